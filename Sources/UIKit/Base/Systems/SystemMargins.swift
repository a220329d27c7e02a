import Foundation

/// Margins and insets, and the row heights that depend on them, in points.
package enum SystemMargins {
    /// The inset above and below the content of cells.
    package static let contentVerticalInset = SystemValue(
        "content-margins", CGFloat(11), 15, .recorded(7, of: 7, projects: 1))
    /// The default height of rows.
    package static let rowHeight = SystemValue(
        "row-height", CGFloat(44), 53,
        .measured("rows are 53 points apart in pictures of two public suites and in " + SystemTables.viewHierarchies))
    /// The side margin of inset groups on screens with a width of 393 points or more.
    package static let insetGroup = SystemValue("inset-group", CGFloat(20), 16, .measured(SystemTables.viewHierarchies))
    /// The side margin of bar buttons and large titles on screens wider than 402 points.
    package static let barMargin = SystemValue("bar-margin", CGFloat(20), 16, .measured(SystemTables.viewHierarchies))
    /// The default trailing inset of separators.
    package static let separatorEndInset = SystemValue(
        "separator-end", CGFloat(0), 16, .estimated("as where they begin; a recording with Mac Catalyst has 8"))

    /// The side margin of root views in running apps on screens 402 points wide. Pictures of iOS 18.6 have 16 (4 of 4,
    /// github.com/alphagov/govuk-mobile-ios-ui-components).
    package static let rootMarginAt402 = SystemValue(
        "root-margin-402", CGFloat(16), 20, .recorded(4, of: 4, projects: 1))

    /// Returns the side margin of controllers' root views in running apps.
    package static func runtimeRootSideMargin(forWidth width: CGFloat) -> CGFloat {
        width == 402 ? rootMarginAt402.current : rootSideMargin(forWidth: width)
    }

    /// Returns the side margin of controllers' root views on Interface Builder's canvas: 16 up to a width of 393 points (recorded for
    /// 9 of 9 views of that width), 20 from 402 points (8 of 8 in three cells of that width, 19 of 19 from 414 points).
    package static func rootSideMargin(forWidth width: CGFloat) -> CGFloat { width > 393 ? 20 : 16 }

    /// Returns the side margin of bar buttons and large titles: `barMargin` above a width of 402 points, otherwise 16.
    ///
    /// The margin is 16 at 390, 393 and 402 points in snapshots from simulators of iOS 16 to 18 (github.com/IceRedline/Tracker,
    /// MaximAgarev/Tracker and KudryashovAlexander/Tracker).
    package static func barSideMargin(forWidth width: CGFloat) -> CGFloat { width > 402 ? barMargin.current : 16 }

    static let all: [any AnySystemValue] = [
        contentVerticalInset, rowHeight, insetGroup, barMargin, separatorEndInset, rootMarginAt402,
    ]
}
