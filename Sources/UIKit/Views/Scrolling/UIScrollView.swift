import CellSimAutoLayout
import CellSimFoundation
import Foundation

/// A view that scrolls its content.
///
/// The content offset is the origin of the bounds, so scrolling doesn't change the frames of subviews. Nothing is
/// animated: changes take effect immediately.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    /// The behaviours for adding the safe area to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Usually the same as `scrollableAxes`. Root scroll views in a navigation controller also adjust the vertical axis.
        case automatic
        /// Adds the safe area on axes on which the content is larger than the view or that always bounce.
        case scrollableAxes
        /// Never adds the safe area.
        case never
        /// Adds the safe area on both axes.
        case always
    }

    /// The styles of scroll indicators. They are not drawn.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light border.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// The ways in which dragging dismisses the keyboard. The keyboard is not simulated.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging doesn't dismiss the keyboard.
        case none
        /// The keyboard is dismissed when a drag begins.
        case onDrag
        /// The keyboard follows the finger.
        case interactive
        /// The keyboard and its accessory view are dismissed when a drag begins.
        case onDragWithAccessory
        /// The keyboard and its accessory view follow the finger.
        case interactiveWithAccessory
    }
    /// The display modes of the index of a table or collection view. They have no effect.
    public enum IndexDisplayMode: Int, Sendable {
        /// The system's default.
        case automatic
        /// The index is never shown.
        case alwaysHidden
    }

    /// The rates at which scrolling decelerates. In CellSim, scrolling stops immediately.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the speed decreases each millisecond.
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate. Subclasses redeclare it as `delegate` with a more specific type.
    package weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    /// The size of the content, in points. Setting a value that isn't finite raises and keeps the previous value.
    open var contentSize = CGSize.zero {
        didSet {
            if !contentSize.isFinite { reject(&contentSize, oldValue) }
            if contentSize != oldValue { contentSizeChanged(from: oldValue) }
            ObservedValues.notify(self, \UIScrollView.contentSize, "contentSize")
        }
    }
    /// The inset around the content, in points. Setting a value that isn't finite raises and keeps the previous value.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if !contentInset.isFinite { reject(&contentInset, oldValue) }
            if contentInset != oldValue { updateAdjustedInset() }
        }
    }
    /// The behaviour that determines how the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }
    /// The insets of the vertical indicator. Stored without effect: indicators are not drawn.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator. Stored without effect: indicators are not drawn.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether the safe area is added to the indicator insets. Stored without effect:
    /// indicators are not drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The refresh control. It is not drawn, because the content can't be dragged beyond its ends.
    open var refreshControl: UIRefreshControl?
    /// A Boolean value that indicates whether dragging scrolls. Setting it to false cancels the current drag.
    open var isScrollEnabled = true { didSet { if !isScrollEnabled { storedPanRecognizer?.cancelOrFail() } } }
    /// A Boolean value that indicates whether a drag scrolls on only one axis. Stored without effect: it scrolls on both.
    open var isDirectionalLockEnabled = false {
        didSet { reportNoOp("UIScrollView.isDirectionalLockEnabled", isDirectionalLockEnabled) }
    }
    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. Stored without effect.
    open var isPagingEnabled = false {
        didSet { reportNoOp("UIScrollView.isPagingEnabled", isPagingEnabled) }
    }
    /// A Boolean value that indicates whether the content bounces at its ends. Stored without effect: it doesn't.
    open var bounces = true {
        didSet { reportNoOp("UIScrollView.bounces", !bounces) }
    }
    /// A Boolean value that indicates whether zooming bounces at its limits. Stored without effect: zooming is not
    /// simulated.
    open var bouncesZoom = true {
        didSet { reportNoOp("UIScrollView.bouncesZoom", !bouncesZoom) }
    }
    /// A Boolean value that indicates whether the vertical axis is scrollable even if the content fits. It affects the
    /// adjusted inset.
    open var alwaysBounceVertical = false
    /// A Boolean value that indicates whether the horizontal axis is scrollable even if the content fits. It affects the
    /// adjusted inset.
    open var alwaysBounceHorizontal = false
    /// A Boolean value that indicates whether the vertical indicator is visible. Stored without effect: indicators are
    /// not drawn.
    open var showsVerticalScrollIndicator = true
    /// A Boolean value that indicates whether the horizontal indicator is visible. Stored without effect: indicators
    /// are not drawn.
    open var showsHorizontalScrollIndicator = true
    /// The style of the indicators. Stored without effect: indicators are not drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// A Boolean value that indicates whether touches are delivered to the content with a delay. Stored without effect:
    /// they are delivered immediately.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether a drag can cancel touches in the content. Stored without effect: override
    /// `touchesShouldCancel(in:)` instead.
    open var canCancelContentTouches = true
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. Stored without effect:
    /// snapshots have no status bar.
    open var scrollsToTop = true
    /// The way in which dragging dismisses the keyboard. Stored without effect: the keyboard is not simulated.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The rate at which scrolling decelerates. Stored without effect: scrolling stops immediately.
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
    /// A Boolean value that indicates whether the user is dragging the content.
    open internal(set) var isDragging = false
    /// A Boolean value that indicates whether the user is touching the content to drag it.
    open internal(set) var isTracking = false
    /// A Boolean value that indicates whether scrolling continues after a drag. Always false: scrolling stops immediately.
    open var isDecelerating: Bool { false }
    var previousAdjustedInset = UIEdgeInsets.zero
    /// The content offset at the start of a drag.
    var dragStartOffset = CGPoint.zero
    /// The pan gesture recogniser, created on first access or when the view first receives a touch.
    package var storedPanRecognizer: UIPanGestureRecognizer?

    /// Creates a scroll view with a frame in its superview's coordinates (points). It clips its subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeScrollView(from: nib) }
    }

    /// The visible part of the content, in content coordinates (points). Changing the origin scrolls: it invalidates the
    /// layout and calls the delegate.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard newValue.origin != old else { return }
            offsetDidChange()
            ObservedValues.notify(self, \UIScrollView.contentOffset, "contentOffset")
        }
    }

    /// The point of the content at the top left corner of the bounds. As in UIKit, it can be outside of the content.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set {
            let isEqual = newValue == layer.bounds.origin
            bounds.origin = newValue
            // As in UIKit, observers are notified of equal values, too.
            if isEqual { ObservedValues.notify(self, \UIScrollView.contentOffset, "contentOffset") }
        }
    }
    /// The pending animated scroll. A scroll without animation cancels it.
    var scrollAnimation: ScrollAnimation?

    /// Sets the content offset. If `animated` is true and animations are enabled, the content moves in one step after
    /// the run loop has run for 0.3 seconds, and `scrollViewDidEndScrollingAnimation(_:)` is called. On iOS, the
    /// content moves gradually during this time.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the minimum distance that makes a rectangle visible, in content coordinates (points).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollToVisible(rect, animated: animated) }

    /// Shows the indicators briefly. Does nothing: indicators are not drawn.
    open func flashScrollIndicators() {}
    /// The insets of both indicators (deprecated). Getting it returns those of the vertical indicator. Stored without
    /// effect: indicators are not drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// A Boolean value that indicates whether the content is being zoomed. Always false: zooming is not simulated.
    open var isZooming: Bool { false }
    /// A Boolean value that indicates whether zooming is bouncing at a limit. Always false: zooming is not simulated.
    open var isZoomBouncing: Bool { false }
    /// Sets `zoomScale`. Zooming is not simulated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Scrolls to a rectangle. Zooming is not simulated.
    open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }

    /// The content inset plus the safe area according to `contentInsetAdjustmentBehavior`, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInsetWithSafeArea }
    package override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets.reduced(by: adjustedSafeAreaInsets) }
    package override var marginsForSubviews: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins.reduced(by: adjustedSafeAreaInsets) : layoutMargins
    }
    /// Called after `adjustedContentInset` changed, before the delegate is called. The default implementation does nothing.
    open func adjustedContentInsetDidChange() {}
    /// Updates the adjusted inset. If the content is at its top or left end, it remains there.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// Returns whether a drag cancels touches in a view of the content. By default, true except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Returns whether a view of the content receives touches. Gesture recognisers always receive them.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// The pan gesture recogniser for scrolling.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPanRecognizer }

    /// The layout guide of the content area. Constraints to its edges determine the content size.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
    /// The layout guide of the view's frame, for content that doesn't scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

    override var hasScrollContentConstraints: Bool { true }
    @_spi(UIKitModules) open override var hasOnlySubviewContent: Bool { true }
    override func applyContentSize(_ size: CGSize) { contentSize = size }

    /// Returns the offset at which scrolling stops if a drag ends at `offset`, in points.
    @_spi(UIKitModules) open func restingContentOffset(_ offset: CGPoint) -> CGPoint { offset }
    /// Called after the delegate changed, so that subclasses can store it with its specific type.
    @_spi(UIKitModules) open func scrollDelegateDidChange() {}
    /// The axes on which the behaviour `.automatic` adds the safe area.
    @_spi(UIKitModules) open var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) {
        (scrollableAxes.horizontal, scrollableAxes.vertical || isRootScrollView)
    }
    /// Whether the view is the root view of a controller in a navigation controller, or its backmost subview. Such a view
    /// avoids bars even if its content doesn't scroll, unless the controller disables it.
    private var isRootScrollView: Bool {
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
