import Foundation

/// A controller that shows one page, or two next to each other, of a series of controllers.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The direction in which pages turn. It has no effect: nothing is animated.
    public enum NavigationDirection: Int, Sendable {
        /// To later pages.
        case forward
        /// To earlier pages.
        case reverse
    }

    /// The axis along which pages follow one another.
    public enum NavigationOrientation: Int, Sendable {
        /// Next to each other.
        case horizontal
        /// Below each other.
        case vertical
    }

    /// The transition between pages. In CellSim they change at once.
    public enum TransitionStyle: Int, Sendable {
        /// Like the pages of a book.
        case pageCurl
        /// By scrolling.
        case scroll
    }

    /// The position of a book's spine. The number of visible pages is the number passed to `setViewControllers`.
    public enum SpineLocation: Int, Sendable {
        /// No spine, for pages that scroll.
        case none
        /// At the left or upper edge.
        case min
        /// In the middle, between two pages.
        case mid
        /// At the right or lower edge.
        case max
    }

    /// A key of the options that a controller is created with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public var rawValue: String

        /// Creates a key with this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The position of the spine: the raw value of a `SpineLocation`, as an integer or `NSNumber`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, in points: a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition. Stored; without a document it determines `spineLocation`.
    public let transitionStyle: TransitionStyle
    /// Whether two pages split the width (`horizontal`) or the height.
    public let navigationOrientation: NavigationOrientation
    /// The position of the spine from the document, `none` by default; in code, `min` for pages that curl and `none`
    /// for others. Stored without effect.
    public let spineLocation: SpineLocation
    /// Whether pages have content on both sides. Stored without effect.
    open var isDoubleSided = false {
        didSet { reportNoOp("UIPageViewController.isDoubleSided", isDoubleSided) }
    }
    /// The data source, which is never called: touches don't turn pages. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { reportNoOp("UIPageViewController.dataSource", dataSource != nil) }
    }
    /// The delegate, which is never called: touches don't turn pages. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { reportNoOp("UIPageViewController.delegate", delegate != nil) }
    }
    /// The space between pages that scroll, in points.
    public let interPageSpacing: CGFloat
    /// The visible pages.
    open private(set) var viewControllers: [UIViewController]?

    /// Creates a controller without pages; set them with `setViewControllers`.
    /// - Parameters:
    ///   - style: the transition between pages.
    ///   - navigationOrientation: the axis along which pages follow one another.
    ///   - options: the position of the spine and the space between pages, both stored without effect. Values of other types are ignored.
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

    /// Creates a controller with pages next to each other that curl, UIKit's default. A page controller has no nib.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates an instance from a document's element with its transition, orientation, spine and spacing (points).
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

    /// Shows these controllers and calls `completion` at once.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] { uninstall(old) }
        self.viewControllers = viewControllers
        if isViewLoaded { showPages() }
        completion?(true)
    }

    /// Adds the pages to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showPages()
    }

    /// Divides the view between the pages.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        for (page, frame) in zip(viewControllers ?? [], frames) { page.viewIfLoaded?.frame = frame }
    }

    /// The frames of the pages; two pages share the width or the height.
    private var frames: [CGRect] {
        guard let bounds = loadedView?.bounds, let count = viewControllers?.count, count > 0 else { return [] }
        let isRow = navigationOrientation == .horizontal
        let size = CGSize(
            width: isRow ? bounds.width / CGFloat(count) : bounds.width,
            height: isRow ? bounds.height : bounds.height / CGFloat(count))
        return (0..<count).map { location in
            CGRect(
                x: isRow ? CGFloat(location) * size.width : 0, y: isRow ? 0 : CGFloat(location) * size.height,
                width: size.width,
                height: size.height)
        }
    }

    private func showPages() {
        guard let view = loadedView else { return }
        for (page, frame) in zip(viewControllers ?? [], frames) { install(page, in: view, frame: frame) }
    }
}

/// The source of the pages before and after another one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one, nil for the first. Never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one, nil for the last. Never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The delegate for turned pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before a gesture shows these pages. CellSim never calls it.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
}
