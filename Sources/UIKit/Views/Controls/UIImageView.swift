import CellSimGraphics
import Foundation

/// A view that displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The image, which determines the view's intrinsic size.
    open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// The image that is displayed while `isHighlighted` is true; if nil, `image` is displayed.
    open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// A Boolean value that indicates whether the view displays its highlighted image, if it has one.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateContent() } } }
    /// The frames of the animation. While it runs, the view displays the first frame, because nothing is animated.
    open var animationImages: [UIImage]?
    /// The preferred brightness range of the image. Stored without effect.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet { reportNoOp("UIImageView.preferredImageDynamicRange", preferredImageDynamicRange != .unspecified) }
    }
    /// The frames of the animation while highlighted; if nil, `animationImages` are used.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of the animation, in seconds. Stored without effect.
    open var animationDuration: TimeInterval = 0 {
        didSet { reportNoOp("UIImageView.animationDuration", animationDuration != 0) }
    }
    /// The number of repetitions; 0 repeats forever. Stored without effect.
    open var animationRepeatCount = 0 {
        didSet { reportNoOp("UIImageView.animationRepeatCount", animationRepeatCount != 0) }
    }
    /// A Boolean value that indicates whether the animation is running. If so, its first frame replaces the image.
    open private(set) var isAnimating = false
    /// The default configuration of symbol images.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateContent() } }
    /// A Boolean value that indicates whether images are scaled up at the accessibility text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Creates an empty image view with a frame in its superview's coordinates (points). It ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of `image`, or zero if it is nil.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates an image view with two images, and with the size of `image`, or zero if it is nil.
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

    /// Starts the animation, which displays only its first frame.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation and displays the image again.
    open func stopAnimating() { isAnimating = false }

    /// The image that is currently displayed: the animation's first frame, the highlighted image, or the image.
    package var displayedImage: UIImage? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let stillImage = isHighlighted ? highlightedImage ?? image : image
        let currentImage = isAnimating ? frames?.first ?? stillImage : stillImage
        guard let currentImage, currentImage.isSymbolImage, let preferredSymbolConfiguration else {
            return currentImage
        }
        return currentImage.withPreferredConfiguration(preferredSymbolConfiguration)
    }

    /// The size of the displayed image's alignment rectangle, in points.
    open override var intrinsicContentSize: CGSize {
        guard var size = displayedImage?.resolved(for: traitCollection).size else { return super.intrinsicContentSize }
        let insets = displayedImage?.alignmentRectInsets ?? .zero
        size = CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let factor = accessibilityFactor
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The scale factor of images for the accessibility text sizes; 1 at other sizes.
    private var accessibilityFactor: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    /// The alignment insets of the displayed image, in points.
    open override var alignmentRectInsets: UIEdgeInsets {
        guard let insets = displayedImage?.alignmentRectInsets, insets != .zero else { return .zero }
        let factor = accessibilityFactor
        return UIEdgeInsets(
            top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
            right: insets.right * factor)
    }

    /// The distance from the top of the alignment rectangle to the displayed image's baseline, in points; nil if it has
    /// none.
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
