import Foundation

/// A rectangle on the screen: geometry, hierarchy, traits, layout and drawing, without a screen.
///
/// Overridable members stand here as one-line hooks, because extensions cannot hold them on Linux; the work is
/// in `UIView+Hierarchy.swift`, `UIView+Layout.swift` and so on.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    /// The value of an intrinsic dimension that the view does not have.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The class of the view's layer, a `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer that holds this view's geometry and draws it.
    public let layer: CALayer

    // Hierarchy
    public internal(set) var superview: UIView? {
        get { unsafe superviewReference }
        set { unsafe superviewReference = newValue }
    }
    /// Not weak, for speed: set while the superview's `subviews` holds this view, and cleared by its `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    public internal(set) var subviews: [UIView] = []
    open var tag = 0
    weak var owningController: UIViewController?
    /// What the view's document varies by traits, for a root view of such a document.
    var nibVariations: NibVariations?

    // Looks
    var dynamicBackgroundColor: UIColor?
    var ownTintColor: UIColor?
    open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var clearsContextBeforeDrawing = true
    /// Lets the view show only inside of the mask's figure, in the view's coordinates; its alpha does not count.
    open var mask: UIView? {
        didSet {
            layer.mask = mask?.layer
            setNeedsDisplay()
        }
    }
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { recognizersDidChange(from: oldValue) } }

    // Layout state
    var layoutState = ViewLayoutState()
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    var ownSemanticContentAttribute: UISemanticContentAttribute = .unspecified

    // Traits
    var cachedTraits: UITraitCollection?
    /// Those in force when the view was made: what it counts on until it knows better.
    let initialTraits = UITraitCollection.current
    var ownUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Traits that replace inherited ones for this view and its descendants.
    var ownTraitOverrides: UITraitCollection?

    // Accessibility
    open var accessibilityIdentifier: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    /// In the screen's coordinates, in points.
    open var accessibilityFrame: CGRect {
        get { extras?.accessibilityFrame ?? convert(bounds, to: nil) }
        set { ownExtras.accessibilityFrame = newValue }
    }
    /// What few views are given.
    var extras: ViewExtras?
    /// What is told of the view instead of its subviews, in the order in which it is told.
    open var accessibilityElements: [Any]?
    /// What can be done with the view besides activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var ownIsAccessibilityElement: Bool?
    var ownAccessibilityLabel: String?
    open var isAccessibilityElement: Bool {
        get { ownIsAccessibilityElement ?? false }
        set { ownIsAccessibilityElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel }
        set { ownAccessibilityLabel = newValue }
    }
    open var restorationIdentifier: String?

    /// What constraints know this view by, made on first use.
    var ownLayoutIdentity: LayoutIdentity?

    /// Where this view stands in its nib, if it came from one.
    package var nibIdentity: NibIdentity?

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        layer.isOpaque = true
        setInitialFrame(frame)
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Reads the view's attributes from a nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        if let nib = coder as? NibCoder { decodeView(from: nib) }
    }

    deinit {
        ownLayoutIdentity?.clear()
        layoutState.engine?.rootIsGone()
        for constraint in layoutState.constraints { unsafe constraint.holderReference = nil }
        unsafe layer.ownerReference = nil
        for subview in subviews where unsafe subview.superviewReference === self {
            unsafe subview.superviewReference = nil
        }
    }

    /// Views are never written to archives here: a difference from UIKit, which would write them.
    open func encode(with coder: NSCoder) {}

    private static func makeLayer() -> CALayer { ((layerClass as? CALayer.Type) ?? CALayer.self).init() }

    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Geometry

    /// Position and size in the superview's coordinates (points). Meaningless while `transform` is no identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    // MARK: Looks

    open var backgroundColor: UIColor? {
        get { dynamicBackgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { setBackground(newValue) }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTint(newValue) }
    }
    open func tintColorDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns whether the view did what assistive technologies ask for; nobody asks here.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    /// What a layer does when a property changes: nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Lays out the subviews, for the view's own layer.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownUserInterfaceStyle }
        set { setOverrideStyle(newValue) }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { ownSemanticContentAttribute }
        set { setSemanticContent(newValue) }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    // MARK: Hierarchy hooks

    open var window: UIWindow? { superview?.window }
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func removeFromSuperview() { detach() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

    // MARK: Layout hooks

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// The part of the owner's frame that `sizeToFit` would choose; the present size where a class knows no better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { fitToContent() }
    open func layoutSubviews() { layoutDirectSubviews() }
    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { performLayout() }
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func updateConstraintsIfNeeded() { performUpdateConstraints() }
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    /// Sizes the view by its constraints: see `UIView+Fitting.swift`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal: horizontal, vertical: vertical) }
    /// Whether Auto Layout takes the view's frame from constraints that its autoresizing mask stands for.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// The margins a view has without own ones, in points (facts: 8 on each side; stack views 0).
    var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    /// The distance of the first baseline from the alignment rectangle's top, in points; `nil`: the bottom edge.
    var firstBaselineOffset: CGFloat? { nil }
    /// The distance of the last baseline from the alignment rectangle's bottom, in points (positive upwards).
    var lastBaselineOffset: CGFloat? { nil }
    /// The height at which these distances hold, in points, for content that stays in the middle at every other height.
    var centredBaselineHeight: CGFloat? { nil }
    /// True for text that wraps to the width it is given, so that its height is known only after the widths.
    var wrapsContentToWidth: Bool { false }
    /// The intrinsic size when the content may be no wider than `width` points.
    func contentSize(fittingWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The width that content was set to wrap at by the user, 0 for automatic.
    var explicitWrappingWidth: CGFloat { 0 }
    /// Constraints a container makes for its arranged views, rebuilt when the container says so.
    var containerConstraints: [NSLayoutConstraint] { [] }
    /// Brings `containerConstraints` and the container's guides up to date before they are read.
    func updateContainer() {}
    /// Whether edges of this view mean its scrollable content for constraints from inside.
    var hasScrollableContent: Bool { false }
    /// Whether that content is made of subviews alone, rather than by the class itself as a table's is.
    var showsPlainContent: Bool { false }
    /// Called after Auto Layout solved a scrollable view's content size.
    func adoptContentSize(_ size: CGSize) {}

    // MARK: Drawing and touches

    /// Draws the view's own content with UIKit's drawing functions; the default draws nothing.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Draws what UIKit's own classes draw, straight into the display list and above the background.
    func recordContent(into recorder: inout DisplayRecorder) {}
    /// Draws what lies above the subviews.
    func recordOverlay(into recorder: inout DisplayRecorder) {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recogniser of this view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var canBecomeFirstResponder: Bool { false }
    open override var isFirstResponder: Bool { window?.firstResponder === self }
    @discardableResult open override func becomeFirstResponder() -> Bool { takeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { giveUpFirstResponder() }
}
