import Foundation

/// Provides the bounds and the image of a text attachment; subclasses of `NSTextAttachment` override it.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image for a box of a given size (points); nil for no image.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    /// Returns the attachment's box relative to the pen on the baseline, in points; y points upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image in attributed text. It is placed on the baseline, and makes its line higher if it is higher than the text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    /// The character that represents an attachment.
    public static let character = 0xFFFC
    private let tag = CoreFoundationTag()
    /// The image, drawn in the text's colour if it is a template; nil for the image in `contents`.
    open var image: UIImage?
    /// The attachment's box relative to the pen on the baseline, in points with y upwards: a negative y lowers the
    /// image. Zero for the image's natural size.
    open var bounds = CGRect.zero
    /// The bytes of an image file, used if `image` is nil.
    open var contents: Data? { didSet { contentImage = nil } }
    /// The type of the file. Stored without effect: the bytes determine the type.
    open var fileType: String?
    /// The image in `contents`, after it was decoded.
    private var contentImage: UIImage??

    public override init() { super.init() }

    /// Creates an attachment from the bytes of an image file.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    /// Creates an attachment with the size of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    private var displayedImage: UIImage? {
        if let image { return image }
        if let contentImage { return contentImage }
        let decodedImage = contents.flatMap { UIImage(data: $0) }
        contentImage = .some(decodedImage)
        return decodedImage
    }

    /// Returns the image for a box of a given size (points), from `image` or `contents`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { displayedImage }

    /// Returns the attachment's box relative to the pen on the baseline, in points with y upwards: `bounds`, or the
    /// image's size if `bounds` is zero.
    ///
    /// Called before layout: the proposed line is as wide as the container, or otherwise 100,000 points, and the
    /// position is zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero else { return bounds }
        return CGRect(origin: .zero, size: displayedImage?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// Creates a text of one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
