import Foundation

/// The interface that provides the bounds and image of an attachment. Subclasses of text attachments override it.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image for a box of this size (points); nil for none.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    /// Returns the box relative to the pen on the baseline, in points; y points upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image in attributed text. It is on the baseline, and raises its line if it is higher than the text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    /// The character for attachments.
    public static let character = 0xFFFC
    private let tag = CoreFoundationTag()
    /// The image, in the text's colour if it is a template; nil for the image in `contents`.
    open var image: UIImage?
    /// The box relative to the pen on the baseline, in points, y upwards: a negative y lowers the image. Zero for the
    /// image's own size.
    open var bounds = CGRect.zero
    /// The bytes of an image file, used if `image` is nil.
    open var contents: Data? { didSet { contentImage = nil } }
    /// The file's type. Stored without effect: the bytes determine the type.
    open var fileType: String?
    /// The image in `contents`, once it was decoded.
    private var contentImage: UIImage??

    public override init() { super.init() }

    /// Creates an attachment from the bytes of an image's file.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    /// Creates an attachment as large as the image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    private var shownImage: UIImage? {
        if let image { return image }
        if let contentImage { return contentImage }
        let made = contents.flatMap { UIImage(data: $0) }
        contentImage = .some(made)
        return made
    }

    /// Returns the image for a box of this size (points), from `image` or `contents`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// Returns the box relative to the pen on the baseline, in points, y upwards: `bounds`, or the image's size if that
    /// is zero.
    ///
    /// Called before layout: the proposed line is as wide as the container, or otherwise 100,000 points, and the
    /// position is zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero else { return bounds }
        return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// Creates a text of one character for the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
