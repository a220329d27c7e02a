import Foundation

/// A shadow of text or drawing. That of attributed text is kept, without effect.
open class NSShadow: NSObject {
    private let tag = CoreFoundationTag()
    /// In points.
    open var shadowOffset = CGSize.zero {
        didSet { KeptMembers.tell("NSShadow") }
    }
    /// In points.
    open var shadowBlurRadius: CGFloat = 0 {
        didSet { KeptMembers.tell("NSShadow") }
    }
    /// A `UIColor`.
    open var shadowColor: Any? {
        didSet { KeptMembers.tell("NSShadow") }
    }

    public override init() { super.init() }
}

/// An image in attributed text. It takes its width in the line and is not drawn.
open class NSTextAttachment: NSObject {
    /// The character that stands for attachments.
    public static let character = 0xFFFC
    private let tag = CoreFoundationTag()
    /// What gives the attachment its width where `bounds` has none.
    open var image: UIImage?
    /// In points; zero for the image's own size.
    open var bounds = CGRect.zero

    /// A file's bytes. Kept; only `image` gives a width.
    open var contents: Data?
    /// The file's type. Kept.
    open var fileType: String?

    public override init() { super.init() }

    /// An attachment with a file's bytes. They are kept.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    /// An attachment as wide as the image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// In points.
    var width: CGFloat { bounds.width > 0 ? bounds.width : image?.size.width ?? 0 }
}

extension NSAttributedString {
    /// A text of one character that stands for the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
