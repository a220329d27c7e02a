import Foundation

/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    public private(set) lazy var navigationBar = makeBar()
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open weak var delegate: UINavigationControllerDelegate?
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var hidesBarsOnSwipe = false
    private(set) lazy var popRecognizer = UIGestureRecognizer()
    open var hidesBarsOnTap = false
    var decodedBar: UINavigationBar?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        guard mayContain(rootViewController) else { return }
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
        nib.ignore("interactiveMovementDisabled", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact")
        // A nib holds the controllers inside; in a storyboard a segue leads to the first one.
        let controllers = nib.objects("viewControllers").compactMap { $0 as? UIViewController }
        if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    }

    private func makeBar() -> UINavigationBar {
        decodedBar ?? UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    }

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
    public var visibleViewController: UIViewController? {
        ownPresented ?? stack.last?.presentedViewController ?? stack.last
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        replaceStack(controllers, animated: animated)
    }

    /// Puts a controller on top and shows it. Raises for one that is in the stack already, and for navigation controllers.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            UIKitException.raiseOrRecord(
                ReuseException.inconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { replaceStack(Array(stack[...index]), animated: animated) }
        return popped
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: View

    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? SimulatedScreen.main.size
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(navigationBar)
        if let top = stack.last { exchange(nil, for: top, animated: false, place: place) }
        placeBars()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }
}

/// Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UIView {
    /// The safe area a container gives a child's root view, `nil` to take the superview's.
    func setHostSafeArea(_ insets: UIEdgeInsets?) {
        guard layoutState.hostSafeArea != insets else { return }
        layoutState.hostSafeArea = insets
        safeAreaDidChange()
    }
}
