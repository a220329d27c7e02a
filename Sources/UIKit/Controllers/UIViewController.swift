import Foundation

/// Owns a view and its life cycle.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    /// The nib the view is loaded from, as given or found; `nil` before the search and for views made in code.
    public internal(set) var nibName: String?
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
    var childStore: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    var appearance = AppearanceState()
    /// The safe area that `viewSafeAreaInsetsDidChange` was last called for.
    var knownSafeArea = UIEdgeInsets.zero
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

    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var definesPresentationContext = false
    /// Kept, without effect: nothing is swiped away.
    open var isModalInPresentation = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var providesPresentationContextTransitionStyle = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize = CGSize.zero
    open var restorationIdentifier: String?
    open var isEditing = false
    /// Minimum horizontal margins are kept by the root view unless this is false.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { updateRootMargins() } }
    /// Added to the safe area of the controller's view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaDidChange() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.invalidateTraits() }
    }
    /// What `setOverrideTraitCollection` said of children.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    open var toolbarItems: [UIBarButtonItem]?

    /// - Parameter nibName: the nib that holds the view; `nil` searches the class's own names when the view is needed.
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
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open func loadView() { loadDefaultView() }
    open func loadViewIfNeeded() { loadViewOnce() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func didReceiveMemoryWarning() {}

    // MARK: Surroundings

    /// The keys that call methods of this controller.
    open var keyCommands: [UIKeyCommand]? { storedKeyCommands }

    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presentingViewController }
    open var traitCollection: UITraitCollection { traitsForView }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var navigationItem: UINavigationItem { ownNavigationItem }
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
    open var children: [UIViewController] { childStore }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    // MARK: Turns, which nothing makes here

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Segues and presentation

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        runSegue(named: identifier, sender: sender)
    }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        presentModally(viewControllerToPresent, animated: flag, completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion)
    }
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
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

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
