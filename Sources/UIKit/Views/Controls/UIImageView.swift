import CellSimGraphics
import Foundation

/// A view that displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The image, which determines the view's intrinsic size.
    open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// The image while `isHighlighted` is true; nil for `image`.
    open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// A Boolean value that indicates whether the view displays its highlighted image, if it has one.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateContent() } } }
    /// The frames of an animation. While it runs, the view displays the first frame: nothing moves.
    open var animationImages: [UIImage]?
    /// The preferred brightness range of the image. Stored without effect.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet { reportNoOp("UIImageView.preferredImageDynamicRange", preferredImageDynamicRange != .unspecified) }
    }
    /// The frames of the animation while highlighted; nil for `animationImages`.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration in seconds. Stored without effect.
    open var animationDuration: TimeInterval = 0 {
        didSet { reportNoOp("UIImageView.animationDuration", animationDuration != 0) }
    }
    /// The number of repetitions; 0 repeats forever. Stored without effect.
    open var animationRepeatCount = 0 {
        didSet { reportNoOp("UIImageView.animationRepeatCount", animationRepeatCount != 0) }
    }
    /// A Boolean value that indicates whether the animation is running; its first frame then replaces the image.
    open private(set) var isAnimating = false
    /// The configuration for symbol images that have no configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateContent() } }
    /// A Boolean value that indicates whether images grow at the text sizes for accessibility.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Creates an empty image view with a frame (points in its superview). It ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates an image view with the size of `image` in points; zero without an image.
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

    /// Starts the animation: displays its first frame, which does not change.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation and displays the image again.
    open func stopAnimating() { isAnimating = false }

    /// The displayed image: the animation's first frame, otherwise the highlighted image while highlighted, otherwise
    /// the image.
    package var displayedImage: UIImage? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let stillImage = isHighlighted ? highlightedImage ?? image : image
        let currentImage = isAnimating ? frames?.first ?? stillImage : stillImage
        guard let currentImage, currentImage.isSymbolImage, let preferredSymbolConfiguration else {
            return currentImage
        }
        return currentImage.withPreferredConfiguration(preferredSymbolConfiguration)
    }

    /// The size of the image's alignment rectangle, so that the frame has the size of the image.
    open override var intrinsicContentSize: CGSize {
        guard var size = displayedImage?.resolved(for: traitCollection).size else { return super.intrinsicContentSize }
        let insets = displayedImage?.alignmentRectInsets ?? .zero
        size = CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let factor = accessibilityFactor
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The scale of an image that follows the text size.
    private var accessibilityFactor: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    /// The alignment insets of the current image, in points.
    open override var alignmentRectInsets: UIEdgeInsets {
        guard let insets = displayedImage?.alignmentRectInsets, insets != .zero else { return .zero }
        let factor = accessibilityFactor
        return UIEdgeInsets(
            top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
            right: insets.right * factor)
    }

    /// The baseline of the displayed image, which layout aligns with the adjacent text.
    @_spi(UIKitModules) open override var firstBaselineOffset: CGFloat? {
        baselineOffset.map { intrinsicContentSize.height - $0 }
    }
    @_spi(UIKitModules) open override var lastBaselineOffset: CGFloat? { baselineOffset }

    private var baselineOffset: CGFloat? {
        guard let shown = displayedImage, let offset = shown.baselineOffset(traitCollection) else { return nil }
        return offset * accessibilityFactor - shown.alignmentRectInsets.bottom
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? super.sizeThatFits(size) }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        guard let image = displayedImage?.resolved(for: recorder.traits) else { return }
        let imageRect = contentMode.contentRect(image.size, in: bounds)
        image.record(
            into: &recorder, in: imageRect, tint: tintColor,
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

    private func invalidateContent() {
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
