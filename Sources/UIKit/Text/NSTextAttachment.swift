import Foundation

/// What gives an attachment of a text its place and its looks: text attachments, which subclasses change.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image drawn in a box of that size (points); nil for none.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    /// The box from the pen on the baseline, in points; y grows upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image in attributed text: it stands on the baseline, and raises its line where it is higher than the text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    /// The character that stands for attachments.
    public static let character = 0xFFFC
    private let tag = CoreFoundationTag()
    /// What is drawn, in the text's colour where it is a template; nil for what `contents` holds.
    open var image: UIImage?
    /// From the pen on the baseline, in points, y upwards: a negative y lowers the image. Zero for the image's own size.
    open var bounds = CGRect.zero
    /// An image's file in bytes, drawn where there is no `image`.
    open var contents: Data? { didSet { contentImage = nil } }
    /// The file's type. Kept; what the bytes are is seen from themselves.
    open var fileType: String?
    /// What `contents` holds, once it was looked at.
    private var contentImage: UIImage??

    public override init() { super.init() }

    /// An attachment with an image's file in bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    /// An attachment as large as the image.
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

    /// The image drawn in a box of that size (points): that of `image` or `contents`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// The box from the pen on the baseline, in points, y upwards: `bounds`, or the image's size where that is zero.
    ///
    /// Asked before lines are made: the line proposed is as wide as the container where there is one, else 100,000 points,
    /// and the place is zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero else { return bounds }
        return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// A text of one character that stands for the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
