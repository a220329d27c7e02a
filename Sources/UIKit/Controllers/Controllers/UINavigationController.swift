import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view controller that manages a stack of child controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The duration of bar animations on iOS, in seconds. CellSim shows and hides bars without animation.
    public static let hideShowBarDuration: CGFloat = 0.33
    var stack: [UIViewController] = []
    /// The navigation bar: from the document, or created on first use.
    open private(set) lazy var navigationBar = makeBar()
    /// The toolbar with the `toolbarItems` of the top controller, 44 points high: from the document, or created on
    /// first use.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// The delegate, which is called before and after the top controller changes; not retained.
    open weak var delegate: UINavigationControllerDelegate?
    /// A Boolean value that indicates whether the navigation bar is hidden. A visible bar reduces the safe area of
    /// the child controllers by its height.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the toolbar is hidden. A visible toolbar reduces the safe area of the
    /// child controllers by 44 points.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether a drag hides the bars. Stored without effect.
    open var hidesBarsOnSwipe = false {
        didSet { reportNoOp("UINavigationController.hidesBarsOnSwipe", hidesBarsOnSwipe) }
    }
    private(set) lazy var popRecognizer = UIGestureRecognizer()
    /// A Boolean value that indicates whether a tap hides the bars. Stored without effect.
    open var hidesBarsOnTap = false {
        didSet { reportNoOp("UINavigationController.hidesBarsOnTap", hidesBarsOnTap) }
    }
    var decodedBar: UINavigationBar?

    /// Creates a stack with a root controller. If the controller cannot be a child, raises and leaves the stack
    /// empty.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        guard validateChild(rootViewController) else { return }
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller from a document, with its bars and, in a nib, its child controllers. In a storyboard, a segue
    /// adds the root controller.
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
        // A nib contains the controllers; in a storyboard, a segue connects the root controller.
        let controllers = nib.objects("viewControllers").compactMap { $0 as? UIViewController }
        if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    }

    /// Creates an empty stack with custom classes for its bars; nil for the system's classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        super.init(nibName: nil, bundle: nil)
        if let type = toolbarClass as? UIToolbar.Type {
            toolbar = ViewInitializerThunk.make(type, frame: .zero) as? UIToolbar
        }
    }
    private var barClass = UINavigationBar.self

    private func makeBar() -> UINavigationBar {
        let frame = CGRect(x: 0, y: 0, width: 375, height: SystemBars.navigationBarHeight.current)
        let bar =
            decodedBar ?? ViewInitializerThunk.make(barClass, frame: frame) as? UINavigationBar
            ?? UINavigationBar(frame: frame)
        // The root controller can access its item in the bar while its view loads.
        bar.items = stack.map(\.navigationItem)
        isBarCreated = true
        return bar
    }
    private(set) var isBarCreated = false

    /// Replaces the navigation bar. Called by key-value coding with the key `navigationBar`.
    func replaceNavigationBar(with bar: UINavigationBar) {
        let old = navigationBar
        guard bar !== old else { return }
        navigationBar = bar
        bar.items = old.items
        if let parent = old.superview { parent.insertSubview(bar, aboveSubview: old) }
        old.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The stack from the root to the top controller. Setting it calls `setViewControllers(_:animated:)` without
    /// animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The tab bar item of the root controller, unless this controller has its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    /// The controller at the top of the stack; nil if the stack is empty.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is presented over the stack, or otherwise the top controller.
    open var visibleViewController: UIViewController? {
        directlyPresentedController ?? stack.last?.presentedViewController ?? stack.last
    }

    /// Replaces the stack and shows its top controller without animation. Raises and changes nothing if the array
    /// contains duplicates or controllers that cannot be children.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        replaceStack(controllers, animated: animated)
    }

    /// Pushes a controller and shows it. Raises for a navigation controller and for a controller that is already in
    /// the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pops the top controller and returns it; returns nil if only the root controller remains.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Pops all controllers above the root and returns them from bottom to top; returns nil if the stack is empty.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Pops all controllers above a controller and returns them from bottom to top. If the controller is not in the
    /// stack, raises `NSInternalInconsistencyException` and returns nil.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            UIKitException.raiseOrRecord(
                UIKitException.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { replaceStack(Array(stack[...index]), animated: animated) }
        return popped
    }

    @_spi(UIKitModules) public override func setRelatedControllers(_ controllers: [UIViewController]) {
        viewControllers = Array(controllers.prefix(1))
    }
    @_spi(UIKitModules) public override var isStackController: Bool { true }
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
    @_spi(UIKitModules) public override var displayedChildren: [UIViewController] { viewControllers.reversed() }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Sets `isNavigationBarHidden`, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Sets `isToolbarHidden`, without animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: View

    /// Creates a view in the size of the parent or the screen, with the top controller's view under the bar. It has no
    /// background colour, as on iOS.
    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? SimulatedScreen.main.size
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        self.view = view
        view.addSubview(navigationBar)
        if let top = stack.last { replaceChildView(nil, for: top, animated: false, insert: insertTopView) }
        layOutBars()
    }

    /// Positions the bars and sets the safe area of the child controllers.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBars()
    }
    /// A placeholder for the recognizer of the swipe-back gesture. It never recognises a gesture.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
    /// A Boolean value that indicates whether the bars are hidden while the user types. Stored without effect: only
    /// your code hides bars.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UINavigationController.hidesBarsWhenKeyboardAppears") }
    }
    /// A Boolean value that indicates whether the bars are hidden in compact height. Stored without effect: only your
    /// code hides bars.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UINavigationController.hidesBarsWhenVerticallyCompact") }
    }
}

/// The delegate of a navigation controller. All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before the top controller changes, if the view of the navigation controller is loaded.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the new controller's view was added, within the same call and without animation.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UIView {
    /// Sets the safe area that a container assigns to a child's root view; `nil` inherits the superview's safe area.
    func setHostSafeArea(_ insets: UIEdgeInsets?) {
        guard layoutState.safeAreaOverride != insets else { return }
        layoutState.safeAreaOverride = insets
        safeAreaDidChange()
    }
}
