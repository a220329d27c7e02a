import Foundation

/// Owns a view and its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
    /// The nib the view is loaded from, as given or found; `nil` before the search and for views made in code.
    public internal(set) var nibName: String?
    /// Where the nib is looked for; nil for the bundle of the controller's class.
    public internal(set) var nibBundle: Bundle?
    /// The storyboard the controller came from.
    public internal(set) var storyboard: UIStoryboard?
    /// The identifier the controller has in its storyboard.
    public internal(set) var storyboardIdentifier: String?

    var loadedView: UIView?
    /// True inside of `loadView()`.
    var isLoadingView = false
    /// Makes the view of a controller that came from a nib or storyboard.
    var viewLoader: ControllerViewLoader?
    /// The view that a nib holds inside of the controller, until it is first asked for.
    var nibView: UIView?
    /// Whether a view from a storyboard takes the screen's size.
    var resizesNibView = true
    var childStore: [UIViewController] = []
    /// The controller that has this one as a child. Not retained.
    public internal(set) weak var parent: UIViewController?
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    var appearance = AppearanceState()
    var move = ControllerMove.none
    /// The safe area that `viewSafeAreaInsetsDidChange` was last called for.
    var knownSafeArea = UIEdgeInsets.zero
    /// The margins that `viewLayoutMarginsDidChange` was last called for.
    var knownMargins = UIEdgeInsets.zero
    private var storedIsEditing = false
    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?
    var segueTemplates: [SegueTemplate] = []
    /// What performs the segues that controls, items and recognisers trigger.
    var segueTriggers: [SegueTrigger] = []
    package var nibIdentity: NibIdentity?
    var storedKeyCommands: [UIKeyCommand]?
    var storedPresentation: UIPresentationController?
    var traitRegistrations: [TraitRegistration] = []
    /// Joins a search bar with this controller in documents older than `UISearchController`.
    public internal(set) var searchDisplayController: UISearchDisplayController?

    /// Names the controller; its items in navigation and tab bars take each new title.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    /// Says who presents the controller and whether that one disappears meanwhile, as it does for `fullScreen` and
    /// `currentContext`; every style fills the window.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the view comes and goes. Kept; nothing moves.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet { noteKept("UIViewController.modalTransitionStyle", modalTransitionStyle != .coverVertical) }
    }
    /// Whether this controller presents for those inside it in the styles `currentContext` and `overCurrentContext`.
    open var definesPresentationContext = false
    /// Kept, without effect: nothing is swiped away.
    open var isModalInPresentation = false {
        didSet { noteKept("UIViewController.isModalInPresentation", isModalInPresentation) }
    }
    /// Kept and never asked: nothing is animated. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { noteKept("UIViewController.transitioningDelegate", transitioningDelegate != nil) }
    }
    /// Whether what is presented in its context comes and goes in this controller's way. Kept; nothing reads it.
    open var providesPresentationContextTransitionStyle = false {
        didSet {
            noteKept(
                "UIViewController.providesPresentationContextTransitionStyle",
                providesPresentationContextTransitionStyle)
        }
    }
    /// What bars take of the view: see `ExtendedLayout`.
    var barCut = UIEdgeInsets.zero
    /// The edges of the view that lie under the bars of a navigation or tab bar controller, rather than beside them.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the view lies under bars that are not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the tab bar around is away while this controller is in a navigation controller's stack, at the top or
    /// below.
    open var hidesBottomBarWhenPushed = false
    /// The size in points that the controller would like to have in a container; zero for no wish. Kept; nothing reads
    /// it.
    open var preferredContentSize = CGSize.zero {
        didSet { noteKept("UIViewController.preferredContentSize", preferredContentSize != .zero) }
    }
    /// The name for state restoration. Kept; nothing is restored.
    open var restorationIdentifier: String?
    /// Whether the content is being edited. Setting it calls `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Minimum horizontal margins are kept by the root view unless this is false.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { updateRootMargins() } }
    /// Added to the safe area of the controller's view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaDidChange() } }
    /// Light or dark for the controller's view and all inside it; `unspecified` takes what is around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.invalidateTraits() }
    }
    /// What `setOverrideTraitCollection` said of children.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// What the navigation controller's toolbar shows while this controller is at the top.
    open var toolbarItems: [UIBarButtonItem]?

    /// `nibName`: the nib that holds the view; `nil` searches the class's own names when the view is needed.
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
    /// The view where it is loaded already, else nil.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is there, without loading it.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view: from the storyboard, the nib that was named, a nib of the class's name, or else an empty one.
    /// Overrides set `view`; asking for it before raises `NSInternalInconsistencyException`.
    open func loadView() { loadDefaultView() }
    /// Loads the view and calls `viewDidLoad()`, unless it is there. Raises `NSInternalInconsistencyException` where
    /// `loadView()` sets none.
    open func loadViewIfNeeded() { loadViewOnce() }
    /// Called once the view is loaded, before it has its final size; does nothing.
    open func viewDidLoad() {}
    /// Called when the view is about to come onto the screen; does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once the view that comes is in the window and has its traits; does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has come onto the screen; does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to leave the screen; does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left the screen; does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view's layout where properties are to be updated, on iOS 26: before the first layout, and after
    /// `setNeedsUpdateProperties()`. Does nothing.
    open func updateProperties() {}
    /// Has `updateProperties()` called before the next layout of the view, which this asks for.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Calls `updateProperties()` where it is due, in the views inside too, on systems that have it.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Called before the view lays out its subviews; does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews; does nothing.
    open func viewDidLayoutSubviews() {}
    /// Called when the safe area of the view has changed; does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins of the view have changed; does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Called before layout when the view's constraints are to be updated; calls its `updateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Sets `isEditing`, without animation; subclasses show what follows from it, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
    /// Never called: nobody watches the memory.
    open func didReceiveMemoryWarning() {}

    // MARK: Surroundings

    /// The keys that call methods of this controller.
    open override var keyCommands: [UIKeyCommand]? { storedKeyCommands }

    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presentingViewController }
    open var traitCollection: UITraitCollection { traitsForView }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What a navigation bar shows for this controller; made with its title on first use.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// What a tab bar shows for this controller; made with its title on first use, and anew after it was set to nil.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { storedTabBarItem = newValue }
    }
    /// The controller presented by this one or by one around it.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    /// The controller that presented this one or one around it.
    open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
    /// Whether children whose views are in this one's come and go with it.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The controllers inside this one, in the order in which they were added.
    open var children: [UIViewController] { childStore }
    /// Called before the controller becomes a child or, with nil, ceases to be one; does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called once the controller is a child or, with nil, is none any more; does nothing. Containers of one's own call
    /// it after `addChild(_:)`.
    open func didMove(toParent parent: UIViewController?) {}
    /// Makes a controller a child of this one, taking it from another parent; its view is left to the caller. Raises
    /// for this controller, for those around it and where more than 1,000 would contain one another.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Ends being a child and calls `didMove(toParent:)` with nil. The view stays where it is.
    open func removeFromParent() { leaveParent() }
    /// Never asked: pictures have no status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Never asked: snapshots ask the root controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the status bar is hidden. Snapshots ask the root controller, and only where 20 points at the top are all
    /// of the safe area, which then goes.
    open var prefersStatusBarHidden: Bool { false }
    /// Never asked: pictures have no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The least margins of the view in points: 16 at the sides up to a width of 393, 20 beyond, 0 above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the controller is just becoming a child of another that shows it.
    open var isMovingToParent: Bool { ownPresenting == nil && parent != nil && isEntering }
    /// Whether the controller is just ceasing to be a child.
    open var isMovingFromParent: Bool { ownPresenting == nil && move == .leaving }
    /// Whether the controller is just being presented.
    open var isBeingPresented: Bool { ownPresenting != nil && isEntering }
    /// Whether the controller is just being dismissed.
    open var isBeingDismissed: Bool { ownPresenting != nil && move == .leaving }
    /// Never asked: pictures have no home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Never asked: there are no system gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Never asked: there is no pointer.
    open var prefersPointerLocked: Bool { false }
    /// Never asked: there is no keyboard.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The scroll view that bars go by, for whatever edge; nil for the outermost one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.last { $0.edges.contains(edge) }?.view
    }
    var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView?)] = []
    /// Called when a child wants another size; does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's size by layout has changed; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child where this controller is that large, in points: as large.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    { parentSize }

    // MARK: Turns, which nothing makes here

    /// Never asked: nothing turns.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Never asked: nothing turns.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Never asked: nothing turns.
    open var shouldAutorotate: Bool { true }
    /// Never asked: pictures have no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Never asked: there are no system gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Never asked: pictures have no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Never called: `viewWillLayoutSubviews()` tells of a new size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called: `traitCollectionDidChange(_:)` tells of new traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Segues and presentation

    /// Called before a segue is performed, when its destination is made; does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue may be performed that a control, item, cell or recogniser starts: yes. `performSegue` does not
    /// ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the controller's scene. Raises `NSInvalidArgumentException` where none has this identifier,
    /// `NSInternalInconsistencyException` where the destination cannot be made.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        runSegue(named: identifier, sender: sender)
    }
    /// Shows a controller over the window at once and calls `completion`. Raises `NSInvalidArgumentException` for one
    /// that is presented or a child, and for this one and those around it; while another is presented, says so on
    /// standard error and does nothing.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        presentModally(viewControllerToPresent, animated: flag, completion)
    }
    /// Takes away at once what this controller or one around it presents, with all presented over that, or else this
    /// controller itself; then calls `completion`, also where nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion)
    }
    /// Pushes a controller onto the navigation controller that this one is or is in; without one, presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    /// Puts a controller into the second column of the split view controller around; in a compact width shows it in the
    /// first, and without split view controller presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }
    /// Whether an unwind segue may end at this controller: by default when it has the method and is not where it begins.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        fromViewController !== self && ActionDispatch.responds(self, to: action)
    }
}

/// How a controller is to be presented. What is presented fills the window in every style.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// No other style, as an answer of delegates.
    case none = -1
    /// Over the whole window, and the presenting controller disappears.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet
    /// As a smaller sheet.
    case formSheet
    /// Over the nearest controller that defines a context, which disappears.
    case currentContext
    /// By a presentation controller of the app's, which is not asked for here.
    case custom
    /// Over the whole window; the presenting controller stays beneath.
    case overFullScreen
    /// Over the nearest controller that defines a context, which stays beneath.
    case overCurrentContext
    /// In a popover.
    case popover
}

/// How a presented view comes and goes. Nothing moves here.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom.
    case coverVertical
    /// The screen turns about its vertical axis.
    case flipHorizontal
    /// One view fades into the other.
    case crossDissolve
    /// A corner of the presenting view curls up.
    case partialCurl
}

/// How the status bar comes and goes. Pictures have none.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// It fades.
    case fade
    /// It slides.
    case slide
}

/// The colour of the status bar's words. Pictures have none.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light and light on dark interfaces.
    case `default`
    /// Light, for dark backgrounds.
    case lightContent
    /// Dark, for light backgrounds.
    case darkContent = 3
}
