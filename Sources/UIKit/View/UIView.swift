import CellSimAutoLayout
import Foundation

/// A rectangle on the screen: geometry, hierarchy, traits, layout and drawing, without a screen.
///
/// Overridable members stand here as one-line hooks, because extensions cannot hold them on Linux; the work is
/// in `UIView+Hierarchy.swift`, `UIView+Layout.swift` and so on.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    /// The value of an intrinsic dimension that the view does not have.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// A target size for `systemLayoutSizeFitting`: as small as constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// A target size for `systemLayoutSizeFitting`: as large as constraints allow, up to 10,000 points.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The class of the view's layer, a `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the class depends on Auto Layout. Nobody asks: every view takes part.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer that holds this view's geometry and draws it.
    public let layer: CALayer

    // Hierarchy
    /// The view that this one lies in. Not retained.
    public internal(set) var superview: UIView? {
        get { unsafe superviewReference }
        set {
            unsafe superviewReference = newValue
            nodeState.parent = newValue?.nodeState
        }
    }
    /// Not weak, for speed: set while the superview's `subviews` holds this view, and cleared by its `deinit`.
    // Unchecked: on the main thread alone, but for `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    /// The views in this one, from the back to the front.
    public internal(set) var subviews: [UIView] = []
    /// A number to find the view by: see `viewWithTag(_:)`.
    open var tag = 0
    weak var owningController: UIViewController?
    /// What the view's document varies by traits, for a root view of such a document.
    var nibVariations: NibVariations?

    // Looks
    var dynamicBackgroundColor: UIColor?
    var ownTintColor: UIColor?
    /// How a picture fills the bounds of an image view; what other views draw is drawn anew for each size.
    open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
    /// Whether touches reach the view and those inside it; otherwise they go to what lies behind.
    open var isUserInteractionEnabled = true
    /// Whether further fingers count. Kept; nothing reads it.
    open var isMultipleTouchEnabled = false
    /// Whether touches here keep other views from having any. Kept; nothing reads it.
    open var isExclusiveTouch = false
    /// Whether drawing begins on a clear ground. Kept; nothing reads it: it always does.
    open var clearsContextBeforeDrawing = true
    /// Lets the view show only as far as the mask, drawn in the view's coordinates, is opaque.
    open var mask: UIView? {
        didSet {
            layer.mask = mask?.layer
            setNeedsDisplay()
        }
    }
    /// Whether the tint is dimmed: what the view or the nearest view around it was given that is not `.automatic`, else
    /// `.normal`. What a dimmed tint's grey is exactly is known to UIKit alone: here it is the tint's luminance.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    var ownTintAdjustment = TintAdjustmentMode.automatic
    /// The recognisers that watch this view's touches, nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { recognizersDidChange(from: oldValue) } }

    // Layout state
    // Only ever changed by short statements, none of which calls anything.
    @safe @exclusivity(unchecked) var layoutState = ViewLayoutState()
    /// What layout engines keep with the view, and constraints know it by.
    package let nodeState = LayoutNodeState()
    /// What follows the superview's size where the frame does not come from constraints: nothing by default.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews' autoresizing masks take effect when this view's size changes.
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
    /// In the screen's coordinates, in points: the view's own frame unless set.
    open override var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }
    /// What few views are given.
    var extras: ViewExtras?
    /// The name for state restoration. Kept; nothing is restored.
    open var restorationIdentifier: String?

    /// Where this view stands in its nib, if it came from one.
    package var nibIdentity: NibIdentity?

    /// A view with a layer of `layerClass`, at a place in its superview's coordinates (points).
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        nodeState.begin(self)
        layer.isOpaque = true
        setInitialFrame(frame)
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Reads the view's attributes from a nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        nodeState.begin(self)
        if let nib = coder as? NibCoder { decodeView(from: nib) }
    }

    deinit {
        nodeState.end()
        for constraint in layoutState.constraints { unsafe constraint.holderReference = nil }
        unsafe layer.ownerReference = nil
        for subview in subviews where unsafe subview.superviewReference === self {
            unsafe subview.superviewReference = nil
            subview.nodeState.parentIsGone()
        }
    }

    /// Views are never written to archives here: a difference from UIKit, which would write them.
    open func encode(with coder: NSCoder) {}

    private static func makeLayer() -> CALayer { MadeLayer.make((layerClass as? CALayer.Type) ?? CALayer.self) }

    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Geometry

    /// Position and size in the superview's coordinates (points); while `transform` is no identity, the box around the
    /// view.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }
    /// Position and size in the view's own coordinates (points). Another origin shifts the subviews; another size keeps
    /// the centre where it is and has the view laid out.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    /// Where the layer's anchor point lies in the superview's coordinates (points): the middle unless
    /// `layer.anchorPoint` was changed.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    /// Turns, scales and shifts the view about its anchor point after layout, which does not know of it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            AnimatedValues.current?.note(self)
            layer.setAffineTransform(newValue)
        }
    }

    // MARK: Looks

    /// The colour behind the view's content, nil for none; dynamic colours follow the view's traits.
    open var backgroundColor: UIColor? {
        get { dynamicBackgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { setBackground(newValue) }
    }
    /// How much of the view and those inside it shows, from 0 to 1; other values are limited to that.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            AnimatedValues.current?.note(self)
            layer.opacity = Float(min(max(newValue, 0), 1))
        }
    }
    /// Whether the view and those inside it are neither drawn nor touched; a stack view around closes the gap.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    /// Whether the view promises to cover all behind it; true unless set. Kept; nothing reads it.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    /// Whether what is inside shows only within the bounds and their rounded corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The colour of what can be tapped: the superview's unless set, and at the outermost view the system's blue.
    /// Setting it to nil takes the superview's again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTint(newValue) }
    }
    /// Called when this view's own tint or one around it was set, and when the view comes into a superview with another
    /// tint; does nothing.
    open func tintColorDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What a layer does when a property changes: nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Lays out the subviews, for the view's own layer.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
    /// Light or dark for this view and those inside it; `unspecified` takes what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownUserInterfaceStyle }
        set { setOverrideStyle(newValue) }
    }
    /// Whether this view, without those inside it, is mirrored for languages that are written from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { ownSemanticContentAttribute }
        set { setSemanticContent(newValue) }
    }
    /// The direction of this view's content: that of `semanticContentAttribute`, else that of its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    // MARK: Hierarchy hooks

    /// The window around the view, nil for none.
    open var window: UIWindow? { superview?.window }
    /// Puts a view in front of the subviews, taking it from where it was. Raises `NSInvalidArgumentException` for this
    /// view itself, `CALayerInvalid` for one around it and `NSInternalInconsistencyException` beyond 1,000 levels.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts a view among the subviews, taking it from where it was; 0 is the back, and an index out of range the
    /// nearest end. Raises as `addSubview(_:)` does.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Takes the view out of its superview and deactivates constraints that lead out of it; nothing for a view without
    /// superview.
    open func removeFromSuperview() { detach() }
    /// Called when a subview has come; does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a subview is about to go; does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the view is about to come into a superview or, with nil, to leave its own; does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has come into a superview or has left one; does nothing.
    open func didMoveToSuperview() {}
    /// Called when the view is about to come into a window or, with nil, to leave its own; does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view has come into a window or has left one; does nothing.
    open func didMoveToWindow() {}
    /// Puts a subview before all others; a view that is none stays where it is.
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
    /// Puts a subview behind all others; a view that is none stays where it is.
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

    // MARK: Layout hooks

    /// The size in points that the content wants, `noIntrinsicMetric` where it wants none: here on both sides.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    /// How far inside of the frame's edges, in points, the rectangle lies that constraints hold.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The alignment rectangle of a frame, in the same coordinates. Layout goes by `alignmentRectInsets`: overriding
    /// this changes nothing there.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of an alignment rectangle, in the same coordinates. Layout goes by `alignmentRectInsets`: overriding
    /// this changes nothing there.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view, this one or one inside it, whose first line of text constraints mean by this view's first baseline.
    open var forFirstBaselineLayout: UIView { self }
    /// The view, this one or one inside it, whose last line of text constraints mean by this view's last baseline.
    open var forLastBaselineLayout: UIView { self }
    /// The size in points that the content would take of `size`; the present size where a class knows no better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size of `sizeThatFits(_:)` for the present one, and puts the origin on whole pixels.
    open func sizeToFit() { fitToContent() }
    /// Gives the subviews the frames that constraints make. Called when layout is due; overrides call super and set
    /// frames of their own.
    open func layoutSubviews() { layoutDirectSubviews() }
    /// Has the view laid out when layout is next asked for.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out what is due, at once: from the outermost view around this one that needs it, down to those inside.
    /// Where 8 passes do not suffice it stops, and says so on standard error.
    open func layoutIfNeeded() { performLayout() }
    /// Called before layout where properties are to be updated, on iOS 26: before the first layout, and after
    /// `setNeedsUpdateProperties()`. Does nothing.
    open func updateProperties() {}
    /// Has `updateProperties()` called before the next layout, which this asks for.
    open func setNeedsUpdateProperties() {
        layoutState.hasUpdatedProperties = false
        setNeedsLayout()
    }
    /// Calls `updateProperties()` where it is due, in the views inside too, on systems that have it.
    open func updatePropertiesIfNeeded() {
        performUpdateProperties()
        for view in subviews { view.updatePropertiesIfNeeded() }
    }
    /// Called before layout when constraints are to be updated; overrides change constraints and call super.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls `updateConstraints()` where it is due, in the views inside first.
    open func updateConstraintsIfNeeded() { performUpdateConstraints() }
    /// Tells layout that `intrinsicContentSize` is another one.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// How strongly the view resists being larger than its content: 250 unless its class says otherwise (labels 251,
    /// switches 750).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggingPriority(axis) }
    /// How strongly the view is to resist being larger than its content, from 0 to 1000. Raises for others, and changes
    /// nothing then.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHuggingPriority(priority, axis)
    }
    /// How strongly the view resists being smaller than its content: 750 unless its class says otherwise.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionPriority(axis)
    }
    /// How strongly the view is to resist being smaller than its content, from 0 to 1000. Raises for others, and changes
    /// nothing then.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionPriority(priority, axis)
    }
    /// The size that a subview's content asks for has changed: for owners that place the subview themselves.
    func subviewContentDidChange(_ subview: UIView) {}
    /// A subview was laid out, its own subviews not yet.
    func subviewDidLayOut(_ subview: UIView) {}
    /// Called when the margins, or what they are made of, have changed; does nothing.
    open func layoutMarginsDidChange() {}
    /// Called when the safe area of the view has changed; does nothing.
    open func safeAreaInsetsDidChange() {}
    /// The size in points that the constraints inside give the view, both sides as near to the target as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size in points that the constraints inside give the view: as near to the target as each side's priority gets
    /// it, and exactly that where `required`. Raises `NSInternalInconsistencyException` for a target that is not
    /// finite.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal: horizontal, vertical: vertical) }
    /// Whether Auto Layout takes the view's frame from constraints that its autoresizing mask stands for.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { nodeState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    /// The distances of `layoutMarginsGuide` from the edges in points: those set, 8 by default, with the safe area and
    /// the superview's margins where these are to be kept. Setting one that is not finite raises
    /// `NSInternalInconsistencyException`.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// As `layoutMargins`, with sides that follow the direction of the language.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether content keeps clear of the superview's margins too; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }
    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }
    /// How far bars and the device's shape reach into the view from its edges, in points.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// The part of the safe area that subviews may lie in: all but what a scroll view has added to its content's inset.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The margins that subviews may preserve, without what a scroll view has added to its content's inset.
    var marginsForSubviews: UIEdgeInsets { layoutMargins }
    /// The margins that a content configuration's view keeps in this view, in points.
    var marginsOfConfiguredContent: UIEdgeInsets { layoutMargins }
    /// The axes along which `preservesSuperviewLayoutMargins` has an effect. Rows and items preserve none along an axis that
    /// scrolls, so that their content does not depend on their place.
    var axesOfKeptMargins: (horizontal: Bool, vertical: Bool) { (true, true) }
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
    /// Does nothing: pictures are drawn anew each time.
    open func setNeedsDisplay() {}
    /// The view's layer wants its contents, after `setNeedsDisplay()` of the layer. Does nothing here.
    open func display(_ layer: CALayer) {}
    /// Does nothing: pictures are drawn anew each time.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Draws what UIKit's own classes draw, straight into the display list and above the background.
    func recordContent(into recorder: inout DisplayRecorder) {}
    /// The corners of the background where the layer rounds none.
    var backgroundCorners: CornerRadii? { nil }
    /// Draws what lies above the subviews.
    func recordOverlay(into recorder: inout DisplayRecorder) {}
    /// The innermost and foremost view at a point of this view's coordinates (points). Nil outside of it, and where it
    /// is hidden, takes no touches or has an alpha of at most 0.01.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }
    /// Whether a point of the view's coordinates (points) lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recogniser of this view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// False: views that take keys say otherwise.
    open override var canBecomeFirstResponder: Bool { false }
    /// Whether the view is its window's first responder.
    open override var isFirstResponder: Bool { window?.firstResponder === self }
    @discardableResult open override func becomeFirstResponder() -> Bool { takeFirstResponder() }
    /// Ceases to be its window's first responder; false where `canResignFirstResponder` says no.
    @discardableResult open override func resignFirstResponder() -> Bool { giveUpFirstResponder() }
}
