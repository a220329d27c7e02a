import Foundation

/// Shows one page, or two beside each other, of a row of controllers.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    public let spineLocation: SpineLocation
    open var isDoubleSided = false
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Points between pages that scroll.
    public let interPageSpacing: CGFloat
    /// The pages shown at present.
    public private(set) var viewControllers: [UIViewController]?

    public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
        (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
        (spineLocation, interPageSpacing) = (transitionStyle == .pageCurl ? .min : .none, 0)
        super.init(nibName: nil, bundle: nil)
    }

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

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPages()
    }

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
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Is told of turned pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
}
