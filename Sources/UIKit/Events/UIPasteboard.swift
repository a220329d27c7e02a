import Foundation

/// What was copied, in this process alone.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    open var string: String?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
}
