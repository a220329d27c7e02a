import Foundation

/// An object that manages a view hierarchy and its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
    /// The name of the view's nib. If no name was passed to the initialiser, it is nil until a nib with the class's name is
    /// loaded.
    open internal(set) var nibName: String?
    /// The bundle of the nib; nil for the bundle of the controller's class.
    open internal(set) var nibBundle: Bundle?
    /// The storyboard that created the controller, or nil.
    open internal(set) var storyboard: UIStoryboard?
    /// The identifier of the controller in its storyboard.
    public internal(set) var storyboardIdentifier: String?

    package var loadedView: UIView?
    /// Whether `loadView()` is currently running.
    var isLoadingView = false
    /// The loader that creates the view of a controller from a storyboard.
    var viewLoader: ControllerViewLoader?
    /// The view that a XIB contains for this controller, until `view` is first accessed.
    var nibView: UIView?
    /// Whether a view from a storyboard is resized to the screen ("Resize View From NIB").
    var resizesViewToScreen = true
    var storedChildren: [UIViewController] = []
    /// The container controller that has this controller as a child. Not retained.
    open internal(set) weak var parent: UIViewController?
    package var directlyPresentedController: UIViewController?
    weak var directPresentingController: UIViewController?
    var appearance = AppearanceState()
    package var containmentTransition = ContainmentTransition.none
    /// The safe area at the last call of `viewSafeAreaInsetsDidChange`.
    var lastReportedSafeArea = UIEdgeInsets.zero
    /// The margins at the last call of `viewLayoutMarginsDidChange`.
    var lastReportedMargins = UIEdgeInsets.zero
    private var storedIsEditing = false
    var storedNavigationItem: UINavigationItem?
    package var storedTabBarItem: UITabBarItem?
    var segueTemplates: [SegueTemplate] = []
    /// The action targets that perform the segues of controls, bar items and gesture recognisers.
    var segueTriggers: [SegueTrigger] = []
    package var nibIdentity: NibIdentity?
    var storedKeyCommands: [UIKeyCommand]?
    var storedPresentation: UIPresentationController?
    var traitRegistrations: [TraitRegistration] = []
    package var storedSearchDisplay: AnyObject?

    // MARK: Overrides of UIKit's containers

    /// Adds the destinations of the scene's relationship segues as child controllers, in order.
    @_spi(UIKitModules) open func setRelatedControllers(_ controllers: [UIViewController]) {}
    /// A Boolean value that indicates whether the controller manages a stack of children, like a navigation controller.
    @_spi(UIKitModules) open var isStackController: Bool { false }
    /// Pushes a controller onto the stack. Returns false if this controller isn't a stack.
    @_spi(UIKitModules) open func pushOnStack(_ controller: UIViewController, animated: Bool) -> Bool { false }
    /// Pops all controllers above a child.
    @_spi(UIKitModules) open func popStack(to child: UIViewController, animated: Bool) {}
    /// Returns the controllers below a child in the stack, topmost first.
    @_spi(UIKitModules) open func controllersBelow(_ child: UIViewController) -> [UIViewController] { [] }
    /// The children in the order in which they are searched for the destination of an unwind segue, from front to back.
    @_spi(UIKitModules) open var displayedChildren: [UIViewController] { storedChildren.reversed() }
    /// A Boolean value that indicates whether the controller is a split view controller.
    @_spi(UIKitModules) open var isSplitViewController: Bool { false }
    /// Shows a controller in the detail column. Returns false if this controller isn't a split view controller.
    @_spi(UIKitModules) open func showInDetailColumn(_ controller: UIViewController, sender: Any?) -> Bool { false }

    /// The title of the controller. Setting it also sets the titles of the existing navigation and tab bar items.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    /// The presentation style. It determines which controller presents, and whether the presenting view is hidden
    /// (`.fullScreen` and `.currentContext`). The presented view fills the window in every style.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition style of a presentation. Stored without effect: nothing is animated.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet { reportNoOp("UIViewController.modalTransitionStyle", modalTransitionStyle != .coverVertical) }
    }
    /// A Boolean value that indicates whether this controller performs presentations of its descendants in the styles
    /// `.currentContext` and `.overCurrentContext`.
    open var definesPresentationContext = false
    /// A Boolean value that indicates whether the controller can't be dismissed by a swipe. Stored without effect: swipes
    /// to dismiss are not simulated.
    open var isModalInPresentation = false {
        didSet { reportNoOp("UIViewController.isModalInPresentation", isModalInPresentation) }
    }
    /// The delegate that returns the presentation controller for the style `.custom`. Animators are never used, because
    /// nothing is animated. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// A Boolean value that indicates whether this controller determines the transition style of presentations in its
    /// context. Stored without effect.
    open var providesPresentationContextTransitionStyle = false {
        didSet {
            reportNoOp(
                "UIViewController.providesPresentationContextTransitionStyle",
                providesPresentationContextTransitionStyle)
        }
    }
    /// The insets of the view that bars cover, in points; see `ExtendedLayout`.
    package var barOverlapInsets = UIEdgeInsets.zero
    /// The edges at which the view extends under bars of a navigation or tab bar controller.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the view also extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the tab bar is hidden while this controller is anywhere in the stack of a
    /// navigation controller.
    open var hidesBottomBarWhenPushed = false
    /// The preferred size in a container, in points; zero for no preference. A presentation controller in the style
    /// `.custom` is notified of changes. Otherwise stored without effect.
    open var preferredContentSize = CGSize.zero {
        didSet {
            if let storedPresentation, storedPresentation.customContainer != nil {
                if preferredContentSize != oldValue {
                    storedPresentation.preferredContentSizeDidChange(forChildContentContainer: self)
                }
            } else {
                reportNoOp("UIViewController.preferredContentSize", preferredContentSize != .zero)
            }
        }
    }
    /// The identifier for state restoration. Stored without effect: no state is restored.
    open var restorationIdentifier: String?
    /// A Boolean value that indicates whether the content is being edited. Setting it calls `setEditing(_:animated:)`
    /// without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// A Boolean value that indicates whether the root view has at least the system's minimum horizontal margins.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { updateRootMargins() } }
    /// The insets that the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaDidChange() } }
    /// The interface style of the controller's view hierarchy; `.unspecified` to inherit it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.invalidateTraits() }
    }
    /// The traits that `setOverrideTraitCollection(_:forChild:)` set, by child.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The items for the navigation controller's toolbar while this controller is the top one.
    open var toolbarItems: [UIBarButtonItem]?

    /// Creates a controller. If `nibNameOrNil` is nil, it looks for a nib with the class's name when the view is first
    /// accessed.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the view's nib, or nil.
    ///   - nibBundleOrNil: The nib's bundle, or nil for the bundle of the controller's class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder as? NibCoder { decodeController(from: nib) }
    }

    open func encode(with coder: NSCoder) {}

    // MARK: View

    /// The controller's view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }
    /// The controller's view, or nil if it isn't loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that indicates whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Creates the view from the storyboard, from the nib `nibName` or a nib with the class's name, or otherwise an empty
    /// view. Overrides must set `view`; reading it first raises `NSInternalInconsistencyException`.
    open func loadView() { loadDefaultView() }
    /// Loads the view and calls `viewDidLoad()` if the view isn't loaded yet. Raises `NSInternalInconsistencyException` if
    /// `loadView()` doesn't set the view.
    open func loadViewIfNeeded() { ensureViewLoaded() }
    /// Called after the view is loaded, before it has its final size. The default implementation does nothing.
    open func viewDidLoad() {}
    /// Called before the view appears. The default implementation does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view is appearing, when it is in the window and has its traits. The default implementation does
    /// nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared. The default implementation does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears. The default implementation does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared. The default implementation does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called on iOS 26 before the view's first layout, and before the next layout after `setNeedsUpdateProperties()`. The
    /// default implementation does nothing.
    open func updateProperties() {}
    /// Schedules `updateProperties()` before the next layout of the view, and requests that layout.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Calls `updateProperties()` of this controller, its view and the view's descendants where it's pending (iOS 26).
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Called before the view lays out its subviews. The default implementation does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews. The default implementation does nothing.
    open func viewDidLayoutSubviews() {}
    /// Called after the safe area of the view changed. The default implementation does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the layout margins of the view changed. The default implementation does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Called before layout so that overrides can update constraints. The default implementation calls
    /// `updateConstraints()` of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Sets `isEditing`. Overrides update their views and call super. Nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
    /// Called when memory is low. Never called: CellSim doesn't monitor memory.
    open func didReceiveMemoryWarning() {}

    // MARK: Environment

    /// The key commands of this controller.
    open override var keyCommands: [UIKeyCommand]? { storedKeyCommands }

    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presentingViewController }
    open var traitCollection: UITraitCollection { traitsForView }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The controller's item in a navigation bar, created with its title on first use.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// The controller's item in a tab bar, created with its title on first use, and again after it was set to nil.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    /// The controller that this controller or the nearest ancestor presents, or nil.
    open var presentedViewController: UIViewController? {
        directlyPresentedController ?? parent?.presentedViewController
    }
    /// The controller that presented this controller or the nearest ancestor, or nil.
    open var presentingViewController: UIViewController? {
        directPresentingController ?? parent?.presentingViewController
    }
    /// A Boolean value that indicates whether appearance callbacks are forwarded to children with a view in the hierarchy.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }
    /// Called before the parent changes; nil if the controller is removed. The default implementation does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed; nil if the controller was removed. Custom containers call it after `addChild(_:)`.
    /// The default implementation does nothing.
    open func didMove(toParent parent: UIViewController?) {}
    /// Adds a child controller, and removes it from its previous parent. You add its view yourself. Raises for this
    /// controller, for its ancestors, and if the hierarchy would have more than 1,000 levels.
    open func addChild(_ childController: UIViewController) { attachChild(childController) }
    /// Removes the controller from its parent and calls `didMove(toParent:)` with nil. The view remains in its
    /// superview.
    open func removeFromParent() { detachFromParent() }
    /// The child that determines the status bar's style. Never read: snapshots have no status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines the status bar's visibility. Never read: snapshots use only the root controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// A Boolean value that indicates whether the status bar is hidden. Snapshots read it only from the root controller, and
    /// only on devices with a safe area of 20 points at the top, which is then removed.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar. Never read: snapshots have no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The minimum margins of the view, in points. The horizontal margins are 16 up to a width of 393, otherwise 20; the
    /// vertical ones are 0.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// A Boolean value that indicates whether the controller is being added to a visible parent.
    open var isMovingToParent: Bool { directPresentingController == nil && parent != nil && isBeingAdded }
    /// A Boolean value that indicates whether the controller is being removed from its parent.
    open var isMovingFromParent: Bool { directPresentingController == nil && containmentTransition == .leaving }
    /// A Boolean value that indicates whether the controller is being presented.
    open var isBeingPresented: Bool { directPresentingController != nil && isBeingAdded }
    /// A Boolean value that indicates whether the controller is being dismissed.
    open var isBeingDismissed: Bool { directPresentingController != nil && containmentTransition == .leaving }
    /// The child that determines the home indicator's visibility. Never read: snapshots have no home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that determines deferred system gestures. Never read: system gestures are not simulated.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// A Boolean value that indicates whether the pointer is locked. Never read: pointers are not simulated.
    open var prefersPointerLocked: Bool { false }
    /// A Boolean value that indicates whether the keyboard remains visible when the first responder changes. Never read:
    /// the keyboard is not simulated.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Returns the scroll view that bars observe at an edge; nil for the outermost scroll view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.last { $0.edges.contains(edge) }?.view
    }
    var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView?)] = []
    /// Called when a child's preferred size changes. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's Auto Layout size changes. The default implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child for a size of this controller, in points. By default, the same size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    { parentSize }

    // MARK: Rotation (not simulated)

    /// The supported orientations. Never read: rotation is not simulated.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The preferred orientation for a presentation. Never read: rotation is not simulated.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// A Boolean value that indicates whether the interface rotates with the device. Never read: rotation is not
    /// simulated.
    open var shouldAutorotate: Bool { true }
    /// A Boolean value that indicates whether the home indicator is hidden. Never read: snapshots have no home
    /// indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges at which system gestures are deferred. Never read: system gestures are not simulated.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The animation of the status bar. Never read: snapshots have no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Called before the view's size changes. Never called: override `viewWillLayoutSubviews()` instead.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits change. Never called: override `traitCollectionDidChange(_:)` instead.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Segues and presentation

    /// Called before a segue is performed, after its destination was created. The default implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a control, bar item, cell or gesture recogniser may trigger a segue; true by default.
    /// `performSegue(withIdentifier:sender:)` doesn't call it.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the controller's scene. Raises `NSInvalidArgumentException` for an unknown identifier, and
    /// `NSInternalInconsistencyException` if the destination can't be created.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNamedSegue(named: identifier, sender: sender)
    }
    /// Presents a controller immediately in the window, and calls `completion`. Raises `NSInvalidArgumentException` if the
    /// controller is already presented, has a parent, or is this controller or an ancestor. If this controller already
    /// presents another one, logs an error and does nothing else.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        presentModally(viewControllerToPresent, animated: flag, completion)
    }
    /// Dismisses the controller that this controller or an ancestor presents, and all presentations above it. If there is
    /// none, dismisses the presentation that this controller belongs to. Then calls `completion`, even if nothing was
    /// dismissed.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion)
    }
    /// Pushes a controller onto the nearest navigation controller. If there is none, presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    /// Shows a controller in the second column of the nearest split view controller, or in the first column in compact
    /// width. If there is no split view controller, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }
    /// Returns whether an unwind segue may return to this controller. By default, true if the controller implements the
    /// action and isn't the segue's source.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        fromViewController !== self && ActionDispatch.responds(self, to: action)
    }

    // MARK: Open members

    /// Calls the callback for a view that will appear or disappear, also for children if they are forwarded. Custom
    /// containers call it if the views don't move to or from a window.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
            loadViewIfNeeded()
            appearance = AppearanceState(phase: .appearing, isAnimated: animated)
            viewWillAppear(animated)
        } else {
            guard appearance.phase.isOnScreen else { return }
            appearance = AppearanceState(phase: .disappearing, isAnimated: animated)
            viewWillDisappear(animated)
        }
        for child in childrenForAppearanceForwarding {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }
    /// Ends a transition, and calls the callbacks for a view that appeared or disappeared.
    open func endAppearanceTransition() {
        switch appearance.phase {
        case .appearing:
            notifyIsAppearing()
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
            if containmentTransition == .entering { containmentTransition = .none }
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
            if containmentTransition == .leaving { containmentTransition = .none }
        default: return
        }
        for child in childrenForAppearanceForwarding { child.endAppearanceTransition() }
    }
    /// Sets `toolbarItems`; `animated` has no effect.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// A button that toggles `isEditing`, created on first use.
    open var editButtonItem: UIBarButtonItem {
        if let existing = storedValues["editButtonItem"] as? UIBarButtonItem { return existing }
        let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        storedValues["editButtonItem"] = item
        return item
    }
    /// Replaces the view of a child with that of another one immediately, and calls `completion` with true.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard let old = fromViewController.view, let new = toViewController.view else { return }
        if let container = old.superview, new.superview !== container {
            container.insertSubview(new, aboveSubview: old)
        }
        animations?()
        old.removeFromSuperview()
        completion?(true)
    }
    /// The controller that manages the presentation, created on first use. Its class depends on the presentation style.
    open var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        let newController: UIPresentationController =
            switch modalPresentationStyle {
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            default: UIPresentationController(presentedViewController: self, presenting: nil)
            }
        newController.releasePresentedController()
        storedPresentation = newController
        return newController
    }
    /// The presentation controller if the style is `.popover`; otherwise nil.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The coordinator of the current transition in the style `.custom`. It runs animations immediately. Nil for all other
    /// transitions, which are not simulated.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        storedPresentation?.transition ?? directlyPresentedController?.storedPresentation?.transition
            ?? parent?.transitionCoordinator
    }
    /// Updates the status bar. Does nothing: snapshots have no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// A Boolean value that indicates whether the presented controller determines the status bar's style. Stored
    /// without effect: snapshots have no status bar.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIViewController.modalPresentationCapturesStatusBarAppearance") }
    }
    /// A Boolean value that indicates whether scroll views get insets for bars (deprecated). Stored without effect: scroll
    /// views use `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIViewController.automaticallyAdjustsScrollViewInsets") }
    }
    /// A Boolean value that indicates whether focus returns to the last focused item. Stored without effect: focus is not
    /// simulated.
    open var restoresFocusAfterTransition: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIViewController.restoresFocusAfterTransition") }
    }
    /// A Boolean value that indicates whether the controller performs actions while it presents another one. Stored without
    /// effect: actions follow the responder chain.
    open var performsActionsWhilePresentingModally: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIViewController.performsActionsWhilePresentingModally") }
    }
    /// The identifier of the focus group. Stored without effect: focus is not simulated.
    open var focusGroupIdentifier: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIViewController.focusGroupIdentifier") }
    }
    /// The area that the bars at the top cover; its lower edge is where the visible content starts.
    open var topLayoutGuide: any UILayoutSupport { barLayoutGuide("topLayoutGuide", isTop: true) }
    /// The area that the bars at the bottom cover; its upper edge is where the visible content ends.
    open var bottomLayoutGuide: any UILayoutSupport { barLayoutGuide("bottomLayoutGuide", isTop: false) }
    /// The traits that override inherited traits, for the controller's view hierarchy.
    open var traitOverrides: UITraitOverrides {
        get { storedValues["traitOverrides"] as? UITraitOverrides ?? UITraitOverrides() }
        set {
            storedValues["traitOverrides"] = newValue
            viewIfLoaded?.invalidateTraits()
        }
    }
    /// Sets the scroll view that bars observe at edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.append((edge, scrollView))
    }
    /// Sets the scroll view that bars observe at all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Updates deferred system gestures. Does nothing: system gestures are not simulated.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Updates the pointer lock. Does nothing: pointers are not simulated.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Rotates the interface to the device's orientation. Does nothing: rotation is not simulated.
    open class func attemptRotationToDeviceOrientation() {}
    /// Returns the nearest ancestor that can perform an action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var candidate = parent
        while let controller = candidate {
            if controller.canPerformAction(action, withSender: sender) { return controller }
            candidate = controller.parent
        }
        return nil
    }
    /// The orientation of the interface (deprecated): always portrait.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The context of an app extension. Always nil: the app is not an extension.
    open var extensionContext: NSExtensionContext? { nil }
    /// The presentation controller if the style is `.automatic`, `.pageSheet` or `.formSheet`; otherwise nil.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Updates the home indicator. Does nothing: snapshots have no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Updates the supported orientations. Does nothing: rotation is not simulated.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Sets a child's traits, which override the inherited traits; nil removes them.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.invalidateTraits()
    }
    /// Returns the traits that override a child's inherited traits; nil if none are set.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }
}

/// The styles of presentations. The presented view fills the window in every style.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// No adaptation, as the return value of a delegate.
    case none = -1
    /// Covers the whole window and hides the presenting view.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet
    /// As a smaller sheet.
    case formSheet
    /// Covers the nearest controller that defines a context, and hides its view.
    case currentContext
    /// Uses the app's presentation controller, without its animations.
    case custom
    /// Covers the whole window; the presenting view remains visible.
    case overFullScreen
    /// Covers the nearest controller that defines a context; its view remains visible.
    case overCurrentContext
    /// In a popover.
    case popover
}

/// The animations of a presentation. They have no effect, because nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical
    /// Flips the screen about its vertical axis.
    case flipHorizontal
    /// Fades from one view to the other.
    case crossDissolve
    /// Curls up a corner of the presenting view.
    case partialCurl
}

/// The animations of the status bar. Snapshots have no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none
    /// A fade.
    case fade
    /// A slide.
    case slide
}

/// The text colours of the status bar. Snapshots have no status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text on a light interface, light text on a dark one.
    case `default`
    /// Light text for dark backgrounds.
    case lightContent
    /// Dark text for light backgrounds.
    case darkContent = 3
}
