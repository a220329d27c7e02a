import CellSimSystem
import Foundation

/// The dimensions and styles of bars and bar items, with lengths in points.
package enum SystemBars {
    /// The height without a large title, prompt or search bar. The buttons and the title are in the top 44 points.
    package static let navigationBarHeight = SystemValue(
        "navigation-bar-height", CGFloat(44), 54, .recorded(7, of: 27, projects: 5))
    /// The height of the prompt above the title.
    package static let promptHeight = SystemValue("prompt-height", CGFloat(30), 32, .measured(SystemTables.openUIKit))
    package static let toolbarHeight = SystemValue(
        "toolbar-height", CGFloat(44), 48, .measured(SystemTables.openUIKit))
    /// Whether bars have a background and a line if content is behind them. Otherwise, the content fades out at the bar.
    package static let barsHaveSurface = SystemValue(
        "bar-surface", true, false, .measured("a bar's background has no effect in " + SystemTables.dump))

    /// Whether bar buttons have glass backgrounds.
    package static let buttonsHavePlates = SystemValue("button-plates", false, true, .measured(SystemTables.dump))
    /// The spacing between two glass backgrounds.
    package static let itemSpacing = SystemValue("plate-gap", CGFloat(16), 12, .measured(SystemTables.dump))
    /// The padding at each side of the text on a glass background.
    package static let platePadding = SystemValue("plate-padding", CGFloat(0), 12, .measured(SystemTables.dump))
    /// The minimum width of the text on a glass background.
    package static let plateTextWidth = SystemValue("plate-words", CGFloat(0), 30, .measured(SystemTables.dump))
    /// The width of a glass background with one image.
    package static let imagePlateWidth = SystemValue("image-plate", CGFloat(0), 44, .measured(SystemTables.dump))
    /// The width of each image on a glass background with several images. The background is slightly wider than the images.
    package static let sharedImageWidth = SystemValue(
        "shared-plate", CGFloat(0), 38, .guessed("a button of 38 points in one dump; 4 points at the plate's ends"))
    /// Whether the back button consists of an arrow without a title.
    package static let backButtonHidesTitle = SystemValue("back-arrow", false, true, .measured(SystemTables.dump))
    package static let buttonWeight = SystemValue(
        "button-weight", UIFont.Weight.regular, .medium, .measured(SystemTables.openUIKit))
    package static let doneWeight = SystemValue(
        "done-weight", UIFont.Weight.semibold, .medium, .measured(SystemTables.openUIKit))
    /// Whether buttons have the bar's tint colour by default. Otherwise, they have the text colour, and `done` buttons have a filled
    /// background.
    package static let buttonsAreTinted = SystemValue("button-tint", true, false, .measured(SystemTables.openUIKit))

    /// The height of the glass background of a tab bar's items, or 0 for no background.
    package static let tabPlateHeight = SystemValue("tab-plate", CGFloat(0), 62, .measured(SystemTables.dump))
    /// The distance from the glass background to the bottom edge of the tab bar on screens with a home indicator.
    package static let tabPlateBottom = SystemValue("tab-plate-bottom", CGFloat(0), 21, .measured(SystemTables.dump))
    /// The distance from the glass background to the bottom edge of the tab bar on screens without a home indicator.
    package static let tabPlateBottomAtEdge = SystemValue(
        "tab-plate-at-edge", CGFloat(0), 8,
        .guessed("as far as other plates are from edges; the plate reaches above the bar"))
    /// Whether the field of a search bar is a capsule. Otherwise, its corner radius is 10 points.
    package static let searchFieldIsCapsule = SystemValue(
        "search-capsule", false, true, .guessed("appearance of the system's own apps"))
    /// The distance from the edge of a search field to its text: 6 points, then 20⅓ or 20½ for the magnifying glass, then 4 (5 since iOS
    /// 18). Measured in screenshots of six apps (iOS 16 and 17: ZinovevSasha, SKemenov, TimurkaevMalik; iOS 18: mocki-toki, kintolayli,
    /// dreamWillAppear).
    package static var searchTextStart: CGFloat { SystemVersion.reported.has(18) ? 31.4 : 30.4 }
    package static let placeholderWeight = SystemValue(
        "placeholder-weight", UIFont.Weight.regular, .medium, .measured(SystemTables.catalyst))

    static let all: [any AnySystemValue] = [
        navigationBarHeight, promptHeight, toolbarHeight, barsHaveSurface, buttonsHavePlates, itemSpacing, platePadding,
        plateTextWidth, imagePlateWidth, sharedImageWidth, backButtonHidesTitle, buttonWeight, doneWeight,
        buttonsAreTinted, tabPlateHeight,
        tabPlateBottom, tabPlateBottomAtEdge, searchFieldIsCapsule, placeholderWeight,
    ]
}
