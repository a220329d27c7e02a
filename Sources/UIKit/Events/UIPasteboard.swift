import Foundation

/// What was copied, in this process alone.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard of this process, empty at its start.
    public static let general = UIPasteboard()

    /// What is there: a text, an address, a picture or a colour.
    private var content: Any?

    /// The text on the pasteboard, nil for none. Setting it, to nil too, takes the place of all that was there.
    open var string: String? {
        get { content as? String }
        set { content = newValue }
    }
    /// The address on the pasteboard, nil for none. Setting it, to nil too, takes the place of all that was there.
    open var url: URL? {
        get { content as? URL }
        set { content = newValue }
    }
    /// The picture on the pasteboard, nil for none. Setting it, to nil too, takes the place of all that was there.
    open var image: UIImage? {
        get { content as? UIImage }
        set { content = newValue }
    }
    /// The colour on the pasteboard, nil for none. Setting it, to nil too, takes the place of all that was there.
    open var color: UIColor? {
        get { content as? UIColor }
        set { content = newValue }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
}
