import Foundation

// Types for properties that are stored without effect.

extension UITabBar {
    /// The arrangement of items in a tab bar. Stored without effect: items have equal widths.
    public enum ItemPositioning: Int, Sendable {
        /// Chosen by the system, filling the width, or centred.
        case automatic, fill, centered
    }
}

/// The delegate for the position of a bar. Stored and never called.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`, so that the system chooses the position.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar. Stored and never called.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {
    /// Always at the bottom.
    public var barPosition: UIBarPosition { .bottom }
}
extension UINavigationBar: UIBarPositioning {
    /// Always at the top.
    public var barPosition: UIBarPosition { .top }
}
extension UISearchBar: UIBarPositioning {
    /// No fixed position.
    public var barPosition: UIBarPosition { .any }
}

extension UISplitViewController {
    /// The arrangement of the columns. Stored without effect: two columns are next to each other.
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the system, or only the last column.
        case automatic, secondaryOnly
        /// One column next to the last column, or over it.
        case oneBesideSecondary, oneOverSecondary
        /// Two columns next to the last column, over it, or displacing it.
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    /// The side of the first column. Stored without effect: it is always the leading side.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading or trailing side.
        case leading, trailing
    }
    /// The behaviour of the first column when it appears. Stored without effect: columns do not move.
    public enum SplitBehavior: Int, Sendable {
        /// Chosen by the system, next to the others, over them, or displacing them.
        case automatic, tile, overlay, displace
    }
    /// The visibility of the button that shows or hides columns. Stored without effect: the button is not drawn.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Chosen by the system, never visible, or always visible.
        case automatic, never, always
    }
    /// The background of the first column. Stored without effect: the column keeps its own background.
    public enum BackgroundStyle: Int, Sendable {
        /// No special background, or the background of a sidebar.
        case none, sidebar
    }
    /// The number of columns in a split view controller.
    public enum Style: Int, Sendable {
        /// Not specified (before iOS 14), two columns, or three columns.
        case unspecified, doubleColumn, tripleColumn
    }
    /// The columns of a split view controller.
    public enum Column: Int, Sendable {
        /// The first, middle or last column, or the single column in compact width.
        case primary, supplementary, secondary, compact
    }
}
