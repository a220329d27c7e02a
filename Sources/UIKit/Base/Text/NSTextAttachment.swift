import Foundation

/// An object that provides the bounds and the image of a text attachment. Subclasses of `NSTextAttachment` override these methods.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image for bounds (in points), or `nil` for no image.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    /// Returns the attachment's bounds relative to the glyph position on the baseline, in points. The y-axis points upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image in attributed text. It is placed on the baseline. A line is extended to the height of its attachments.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    /// The character that represents attachments.
    public static let character = 0xFFFC
    private let tag = CoreFoundationTag()
    /// The image, or `nil` to use `contents`. A template image has the colour of the text.
    open var image: UIImage?
    /// The attachment's bounds relative to the glyph position on the baseline, in points. The y-axis points upwards, so a negative y
    /// lowers the image. If the bounds are zero, the image has its own size.
    open var bounds = CGRect.zero
    /// The contents of an image file, which are used if `image` is `nil`.
    open var contents: Data? { didSet { contentImage = nil } }
    /// The type of the file. Stored without effect: the contents determine the type.
    open var fileType: String?
    /// The image decoded from `contents`, or `nil` if it has not been decoded yet.
    private var contentImage: UIImage??

    public override init() { super.init() }

    /// Creates an attachment with the contents of an image file.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    /// Creates an attachment with an image, in the image's size.
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

    /// Returns the image of the attachment: `image`, or the image in `contents`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { displayedImage }

    /// Returns the attachment's bounds relative to the glyph position on the baseline, in points: `bounds`, or the image's size if
    /// `bounds` is zero. The y-axis points upwards.
    ///
    /// This method is called before layout. The proposed line fragment has the width of the text container, or 100,000 points without a
    /// container, and the position is zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero else { return bounds }
        return CGRect(origin: .zero, size: displayedImage?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// Creates text that consists of the character for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
