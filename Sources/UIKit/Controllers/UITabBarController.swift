import Foundation

/// Controllers side by side, chosen through a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private var controllers: [UIViewController] = []
    /// The bar at the bottom, 49 points high and the safe area below: the document's, or one made on first use.
    public private(set) lazy var tabBar = decodedBar ?? UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    /// Asked before a tap chooses a controller and told after it. Not retained.
    open weak var delegate: UITabBarControllerDelegate?
    private var decodedBar: UITabBar?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads the element of a document with its bar and, in a nib, the controllers inside; a storyboard's come by
    /// segues.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        decodedBar = nib.object("tabBar") as? UITabBar
        let controllers = nib.objects("viewControllers").compactMap { $0 as? UIViewController }
        if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    }

    /// The controllers to choose from, nil for none. Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Takes other controllers at once. The one shown stays if it is among them, else the one at its index takes its
    /// place, or the last. Raises for controllers that cannot be children, and changes nothing.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let shown = selectedViewController
        let new = viewControllers ?? []
        guard new.allSatisfy(mayContain) else { return }
        let leaving = controllers.filter { controller in !new.contains { $0 === controller } }
        let coming = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in leaving {
            controller.move = .leaving
            controller.willMove(toParent: nil)
        }
        for controller in coming { addChild(controller) }
        controllers = new
        isChanging = true
        selectedIndex = new.firstIndex { $0 === shown } ?? min(selectedIndex, max(new.count - 1, 0))
        isChanging = false
        tabBar.items = controllers.map { $0.tabBarItem }
        showSelected(insteadOf: shown)
        for controller in leaving { controller.removeFromParent() }
        for controller in coming { controller.didMove(toParent: self) }
    }

    /// While the controllers themselves are replaced the choice among them shows nothing yet.
    private var isChanging = false

    /// The index of the controller that shows, from 0; none shows for an index that none has. Setting it does not ask
    /// or tell the delegate.
    open var selectedIndex = 0 {
        didSet {
            guard oldValue != selectedIndex, !isChanging else { return }
            showSelected(insteadOf: controllers.indices.contains(oldValue) ? controllers[oldValue] : nil)
        }
    }

    /// The controller that shows. Setting it to nil or to one that is not among the controllers changes nothing.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil }
        set {
            if let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
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

    /// Makes a view of the screen's size with the bar and the selected controller's view.
    open override func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: SimulatedScreen.main.size))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(tabBar)
        showSelected(insteadOf: nil)
    }

    /// Places the bar and gives the controllers the safe area that it leaves.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    private func showSelected(insteadOf old: UIViewController?) {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard let container = loadedView else { return }
        let new = selectedViewController
        guard new == nil || new !== old || new?.viewIfLoaded?.superview !== container else { return placeBar() }
        exchange(old === new ? nil : old, for: new, isNewFirst: true, animated: false) { view in
            Self.fill(container, with: view)
            new?.barCut = .zero
            container.insertSubview(view, at: 0)
            placeBar()
        }
        placeBar()
    }

    /// Puts the bar at the bottom, or beside the screen for a stack that wants it gone, and tells children what it covers.
    func placeBar() {
        guard let view = loadedView else { return }
        let safe = view.safeAreaInsets
        let height = 49 + safe.bottom
        let isGone = (selectedViewController as? UINavigationController)?.hidesTabBar ?? false
        tabBar.frame = CGRect(
            x: isGone ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width, height: height
        )
        var covered = safe
        var layout = ExtendedLayout()
        if !tabBar.isHidden, !isGone {
            covered.bottom = height
            (layout.bottom, layout.bottomIsTranslucent) = (height, tabBar.isTranslucent)
        }
        for controller in controllers { layout.place(controller, in: view, covered: covered) }
    }
}

/// Optional methods have defaults.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap on the bar may choose this controller; choices in code are not asked for.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tap on the bar, also when that controller shows already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes, for delegates that leave it out.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    { true }
    /// Does nothing, for delegates that leave it out.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
