import Foundation

/// The values of navigation item properties that are stored without effect.
extension UINavigationItem {
    /// The placement of a search bar. Stored without effect: the search bar is below the navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system decides.
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

    /// The layout of an item in a bar. Stored without effect: titles are in the middle.
    public enum ItemStyle: Int, Sendable {
        /// A layout for navigation, for a browser, or for an editor.
        case navigator, browser, editor
    }
}
