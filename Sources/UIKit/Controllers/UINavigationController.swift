import Foundation

/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    /// The bar above the top controller: the document's, or one made on first use.
    public private(set) lazy var navigationBar = makeBar()
    /// The bar at the bottom, 44 points high, with the top controller's `toolbarItems`: the document's, or one made on
    /// first use.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// Told before and after another controller comes to the top. Not retained.
    open weak var delegate: UINavigationControllerDelegate?
    /// Whether the navigation bar is away; where it shows, its height is taken off the controllers' safe area.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether the toolbar is away; where it shows, 44 points are taken off the controllers' safe area.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether dragging hides the bars. Kept; nothing reads it.
    open var hidesBarsOnSwipe = false {
        didSet { noteKept("UINavigationController.hidesBarsOnSwipe", hidesBarsOnSwipe) }
    }
    private(set) lazy var popRecognizer = UIGestureRecognizer()
    /// Whether a tap hides the bars. Kept; nothing reads it.
    open var hidesBarsOnTap = false {
        didSet { noteKept("UINavigationController.hidesBarsOnTap", hidesBarsOnTap) }
    }
    var decodedBar: UINavigationBar?

    /// A stack of one controller. Raises for one that cannot be a child, and stays empty.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        guard mayContain(rootViewController) else { return }
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads the element of a document with its bars and, in a nib, the controllers inside; a storyboard's root comes
    /// by a segue.
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

    /// A stack without controllers whose bars are of an app's own classes; nil for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        super.init(nibName: nil, bundle: nil)
        if let type = toolbarClass as? UIToolbar.Type { toolbar = MadeView.make(type, frame: .zero) as? UIToolbar }
    }
    private var barClass = UINavigationBar.self

    private func makeBar() -> UINavigationBar {
        let frame = CGRect(x: 0, y: 0, width: 375, height: SystemBars.navigationBarHeight.now)
        return decodedBar ?? MadeView.make(barClass, frame: frame) as? UINavigationBar ?? UINavigationBar(frame: frame)
    }

    /// The stack from the root to the top. Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The root controller's, unless this controller was given one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    /// The last controller of the stack; nil for an empty one.
    public var topViewController: UIViewController? { stack.last }
    /// What is presented over the stack, if anything is, else the top controller.
    public var visibleViewController: UIViewController? {
        ownPresented ?? stack.last?.presentedViewController ?? stack.last
    }

    /// Takes another stack and shows its last controller at once. Raises for controllers that stand in it twice or
    /// cannot be children, and changes nothing.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        replaceStack(controllers, animated: animated)
    }

    /// Puts a controller on top and shows it. Raises for one that is in the stack already, and for navigation controllers.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top controller away and returns it; nil where only the root is left.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Takes away all controllers above the root and returns them, the lowest first; nil for an empty stack.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Takes away all controllers above one and returns them, the lowest first. Raises
    /// `NSInternalInconsistencyException` for one that is not in the stack, and returns nil.
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

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Sets `isNavigationBarHidden`; nothing slides.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Sets `isToolbarHidden`; nothing slides.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: View

    /// Makes a view of the parent's size, or the screen's, with the top controller's view under the bar.
    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? SimulatedScreen.main.size
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(navigationBar)
        if let top = stack.last { exchange(nil, for: top, animated: false, place: place) }
        placeBars()
    }

    /// Places the bars and gives the controllers the safe area that they leave.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }
}

/// Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called when another controller is about to come to the top while this controller's view is loaded.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called once that controller's view is in place, within the same call: nothing takes time.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing, for delegates that leave it out.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing, for delegates that leave it out.
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
