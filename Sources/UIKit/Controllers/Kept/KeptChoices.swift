import Foundation

// The values of properties without effect.

extension UITabBar {
    /// The position of items. Stored without effect: they have equal widths.
    public enum ItemPositioning: Int, Sendable {
        /// The system decides, or items fill the width, or they are centred.
        case automatic, fill, centered
    }
}

/// The delegate for a bar's position. Stored; never called.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the bar's position.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`: the system decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate for a toolbar's position. Stored; never called.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The bar's position.
    var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {
    /// At the bottom.
    public var barPosition: UIBarPosition { .bottom }
}
extension UINavigationBar: UIBarPositioning {
    /// At the top.
    public var barPosition: UIBarPosition { .top }
}
extension UISearchBar: UIBarPositioning {
    /// Anywhere.
    public var barPosition: UIBarPosition { .any }
}

extension UISplitViewController {
    /// The visible columns. Stored without effect: two are next to each other.
    public enum DisplayMode: Int, Sendable {
        /// The system decides, or only the last column.
        case automatic, secondaryOnly
        /// One column next to the last, or over it.
        case oneBesideSecondary, oneOverSecondary
        /// Two columns next to the last, over it, or displacing it.
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    /// The side of the first column. Stored without effect: it is the leading one.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading or the trailing side.
        case leading, trailing
    }
    /// The behaviour with which the first column appears. Stored without effect: nothing is animated.
    public enum SplitBehavior: Int, Sendable {
        /// The system decides, or the column is next to the others, over them, or displaces them.
        case automatic, tile, overlay, displace
    }
    /// The condition under which the button for the columns is visible. Stored without effect: the button is not drawn.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The system decides, or never, or always.
        case automatic, never, always
    }
    /// The background of the first column. Stored without effect: it has its own background.
    public enum BackgroundStyle: Int, Sendable {
        /// Its own background, or a sidebar's.
        case none, sidebar
    }
    /// The number of columns of the controller.
    public enum Style: Int, Sendable {
        /// Not set, as before iOS 14; two columns; or three.
        case unspecified, doubleColumn, tripleColumn
    }
    /// The columns of a split view controller.
    public enum Column: Int, Sendable {
        /// The first, the middle, the last, and the single column in compact widths.
        case primary, supplementary, secondary, compact
    }
}
