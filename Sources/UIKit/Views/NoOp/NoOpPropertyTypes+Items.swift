import Foundation

/// The types of navigation item properties that are stored without effect.
extension UINavigationItem {
    /// The placements of a search bar. Stored without effect: the search bar is below the navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's default.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case stacked
        /// In the bar or the toolbar.
        case integrated
        /// In the middle of the bar.
        case integratedCentered
        /// As a button in the bar or the toolbar.
        case integratedButton
    }

    /// The layout styles of an item. Stored without effect: titles are always in the middle.
    public enum ItemStyle: Int, Sendable {
        /// A layout for navigation, for a browser, or for an editor.
        case navigator, browser, editor
    }
}
