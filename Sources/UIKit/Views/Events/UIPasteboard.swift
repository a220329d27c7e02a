import Foundation

/// A pasteboard. It isn't shared with other processes.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The general pasteboard, which is initially empty.
    public static let general = UIPasteboard()

    /// The content: a string, a URL, an image or a colour.
    private var content: Any?

    /// The string on the pasteboard, or nil. Setting it replaces the content; nil clears the pasteboard.
    open var string: String? {
        get { content as? String }
        set { content = newValue }
    }
    /// The URL on the pasteboard, or nil. Setting it replaces the content; nil clears the pasteboard.
    open var url: URL? {
        get { content as? URL }
        set { content = newValue }
    }
    /// The image on the pasteboard, or nil. Setting it replaces the content; nil clears the pasteboard.
    open var image: UIImage? {
        get { content as? UIImage }
        set { content = newValue }
    }
    /// The colour on the pasteboard, or nil. Setting it replaces the content; nil clears the pasteboard.
    open var color: UIColor? {
        get { content as? UIColor }
        set { content = newValue }
    }
    /// A Boolean value that indicates whether the pasteboard contains a string.
    open var hasStrings: Bool { string != nil }
    /// A Boolean value that indicates whether the pasteboard contains a URL.
    open var hasURLs: Bool { url != nil }
    /// A Boolean value that indicates whether the pasteboard contains an image.
    open var hasImages: Bool { image != nil }
}
