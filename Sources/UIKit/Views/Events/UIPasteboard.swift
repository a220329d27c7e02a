import Foundation

/// The pasteboard of this process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The general pasteboard, empty at first.
    public static let general = UIPasteboard()

    /// The content: a text, a URL, a picture or a colour.
    private var content: Any?

    /// The text on the pasteboard, nil for none. Setting it, even to nil, replaces the whole content.
    open var string: String? {
        get { content as? String }
        set { content = newValue }
    }
    /// The URL on the pasteboard, nil for none. Setting it, even to nil, replaces the whole content.
    open var url: URL? {
        get { content as? URL }
        set { content = newValue }
    }
    /// The image on the pasteboard, nil for none. Setting it, even to nil, replaces the whole content.
    open var image: UIImage? {
        get { content as? UIImage }
        set { content = newValue }
    }
    /// The colour on the pasteboard, nil for none. Setting it, even to nil, replaces the whole content.
    open var color: UIColor? {
        get { content as? UIColor }
        set { content = newValue }
    }
    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }
}
