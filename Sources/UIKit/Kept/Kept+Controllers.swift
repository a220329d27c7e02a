import Foundation

// Controllers: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UISearchController {
    /// The old name of `obscuresBackgroundDuringPresentation`. Kept, without effect: search results are not presented.
    public var dimsBackgroundDuringPresentation: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UISearchController.dimsBackgroundDuringPresentation") }
    }
}

extension UIViewController {
    /// Whether the presented controller says what the status bar looks like. Kept, without effect: pictures have no status bar.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIViewController.modalPresentationCapturesStatusBarAppearance") }
    }
    /// The old way to keep scrolled content clear of bars. Kept, without effect: scroll views keep clear of bars by `contentInsetAdjustmentBehavior`.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIViewController.automaticallyAdjustsScrollViewInsets") }
    }
    /// Whether the focus is where it was. Kept, without effect: nothing is focused.
    public var restoresFocusAfterTransition: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIViewController.restoresFocusAfterTransition") }
    }
    /// Whether actions reach a controller that presents another. Kept, without effect: actions go by the responder chain.
    public var performsActionsWhilePresentingModally: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIViewController.performsActionsWhilePresentingModally") }
    }
    /// Names the views among which the focus moves. Kept, without effect: nothing is focused.
    public var focusGroupIdentifier: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIViewController.focusGroupIdentifier") }
    }
}

extension UINavigationController {
    /// Whether the bars hide while one types. Kept, without effect: bars hide only when they are told to.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UINavigationController.hidesBarsWhenKeyboardAppears") }
    }
    /// Whether the bars hide in low windows. Kept, without effect: bars hide only when they are told to.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UINavigationController.hidesBarsWhenVerticallyCompact") }
    }
}

extension UITabBarController {
    /// The controllers that the user may put in another order. Kept, without effect: nobody reorders them.
    public var customizableViewControllers: [UIViewController]? {
        get { kept(nil) }
        set { keep(newValue, as: "UITabBarController.customizableViewControllers") }
    }
}

extension UISplitViewController {
    /// Which columns are to show. Kept, without effect: two columns are shown side by side, and neither moves.
    public var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.preferredDisplayMode") }
    }
    /// At which side the first column stands. Kept, without effect: two columns are shown side by side, and neither moves.
    public var primaryEdge: UISplitViewController.PrimaryEdge {
        get { kept(.leading) }
        set { keep(newValue, as: "UISplitViewController.primaryEdge") }
    }
    /// How the first column appears. Kept, without effect: two columns are shown side by side, and neither moves.
    public var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.preferredSplitBehavior") }
    }
    /// Whether a button leaves the second column alone. Kept, without effect: two columns are shown side by side, and neither moves.
    public var showsSecondaryOnlyButton: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISplitViewController.showsSecondaryOnlyButton") }
    }
    /// When the button for the columns shows. Kept, without effect: two columns are shown side by side, and neither moves.
    public var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.displayModeButtonVisibility") }
    }
    /// What lies behind the first column. Kept, without effect: two columns are shown side by side, and neither moves.
    public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { kept(.none) }
        set { keep(newValue, as: "UISplitViewController.primaryBackgroundStyle") }
    }
    /// The width of the middle column, in points; -1 for the system's. Kept, without effect: two columns are shown side by side, and neither moves.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.preferredSupplementaryColumnWidth") }
    }
    /// The least width of the middle column, in points; -1 for the system's. Kept, without effect: two columns are shown side by side, and neither moves.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.minimumSupplementaryColumnWidth") }
    }
    /// The greatest width of the middle column, in points; -1 for the system's. Kept, without effect: two columns are shown side by side, and neither moves.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.maximumSupplementaryColumnWidth") }
    }
}
