import Foundation

// Properties of controllers that are stored without effect.

extension UISplitViewController {
    /// The preferred arrangement of the columns. Stored without effect: two columns always stay next to each other.
    public var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UISplitViewController.preferredDisplayMode") }
    }
    /// The side of the first column. Stored without effect: two columns always stay next to each other.
    public var primaryEdge: UISplitViewController.PrimaryEdge {
        get { noOpValue(.leading) }
        set { setNoOpValue(newValue, as: "UISplitViewController.primaryEdge") }
    }
    /// The behaviour of the first column when it appears. Stored without effect: two columns always stay next to each
    /// other.
    public var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UISplitViewController.preferredSplitBehavior") }
    }
    /// A Boolean value that indicates whether a button hides all columns except the last. Stored without effect: two
    /// columns always stay next to each other.
    public var showsSecondaryOnlyButton: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UISplitViewController.showsSecondaryOnlyButton") }
    }
    /// The visibility of the button that shows or hides columns. Stored without effect: two columns always stay next
    /// to each other.
    public var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UISplitViewController.displayModeButtonVisibility") }
    }
    /// The background of the first column. Stored without effect: the column keeps its own background.
    public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { noOpValue(.none) }
        set { setNoOpValue(newValue, as: "UISplitViewController.primaryBackgroundStyle") }
    }
    /// The preferred width of the middle column, in points; -1 for the default. Stored without effect: two columns
    /// always stay next to each other.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { noOpValue(-1) }
        set { setNoOpValue(newValue, as: "UISplitViewController.preferredSupplementaryColumnWidth") }
    }
    /// The minimum width of the middle column, in points; -1 for the default. Stored without effect: two columns
    /// always stay next to each other.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { noOpValue(-1) }
        set { setNoOpValue(newValue, as: "UISplitViewController.minimumSupplementaryColumnWidth") }
    }
    /// The maximum width of the middle column, in points; -1 for the default. Stored without effect: two columns
    /// always stay next to each other.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { noOpValue(-1) }
        set { setNoOpValue(newValue, as: "UISplitViewController.maximumSupplementaryColumnWidth") }
    }
}
