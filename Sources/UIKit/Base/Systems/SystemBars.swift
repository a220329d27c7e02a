import CellSimSystem
import Foundation

/// The dimensions and styles of bars and bar items, with lengths in points. Each `SystemValue` has the value of systems before
/// iOS 26, followed by that of iOS 26.
package enum SystemBars {
    /// The height without a large title, prompt or search bar. The buttons and the title are in the top 44 points.
    package static let navigationBarHeight = SystemValue(
        "navigation-bar-height", CGFloat(44), 54, .recorded(7, of: 27, projects: 5))
    /// Whether navigation bars overlap the safe area of screens with a Dynamic Island. Hierarchies of iOS 16 to 18 have bars
    /// at 53.667 of 59 points and at 56.333 of 62 points, and pictures of iOS 18.6 show it (4 of 4,
    /// github.com/alphagov/govuk-mobile-ios-ui-components).
    package static let navigationBarsOverlapSafeArea = SystemValue(
        "navigation-bar-overlap", true, false, .recorded(4, of: 4, projects: 1))
    /// The distance of a navigation bar from the top of a view without a safe area at the top. The safe area includes it. Sources:
    /// openuikit's bar at y = 10, and 36 references of stream-chat-swift (iOS 26.2).
    package static let navigationBarTopWithoutSafeArea = SystemValue(
        "navigation-bar-top", CGFloat(0), 10, .measured(SystemTables.openUIKit))
    /// Whether `CALayer.render(in:)` draws the titles of navigation bars, and buttons in their own colour rather than in the tint colour.
    /// References of stream-chat-swift (iOS 26.2) have tinted buttons without glass, and no titles.
    package static let rendersTitles = SystemValue(
        "rendered-titles", true, false, .measured("28 references of stream-chat-swift, iOS 26.2"))
    /// Returns the top of a navigation bar, in points.
    /// - Parameter safeAreaTop: The top safe area inset of the view that contains the bar.
    package static func navigationBarTop(safeAreaTop: CGFloat) -> CGFloat {
        if safeAreaTop <= 0 { return navigationBarTopWithoutSafeArea.current }
        guard navigationBarsOverlapSafeArea.current else { return safeAreaTop }
        switch safeAreaTop {
        case 59: return 53 + 2.0 / 3
        case 62: return 56 + 1.0 / 3
        default: return safeAreaTop
        }
    }
    /// The height of the prompt above the title.
    package static let promptHeight = SystemValue("prompt-height", CGFloat(30), 32, .measured(SystemTables.openUIKit))
    package static let toolbarHeight = SystemValue(
        "toolbar-height", CGFloat(44), 48, .measured(SystemTables.openUIKit))
    /// Whether bars have a background and a line when content scrolls under them; otherwise the content fades out under
    /// them.
    package static let barsHaveBackground = SystemValue(
        "bar-surface", true, false, .measured("a bar's background has no effect in " + SystemTables.viewHierarchies))

    /// Whether buttons have glass backgrounds.
    package static let buttonsHaveGlassBackgrounds = SystemValue(
        "button-plates", false, true, .measured(SystemTables.viewHierarchies))
    /// The gap between two glass backgrounds.
    package static let glassGroupSpacing = SystemValue(
        "plate-gap", CGFloat(16), 12, .measured(SystemTables.viewHierarchies))
    /// The padding next to the text on a glass background.
    package static let glassTextPadding = SystemValue(
        "plate-padding", CGFloat(0), 12, .measured(SystemTables.viewHierarchies))
    /// The minimum width of the text on a glass background.
    package static let minimumGlassTextWidth = SystemValue(
        "plate-words", CGFloat(0), 30, .measured(SystemTables.viewHierarchies))
    /// The width of a glass background with one image.
    package static let imageGlassWidth = SystemValue(
        "image-plate", CGFloat(0), 44, .measured(SystemTables.viewHierarchies))
    /// The width of each image if several share one glass background. The background is wider than its images by the
    /// same amount.
    package static let imageGlassWidthInGroup = SystemValue(
        "shared-plate", CGFloat(0), 38, .estimated("a button of 38 points in one dump; 4 points at the plate's ends"))
    /// Whether the back button consists of only an arrow.
    package static let backButtonHidesTitle = SystemValue(
        "back-arrow", false, true, .measured(SystemTables.viewHierarchies))
    package static let buttonWeight = SystemValue(
        "button-weight", UIFont.Weight.regular, .medium, .measured(SystemTables.openUIKit))
    package static let doneButtonWeight = SystemValue(
        "done-weight", UIFont.Weight.semibold, .medium, .measured(SystemTables.openUIKit))
    /// True: buttons without their own tint use the bar's tint colour. False (iOS 26): they use the text colour, and the
    /// Done button is filled.
    package static let buttonsUseTintColor = SystemValue("button-tint", true, false, .measured(SystemTables.openUIKit))

    /// The height of the glass background behind a tab bar's items; 0 for no glass background.
    package static let tabGlassHeight = SystemValue(
        "tab-plate", CGFloat(0), 62, .measured(SystemTables.viewHierarchies))
    /// The distance from the glass background to the bar's lower edge on screens with a home indicator.
    package static let tabGlassBottomInset = SystemValue(
        "tab-plate-bottom", CGFloat(0), 21, .measured(SystemTables.viewHierarchies))
    /// The distance from the glass background to the bar's lower edge on screens without a home indicator.
    package static let tabGlassBottomInsetWithoutHomeIndicator = SystemValue(
        "tab-plate-at-edge", CGFloat(0), 8,
        .estimated("as far as other plates are from edges; the plate reaches above the bar"))
    /// Whether a search bar's field is a capsule; otherwise its corner radius is 10 points.
    package static let isSearchFieldCapsule = SystemValue(
        "search-capsule", false, true, .estimated("appearance of the system's own apps"))
    /// The distance from a search field's edge to the text after the magnifying glass: 6 points, 20⅓ or 20½ for the
    /// symbol, and 4 (5 since iOS 18). Measured in screenshots of six GitHub projects, three each with iOS 16 or
    /// 17 and with iOS 18.
    package static var searchTextInset: CGFloat { SystemVersion.reported.has(18) ? 31.4 : 30.4 }
    package static let placeholderWeight = SystemValue(
        "placeholder-weight", UIFont.Weight.regular, .medium, .measured(SystemTables.catalyst))

    static let all: [any AnySystemValue] = [
        navigationBarHeight, navigationBarsOverlapSafeArea, navigationBarTopWithoutSafeArea, rendersTitles,
        promptHeight,
        toolbarHeight, barsHaveBackground,
        buttonsHaveGlassBackgrounds,
        glassGroupSpacing,
        glassTextPadding,
        minimumGlassTextWidth, imageGlassWidth, imageGlassWidthInGroup, backButtonHidesTitle, buttonWeight,
        doneButtonWeight,
        buttonsUseTintColor, tabGlassHeight,
        tabGlassBottomInset, tabGlassBottomInsetWithoutHomeIndicator, isSearchFieldCapsule, placeholderWeight,
    ]
}
