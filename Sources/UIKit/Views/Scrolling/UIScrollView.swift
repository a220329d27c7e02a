import CellSimAutoLayout
import Foundation

/// A view that shows part of its content and scrolls; the content offset is the origin of its bounds.
///
/// Scrolling only moves the origin of the bounds: subviews keep their frames and are not laid out again. Nothing is
/// animated: each change takes effect immediately, and delegates are notified only of the end.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    /// The behaviours for adding the safe area to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; subclasses may use other axes.
        case automatic
        /// Adds the safe area on axes whose content is larger than the view, or that always bounce.
        case scrollableAxes
        /// Never adds the safe area.
        case never
        /// Adds the safe area on both axes.
        case always
    }

    /// The style of scroll indicators. They are not drawn.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark, with a light edge.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// The effect of a drag on the keyboard. No keyboard appears.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard stays.
        case none
        /// The keyboard disappears when a drag begins.
        case onDrag
        /// The keyboard follows the finger.
        case interactive
        /// The keyboard and its accessory view disappear when a drag begins.
        case onDragWithAccessory
        /// The keyboard and its accessory view follow the finger.
        case interactiveWithAccessory
    }
    /// The visibility of a table's or collection's index, declared for source compatibility.
    public enum IndexDisplayMode: Int, Sendable {
        /// The system decides whether to show the index.
        case automatic
        /// The index is never shown.
        case alwaysHidden
    }

    /// The rate at which scrolling slows down. In CellSim, scrolling stops immediately.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the speed changes each millisecond.
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A high rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate. Subclasses redeclare it as `delegate` with a narrower type.
    package weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    /// The size of the content in points. Raises for a value that is not finite, and keeps the old value.
    open var contentSize = CGSize.zero {
        didSet {
            if !contentSize.isFinite { reject(&contentSize, oldValue) }
            if contentSize != oldValue { contentSizeChanged(from: oldValue) }
        }
    }
    /// The inset around the content, in points. Raises for a value that is not finite, and keeps the old value.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if !contentInset.isFinite { reject(&contentInset, oldValue) }
            if contentInset != oldValue { insetDidChange() }
        }
    }
    /// The behaviour that determines when the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
    }
    /// The insets of the vertical indicator. Stored without effect: indicators are not drawn.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator. Stored without effect: indicators are not drawn.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether safe areas inset the indicators. Stored without effect: indicators are
    /// not drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The refresh control. Stored but never visible, because a drag stops at the end of the content.
    open var refreshControl: UIRefreshControl?
    /// A Boolean value that indicates whether a drag scrolls. Setting it to false ends the current drag.
    open var isScrollEnabled = true { didSet { if !isScrollEnabled { storedPanRecognizer?.cancelOrFail() } } }
    /// A Boolean value that indicates whether a drag scrolls on only one axis. Stored without effect: a drag scrolls on
    /// both axes.
    open var isDirectionalLockEnabled = false {
        didSet { reportNoOp("UIScrollView.isDirectionalLockEnabled", isDirectionalLockEnabled) }
    }
    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. Stored without effect: a
    /// drag ends where the finger is lifted.
    open var isPagingEnabled = false {
        didSet { reportNoOp("UIScrollView.isPagingEnabled", isPagingEnabled) }
    }
    /// A Boolean value that indicates whether content bounces at its ends. Stored without effect: content stops at its
    /// ends.
    open var bounces = true {
        didSet { reportNoOp("UIScrollView.bounces", !bounces) }
    }
    /// A Boolean value that indicates whether zooming bounces at its limits. Stored without effect: zooming is not
    /// simulated.
    open var bouncesZoom = true {
        didSet { reportNoOp("UIScrollView.bouncesZoom", !bouncesZoom) }
    }
    /// A Boolean value that indicates whether the top and bottom safe areas apply even if the content fits.
    open var alwaysBounceVertical = false
    /// A Boolean value that indicates whether the side safe areas apply even if the content fits.
    open var alwaysBounceHorizontal = false
    /// A Boolean value that indicates whether the vertical indicator is visible. Stored without effect: indicators are
    /// not drawn.
    open var showsVerticalScrollIndicator = true
    /// A Boolean value that indicates whether the horizontal indicator is visible. Stored without effect: indicators
    /// are not drawn.
    open var showsHorizontalScrollIndicator = true
    /// The style of the indicators. Stored without effect: indicators are not drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// A Boolean value that indicates whether touches reach the content with a delay. Stored without effect: touches
    /// are delivered immediately.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether a drag may cancel touches in the content. Stored without effect:
    /// `touchesShouldCancel(in:)` decides.
    open var canCancelContentTouches = true
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. Stored without effect:
    /// snapshots have no status bar.
    open var scrollsToTop = true
    /// The effect of a drag on the keyboard. Stored without effect: no keyboard appears.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The rate at which scrolling slows down. Stored without effect: scrolling stops immediately.
    open var decelerationRate = DecelerationRate.normal {
        didSet { reportNoOp("UIScrollView.decelerationRate", decelerationRate != .normal) }
    }
    /// The minimum zoom scale. Stored without effect: zooming is not simulated.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { reportNoOp("UIScrollView.minimumZoomScale", minimumZoomScale != 1) }
    }
    /// The maximum zoom scale. Stored without effect: zooming is not simulated.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { reportNoOp("UIScrollView.maximumZoomScale", maximumZoomScale != 1) }
    }
    /// A Boolean value that indicates whether a pan is moving the content.
    open internal(set) var isDragging = false
    /// A Boolean value that indicates whether a finger is moving the content, or is about to.
    open internal(set) var isTracking = false
    /// A Boolean value that indicates whether scrolling continues after a drag. Always false: scrolling stops with the
    /// finger.
    open var isDecelerating: Bool { false }
    var previousAdjustedInset = UIEdgeInsets.zero
    /// The content offset at the start of a drag.
    var dragStartOffset = CGPoint.zero
    /// The gesture recogniser, created on first access or when touches first reach the view.
    package var storedPanRecognizer: UIPanGestureRecognizer?

    /// Creates an empty view with this frame (points in its superview) that clips its subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeScrollView(from: nib) }
    }

    /// The visible part of the content (content coordinates, points). Changing the origin scrolls: it lays out the view
    /// again and calls the delegate.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { offsetDidChange() }
        }
    }

    /// The content point at the top left corner of the bounds. It can be outside the content, as in UIKit.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { bounds.origin = newValue }
    }
    /// The scroll with animation that has not ended. A scroll without animation cancels it.
    var scrollAnimation: ScrollAnimation?

    /// Moves the content. With `animated`, the content stays until the run loop has run for 0.3 seconds, and then moves
    /// once, unless animations are disabled. On iOS, it moves gradually in this time.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Moves the content by the minimum distance that shows the rectangle (content coordinates, points).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollToVisible(rect, animated: animated) }

    /// Shows the indicators briefly. Does nothing: indicators are not drawn.
    open func flashScrollIndicators() {}
    /// The insets of both indicators (deprecated): reads the vertical indicator's insets and sets both. Indicators are
    /// not drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// A Boolean value that indicates whether the content is being zoomed. Always false: zooming is not simulated.
    open var isZooming: Bool { false }
    /// A Boolean value that indicates whether zooming is bouncing at a limit. Always false: zooming is not simulated.
    open var isZoomBouncing: Bool { false }
    /// Stores a zoom scale; zooming is not simulated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Scrolls to the rectangle; zooming is not simulated.
    open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }

    /// The value of `contentInset` plus the safe area according to `contentInsetAdjustmentBehavior`, in points.
    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
    package override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets.reduced(by: safeAreaInContentInset) }
    package override var marginsForSubviews: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins.reduced(by: safeAreaInContentInset) : layoutMargins
    }
    /// Called after `adjustedContentInset` changed, before the delegate; does nothing by default.
    open func adjustedContentInsetDidChange() {}
    /// Adds the new safe area to the inset; content at the top or left edge stays aligned with that edge.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetDidChange()
    }

    /// Returns whether a drag cancels the touches of a view in the content: false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Returns whether a view in the content receives touches; gesture recognisers receive them in any case.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// The gesture recogniser for scrolling.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollingPan }

    /// The layout guide for the content area; constraints to it determine the content size.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
    /// The layout guide for the view's own area, for content that does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

    override var hasScrollableContent: Bool { true }
    @_spi(UIKitModules) open override var showsPlainContent: Bool { true }
    override func applyContentSize(_ size: CGSize) { contentSize = size }

    /// Returns the offset at which scrolling stops after content is released at `offset`, in points.
    @_spi(UIKitModules) open func restingContentOffset(_ offset: CGPoint) -> CGPoint { offset }
    /// Called after the delegate changed; subclasses store a typed copy.
    @_spi(UIKitModules) open func scrollDelegateDidChange() {}
    /// The axes on which the automatic behaviour adds the safe area.
    @_spi(UIKitModules) open var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) {
        (scrollableAxes.horizontal, scrollableAxes.vertical || isAdjustedByController)
    }
    /// Whether the view is a controller's root view, or the rearmost subview of it, in a navigation controller. Such
    /// views avoid bars even if their content does not scroll, unless the controller disables it.
    private var isAdjustedByController: Bool {
        guard let controller = owningController ?? superview?.owningController,
            controller.automaticallyAdjustsScrollViewInsets, controller.isInsideStack
        else { return false }
        return owningController != nil || superview?.subviews.first === self
    }
    /// The scale of the content. Stored without effect: zooming is not simulated.
    open var zoomScale: CGFloat {
        get { noOpValue(1) }
        set { setNoOpValue(newValue, as: "UIScrollView.zoomScale") }
    }
}
