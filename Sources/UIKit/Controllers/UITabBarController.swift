import Foundation

/// Controllers side by side, chosen through a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private var controllers: [UIViewController] = []
    public private(set) lazy var tabBar = decodedBar ?? UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    open weak var delegate: UITabBarControllerDelegate?
    private var decodedBar: UITabBar?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodedBar = (coder as? NibCoder)?.object("tabBar") as? UITabBar
    }

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        if let shown = selectedViewController, shown.viewIfLoaded?.superview != nil { hide(shown) }
        for old in controllers { old.removeFromParent() }
        controllers = viewControllers ?? []
        for controller in controllers {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selectedIndex = min(selectedIndex, max(controllers.count - 1, 0))
        tabBar.items = controllers.map { $0.tabBarItem }
        showSelected()
    }

    open var selectedIndex = 0 {
        didSet {
            guard oldValue != selectedIndex else { return }
            if controllers.indices.contains(oldValue) { hide(controllers[oldValue]) }
            showSelected()
        }
    }

    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil }
        set { if let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    /// Shows another controller if the delegate lets it; the one that shows goes back to its root.
    func tabBarWasTapped(at index: Int) {
        guard controllers.indices.contains(index),
            delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
        else { return }
        if index == selectedIndex {
            (controllers[index] as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedIndex = index
        }
        delegate?.tabBarController(self, didSelect: controllers[index])
    }

    open override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(tabBar)
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    private func hide(_ controller: UIViewController) {
        guard controller.viewIfLoaded?.superview != nil else { return }
        controller.beginAppearanceTransition(false, animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
    }

    private func showSelected() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard let container = loadedView, let controller = selectedViewController, let view = controller.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearanceTransition(true, animated: false)
        container.insertSubview(view, at: 0)
        controller.endAppearanceTransition()
        placeBar()
    }

    private func placeBar() {
        guard let view = loadedView else { return }
        let safe = view.safeAreaInsets
        let height = 49 + safe.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        var covered = safe
        if !tabBar.isHidden { covered.bottom = height }
        for controller in controllers { controller.viewIfLoaded?.setHostSafeArea(covered) }
    }
}

/// Optional methods have defaults.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
