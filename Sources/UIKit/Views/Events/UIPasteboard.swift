import Foundation

/// The pasteboard, which is private to this process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The general pasteboard, which is initially empty.
    public static let general = UIPasteboard()

    /// The content: a text, a URL, an image or a colour.
    private var content: Any?

    /// The text on the pasteboard; nil for no text. Setting it, even to nil, replaces the whole content.
    open var string: String? {
        get { content as? String }
        set { content = newValue }
    }
    /// The URL on the pasteboard; nil for no URL. Setting it, even to nil, replaces the whole content.
    open var url: URL? {
        get { content as? URL }
        set { content = newValue }
    }
    /// The image on the pasteboard; nil for no image. Setting it, even to nil, replaces the whole content.
    open var image: UIImage? {
        get { content as? UIImage }
        set { content = newValue }
    }
    /// The colour on the pasteboard; nil for no colour. Setting it, even to nil, replaces the whole content.
    open var color: UIColor? {
        get { content as? UIColor }
        set { content = newValue }
    }
    /// A Boolean value that indicates whether the pasteboard contains text.
    open var hasStrings: Bool { string != nil }
    /// A Boolean value that indicates whether the pasteboard contains a URL.
    open var hasURLs: Bool { url != nil }
    /// A Boolean value that indicates whether the pasteboard contains an image.
    open var hasImages: Bool { image != nil }
}
