import Foundation

/// What was copied, in this process alone.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard of this process, empty at its start.
    public static let general = UIPasteboard()

    /// The text on the pasteboard, nil for none. Setting it leaves what is there of other kinds: a difference from
    /// UIKit.
    open var string: String?
    /// The address on the pasteboard, nil for none; apart from what is there of other kinds.
    open var url: URL?
    /// The picture on the pasteboard, nil for none; apart from what is there of other kinds.
    open var image: UIImage?
    /// The colour on the pasteboard, nil for none; apart from what is there of other kinds.
    open var color: UIColor?
    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
}
