import CellSimAutoLayout
import CellSimText
import Foundation

/// A rectangular area with content, subviews, layout and traits; the base class of all views.
///
/// The overridable members are declared here, because members of extensions can't be overridden on Linux. Most of them
/// forward to extensions in `UIView+Hierarchy.swift`, `UIView+Layout.swift` and other files.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    /// The value for a dimension without an intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// A target size for `systemLayoutSizeFitting` that requests the smallest possible size.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// A target size for `systemLayoutSizeFitting` that requests the largest possible size, up to 10,000 points.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The class of the view's layer, a `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// A Boolean value that indicates whether the class depends on Auto Layout. CellSim never reads it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer with this view's geometry and drawing.
    public let layer: CALayer

    // Hierarchy
    /// The view that contains this one. Not retained.
    public internal(set) var superview: UIView? {
        get { unsafe superviewReference }
        set {
            unsafe superviewReference = newValue
            nodeState.parent = newValue?.nodeState
        }
    }
    /// The storage of `superview`. It is unowned instead of weak for speed: the superview sets it while `subviews` contains
    /// this view, and clears it in `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    /// The views inside this one, from back to front.
    public internal(set) var subviews: [UIView] = []
    /// A number that identifies the view for `viewWithTag(_:)`.
    open var tag = 0
    package weak var owningController: UIViewController?
    /// The trait variations of the view's nib; set only on root views.
    var nibVariations: NibVariations?

    // Appearance
    var dynamicBackgroundColor: UIColor?
    package var ownTintColor: UIColor?
    /// The mode that scales or positions the image of an image view. Other views redraw their content when resized.
    open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
    /// A Boolean value that indicates whether the view and its descendants receive touches. If false, touches go to the view behind.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the view receives multiple touches. Stored without effect.
    open var isMultipleTouchEnabled = false
    /// A Boolean value that indicates whether touches in this view block touches in other views. Stored without effect.
    open var isExclusiveTouch = false
    /// A Boolean value that indicates whether the background is cleared before drawing. Stored without effect: it always is.
    open var clearsContextBeforeDrawing = true
    /// A view whose alpha channel masks this view's content.
    open var mask: UIView? {
        didSet {
            layer.mask = mask?.layer
            setNeedsDisplay()
        }
    }
    /// The dimming of the tint: the first mode other than `.automatic` of the view and its ancestors, or `.normal`.
    /// UIKit's exact grey for a dimmed tint is unknown; CellSim uses the tint's luminance.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    var ownTintAdjustment = TintAdjustmentMode.automatic
    /// The gesture recognisers of the view, or nil if it has none.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { recognizersDidChange(from: oldValue) } }

    // Layout state
    // No exclusivity checks, for speed: accesses never overlap, because they don't call other code.
    @safe @exclusivity(unchecked) package var layoutState = ViewLayoutState()
    /// The view's node in the layout engine. Constraints use it to refer to the view.
    package let nodeState = LayoutNodeState()
    /// The parts of the frame that change with the superview's size, if no constraints determine the frame. Empty by default.
    open var autoresizingMask: AutoresizingMask = []
    /// A Boolean value that indicates whether the subviews' autoresizing masks apply when this view's size changes.
    open var autoresizesSubviews = true
    var ownSemanticContentAttribute: UISemanticContentAttribute = .unspecified

    // Traits
    var cachedTraits: UITraitCollection?
    /// The traits that were current when the view was created, used until the view inherits traits.
    let initialTraits = UITraitCollection.current
    var ownUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Traits that override inherited ones for this view and its descendants.
    var ownTraitOverrides: UITraitCollection?

    // Accessibility
    /// The frame in screen coordinates, in points. By default, the view's frame.
    open override var accessibilityFrame: CGRect {
        get { accessibilityFrameBlock?() ?? accessibilityValues?.frame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }
    /// Storage for rarely used properties, allocated on first use.
    var extras: ViewExtras?
    /// The identifier for state restoration. Stored without effect: no state is restored.
    open var restorationIdentifier: String?

    /// The identity of this view in its nib; nil for a view created in code.
    package var nibIdentity: NibIdentity?

    /// Creates a view with a frame in its superview's coordinates (points). Its layer is an instance of `layerClass`.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        nodeState.attach(self)
        layer.isOpaque = true
        setInitialFrame(frame)
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Decodes a view from a nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        nodeState.attach(self)
        if let nib = coder as? NibCoder { decodeView(from: nib) }
    }

    deinit {
        nodeState.detach()
        for constraint in layoutState.constraints { unsafe constraint.containingViewReference = nil }
        unsafe layer.ownerReference = nil
        for subview in subviews where unsafe subview.superviewReference === self {
            unsafe subview.superviewReference = nil
            subview.nodeState.clearParent()
        }
    }

    /// Encodes nothing: unlike in UIKit, views can't be archived.
    open func encode(with coder: NSCoder) {}

    private static func makeLayer() -> CALayer {
        LayerInitializerThunk.make((layerClass as? CALayer.Type) ?? CALayer.self)
    }

    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Geometry

    /// The position and size in the superview's coordinates (points). If `transform` isn't the identity, this is the
    /// bounding box of the transformed view.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }
    /// The position and size in the view's own coordinates (points). Changing the origin scrolls the subviews; changing the
    /// size keeps the centre and invalidates the layout.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    /// The position of the layer's anchor point in the superview's coordinates (points). By default, the anchor point is the centre.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    /// The transform about the anchor point. Layout ignores it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            ViewStateRecorder.current?.recordIfNeeded(self)
            layer.setAffineTransform(newValue)
        }
    }

    // MARK: Appearance

    /// The background colour, or nil for a transparent background. A dynamic colour is resolved with the view's traits.
    open var backgroundColor: UIColor? {
        get { dynamicBackgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { setBackgroundColor(newValue) }
    }
    /// The opacity of the view and its descendants, clamped to 0…1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            ViewStateRecorder.current?.recordIfNeeded(self)
            layer.opacity = Float(min(max(newValue, 0), 1))
        }
    }
    /// A Boolean value that indicates whether the view and its descendants are hidden and receive no touches. A stack
    /// view removes a hidden view from its layout.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    /// A Boolean value that indicates whether the view fills its bounds with opaque content; true by default. Stored without effect.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    /// A Boolean value that indicates whether content and subviews are clipped to the bounds with their rounded corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The colour of interactive elements. If nil is set, which is the default, the colour is inherited from the superview;
    /// a root view uses the system's blue.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTint(newValue) }
    }
    /// Called after the view's tint colour or tint adjustment mode changed, also by a change of an ancestor or of the
    /// superview. The default implementation does nothing.
    open func tintColorDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns nil, because CellSim doesn't animate layer properties.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Lays out the subviews if `layer` is the view's own layer.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
    /// The interface style of this view and its descendants; `.unspecified` to inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownUserInterfaceStyle }
        set { setOverrideStyle(newValue) }
    }
    /// The meaning of the view's content, which determines whether it is mirrored in right-to-left languages. Descendants aren't affected.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { ownSemanticContentAttribute }
        set { setSemanticContent(newValue) }
    }
    /// The layout direction of the view's content, from `semanticContentAttribute` or the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    // MARK: Hierarchy hooks

    /// The window that contains the view, or nil.
    open var window: UIWindow? { superview?.window }
    /// Adds a view in front of the other subviews. If it has another superview, it is removed from it. Raises
    /// `NSInvalidArgumentException` if `view` is this view, `CALayerInvalid` if it's an ancestor, and
    /// `NSInternalInconsistencyException` if the hierarchy would have more than 1,000 levels.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Inserts a subview at an index; 0 is the back. An index out of range is clamped. Raises like `addSubview(_:)`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Removes the view from its superview, and deactivates constraints between its tree and other views. Does nothing if
    /// there is no superview.
    open func removeFromSuperview() { removeFromHierarchy() }
    /// Called after a subview was added. The default implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. The default implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; nil if the view is removed. The default implementation does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed. The default implementation does nothing.
    open func didMoveToSuperview() {}
    /// Called before the window changes; nil if the view is removed. The default implementation does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed. The default implementation does nothing.
    open func didMoveToWindow() {}
    /// Moves a subview in front of all others. Other views are ignored.
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
    /// Moves a subview behind all others. Other views are ignored.
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

    // MARK: Layout hooks

    /// The natural size of the content, in points. Both dimensions are `noIntrinsicMetric` by default.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    /// The insets of the alignment rectangle, which constraints use instead of the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle of a frame, in the same coordinates. Overrides don't affect layout, which uses
    /// `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for an alignment rectangle, in the same coordinates. Overrides don't affect layout, which uses
    /// `alignmentRectInsets`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view (this one or a descendant) whose first line of text defines the first baseline.
    open var forFirstBaselineLayout: UIView { self }
    /// The view (this one or a descendant) whose last line of text defines the last baseline.
    open var forLastBaselineLayout: UIView { self }
    /// Returns the size that best fits the content within `size`, in points. By default, the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to the result of `sizeThatFits(_:)`, and rounds its origin to whole pixels.
    open func sizeToFit() { fitToContent() }
    /// Lays out the subviews. The default implementation sets their frames from constraints.
    open func layoutSubviews() { layoutDirectSubviews() }
    /// Invalidates the current layout, so that the next layout includes the view.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out the view and its descendants immediately, starting at the outermost ancestor that needs layout. If layout
    /// is still pending after 8 passes, it stops and logs a warning.
    open func layoutIfNeeded() { performLayout() }
    /// Called on iOS 26 before the first layout, and before the next layout after `setNeedsUpdateProperties()`. The default
    /// implementation does nothing.
    open func updateProperties() {}
    /// Schedules `updateProperties()` before the next layout, and requests that layout.
    open func setNeedsUpdateProperties() {
        layoutState.hasUpdatedProperties = false
        setNeedsLayout()
    }
    /// Calls `updateProperties()` of this view and its descendants where it's pending (iOS 26).
    open func updatePropertiesIfNeeded() {
        performUpdateProperties()
        for view in subviews { view.updatePropertiesIfNeeded() }
    }
    /// Called before layout so that overrides can update constraints. Overrides must call super.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    /// Schedules `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls `updateConstraints()` of the descendants and then of this view, where it's pending.
    open func updateConstraintsIfNeeded() { performUpdateConstraints() }
    /// Invalidates the layout because `intrinsicContentSize` changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// Returns the priority with which the view resists growing beyond its intrinsic size: 250 by default, 251 for labels,
    /// 750 for switches.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggingPriority(axis) }
    /// Sets the priority with which the view resists growing beyond its intrinsic size, from 0 to 1000. Raises for other
    /// values and then keeps the current priority.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHuggingPriority(priority, axis)
    }
    /// Returns the priority with which the view resists shrinking below its intrinsic size: 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionPriority(axis)
    }
    /// Sets the priority with which the view resists shrinking below its intrinsic size, from 0 to 1000. Raises for other
    /// values and then keeps the current priority.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionPriority(priority, axis)
    }
    /// Called after the intrinsic size of a subview changed, so that classes that set its frame can lay it out again.
    @_spi(UIKitModules) open func subviewContentDidChange(_ subview: UIView) {}
    /// Called after a layout change in a descendant, for views with `ViewLayoutState.measuresArrangedViews`.
    func descendantLayoutDidChange() {}
    /// The subviews that the class creates itself. Each entry contains the name of the property that returns the subview
    /// ("" for none) and whether properties of this view determine the subview completely.
    @_spi(UIKitModules) open var builtInPartEntries: [(role: String, view: UIView, isDeterminedByOwner: Bool)] {
        superview?.parts(inContent: self) ?? []
    }
    /// Returns the value of `builtInPartEntries` for a subview that displays this view's content.
    @_spi(UIKitModules) open func parts(inContent content: UIView) -> [(
        role: String, view: UIView, isDeterminedByOwner: Bool
    )] { [] }
    /// A Boolean value that indicates whether the view is a cell's content view. The table sets its size.
    @_spi(UIKitModules) open var isCellContentView: Bool { false }
    /// Copies an appearance's values for states or segments, except for those that this view has already set.
    @_spi(UIKitModules) open func copyStates(of stand: UIView, unless blank: UIView, taken: inout Set<AnyHashable>) {}
    /// Sets the letter-spacing table of the view's text, which depends on the system version.
    @_spi(UIKitModules) open func setTrackingTable(_ trackingTable: TrackingTable) {}
    /// Returns an instance of the class, created with the designated initialiser of its kind of view.
    @_spi(UIKitModules) open class func makeInstance(frame: CGRect) -> UIView {
        ViewInitializerThunk.make(self, frame: frame)
    }
    /// Called after a subview's layout, before the subview lays out its own subviews.
    @_spi(UIKitModules) open func subviewDidLayOut(_ subview: UIView) {}
    /// Called after the layout margins changed. The default implementation does nothing.
    open func layoutMarginsDidChange() {}
    /// Called after the safe area of the view changed. The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}
    /// Returns the size that satisfies the view's constraints and is closest to the target, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the view's constraints, in points. Each dimension is as close to the target as its
    /// priority allows, and equal to the target if the priority is `required`. Raises `NSInternalInconsistencyException` if
    /// the target is negative infinity or not a number.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal: horizontal, vertical: vertical) }
    /// A Boolean value that indicates whether Auto Layout converts the view's frame and autoresizing mask to constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { nodeState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    /// The distances of `layoutMarginsGuide` from the edges, in points: the margins that were set (8 by default) plus the
    /// safe area, and at least the superview's margins if these are preserved. Setting a value that isn't finite raises
    /// `NSInternalInconsistencyException`.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The layout margins with leading and trailing edges, which depend on the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// A Boolean value that indicates whether content also avoids the superview's margins; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }
    /// A Boolean value that indicates whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }
    /// The insets of the area that bars and the device's shape don't cover, in points.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// The safe area that subviews inherit. A scroll view excludes insets that it has already added to its content inset.
    package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The margins that subviews inherit. A scroll view excludes insets that it has already added to its content inset.
    package var marginsForSubviews: UIEdgeInsets { layoutMargins }
    /// The margins of the content configuration's view in this view, in points.
    @_spi(UIKitModules) open var configuredContentMargins: UIEdgeInsets { layoutMargins }
    /// The axes on which `preservesSuperviewLayoutMargins` has an effect. Cells exclude the scroll axis, so that their
    /// content doesn't depend on their position.
    @_spi(UIKitModules) open var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (true, true) }
    /// The margins if none were set, in points: 8 on each side, and 0 in stack views.
    @_spi(UIKitModules) open var defaultLayoutMargins: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// The distance from the top of the alignment rectangle to the first baseline, in points; nil if the baseline is the bottom edge.
    @_spi(UIKitModules) open var firstBaselineOffset: CGFloat? { nil }
    /// The distance from the bottom of the alignment rectangle up to the last baseline, in points.
    @_spi(UIKitModules) open var lastBaselineOffset: CGFloat? { nil }
    /// The height for which the baseline offsets are valid, in points, for views that centre their content vertically.
    @_spi(UIKitModules) open var baselineReferenceHeight: CGFloat? { nil }
    /// A Boolean value that indicates whether the view's text wraps, so that its height depends on its width.
    @_spi(UIKitModules) open var wrapsContentToWidth: Bool { false }
    /// Returns the intrinsic size for a maximum width, in points.
    @_spi(UIKitModules) open func contentSize(fittingWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The wrapping width that the app has set explicitly, in points; 0 if it is automatic.
    @_spi(UIKitModules) open var explicitWrappingWidth: CGFloat { 0 }
    /// The constraints that a container, such as a stack view, creates for its arranged views.
    @_spi(UIKitModules) open var containerConstraints: [NSLayoutConstraint] { [] }
    /// Updates `containerConstraints` and the container's layout guides. Called before they are read.
    @_spi(UIKitModules) open func updateContainerConstraints() {}
    /// Whether constraints of subviews refer to the content area instead of the view's edges, as in scroll views.
    var hasScrollContentConstraints: Bool { false }
    /// A Boolean value that indicates whether the content of a scroll view consists only of the app's subviews. It is false
    /// for tables and other classes that create their own content.
    @_spi(UIKitModules) open var hasOnlySubviewContent: Bool { false }
    /// Called after Auto Layout calculated the content size of a scroll view.
    func applyContentSize(_ size: CGSize) {}

    // MARK: Drawing and touches

    /// Draws the view's content into the current context. The default implementation draws nothing.
    open func draw(_ rect: CGRect) {}
    /// Does nothing: every snapshot redraws the view.
    open func setNeedsDisplay() {}
    /// Called to update the layer's contents after its `setNeedsDisplay()`. The default implementation does nothing.
    open func display(_ layer: CALayer) {}
    /// Does nothing: every snapshot redraws the view.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Records the content of UIKit's own classes, above the background.
    @_spi(UIKitModules) open func recordContent(into recorder: inout DisplayRecorder) {}
    /// The corner radii of the background if the layer has no rounded corners.
    @_spi(UIKitModules) open var backgroundCorners: CornerRadii? { nil }
    /// A Boolean value that indicates whether the output of `draw(_:)` is above the class's own content, as in cells and headers.
    @_spi(UIKitModules) open var drawsAboveOwnContent: Bool { false }
    /// Records content that appears above the subviews.
    @_spi(UIKitModules) open func recordOverlay(into recorder: inout DisplayRecorder) {}
    /// Returns the frontmost descendant, or this view, that contains a point in this view's coordinates (points). Returns
    /// nil if the point is outside the view, and if the view is hidden, ignores touches or has an alpha of at most 0.01.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { performHitTest(point, with: event) }
    /// Returns whether a point in the view's coordinates (points) is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns whether a gesture recogniser of this view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// A Boolean value that indicates whether the view can become first responder. False by default; text views override it.
    open override var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the view is its window's first responder.
    open override var isFirstResponder: Bool { window?.firstResponder === self }
    @discardableResult open override func becomeFirstResponder() -> Bool { makeFirstResponder() }
    /// Stops being the window's first responder; returns false if `canResignFirstResponder` is false.
    @discardableResult open override func resignFirstResponder() -> Bool { resignFirstResponderStatus() }

    // MARK: Open members

    /// Adds a gesture recogniser to this view and removes it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Removes a gesture recogniser. Recognisers of other views are ignored.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        let remainingRecognizers = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
        gestureRecognizers = remainingRecognizers.isEmpty ? nil : remainingRecognizers
    }
    /// Draws the view and its descendants into the current context.
    ///
    /// - Parameters:
    ///   - rect: The destination rectangle in the context's coordinates (points). The drawing is scaled to fit.
    ///   - afterUpdates: Whether to run layout first. It has no other effect.
    /// - Returns: False if there is no current context or the view has no size.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if rect.size != bounds.size { context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        layer.draw(in: context, usesLayerRendering: false)
        context.restoreGState()
        return true
    }
    /// Activates a constraint and installs it in this view. Raises if an item of the constraint is outside this view.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.containingView == nil else { return }
        let views = [constraint.firstTarget?.owningView, constraint.secondTarget?.owningView]
        guard views.allSatisfy({ $0?.isDescendant(of: self) ?? true }) else {
            return UIKitException.raiseOrRecord(
                "NSGenericException",
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?"
                    + "  That's illegal. constraint:\(constraint.equationText) view:\(shortDescription)")
        }
        installConstraint(constraint)
    }
    /// Activates several constraints like `addConstraint(_:)`.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Makes the first responder resign if it's this view or a descendant.
    /// - Parameter force: Whether to resign even if the responder refuses.
    /// - Returns: Whether neither this view nor a descendant is the first responder any more.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window?.firstResponder = nil
        return true
    }
    /// The number of pixels per point of the view's layer.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
    /// Returns the first view with this tag in depth-first order, including this view.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews { if let match = subview.viewWithTag(tag) { return match } }
        return nil
    }
    /// Inserts a view directly above a subview, or on top if `sibling` is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, nextTo: sibling, distance: 1)
    }
    /// Inserts a view directly below a subview, or on top if `sibling` is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, nextTo: sibling, distance: 0)
    }
    /// Exchanges two subviews. Raises for an invalid index.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swapSubviews(first, second) }
    /// Converts a point from this view's coordinates to those of `view`, or of the window if `view` is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    /// Converts a point from the coordinates of `view`, or of the window if `view` is nil, to this view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }
    /// Converts a rectangle to the coordinates of `view`, or of the window if `view` is nil, and returns its bounding box.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    /// Converts a rectangle from the coordinates of `view`, or of the window if `view` is nil, and returns its bounding box.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }
    /// Adds an interaction and calls its `willMove(to:)` and `didMove(to:)`. Only touches are simulated as user input.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction and notifies it. Does nothing if the interaction isn't in this view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// A Boolean value that indicates whether the view keeps its colours when the system inverts colours. Stored
    /// without effect: colours are never inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIView.accessibilityIgnoresInvertColors") }
    }
    /// A Boolean value that indicates whether the large content viewer shows the view. Stored without effect: it is not simulated.
    open var showsLargeContentViewer: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIView.showsLargeContentViewer") }
    }
    /// The title of the large content viewer. Stored without effect: the large content viewer is not simulated.
    open var largeContentTitle: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIView.largeContentTitle") }
    }
    /// The image of the large content viewer. Stored without effect: the large content viewer is not simulated.
    open var largeContentImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIView.largeContentImage") }
    }
    open override var description: String { stateDescription ?? super.description }
}
