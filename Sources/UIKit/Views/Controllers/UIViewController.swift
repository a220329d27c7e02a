import Foundation

/// Manages a view and its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
    /// The name of the view's nib, as passed or found. Nil before the nib is looked up, and for views created in code.
    open internal(set) var nibName: String?
    /// The bundle of the nib; nil for the bundle of the controller's class.
    open internal(set) var nibBundle: Bundle?
    /// The controller's storyboard.
    open internal(set) var storyboard: UIStoryboard?
    /// The identifier of the controller in its storyboard.
    public internal(set) var storyboardIdentifier: String?

    package var loadedView: UIView?
    /// Whether `loadView()` is currently running.
    var isLoadingView = false
    /// The loader that creates the controller's view from a nib or storyboard.
    var viewLoader: ControllerViewLoader?
    /// The view that the nib contains for this controller, until the view is first accessed.
    var nibView: UIView?
    /// Whether a view from a storyboard is resized to the screen.
    var resizesNibView = true
    var storedChildren: [UIViewController] = []
    /// The container controller that has this controller as a child. Not retained.
    open internal(set) weak var parent: UIViewController?
    package var storedPresented: UIViewController?
    weak var storedPresenting: UIViewController?
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
    /// The objects that perform the segues of controls, items and gesture recognisers.
    var segueTriggers: [SegueTrigger] = []
    package var nibIdentity: NibIdentity?
    var storedKeyCommands: [UIKeyCommand]?
    var storedPresentation: UIPresentationController?
    var traitRegistrations: [TraitRegistration] = []
    package var storedSearchDisplay: AnyObject?

    // MARK: Overrides of UIKit's containers

    /// Adds the child controllers that a storyboard's relationships define, in order.
    @_spi(UIKitModules) open func setSceneChildren(_ controllers: [UIViewController]) {}
    /// A Boolean value that indicates whether the controller stacks its children, as a navigation controller does.
    @_spi(UIKitModules) open var isStack: Bool { false }
    /// Pushes a controller onto the stack; returns false if this container is not a stack.
    @_spi(UIKitModules) open func pushOnStack(_ controller: UIViewController, animated: Bool) -> Bool { false }
    /// Pops the controllers above a child.
    @_spi(UIKitModules) open func popStack(to child: UIViewController, animated: Bool) {}
    /// Returns the controllers below a child in the stack, from top to bottom.
    @_spi(UIKitModules) open func controllersBelow(_ child: UIViewController) -> [UIViewController] { [] }
    /// The visible children and those behind them, from front to back.
    @_spi(UIKitModules) open var displayedChildren: [UIViewController] { storedChildren.reversed() }
    /// A Boolean value that indicates whether the controller shows its children side by side, as a split view
    /// controller does.
    @_spi(UIKitModules) open var isSplitViewController: Bool { false }
    /// Shows a controller in the detail column; returns false if this controller is not a split view controller.
    @_spi(UIKitModules) open func showInDetailColumn(_ controller: UIViewController, sender: Any?) -> Bool { false }

    /// The controller's title; its items in navigation and tab bars adopt each new title.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    /// The presentation style. It determines which controller presents, and whether that controller disappears, as in
    /// `fullScreen` and `currentContext`. Every style fills the window.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition style of a presentation. Stored without effect: nothing is animated.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet { reportNoOp("UIViewController.modalTransitionStyle", modalTransitionStyle != .coverVertical) }
    }
    /// A Boolean value that indicates whether presentations by descendants in the styles `currentContext` and
    /// `overCurrentContext` use this controller.
    open var definesPresentationContext = false
    /// A Boolean value that indicates whether swipes can't dismiss the controller. Stored without effect: swipes don't
    /// dismiss anything.
    open var isModalInPresentation = false {
        didSet { reportNoOp("UIViewController.isModalInPresentation", isModalInPresentation) }
    }
    /// The delegate that returns the presentation controller for the style `custom`. Its animations are never used,
    /// because nothing is animated. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// A Boolean value that indicates whether presentations in its context use this controller's transition. Stored
    /// without effect.
    open var providesPresentationContextTransitionStyle = false {
        didSet {
            reportNoOp(
                "UIViewController.providesPresentationContextTransitionStyle",
                providesPresentationContextTransitionStyle)
        }
    }
    /// The parts of the view that bars cover: see `ExtendedLayout`.
    package var barOverlapInsets = UIEdgeInsets.zero
    /// The edges at which the view extends under the bars of a navigation or tab bar controller.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the view also extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the tab bar is hidden while this controller is in a navigation
    /// controller's stack, at the top or below.
    open var hidesBottomBarWhenPushed = false
    /// The preferred size in a container in points; zero for no preference. Stored without effect.
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
    /// The interface style of the controller's view and its contents; `unspecified` inherits the style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.invalidateTraits() }
    }
    /// The traits that `setOverrideTraitCollection` set for children.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The items of the navigation controller's toolbar while this controller is at the top.
    open var toolbarItems: [UIBarButtonItem]?

    /// Creates a controller. Without a nib name, the controller looks for nibs with its class's name when its view is
    /// needed.
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
    /// The view if it is loaded; otherwise nil.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that indicates whether the view is loaded; reading it does not load the view.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Creates the view: from the storyboard, the named nib, a nib with the class's name, or otherwise an empty view.
    /// Overrides set `view`; reading it before that raises `NSInternalInconsistencyException`.
    open func loadView() { loadDefaultView() }
    /// Loads the view and calls `viewDidLoad()`, unless the view is already loaded. Raises
    /// `NSInternalInconsistencyException` if `loadView()` sets no view.
    open func loadViewIfNeeded() { ensureViewLoaded() }
    /// Called after the view is loaded, before it has its final size; does nothing.
    open func viewDidLoad() {}
    /// Called before the view appears; does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the appearing view is in the window and has its traits; does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared; does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared; does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view's layout to update properties, on iOS 26: before the first layout, and after
    /// `setNeedsUpdateProperties()`. Does nothing.
    open func updateProperties() {}
    /// Schedules `updateProperties()` before the next layout of the view, and requests that layout.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Calls pending `updateProperties()` methods, including those of descendant views, on systems that have them.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Called before the view lays out its subviews; does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews; does nothing.
    open func viewDidLayoutSubviews() {}
    /// Called after the safe area of the view changed; does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the margins of the view changed; does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Called before layout to update the view's constraints; calls its `updateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Sets `isEditing`, without animation; overrides update their views and call super.
    open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
    /// Called on low memory. Never called: CellSim does not monitor memory.
    open func didReceiveMemoryWarning() {}

    // MARK: Environment

    /// The key commands of this controller.
    open override var keyCommands: [UIKeyCommand]? { storedKeyCommands }

    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presentingViewController }
    open var traitCollection: UITraitCollection { traitsForView }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The item for this controller in a navigation bar; created with its title on first use.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// The item for this controller in a tab bar; created with its title on first use, and again after it is set to
    /// nil.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    /// The controller presented by this one or by an ancestor.
    open var presentedViewController: UIViewController? { storedPresented ?? parent?.presentedViewController }
    /// The controller that presented this one or an ancestor.
    open var presentingViewController: UIViewController? { storedPresenting ?? parent?.presentingViewController }
    /// A Boolean value that indicates whether the controller forwards its appearance callbacks to children whose views
    /// are inside its view.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }
    /// Called before the controller becomes a child or, with nil, stops being one; does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller becomes a child or, with nil, stops being one; does nothing. Your own containers
    /// call it after `addChild(_:)`.
    open func didMove(toParent parent: UIViewController?) {}
    /// Adds a child controller and removes it from its former parent; you add its view. Raises for this controller, for
    /// its ancestors, and for a hierarchy of more than 1,000 levels.
    open func addChild(_ childController: UIViewController) { attachChild(childController) }
    /// Removes the controller from its parent and calls `didMove(toParent:)` with nil. The view remains in its
    /// superview.
    open func removeFromParent() { detachFromParent() }
    /// The child that determines the status bar's style. Never read: snapshots have no status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines the status bar's visibility. Never read: snapshots use only the root controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// A Boolean value that indicates whether the status bar is hidden. Snapshots read this property only from the root
    /// controller, and only if the safe area consists of 20 points at the top, which they then remove.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar. Never read: snapshots have no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The minimum margins of the view in points. At the sides: 16 up to a width of 393, otherwise 20; above and below:
    /// 0.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// A Boolean value that indicates whether the controller is currently becoming a child of another visible
    /// controller.
    open var isMovingToParent: Bool { storedPresenting == nil && parent != nil && isEntering }
    /// A Boolean value that indicates whether the controller is currently being removed from its parent.
    open var isMovingFromParent: Bool { storedPresenting == nil && containmentTransition == .leaving }
    /// A Boolean value that indicates whether the controller is currently being presented.
    open var isBeingPresented: Bool { storedPresenting != nil && isEntering }
    /// A Boolean value that indicates whether the controller is currently being dismissed.
    open var isBeingDismissed: Bool { storedPresenting != nil && containmentTransition == .leaving }
    /// The child that determines the home indicator's visibility. Never read: snapshots have no home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that determines deferred system gestures. Never read: system gestures are not simulated.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// A Boolean value that indicates whether the pointer is locked. Never read: pointers are not simulated.
    open var prefersPointerLocked: Bool { false }
    /// A Boolean value that indicates whether the keyboard stays when the input view changes. Never read: no keyboard
    /// appears.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Returns the scroll view that bars observe at an edge; nil means the outermost scroll view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.last { $0.edges.contains(edge) }?.view
    }
    var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView?)] = []
    /// Called when a child's preferred size changes; does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's size from Auto Layout changes; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child for this size of the controller, in points: the same size.
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

    /// Called before a segue is performed, after its destination is created; does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a control, item, cell or recogniser may start a segue: true. `performSegue` does not call it.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the controller's scene. Raises `NSInvalidArgumentException` for an unknown identifier,
    /// `NSInternalInconsistencyException` if the destination cannot be created.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNamedSegue(named: identifier, sender: sender)
    }
    /// Presents a controller over the window immediately and calls `completion`. Raises `NSInvalidArgumentException` if
    /// the controller is already presented, has a parent, or is this controller or an ancestor. If another controller
    /// is already presented, prints an error to standard error and does nothing.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        presentModally(viewControllerToPresent, animated: flag, completion)
    }
    /// Immediately dismisses the controller that this controller or an ancestor presents, with all presentations above
    /// it; without such a controller, dismisses this one. Then calls `completion`, even if nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion)
    }
    /// Pushes a controller onto the nearest navigation controller; without one, presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    /// Shows a controller in the second column of the nearest split view controller; in compact width, in the first
    /// column. Without a split view controller, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }
    /// Returns whether an unwind segue may end at this controller: by default, if the controller implements the action
    /// and is not the segue's source.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        fromViewController !== self && ActionDispatch.responds(self, to: action)
    }

    // MARK: Open members

    /// Notifies the controller, and the children whose views are inside its view, that its view will appear or
    /// disappear. Call it in your own containers if their views do not move into and out of a window.
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
    /// Ends the transition that `beginAppearanceTransition` began.
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
    /// A button that starts and ends editing; always returns the same object.
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
    /// Swaps the views of two children immediately, with appearance callbacks, and calls `completion` with true.
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
    /// The presentation controller for the presentation style, created on first use.
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
    /// The presentation controller for the style `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The coordinator of a presentation in the style `custom` while it begins or ends; it applies changes immediately.
    /// Nil for other transitions, which are not simulated.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        storedPresentation?.transition ?? storedPresented?.storedPresentation?.transition
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
    /// A Boolean value that indicates whether UIKit insets scroll views for bars (deprecated). Stored without effect:
    /// scroll views use `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIViewController.automaticallyAdjustsScrollViewInsets") }
    }
    /// A Boolean value that indicates whether focus returns to the view that last had it. Stored without effect: focus
    /// is not simulated.
    open var restoresFocusAfterTransition: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIViewController.restoresFocusAfterTransition") }
    }
    /// A Boolean value that indicates whether actions reach a controller that presents another one. Stored without
    /// effect: actions follow the responder chain.
    open var performsActionsWhilePresentingModally: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIViewController.performsActionsWhilePresentingModally") }
    }
    /// The identifier of the group of views in which focus moves. Stored without effect: focus is not simulated.
    open var focusGroupIdentifier: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIViewController.focusGroupIdentifier") }
    }
    /// The area of the bars at the top of the view; its lower edge is the lower edge of the bars.
    open var topLayoutGuide: any UILayoutSupport { barLayoutGuide("topLayoutGuide", isTop: true) }
    /// The area of the bars at the bottom of the view; its upper edge is the upper edge of the bars.
    open var bottomLayoutGuide: any UILayoutSupport { barLayoutGuide("bottomLayoutGuide", isTop: false) }
    /// The traits that override inherited traits, for the controller's view and its contents.
    open var traitOverrides: UITraitOverrides {
        get { storedValues["traitOverrides"] as? UITraitOverrides ?? UITraitOverrides() }
        set {
            storedValues["traitOverrides"] = newValue
            viewIfLoaded?.invalidateTraits()
        }
    }
    /// Sets the scroll view that bars observe at the given edges.
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
    /// Returns the nearest ancestor that implements a method with this name.
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
    /// The presentation controller for a sheet: the styles `automatic`, `pageSheet` and `formSheet`.
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

/// The style of a presentation. The presented view fills the window in every style.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// The presented controller's own style, as a delegate's return value.
    case none = -1
    /// Over the whole window, and the presenting controller disappears.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet
    /// As a smaller sheet.
    case formSheet
    /// Over the nearest controller that defines a context; that controller disappears.
    case currentContext
    /// With the app's own presentation controller, whose animations CellSim does not use.
    case custom
    /// Over the whole window; the presenting controller stays visible.
    case overFullScreen
    /// Over the nearest controller that defines a context; that controller stays visible.
    case overCurrentContext
    /// In a popover.
    case popover
}

/// The animation of a presented view. Nothing is animated.
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

/// The animation of the status bar. Snapshots have no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none
    /// A fade.
    case fade
    /// A slide.
    case slide
}

/// The colour of the status bar's text. Snapshots have no status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text on a light interface, light text on a dark one.
    case `default`
    /// Light text for dark backgrounds.
    case lightContent
    /// Dark text for light backgrounds.
    case darkContent = 3
}
