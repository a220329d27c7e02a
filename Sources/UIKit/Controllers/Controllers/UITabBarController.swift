import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view controller that manages child controllers, one of which the user selects in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private var controllers: [UIViewController] = []
    /// The tab bar, 49 points high plus the safe area: from the document, or created on first use.
    open private(set) lazy var tabBar = decodedBar ?? UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    /// The delegate, which is called before and after a tap selects a controller; not retained.
    open weak var delegate: UITabBarControllerDelegate?
    private var decodedBar: UITabBar?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller from a document, with its bar and, in a nib, its child controllers. A storyboard adds
    /// them by segues.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        decodedBar = nib.object("tabBar") as? UITabBar
        let controllers = nib.objects("viewControllers").compactMap { $0 as? UIViewController }
        if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    }

    /// The controllers of the tabs; nil without controllers. Setting them calls `setViewControllers(_:animated:)`
    /// without animation.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers without animation. The visible controller stays if it is among them; otherwise the
    /// controller at its index or the last one is shown. Raises and changes nothing for controllers that cannot be
    /// children.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let previousController = selectedViewController
        let new = viewControllers ?? []
        guard new.allSatisfy(validateChild) else { return }
        let removedControllers = controllers.filter { controller in !new.contains { $0 === controller } }
        let addedControllers = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in removedControllers {
            controller.containmentTransition = .leaving
            controller.willMove(toParent: nil)
        }
        for controller in addedControllers { addChild(controller) }
        controllers = new
        isReplacingControllers = true
        selectedIndex = new.firstIndex { $0 === previousController } ?? min(selectedIndex, max(new.count - 1, 0))
        isReplacingControllers = false
        tabBar.items = controllers.map { $0.tabBarItem }
        showSelectedController(insteadOf: previousController)
        for controller in removedControllers { controller.removeFromParent() }
        for controller in addedControllers { controller.didMove(toParent: self) }
    }

    /// Whether the controllers are being replaced. Meanwhile, a change of the selection doesn't update the view.
    private var isReplacingControllers = false

    /// The index of the visible controller; an invalid index shows none. Setting it does not call the delegate.
    open var selectedIndex = 0 {
        didSet {
            guard oldValue != selectedIndex, !isReplacingControllers else { return }
            showSelectedController(insteadOf: controllers.indices.contains(oldValue) ? controllers[oldValue] : nil)
        }
    }

    /// The visible controller. Setting it to nil or to an unknown controller has no effect.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil }
        set {
            if let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// Selects a controller if the delegate allows it. A tap on the selected tab pops a navigation controller to its
    /// root.
    func handleTabBarTap(at index: Int) {
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

    @_spi(UIKitModules) public override func setRelatedControllers(_ controllers: [UIViewController]) {
        viewControllers = controllers
    }
    @_spi(UIKitModules) public override var displayedChildren: [UIViewController] {
        selectedViewController.map { [$0] } ?? []
    }

    /// Creates a view in the size of the screen, with the bar and the selected controller's view.
    open override func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: SimulatedScreen.main.size))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(tabBar)
        showSelectedController(insteadOf: nil)
    }

    /// Positions the bar and sets the safe area of the child controllers.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    /// Replaces the bar. Called by key-value coding with the key `tabBar`.
    func replaceTabBar(with bar: UITabBar) {
        let old = tabBar
        guard bar !== old else { return }
        tabBar = bar
        bar.items = old.items
        bar.selectedItem = old.selectedItem
        if let parent = old.superview { parent.insertSubview(bar, aboveSubview: old) }
        old.removeFromSuperview()
        layOutBar()
    }

    private func showSelectedController(insteadOf old: UIViewController?) {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard let container = loadedView else { return }
        let new = selectedViewController
        guard new == nil || new !== old || new?.viewIfLoaded?.superview !== container else { return layOutBar() }
        replaceChildView(old === new ? nil : old, for: new, isNewFirst: true, animated: false) { view in
            Self.fill(container, with: view)
            new?.barOverlapInsets = .zero
            container.insertSubview(view, at: 0)
            layOutBar()
        }
        layOutBar()
    }

    /// Positions the bar at the bottom, or off screen if the visible stack hides it, and sets the safe area of the children.
    func layOutBar() {
        guard let view = loadedView else { return }
        let safe = view.safeAreaInsets
        let height = 49 + safe.bottom
        let isTabBarOffscreen = (selectedViewController as? UINavigationController)?.hidesTabBar ?? false
        tabBar.frame = CGRect(
            x: isTabBarOffscreen ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width,
            height: height
        )
        var covered = safe
        var layout = ExtendedLayout()
        if !tabBar.isHidden, !isTabBarOffscreen {
            covered.bottom = height
            (layout.bottom, layout.isBottomBarTranslucent) = (height, tabBar.isTranslucent)
        }
        for controller in controllers { layout.layOut(controller, in: view, covered: covered) }
    }
    /// The controllers that the user can reorder. Stored without effect: the user cannot reorder controllers.
    open var customizableViewControllers: [UIViewController]? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UITabBarController.customizableViewControllers") }
    }
}

/// The delegate of a tab bar controller. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether a tap on the bar may select a controller. Not called for a selection by code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tap on the bar, even if the controller is already visible.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
