import Foundation
@_spi(UIKitModules) import UIKitViews

/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The duration with which bars move on iOS, in seconds. Here, bars move at once.
    public static let hideShowBarDuration: CGFloat = 0.33
    var stack: [UIViewController] = []
    /// The bar above the top controller: the document's, or one created on first use.
    open private(set) lazy var navigationBar = makeBar()
    /// The bar at the bottom, 44 points high, with the top controller's `toolbarItems`: the document's, or one created
    /// on first use.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// The delegate, called before and after the top controller changes. Not retained.
    open weak var delegate: UINavigationControllerDelegate?
    /// Whether the navigation bar is hidden; a visible bar reduces the controllers' safe area by its height.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether the toolbar is hidden; a visible toolbar reduces the controllers' safe area by 44 points.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether dragging hides the bars. Stored without effect.
    open var hidesBarsOnSwipe = false {
        didSet { reportNoOp("UINavigationController.hidesBarsOnSwipe", hidesBarsOnSwipe) }
    }
    private(set) lazy var popRecognizer = UIGestureRecognizer()
    /// Whether a tap hides the bars. Stored without effect.
    open var hidesBarsOnTap = false {
        didSet { reportNoOp("UINavigationController.hidesBarsOnTap", hidesBarsOnTap) }
    }
    var decodedBar: UINavigationBar?

    /// Creates a stack of one controller. Raises for a controller that cannot be a child, and stays empty.
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

    /// Creates an instance from a document's element with its bars and, in a nib, the controllers inside; a storyboard
    /// adds the root with a segue.
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
        // A nib contains the controllers; in a storyboard a segue leads to the first one.
        let controllers = nib.objects("viewControllers").compactMap { $0 as? UIViewController }
        if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    }

    /// Creates a stack without controllers whose bars have these classes; nil for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        super.init(nibName: nil, bundle: nil)
        if let type = toolbarClass as? UIToolbar.Type { toolbar = MadeView.make(type, frame: .zero) as? UIToolbar }
    }
    private var barClass = UINavigationBar.self

    private func makeBar() -> UINavigationBar {
        let frame = CGRect(x: 0, y: 0, width: 375, height: SystemBars.navigationBarHeight.now)
        let bar =
            decodedBar ?? MadeView.make(barClass, frame: frame) as? UINavigationBar ?? UINavigationBar(frame: frame)
        // The root controller can access its item in the bar while its view loads.
        bar.items = stack.map(\.navigationItem)
        isBarMade = true
        return bar
    }
    private(set) var isBarMade = false

    /// Replaces the bar, which apps set by the key `navigationBar`.
    func replaceNavigationBar(with bar: UINavigationBar) {
        let old = navigationBar
        guard bar !== old else { return }
        navigationBar = bar
        bar.items = old.items
        if let parent = old.superview { parent.insertSubview(bar, aboveSubview: old) }
        old.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The stack from the root to the top. Setting it calls `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The root controller's item, unless this controller has its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    /// The last controller of the stack; nil for an empty one.
    open var topViewController: UIViewController? { stack.last }
    /// The controller presented over the stack, or otherwise the top controller.
    open var visibleViewController: UIViewController? {
        ownPresented ?? stack.last?.presentedViewController ?? stack.last
    }

    /// Replaces the stack and shows its last controller at once. Raises for duplicate controllers or controllers that
    /// cannot be children, and changes nothing.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        replaceStack(controllers, animated: animated)
    }

    /// Adds a controller on top and shows it. Raises for a controller that is in the stack already, and for navigation
    /// controllers.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Removes the top controller and returns it; nil if only the root remains.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Removes all controllers above the root and returns them, the lowest first; nil for an empty stack.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Removes all controllers above this one and returns them, the lowest first. Raises
    /// `NSInternalInconsistencyException` for a controller that is not in the stack, and returns nil.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            UIKitException.raiseOrRecord(
                UIKitException.inconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { replaceStack(Array(stack[...index]), animated: animated) }
        return popped
    }

    @_spi(UIKitModules) public override func adoptSceneChildren(_ controllers: [UIViewController]) {
        viewControllers = Array(controllers.prefix(1))
    }
    @_spi(UIKitModules) public override var isStack: Bool { true }
    @_spi(UIKitModules) public override func pushOnStack(_ controller: UIViewController, animated: Bool) -> Bool {
        pushViewController(controller, animated: animated)
        return true
    }
    @_spi(UIKitModules) public override func popStack(to child: UIViewController, animated: Bool) {
        if topViewController !== child { popToViewController(child, animated: animated) }
    }
    @_spi(UIKitModules) public override func controllersBelow(_ child: UIViewController) -> [UIViewController] {
        viewControllers.firstIndex { $0 === child }.map { viewControllers[..<$0].reversed() } ?? []
    }
    @_spi(UIKitModules) public override var childrenInside: [UIViewController] { viewControllers.reversed() }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Sets `isNavigationBarHidden`, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Sets `isToolbarHidden`, without animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: View

    /// Creates a view of the parent's size, or the screen's, with the top controller's view under the bar.
    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? SimulatedScreen.main.size
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(navigationBar)
        if let top = stack.last { exchange(nil, for: top, animated: false, insert: place) }
        placeBars()
    }

    /// Positions the bars and gives the controllers the remaining safe area.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }
    /// A gesture recogniser that never recognises a gesture.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
    /// Whether the bars are hidden during typing. Stored without effect: bars are hidden only by your code.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UINavigationController.hidesBarsWhenKeyboardAppears") }
    }
    /// Whether the bars are hidden in compact height. Stored without effect: bars are hidden only by your code.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UINavigationController.hidesBarsWhenVerticallyCompact") }
    }
}

/// The delegate of a navigation controller. Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before the top controller changes while this controller's view is loaded.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the new controller's view is in place, within the same call and without animation.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UIView {
    /// Sets the safe area that a container gives to a child's root view; `nil` for the superview's.
    func setHostSafeArea(_ insets: UIEdgeInsets?) {
        guard layoutState.hostSafeArea != insets else { return }
        layoutState.hostSafeArea = insets
        safeAreaDidChange()
    }
}
