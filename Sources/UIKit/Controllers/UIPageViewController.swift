import Foundation

/// Shows one page, or two beside each other, of a row of controllers.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Which way pages turn. It makes no difference: nothing is animated.
    public enum NavigationDirection: Int, Sendable {
        /// To later pages.
        case forward
        /// To earlier pages.
        case reverse
    }

    /// How pages lie beside one another.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal
        /// One below the other.
        case vertical
    }

    /// How pages are turned. Here they change at once.
    public enum TransitionStyle: Int, Sendable {
        /// As those of a book.
        case pageCurl
        /// By scrolling.
        case scroll
    }

    /// Where a book's spine is. How many pages show is what `setViewControllers` was given.
    public enum SpineLocation: Int, Sendable {
        /// There is none, as for pages that scroll.
        case none
        /// At the left or upper edge.
        case min
        /// In the middle, between two pages.
        case mid
        /// At the right or lower edge.
        case max
    }

    /// Kept; without a document it decides about `spineLocation`.
    public let transitionStyle: TransitionStyle
    /// Whether two pages share the width (`horizontal`) or the height.
    public let navigationOrientation: NavigationOrientation
    /// As the document says, `none` where it does not; made in code, `min` for pages that curl and `none` for others.
    /// Kept; nothing reads it.
    public let spineLocation: SpineLocation
    /// Whether pages have something on their backs. Kept; nothing reads it.
    open var isDoubleSided = false {
        didSet { noteKept("UIPageViewController.isDoubleSided", isDoubleSided) }
    }
    /// Kept and never asked: pages are not turned by touch. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { noteKept("UIPageViewController.dataSource", dataSource != nil) }
    }
    /// Kept and never told: pages are not turned by touch. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { noteKept("UIPageViewController.delegate", delegate != nil) }
    }
    /// Points between pages that scroll.
    public let interPageSpacing: CGFloat
    /// The pages shown at present.
    public private(set) var viewControllers: [UIViewController]?

    /// A controller without pages, to be given by `setViewControllers`. UIKit's options for spine and spacing are not
    /// taken.
    public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
        (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
        (spineLocation, interPageSpacing) = (transitionStyle == .pageCurl ? .min : .none, 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads the element of a document with its transition, orientation, spine and spacing (points).
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

    /// Shows these controllers; `completion` is called at once.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] { uninstall(old) }
        self.viewControllers = viewControllers
        if isViewLoaded { showPages() }
        completion?(true)
    }

    /// Puts the pages into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showPages()
    }

    /// Divides the view among the pages.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        for (page, frame) in zip(viewControllers ?? [], frames) { page.viewIfLoaded?.frame = frame }
    }

    /// Two pages share the width, or the height.
    private var frames: [CGRect] {
        guard let bounds = loadedView?.bounds, let count = viewControllers?.count, count > 0 else { return [] }
        let isRow = navigationOrientation == .horizontal
        let size = CGSize(
            width: isRow ? bounds.width / CGFloat(count) : bounds.width,
            height: isRow ? bounds.height : bounds.height / CGFloat(count))
        return (0..<count).map { place in
            CGRect(
                x: isRow ? CGFloat(place) * size.width : 0, y: isRow ? 0 : CGFloat(place) * size.height,
                width: size.width,
                height: size.height)
        }
    }

    private func showPages() {
        guard let view = loadedView else { return }
        for (page, frame) in zip(viewControllers ?? [], frames) { install(page, in: view, frame: frame) }
    }
}

/// Gives the pages before and after one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one, nil for the first. Never asked here.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one, nil for the last. Never asked here.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Is told of turned pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a gesture is about to bring these pages, which does not happen here.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
    /// Does nothing, for delegates that leave it out.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
}
