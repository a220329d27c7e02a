import CellSimAutoLayout
import Foundation

/// A view whose content may be larger than itself; the content's offset is the origin of the bounds.
///
/// Scrolling moves the origin of the bounds and nothing else: subviews keep their frames and are not laid out again.
/// Nothing is animated: every change is at its end at once, and delegates are told of the end.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    /// When safe areas are added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; subclasses may choose other axes.
        case automatic
        /// On the axes on which the content is larger than the view, or that always bounce.
        case scrollableAxes
        /// Not at all.
        case never
        /// On both axes.
        case always
    }

    /// How scroll indicators look; none are drawn here.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark, with a light edge.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// What a drag does to the keyboard; there is none here.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none
        /// It goes when a drag begins.
        case onDrag
        /// It follows the finger.
        case interactive
        /// It goes with the view above it when a drag begins.
        case onDragWithAccessory
        /// It follows the finger with the view above it.
        case interactiveWithAccessory
    }
    /// Kept for source compatibility.
    public enum IndexDisplayMode: Int, Sendable {
        /// Shown as the system thinks right.
        case automatic
        /// Never shown.
        case alwaysHidden
    }

    /// How fast content comes to rest; it does so at once here.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of the speed after a millisecond.
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A high rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate of whatever kind: subclasses narrow its type under the name `delegate`.
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    /// The size of the content in points. Raises for what is not finite, and stays as it was then.
    open var contentSize = CGSize.zero {
        didSet {
            if !contentSize.isFinite { refuse(&contentSize, oldValue) }
            if contentSize != oldValue { contentSizeChanged(from: oldValue) }
        }
    }
    /// What is added around the content, in points. Raises for what is not finite, and stays as it was then.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if !contentInset.isFinite { refuse(&contentInset, oldValue) }
            if contentInset != oldValue { insetDidChange() }
        }
    }
    /// When safe areas are added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
    }
    /// Kept without effect: no indicators are drawn.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept without effect: no indicators are drawn.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept without effect: no indicators are drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Kept; never seen, for a drag stops where the content ends.
    open var refreshControl: UIRefreshControl?
    /// Whether a drag scrolls. Setting it to false ends one.
    open var isScrollEnabled = true { didSet { if !isScrollEnabled { ownPanRecognizer?.stop() } } }
    /// Kept without effect: a drag scrolls on both axes.
    open var isDirectionalLockEnabled = false {
        didSet { noteKept("UIScrollView.isDirectionalLockEnabled", isDirectionalLockEnabled) }
    }
    /// Kept without effect: a drag ends where the finger leaves.
    open var isPagingEnabled = false {
        didSet { noteKept("UIScrollView.isPagingEnabled", isPagingEnabled) }
    }
    /// Kept without effect: content stops at its ends.
    open var bounces = true {
        didSet { noteKept("UIScrollView.bounces", !bounces) }
    }
    /// Kept without effect: nothing zooms.
    open var bouncesZoom = true {
        didSet { noteKept("UIScrollView.bouncesZoom", !bouncesZoom) }
    }
    /// Whether safe areas above and below count though the content fits.
    open var alwaysBounceVertical = false
    /// Whether safe areas at the sides count though the content fits.
    open var alwaysBounceHorizontal = false
    /// Kept without effect: no indicators are drawn.
    open var showsVerticalScrollIndicator = true
    /// Kept without effect: no indicators are drawn.
    open var showsHorizontalScrollIndicator = true
    /// Kept without effect: no indicators are drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// Kept without effect: touches are delivered at once.
    open var delaysContentTouches = true
    /// Kept without effect: a drag takes touches away as `touchesShouldCancel(in:)` says.
    open var canCancelContentTouches = true
    /// Kept without effect: there is no status bar to tap.
    open var scrollsToTop = true
    /// Kept without effect: there is no keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept without effect: content is at rest at once.
    open var decelerationRate = DecelerationRate.normal {
        didSet { noteKept("UIScrollView.decelerationRate", decelerationRate != .normal) }
    }
    /// Kept without effect: nothing zooms.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { noteKept("UIScrollView.minimumZoomScale", minimumZoomScale != 1) }
    }
    /// Kept without effect: nothing zooms.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { noteKept("UIScrollView.maximumZoomScale", maximumZoomScale != 1) }
    }
    /// True while a pan moves the content.
    open internal(set) var isDragging = false
    /// True while a finger is about to move or moves the content.
    open internal(set) var isTracking = false
    /// Always false: nothing moves without a finger here.
    open var isDecelerating: Bool { false }
    var adjustedInsetBefore = UIEdgeInsets.zero
    /// Where the content was when a drag began.
    var dragStart = CGPoint.zero
    /// Made when somebody asks for it or when touches first reach the view.
    var ownPanRecognizer: UIPanGestureRecognizer?

    /// An empty view of that frame (points in its superview) that clips its subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeScrollView(from: nib) }
    }

    /// The part of the content that shows (content coordinates, points).
    /// Another origin scrolls: it is laid out again and the delegate is told.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { offsetDidChange() }
        }
    }

    /// The content point at the bounds' top left corner. It is not clamped, as in UIKit.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Moves the content. `animated` makes no difference but for the delegate's `scrollViewDidEndScrollingAnimation`.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

    /// Moves the content by the least amount that shows the rectangle (content coordinates, points).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Indicators are not drawn, so there is nothing to flash.
    open func flashScrollIndicators() {}
    /// Both insets as one, as before iOS 13: that of the vertical indicator. Setting it sets both. No indicators are drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// False: nothing zooms.
    open var isZooming: Bool { false }
    /// False: nothing zooms.
    open var isZoomBouncing: Bool { false }
    /// Keeps a zoom scale; nothing zooms.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Scrolls to the rectangle; nothing zooms.
    open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }

    /// `contentInset` with the safe area where `contentInsetAdjustmentBehavior` wants it, in points.
    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
    override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets.reduced(by: safeAreaInContentInset) }
    override var marginsForSubviews: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins.reduced(by: safeAreaInContentInset) : layoutMargins
    }
    /// Called after `adjustedContentInset` changed and before the delegate is told; the default does nothing.
    open func adjustedContentInsetDidChange() {}
    /// Adds the new safe area to the inset; content that rests at the top or at the left stays there.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetDidChange()
    }

    /// Whether a drag takes touches away from a view in the content: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Whether a view of the content hears of touches; recognisers hear of them in any case.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Drives scrolling.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollingPan }

    /// The content's area, for constraints inside.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
    /// The view's own area, for what does not scroll along.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

    override var hasScrollableContent: Bool { true }
    override var showsPlainContent: Bool { !(self is UITableView || self is UICollectionView || self is UITextView) }
    override func adoptContentSize(_ size: CGSize) { contentSize = size }

    /// Called after the delegate changed; subclasses keep a typed copy.
    func scrollDelegateDidChange() {}
    /// The axes on which the safe area is added with the automatic behaviour.
    var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) {
        (scrollableAxes.horizontal, scrollableAxes.vertical || isAdjustedByController)
    }
    /// Whether the view is a controller's root view, or the rearmost one in it, in a navigation controller: such ones keep
    /// clear of bars even if their content does not scroll, unless the controller does not want it.
    private var isAdjustedByController: Bool {
        guard let controller = owningController ?? superview?.owningController,
            controller.automaticallyAdjustsScrollViewInsets, controller.navigationController != nil
        else { return false }
        return owningController != nil || superview?.subviews.first === self
    }
}
