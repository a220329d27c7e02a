import CellSimAutoLayout
import Foundation

/// A view whose content may be larger than itself; the content's offset is the origin of the bounds.
///
/// Scrolling only moves the origin of the bounds: subviews keep their frames and are not laid out again. Nothing is
/// animated: each change takes effect at once, and delegates receive the end.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    /// When safe areas are added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; subclasses may choose other axes.
        case automatic
        /// On axes whose content is larger than the view, or that always bounce.
        case scrollableAxes
        /// Never.
        case never
        /// On both axes.
        case always
    }

    /// The style of scroll indicators; none are drawn.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark, with a light edge.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// The effect of a drag on the keyboard; no keyboard appears.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard stays.
        case none
        /// The keyboard disappears when a drag begins.
        case onDrag
        /// The keyboard follows the finger.
        case interactive
        /// The keyboard and the view above it disappear when a drag begins.
        case onDragWithAccessory
        /// The keyboard and the view above it follow the finger.
        case interactiveWithAccessory
    }
    /// For source compatibility.
    public enum IndexDisplayMode: Int, Sendable {
        /// The system decides.
        case automatic
        /// Never shown.
        case alwaysHidden
    }

    /// The rate at which scrolling slows down; in CellSim it stops at once.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor for the speed in each millisecond.
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A high rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate; subclasses narrow its type under the name `delegate`.
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
    /// When safe areas are added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
    }
    /// Stored without effect: no indicators are drawn.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored without effect: no indicators are drawn.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored without effect: no indicators are drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// A refresh control. Stored; never visible, because a drag stops where the content ends.
    open var refreshControl: UIRefreshControl?
    /// Whether a drag scrolls. Setting it to false ends a current one.
    open var isScrollEnabled = true { didSet { if !isScrollEnabled { ownPanRecognizer?.stop() } } }
    /// Stored without effect: a drag scrolls on both axes.
    open var isDirectionalLockEnabled = false {
        didSet { reportNoOp("UIScrollView.isDirectionalLockEnabled", isDirectionalLockEnabled) }
    }
    /// Stored without effect: a drag ends where the finger is lifted.
    open var isPagingEnabled = false {
        didSet { reportNoOp("UIScrollView.isPagingEnabled", isPagingEnabled) }
    }
    /// Stored without effect: content stops at its ends.
    open var bounces = true {
        didSet { reportNoOp("UIScrollView.bounces", !bounces) }
    }
    /// Stored without effect: zooming is not simulated.
    open var bouncesZoom = true {
        didSet { reportNoOp("UIScrollView.bouncesZoom", !bouncesZoom) }
    }
    /// Whether safe areas above and below apply although the content fits.
    open var alwaysBounceVertical = false
    /// Whether safe areas at the sides apply although the content fits.
    open var alwaysBounceHorizontal = false
    /// Stored without effect: no indicators are drawn.
    open var showsVerticalScrollIndicator = true
    /// Stored without effect: no indicators are drawn.
    open var showsHorizontalScrollIndicator = true
    /// Stored without effect: no indicators are drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// Stored without effect: touches are delivered at once.
    open var delaysContentTouches = true
    /// Stored without effect: a drag cancels touches as `touchesShouldCancel(in:)` returns.
    open var canCancelContentTouches = true
    /// Stored without effect: pictures have no status bar to tap.
    open var scrollsToTop = true
    /// Stored without effect: no keyboard appears.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Stored without effect: scrolling stops at once.
    open var decelerationRate = DecelerationRate.normal {
        didSet { reportNoOp("UIScrollView.decelerationRate", decelerationRate != .normal) }
    }
    /// Stored without effect: zooming is not simulated.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { reportNoOp("UIScrollView.minimumZoomScale", minimumZoomScale != 1) }
    }
    /// Stored without effect: zooming is not simulated.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { reportNoOp("UIScrollView.maximumZoomScale", maximumZoomScale != 1) }
    }
    /// Whether a pan is moving the content.
    open internal(set) var isDragging = false
    /// Whether a finger is moving the content, or about to.
    open internal(set) var isTracking = false
    /// Always false: scrolling stops with the finger.
    open var isDecelerating: Bool { false }
    var adjustedInsetBefore = UIEdgeInsets.zero
    /// The content offset at the start of a drag.
    var dragStart = CGPoint.zero
    /// The recogniser, created on first access or when touches first reach the view.
    package var ownPanRecognizer: UIPanGestureRecognizer?

    /// Creates an empty view with this frame (points in its superview) that clips its subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeScrollView(from: nib) }
    }

    /// The visible part of the content (content coordinates, points). Changing the origin scrolls: the view is laid out
    /// again and the delegate is called.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { offsetDidChange() }
        }
    }

    /// The content point at the top left corner of the bounds. It is not limited, as in UIKit.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Moves the content. `animated` only affects the delegate's `scrollViewDidEndScrollingAnimation`.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

    /// Moves the content by the minimum distance that shows the rectangle (content coordinates, points).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Does nothing: indicators are not drawn.
    open func flashScrollIndicators() {}
    /// Both insets as one, as before iOS 13: reads the vertical indicator's and sets both. No indicators are drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// False: zooming is not simulated.
    open var isZooming: Bool { false }
    /// False: zooming is not simulated.
    open var isZoomBouncing: Bool { false }
    /// Stores a zoom scale; zooming is not simulated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Scrolls to the rectangle; zooming is not simulated.
    open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }

    /// `contentInset` plus the safe area according to `contentInsetAdjustmentBehavior`, in points.
    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
    package override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets.reduced(by: safeAreaInContentInset) }
    package override var marginsForSubviews: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins.reduced(by: safeAreaInContentInset) : layoutMargins
    }
    /// Called after `adjustedContentInset` changed, before the delegate; does nothing by default.
    open func adjustedContentInsetDidChange() {}
    /// Adds the new safe area to the inset; content at the top or left edge stays there.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetDidChange()
    }

    /// Returns whether a drag cancels the touches of a view in the content: false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Returns whether a view of the content receives touches; recognisers receive them in any case.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// The recogniser for scrolling.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollingPan }

    /// The area of the content, for constraints inside.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
    /// The area of the view, for content that does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

    override var hasScrollableContent: Bool { true }
    @_spi(UIKitModules) open override var showsPlainContent: Bool { true }
    override func adoptContentSize(_ size: CGSize) { contentSize = size }

    /// Returns the offset at which content released at an offset comes to rest, in points.
    @_spi(UIKitModules) open func restingContentOffset(_ offset: CGPoint) -> CGPoint { offset }
    /// Called after the delegate changed; subclasses keep a typed copy.
    @_spi(UIKitModules) open func scrollDelegateDidChange() {}
    /// The axes on which the safe area is added with the automatic behaviour.
    @_spi(UIKitModules) open var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) {
        (scrollableAxes.horizontal, scrollableAxes.vertical || isAdjustedByController)
    }
    /// Whether the view is a controller's root view, or the rearmost one in it, in a navigation controller: such views
    /// avoid bars even if their content does not scroll, unless the controller disables it.
    private var isAdjustedByController: Bool {
        guard let controller = owningController ?? superview?.owningController,
            controller.automaticallyAdjustsScrollViewInsets, controller.isInsideStack
        else { return false }
        return owningController != nil || superview?.subviews.first === self
    }
    /// The magnification of the content. Stored without effect: zooming is not simulated.
    open var zoomScale: CGFloat {
        get { kept(1) }
        set { keep(newValue, as: "UIScrollView.zoomScale") }
    }
}
