import Foundation

/// A view whose content may be larger than itself; the content's offset is the origin of the bounds.
///
/// Scrolling moves the origin of the bounds and nothing else: subviews keep their frames and are not laid out again.
/// Nothing is animated: every change is at its end at once, and delegates are told of the end.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    /// When safe areas are added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate of whatever kind: subclasses narrow its type under the name `delegate`.
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    /// The size of the content in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentSizeChanged(from: oldValue) } } }
    /// What is added around the content, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetDidChange() } } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
    }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var isScrollEnabled = true
    open var isDirectionalLockEnabled = false
    open var isPagingEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    /// True while a pan moves the content.
    open internal(set) var isDragging = false
    open internal(set) var isTracking = false
    /// Always false: nothing moves without a finger here.
    open var isDecelerating: Bool { false }
    var adjustedInsetBefore = UIEdgeInsets.zero
    /// Where the content was when a drag began.
    var dragStart = CGPoint.zero
    /// Made when somebody asks for it or when touches first reach the view.
    var ownPanRecognizer: UIPanGestureRecognizer?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeScrollView(from: nib) }
    }

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

    /// `contentInset` with the safe area where `contentInsetAdjustmentBehavior` wants it, in points.
    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
    open func adjustedContentInsetDidChange() {}
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetDidChange()
    }

    /// Whether a drag takes touches away from a view in the content: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Drives scrolling.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollingPan }

    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

    override var hasScrollableContent: Bool { true }
    override var showsPlainContent: Bool { !(self is UITableView || self is UICollectionView || self is UITextView) }
    override func adoptContentSize(_ size: CGSize) { contentSize = size }

    /// Called after the delegate changed; subclasses keep a typed copy.
    func scrollDelegateDidChange() {}
    /// The axes on which the safe area is added with the automatic behaviour.
    var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) { scrollableAxes }
}
