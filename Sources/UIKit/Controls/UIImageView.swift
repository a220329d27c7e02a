import CellSimGraphics
import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The picture; it gives the view its intrinsic size.
    open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// The picture while `isHighlighted`; nil shows `image` then too.
    open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// Whether the highlighted pictures are shown, if there are any.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentSizeMayHaveChanged() } } }
    /// Frames of an animation; while it runs, the first one is shown: nothing moves here.
    open var animationImages: [UIImage]?
    /// How much brighter than white a picture may be. Kept: none is.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet { noteKept("UIImageView.preferredImageDynamicRange", preferredImageDynamicRange != .unspecified) }
    }
    /// Frames of an animation while highlighted; nil shows those of `animationImages`.
    open var highlightedAnimationImages: [UIImage]?
    /// In seconds; kept, without effect.
    open var animationDuration: TimeInterval = 0 {
        didSet { noteKept("UIImageView.animationDuration", animationDuration != 0) }
    }
    /// 0 repeats without end; kept, without effect.
    open var animationRepeatCount = 0 {
        didSet { noteKept("UIImageView.animationRepeatCount", animationRepeatCount != 0) }
    }
    /// Whether the first frame of the animation is shown in place of the picture.
    open private(set) var isAnimating = false
    /// How symbol images are drawn that say nothing themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentSizeMayHaveChanged() } }
    /// Whether pictures grow with the user's text size where that is one of the accessibility sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// An empty view of that frame (points in its superview) that takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// A view as large as `image`, in points, or of size zero without one.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        if let nib = coder as? NibCoder { decodeImageView(from: nib) }
    }

    /// Shows the first frame of the animation from now on; it does not move.
    open func startAnimating() { isAnimating = true }
    /// Shows the picture again.
    open func stopAnimating() { isAnimating = false }

    /// What is drawn: an animation's first frame, else the highlighted image while highlighted, else the image.
    var shownImage: UIImage? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let still = isHighlighted ? highlightedImage ?? image : image
        let shown = isAnimating ? frames?.first ?? still : still
        guard let shown, shown.isSymbolImage, let preferredSymbolConfiguration else { return shown }
        return shown.withPreferredConfiguration(preferredSymbolConfiguration)
    }

    /// The size of the picture's alignment rectangle, so that the frame is as large as the picture.
    open override var intrinsicContentSize: CGSize {
        guard var size = shownImage?.resolved(for: traitCollection).size else { return super.intrinsicContentSize }
        let insets = shownImage?.alignmentRectInsets ?? .zero
        size = CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let factor = accessibilityFactor
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// How much larger a picture that follows the text size is shown.
    private var accessibilityFactor: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    /// Those of the picture shown, in points.
    open override var alignmentRectInsets: UIEdgeInsets {
        guard let insets = shownImage?.alignmentRectInsets, insets != .zero else { return .zero }
        let factor = accessibilityFactor
        return UIEdgeInsets(
            top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
            right: insets.right * factor)
    }

    /// That of the picture shown, which stands on the line of text beside it.
    override var firstBaselineOffset: CGFloat? {
        baselineOffset.map { intrinsicContentSize.height - $0 }
    }
    override var lastBaselineOffset: CGFloat? { baselineOffset }

    private var baselineOffset: CGFloat? {
        guard let shown = shownImage, let offset = shown.baselineOffset(traitCollection) else { return nil }
        return offset * accessibilityFactor - shown.alignmentRectInsets.bottom
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        guard let image = shownImage?.resolved(for: recorder.traits) else { return }
        let place = contentMode.place(image.size, in: bounds)
        image.record(
            into: &recorder, in: place, tint: tintColor,
            rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

extension UIImageView {
    private func imageDidChange(from old: UIImage?) {
        if image?.size != old?.size || highlightedImage?.size != old?.size { invalidateIntrinsicContentSize() }
        if image?.alignmentRectInsets != old?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
            alignmentRectInsetsDidChange()
        }
        setNeedsDisplay()
    }

    private func contentSizeMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func decodeImageView(from nib: NibCoder) {
        isUserInteractionEnabled = nib.bool("userInteractionEnabled") ?? true
        isHighlighted = nib.bool("highlighted") ?? false
        adjustsImageSizeForAccessibilityContentSizeCategory =
            nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
        if let configuration = nib.element("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(interfaceBuilder: nib.coder(for: configuration))
        }
        image = nib.image("image")
        highlightedImage = nib.image("highlightedImage")
    }
}
