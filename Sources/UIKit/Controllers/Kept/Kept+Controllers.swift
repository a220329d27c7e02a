import Foundation

// Properties of controllers that are stored without effect. The catalogue of such properties has the reason for each.

extension UISplitViewController {
    /// The columns to show. Stored without effect: two columns are next to each other, and neither moves.
    public var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.preferredDisplayMode") }
    }
    /// The side of the first column. Stored without effect: two columns are next to each other, and neither moves.
    public var primaryEdge: UISplitViewController.PrimaryEdge {
        get { kept(.leading) }
        set { keep(newValue, as: "UISplitViewController.primaryEdge") }
    }
    /// The behaviour with which the first column appears. Stored without effect: both columns stay next to each other.
    public var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.preferredSplitBehavior") }
    }
    /// Whether a button hides all columns except the second. Stored without effect: two columns are next to each other,
    /// and neither moves.
    public var showsSecondaryOnlyButton: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISplitViewController.showsSecondaryOnlyButton") }
    }
    /// The condition under which the button for the columns is visible. Stored without effect: two columns are next to each other, and
    /// neither moves.
    public var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.displayModeButtonVisibility") }
    }
    /// The background of the first column. Stored without effect: two columns are next to each other, and neither
    /// moves.
    public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { kept(.none) }
        set { keep(newValue, as: "UISplitViewController.primaryBackgroundStyle") }
    }
    /// The width of the middle column, in points; -1 for the system's. Stored without effect: two columns are next to
    /// each other, and neither moves.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.preferredSupplementaryColumnWidth") }
    }
    /// The minimum width of the middle column, in points; -1 for the system's. Stored without effect: two columns are
    /// next to each other, and neither moves.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.minimumSupplementaryColumnWidth") }
    }
    /// The maximum width of the middle column, in points; -1 for the system's. Stored without effect: two columns are
    /// next to each other, and neither moves.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.maximumSupplementaryColumnWidth") }
    }
}
