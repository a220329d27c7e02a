import Foundation

/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    public private(set) lazy var navigationBar = makeBar()
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open weak var delegate: UINavigationControllerDelegate?
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    var decodedBar: UINavigationBar?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        decodedBar = nib.object("navigationBar") as? UINavigationBar
        isNavigationBarHidden = nib.bool("navigationBarHidden") ?? false
        if let bar = nib.object("toolbar") as? UIToolbar { toolbar = bar }
        isToolbarHidden = nib.bool("toolbarHidden") ?? true
        hidesBarsOnSwipe = nib.bool("hidesBarsOnSwipe") ?? false
        hidesBarsOnTap = nib.bool("hidesBarsOnTap") ?? false
        nib.ignore("interactiveMovementDisabled", "automaticallyAdjustsScrollViewInsets")
    }

    private func makeBar() -> UINavigationBar { decodedBar ?? UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44)) }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The root controller's, unless this controller was given one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    public var topViewController: UIViewController? { stack.last }
    public var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        if let shown = shownController { uninstallView(of: shown) }
        for old in stack where !controllers.contains(where: { $0 === old }) { old.removeFromParent() }
        stack = controllers
        for controller in controllers where controller.parent !== self { addChild(controller) }
        showTop()
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let shown = shownController { uninstallView(of: shown) }
        addChild(viewController)
        stack.append(viewController)
        showTop()
        viewController.didMove(toParent: self)
        delegate?.navigationController(self, didShow: viewController, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.popLast() else { return nil }
        uninstall(top)
        showTop()
        return top
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        for controller in popped.reversed() { uninstall(controller) }
        showTop()
        return popped
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: View

    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? CGSize(width: 375, height: 667)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(navigationBar)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }

    private var shownController: UIViewController? { stack.last { $0.viewIfLoaded?.superview === viewIfLoaded && viewIfLoaded != nil } }

    private func uninstallView(of controller: UIViewController) {
        controller.beginAppearanceTransition(false, animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
    }

    private func showTop() {
        guard isViewLoaded, let top = stack.last, let container = loadedView, top.viewIfLoaded?.superview !== container else { return }
        guard let topView = top.view else { return }
        topView.translatesAutoresizingMaskIntoConstraints = true
        topView.frame = container.bounds
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.beginAppearanceTransition(true, animated: false)
        container.insertSubview(topView, at: 0)
        top.endAppearanceTransition()
        navigationBar.items = stack.map(\.navigationItem)
        placeBars()
    }

    /// Puts the bar under the status bar and tells the top controller's view what the bar covers.
    private func placeBars() {
        guard let view = loadedView else { return }
        let safe = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        let height: CGFloat = navigationBar.preferredHeight
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
        var covered = safe
        if !isNavigationBarHidden { covered.top += height }
        if !isToolbarHidden {
            toolbar.frame = CGRect(x: 0, y: view.bounds.height - safe.bottom - 44, width: view.bounds.width, height: 44)
            toolbar.items = stack.last?.toolbarItems
            if toolbar.superview !== view { view.addSubview(toolbar) }
            covered.bottom += 44
        }
        for controller in stack { controller.viewIfLoaded?.setHostSafeArea(covered) }
    }
}

/// Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

extension UIView {
    /// The safe area a container gives a child's root view, `nil` to take the superview's.
    func setHostSafeArea(_ insets: UIEdgeInsets?) {
        guard layoutState.hostSafeArea != insets else { return }
        layoutState.hostSafeArea = insets
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
        marginsDidChange()
    }
}
