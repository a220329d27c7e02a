import Foundation

// Properties of controllers that are stored without effect.

extension UISplitViewController {
    /// The preferred arrangement of the columns. Stored without effect: two columns always stay next to each other.
    public var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.preferredDisplayMode") }
    }
    /// The side of the first column. Stored without effect: two columns always stay next to each other.
    public var primaryEdge: UISplitViewController.PrimaryEdge {
        get { kept(.leading) }
        set { keep(newValue, as: "UISplitViewController.primaryEdge") }
    }
    /// The behaviour of the first column when it appears. Stored without effect: two columns always stay next to each
    /// other.
    public var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.preferredSplitBehavior") }
    }
    /// A Boolean value that indicates whether a button hides all columns except the last. Stored without effect: two
    /// columns always stay next to each other.
    public var showsSecondaryOnlyButton: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISplitViewController.showsSecondaryOnlyButton") }
    }
    /// The visibility of the button that shows or hides columns. Stored without effect: two columns always stay next
    /// to each other.
    public var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISplitViewController.displayModeButtonVisibility") }
    }
    /// The background of the first column. Stored without effect: the column keeps its own background.
    public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { kept(.none) }
        set { keep(newValue, as: "UISplitViewController.primaryBackgroundStyle") }
    }
    /// The preferred width of the middle column, in points; -1 for the default. Stored without effect: two columns
    /// always stay next to each other.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.preferredSupplementaryColumnWidth") }
    }
    /// The minimum width of the middle column, in points; -1 for the default. Stored without effect: two columns
    /// always stay next to each other.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.minimumSupplementaryColumnWidth") }
    }
    /// The maximum width of the middle column, in points; -1 for the default. Stored without effect: two columns
    /// always stay next to each other.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { kept(-1) }
        set { keep(newValue, as: "UISplitViewController.maximumSupplementaryColumnWidth") }
    }
}
