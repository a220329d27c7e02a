import Foundation

/// A view controller that shows one page, or two next to each other, of a sequence of child controllers.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The direction of a page turn. It has no effect: page turns are not animated.
    public enum NavigationDirection: Int, Sendable {
        /// A turn to a later page.
        case forward
        /// A turn to an earlier page.
        case reverse
    }

    /// The axis along which pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages are next to each other.
        case horizontal
        /// Pages are below each other.
        case vertical
    }

    /// The style of the transition between pages. In CellSim, transitions are not animated.
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl, like those of a book.
        case pageCurl
        /// Pages scroll.
        case scroll
    }

    /// The location of a book's spine. The number of visible pages depends only on the call of `setViewControllers`.
    public enum SpineLocation: Int, Sendable {
        /// No spine; for pages that scroll.
        case none
        /// A spine at the left or upper edge.
        case min
        /// A spine in the middle, between two pages.
        case mid
        /// A spine at the right or lower edge.
        case max
    }

    /// A key for the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the spine location: the raw value of a `SpineLocation`, as an integer or `NSNumber`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The key for the space between pages that scroll: a number of points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The style of the transition. In controllers created in code, it determines `spineLocation`.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages are arranged: two visible pages share the width (`horizontal`) or the height.
    public let navigationOrientation: NavigationOrientation
    /// The location of the spine. Default: `none` in documents; in code, `min` for pages that curl and `none` for
    /// pages that scroll. Stored without effect.
    public let spineLocation: SpineLocation
    /// A Boolean value that indicates whether pages have content on their back. Stored without effect.
    open var isDoubleSided = false {
        didSet { reportNoOp("UIPageViewController.isDoubleSided", isDoubleSided) }
    }
    /// The data source. Never called, because touches don't turn pages; not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { reportNoOp("UIPageViewController.dataSource", dataSource != nil) }
    }
    /// The delegate. Never called, because touches don't turn pages; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { reportNoOp("UIPageViewController.delegate", delegate != nil) }
    }
    /// The space between pages that scroll, in points.
    public let interPageSpacing: CGFloat
    /// The controllers of the visible pages.
    open private(set) var viewControllers: [UIViewController]?

    /// Creates a controller without pages. Add pages with `setViewControllers`.
    /// - Parameters:
    ///   - style: The style of the transition.
    ///   - navigationOrientation: The axis along which pages are arranged.
    ///   - options: The location of the spine and the space between pages, both stored without effect. Values of other
    ///     types are ignored.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let spine = options?[.spineLocation] as? SpineLocation
        let number = options?[.spineLocation] as? Int ?? (options?[.spineLocation] as? NSNumber)?.intValue
        spineLocation = spine ?? number.flatMap(SpineLocation.init) ?? (style == .pageCurl ? .min : .none)
        let space = options?[.interPageSpacing]
        interPageSpacing =
            space as? CGFloat ?? (space as? Int).map { CGFloat($0) }
            ?? (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with horizontal pages that curl, as in UIKit. The nib has no effect.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Decodes a controller from a document, with its transition, orientation, spine and spacing (in points).
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        transitionStyle = nib?.enumeration("transitionStyle", ["pageCurl": .pageCurl, "scroll": .scroll]) ?? .pageCurl
        navigationOrientation =
            nib?.enumeration("navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
        spineLocation =
            nib?.enumeration("spineLocation", ["none": .none, "min": .min, "mid": .mid, "max": .max]) ?? .none
        interPageSpacing = nib?.cgFloat("pageSpacing") ?? 0
        super.init(coder: coder)
        isDoubleSided = nib?.bool("doubleSided") ?? false
    }

    /// Shows controllers as pages and calls `completion` immediately.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] { removeEmbedded(old) }
        self.viewControllers = viewControllers
        if isViewLoaded { showPages() }
        completion?(true)
    }

    /// Adds the pages to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showPages()
    }

    /// Divides the bounds equally between the pages.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        for (page, frame) in zip(viewControllers ?? [], frames) { page.viewIfLoaded?.frame = frame }
    }

    /// The frames of the visible pages. Two pages share the width or the height.
    private var frames: [CGRect] {
        guard let bounds = loadedView?.bounds, let count = viewControllers?.count, count > 0 else { return [] }
        let isRow = navigationOrientation == .horizontal
        let size = CGSize(
            width: isRow ? bounds.width / CGFloat(count) : bounds.width,
            height: isRow ? bounds.height : bounds.height / CGFloat(count))
        return (0..<count).map { index in
            CGRect(
                x: isRow ? CGFloat(index) * size.width : 0, y: isRow ? 0 : CGFloat(index) * size.height,
                width: size.width,
                height: size.height)
        }
    }

    private func showPages() {
        guard let view = loadedView else { return }
        for (page, frame) in zip(viewControllers ?? [], frames) { embed(page, in: view, frame: frame) }
    }
}

/// The object that provides the pages before and after a page. Never called.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before a page; nil for the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after a page; nil for the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The delegate of a page view controller for page turns by gestures. Never called.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before a gesture shows pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
}
