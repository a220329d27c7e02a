import CellSimAutoLayout
import CellSimText
import Foundation

/// The base class of all views: a rectangle with geometry, subviews, traits, layout and drawing, without a screen.
///
/// Overridable members are one-line methods in this class, because extensions cannot declare them on Linux; the
/// implementation is in `UIView+Hierarchy.swift`, `UIView+Layout.swift` and other files.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    /// The value of an intrinsic dimension that the view does not have.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// A target size for `systemLayoutSizeFitting`: as small as constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// A target size for `systemLayoutSizeFitting`: as large as constraints allow, up to 10,000 points.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The class of the view's layer, a `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// A Boolean value that indicates whether the class depends on Auto Layout. Never read: all views use it.
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
    /// Unowned instead of weak for speed: the superview sets it while `subviews` contains this view, and clears it in
    /// `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    /// The views inside this one, from back to front.
    public internal(set) var subviews: [UIView] = []
    /// A number that identifies the view for `viewWithTag(_:)`.
    open var tag = 0
    package weak var owningController: UIViewController?
    /// The trait variations of the view's document; set only on root views of documents with variations.
    var nibVariations: NibVariations?

    // Appearance
    var dynamicBackgroundColor: UIColor?
    package var ownTintColor: UIColor?
    /// The mode that scales or positions an image view's image. Other views redraw their content for each size.
    open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
    /// A Boolean value that indicates whether touches reach the view and its descendants; otherwise they go to the view behind.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the view receives multiple touches. Stored without effect.
    open var isMultipleTouchEnabled = false
    /// A Boolean value that indicates whether touches in this view block touches in other views. Stored without effect.
    open var isExclusiveTouch = false
    /// A Boolean value that indicates whether drawing begins on a transparent background. Stored without effect: the
    /// background is always transparent.
    open var clearsContextBeforeDrawing = true
    /// A view whose opacity masks this view's drawing, in this view's coordinates.
    open var mask: UIView? {
        didSet {
            layer.mask = mask?.layer
            setNeedsDisplay()
        }
    }
    /// Whether the tint is dimmed: the value of the view or its nearest ancestor that is not `.automatic`, otherwise
    /// `.normal`. UIKit's exact grey for a dimmed tint is unknown: CellSim uses the tint's luminance.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    var ownTintAdjustment = TintAdjustmentMode.automatic
    /// The view's gesture recognisers; nil if it has none.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { recognizersDidChange(from: oldValue) } }

    // Layout state
    // Changed only by short statements that call no other code, so exclusivity need not be checked.
    @safe @exclusivity(unchecked) package var layoutState = ViewLayoutState()
    /// The view's state in the layout engine; constraints refer to the view through it.
    package let nodeState = LayoutNodeState()
    /// The parts of the frame that change with the superview's size if no constraints set the frame: none by default.
    open var autoresizingMask: AutoresizingMask = []
    /// A Boolean value that indicates whether the subviews' autoresizing masks apply when this view's size changes.
    open var autoresizesSubviews = true
    var ownSemanticContentAttribute: UISemanticContentAttribute = .unspecified

    // Traits
    var cachedTraits: UITraitCollection?
    /// The traits that were current when the view was created, used until the view inherits traits.
    let initialTraits = UITraitCollection.current
    var ownUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Traits that replace inherited ones for this view and its descendants.
    var ownTraitOverrides: UITraitCollection?

    // Accessibility
    /// The frame in the screen's coordinates, in points: the view's own frame unless set.
    open override var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }
    /// Rarely set values, allocated on first use.
    var extras: ViewExtras?
    /// The identifier for state restoration. Stored without effect: no state is restored.
    open var restorationIdentifier: String?

    /// The identity of this view in its nib; nil for a view created in code.
    package var nibIdentity: NibIdentity?

    /// Creates a view with a layer of `layerClass` and a frame in its superview's coordinates (points).
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

    /// Writes nothing: views are not archived, unlike in UIKit.
    open func encode(with coder: NSCoder) {}

    private static func makeLayer() -> CALayer {
        LayerInitializerThunk.make((layerClass as? CALayer.Type) ?? CALayer.self)
    }

    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Geometry

    /// The position and size in the superview's coordinates (points); if `transform` is not the identity, the bounding box of the view.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }
    /// The position and size in the view's own coordinates (points). Changing the origin shifts the subviews; changing
    /// the size keeps the centre and lays out the view.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    /// The layer's anchor point in the superview's coordinates (points): the centre unless `layer.anchorPoint` was changed.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    /// Rotates, scales and moves the view about its anchor point after layout, which ignores it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            AnimatedValues.current?.recordIfNeeded(self)
            layer.setAffineTransform(newValue)
        }
    }

    // MARK: Appearance

    /// The colour behind the view's content; nil for no colour. A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { dynamicBackgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { setBackground(newValue) }
    }
    /// The opacity of the view and its descendants, clamped to 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            AnimatedValues.current?.recordIfNeeded(self)
            layer.opacity = Float(min(max(newValue, 0), 1))
        }
    }
    /// A Boolean value that indicates whether the view and its descendants are hidden and receive no touches. A stack
    /// view removes a hidden view from its layout.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    /// A Boolean value that indicates whether the view promises to fill its bounds with opaque content; true by
    /// default. Stored without effect.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    /// A Boolean value that indicates whether the content is clipped to the bounds and their rounded corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The colour of interactive elements: the superview's unless set, and the system's blue for the outermost view.
    /// Setting it to nil inherits it again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTint(newValue) }
    }
    /// Called after the tint of this view or an ancestor changes, and when the view moves to a superview with another tint; does nothing.
    open func tintColorDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns nil: changes of layer properties trigger no actions.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Lays out the subviews if `layer` is the view's own layer.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
    /// The interface style of this view and its descendants; `unspecified` inherits the style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownUserInterfaceStyle }
        set { setOverrideStyle(newValue) }
    }
    /// Whether this view, without its descendants, is mirrored in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { ownSemanticContentAttribute }
        set { setSemanticContent(newValue) }
    }
    /// The direction of this view's content: from `semanticContentAttribute`, or otherwise from its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    // MARK: Hierarchy hooks

    /// The window that contains the view; nil if there is none.
    open var window: UIWindow? { superview?.window }
    /// Adds a view in front of the subviews, and removes it from its former superview. Raises
    /// `NSInvalidArgumentException` for this view itself, `CALayerInvalid` for an ancestor and
    /// `NSInternalInconsistencyException` beyond 1,000 levels.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Inserts a view among the subviews, and removes it from its former superview. Index 0 is the back; an
    /// out-of-range index is clamped. Raises like `addSubview(_:)`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Removes the view from its superview and deactivates constraints to views outside it; does nothing without a superview.
    open func removeFromSuperview() { removeFromHierarchy() }
    /// Called after a subview was added; does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed; does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view moves to a superview, or leaves its superview if nil; does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view moved to a superview or left one; does nothing.
    open func didMoveToSuperview() {}
    /// Called before the view moves to a window, or leaves its window if nil; does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view moved to a window or left one; does nothing.
    open func didMoveToWindow() {}
    /// Moves a subview in front of all others; ignores other views.
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
    /// Moves a subview behind all others; ignores other views.
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

    // MARK: Layout hooks

    /// The content's preferred size in points; `noIntrinsicMetric`, the default for both dimensions, means no preference.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    /// The insets from the frame's edges to the alignment rectangle that constraints use, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle of a frame, in the same coordinates. Layout uses `alignmentRectInsets`:
    /// overriding this method does not change it.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of an alignment rectangle, in the same coordinates. Layout uses `alignmentRectInsets`:
    /// overriding this method does not change it.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view (this one or a descendant) whose first line of text defines the first baseline.
    open var forFirstBaselineLayout: UIView { self }
    /// The view (this one or a descendant) whose last line of text defines the last baseline.
    open var forLastBaselineLayout: UIView { self }
    /// Returns the size in points that fits the content within `size`; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Sets the size to the result of `sizeThatFits(_:)`, and moves the origin to whole pixels.
    open func sizeToFit() { fitToContent() }
    /// Sets the subviews' frames from constraints. Called during layout; overrides call super and can set other frames.
    open func layoutSubviews() { layoutDirectSubviews() }
    /// Invalidates the current layout, so that the next layout includes the view.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out pending views immediately, from the outermost ancestor that needs layout down to the descendants. It
    /// stops after 8 passes and reports that on standard error.
    open func layoutIfNeeded() { performLayout() }
    /// Called before layout to update properties, on iOS 26: before the first layout, and after
    /// `setNeedsUpdateProperties()`. Does nothing.
    open func updateProperties() {}
    /// Schedules `updateProperties()` before the next layout, and requests that layout.
    open func setNeedsUpdateProperties() {
        layoutState.hasUpdatedProperties = false
        setNeedsLayout()
    }
    /// Calls pending `updateProperties()` methods, including those of descendants, on systems that have them.
    open func updatePropertiesIfNeeded() {
        performUpdateProperties()
        for view in subviews { view.updatePropertiesIfNeeded() }
    }
    /// Called before layout to update constraints; overrides change constraints and call super.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    /// Schedules `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls pending `updateConstraints()` methods, descendants first.
    open func updateConstraintsIfNeeded() { performUpdateConstraints() }
    /// Invalidates the layout because `intrinsicContentSize` changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// Returns how strongly the view resists growing beyond its content: 250 unless its class differs (labels 251, switches 750).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggingPriority(axis) }
    /// Sets how strongly the view resists growing beyond its content, from 0 to 1000. Raises for other values, without changing anything.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHuggingPriority(priority, axis)
    }
    /// Returns how strongly the view resists shrinking below its content: 750 unless its class differs.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionPriority(axis)
    }
    /// Sets how strongly the view resists shrinking below its content, from 0 to 1000. Raises for other values, without changing anything.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionPriority(priority, axis)
    }
    /// Called after the size of a subview's content changed, for classes that set the subview's frame themselves.
    @_spi(UIKitModules) open func subviewContentDidChange(_ subview: UIView) {}
    /// Called after a descendant's change that affects subview sizes, if `ViewLayoutState.measuresArrangedViews` is true.
    func descendantLayoutDidChange() {}
    /// The subviews that the class creates itself. For each: the property that returns it ("" for none), and whether
    /// the view's own properties fully determine its state.
    @_spi(UIKitModules) open var ownParts: [(role: String, view: UIView, isDeterminedByOwner: Bool)] {
        superview?.parts(inContent: self) ?? []
    }
    /// Returns the same list as `ownParts`, for a subview that displays this view's content.
    @_spi(UIKitModules) open func parts(inContent content: UIView) -> [(
        role: String, view: UIView, isDeterminedByOwner: Bool
    )] { [] }
    /// A Boolean value that indicates whether this is a table cell's content view, whose size the table sets.
    @_spi(UIKitModules) open var isCellContentView: Bool { false }
    /// Copies an appearance's values for states or segments that this view has not set itself.
    @_spi(UIKitModules) open func copyStates(of stand: UIView, unless blank: UIView, taken: inout Set<AnyHashable>) {}
    /// Sets the system version whose letter spacing applies to the view's text.
    @_spi(UIKitModules) open func setTrackingTable(_ era: TrackingTable) {}
    /// Returns an instance of the class, created with the designated initialiser for views of its kind.
    @_spi(UIKitModules) open class func makeInstance(frame: CGRect) -> UIView {
        ViewInitializerThunk.make(self, frame: frame)
    }
    /// Called after a subview's layout, before the subview lays out its own subviews.
    @_spi(UIKitModules) open func subviewDidLayOut(_ subview: UIView) {}
    /// Called after the margins, or values they depend on, changed; does nothing.
    open func layoutMarginsDidChange() {}
    /// Called after the safe area of the view changed; does nothing.
    open func safeAreaInsetsDidChange() {}
    /// Returns the size in points that satisfies the view's constraints and is nearest to the target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size in points that satisfies the view's constraints. Each dimension is as near to the target as its
    /// priority allows, and equals the target if the priority is `required`. Raises `NSInternalInconsistencyException`
    /// for a target that is negative infinity or not a number.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal: horizontal, vertical: vertical) }
    /// A Boolean value that indicates whether Auto Layout converts the view's frame and autoresizing mask to constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { nodeState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    /// The distances of `layoutMarginsGuide` from the edges in points. They are the set values, 8 by default, plus the
    /// safe area, and the superview's margins if these are preserved. Setting a value that is not finite raises
    /// `NSInternalInconsistencyException`.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The layout margins with leading and trailing edges, which follow the language's direction.
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
    /// The insets from the view's edges that bars and the device's shape cover, in points.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// The safe area that subviews inherit, without the insets that a scroll view has already added to its content inset.
    package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The margins that subviews inherit, without the insets that a scroll view has already added to its content inset.
    package var marginsForSubviews: UIEdgeInsets { layoutMargins }
    /// The margins that a content configuration's view gets inside this view, in points.
    @_spi(UIKitModules) open var marginsOfConfiguredContent: UIEdgeInsets { layoutMargins }
    /// The axes along which `preservesSuperviewLayoutMargins` has an effect. Rows and items preserve none along the
    /// scrolling axis, so that their content does not depend on their position.
    @_spi(UIKitModules) open var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (true, true) }
    /// The margins of a view that sets none itself, in points (8 on each side in UIKit; 0 in stack views).
    @_spi(UIKitModules) open var defaultLayoutMargins: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// The distance of the first baseline from the alignment rectangle's top, in points; nil for the bottom edge.
    @_spi(UIKitModules) open var firstBaselineOffset: CGFloat? { nil }
    /// The distance of the last baseline from the alignment rectangle's bottom, in points (positive upwards).
    @_spi(UIKitModules) open var lastBaselineOffset: CGFloat? { nil }
    /// The height in points for which the baseline offsets are valid, if the content stays centred at other heights.
    @_spi(UIKitModules) open var centredBaselineHeight: CGFloat? { nil }
    /// A Boolean value that indicates whether the content is text that wraps to its width, so that its height depends on the width.
    @_spi(UIKitModules) open var wrapsContentToWidth: Bool { false }
    /// Returns the intrinsic size if the content may be at most `width` points wide.
    @_spi(UIKitModules) open func contentSize(fittingWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The wrapping width that the app has set explicitly, in points; 0 for automatic.
    @_spi(UIKitModules) open var explicitWrappingWidth: CGFloat { 0 }
    /// The constraints that a container creates for its arranged views, rebuilt on request.
    @_spi(UIKitModules) open var containerConstraints: [NSLayoutConstraint] { [] }
    /// Updates `containerConstraints` and the container's guides before they are read.
    @_spi(UIKitModules) open func updateContainer() {}
    /// Whether constraints from inside the view refer to the edges of its scrollable content.
    var hasScrollableContent: Bool { false }
    /// A Boolean value that indicates whether the scrollable content consists only of subviews, unlike a table's, which
    /// the class creates itself.
    @_spi(UIKitModules) open var showsPlainContent: Bool { false }
    /// Called after Auto Layout solves the content size of a scrollable view.
    func applyContentSize(_ size: CGSize) {}

    // MARK: Drawing and touches

    /// Draws the view's own content with UIKit's drawing functions; draws nothing by default.
    open func draw(_ rect: CGRect) {}
    /// Does nothing: every snapshot redraws the view.
    open func setNeedsDisplay() {}
    /// Sets the contents of the view's layer after `setNeedsDisplay()` of the layer; does nothing by default.
    open func display(_ layer: CALayer) {}
    /// Does nothing: every snapshot redraws the view.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Records the content of UIKit's own classes in the display list, above the background.
    @_spi(UIKitModules) open func recordContent(into recorder: inout DisplayRecorder) {}
    /// The corners of the background if the layer itself has no rounded corners.
    @_spi(UIKitModules) open var backgroundCorners: CornerRadii? { nil }
    /// A Boolean value that indicates whether `draw(_:)` draws above the class's own content, as in cells and headers.
    @_spi(UIKitModules) open var drawsAboveOwnContent: Bool { false }
    /// Records content that appears above the subviews.
    @_spi(UIKitModules) open func recordOverlay(into recorder: inout DisplayRecorder) {}
    /// Returns the deepest, frontmost view at a point in this view's coordinates (points). Returns nil for points
    /// outside the view, and if the view is hidden, ignores touches or has an alpha of at most 0.01.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubviews(point, with: event) }
    /// Returns whether a point in the view's coordinates (points) is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns whether a gesture recogniser of this view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// A Boolean value that indicates whether the view can become first responder: false by default; views with text input override it.
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
    /// Removes a gesture recogniser; ignores recognisers of other views.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        let rest = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
        gestureRecognizers = rest.isEmpty ? nil : rest
    }
    /// Draws the view and its descendants into the current context.
    ///
    /// - Parameters:
    ///   - rect: The destination of the bounds, in the context's coordinates (points); the drawing is scaled to it.
    ///   - afterUpdates: Whether to run layout first. It has no other effect, because views are always up to date.
    /// - Returns: False without a current context or for a view without a size.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if rect.size != bounds.size { context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        layer.draw(in: context, omitsVisualEffects: false)
        context.restoreGState()
        return true
    }
    /// Activates a constraint in this view. Raises if an item of the constraint is outside this view.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.containingView == nil else { return }
        let views = [constraint.first?.owningView, constraint.second?.owningView]
        guard views.allSatisfy({ $0?.isDescendant(of: self) ?? true }) else {
            return UIKitException.raiseOrRecord(
                "NSGenericException",
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?"
                    + "  That's illegal. constraint:\(constraint.equationText) view:\(shortDescription)")
        }
        installConstraint(constraint)
    }
    /// Activates the constraints in this view, like `addConstraint`.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Makes the first responder inside the view resign.
    /// - Parameter force: Whether to resign even if the responder refuses.
    /// - Returns: Whether no view inside this one is the first responder afterwards.
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
        for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
        return nil
    }
    /// Inserts a view directly above a subview, or on top if `sibling` is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, distance: 1)
    }
    /// Inserts a view directly below a subview, or on top if `sibling` is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, distance: 0)
    }
    /// Exchanges two subviews. Raises for an invalid index.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swapSubviews(first, second) }
    /// Converts a point of this view to `view`, or to the window for `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    /// Converts a point of `view`, or of the window for `nil`, to this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }
    /// Returns the bounding box of this view's rectangle in `view`, or in the window for `nil`.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    /// Returns the bounding box of a rectangle of `view`, or of the window for `nil`, in this view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }
    /// Adds an interaction and notifies it of the view. Touches are the only simulated user input.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction from the view and notifies it; does nothing if the view does not have it.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// A Boolean value that indicates whether the view keeps its colours when the system inverts colours. Stored
    /// without effect: colours are never inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIView.accessibilityIgnoresInvertColors") }
    }
    /// A Boolean value that indicates whether the view is shown enlarged under a finger. Stored without effect: the
    /// large content viewer is not simulated.
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
}
