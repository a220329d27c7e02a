import Foundation

// What properties without effect can be set to.

extension UINavigationItem {
    /// Where a search bar stands. Kept: it stands below the bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system thinks best.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case stacked
    }

    /// How a bar arranges an item. Kept: titles stand in the middle.
    public enum ItemStyle: Int, Sendable {
        /// For going through content, as a browser, or as an editor.
        case navigator, browser, editor
    }
}

extension UITabBar {
    /// Where items stand. Kept: they share the width equally.
    public enum ItemPositioning: Int, Sendable {
        /// As the system thinks best, over the whole width, or in the middle.
        case automatic, fill, centered
    }
}

/// Says where a bar stands. Kept and never asked.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where the bar stands.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// As the system thinks best.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Says where a toolbar stands. Kept and never asked.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar that stands somewhere.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it stands.
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
    /// Which columns show. Kept: two stand side by side.
    public enum DisplayMode: Int, Sendable {
        /// As the system thinks best, or the last one alone.
        case automatic, secondaryOnly
        /// One beside the last, or over it.
        case oneBesideSecondary, oneOverSecondary
        /// Two beside the last, over it, or pushing it aside.
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    /// At which side the first column stands. Kept: it is the leading one.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading begins, or where it ends.
        case leading, trailing
    }
    /// How the first column appears. Kept: nothing moves.
    public enum SplitBehavior: Int, Sendable {
        /// As the system thinks best, beside, over, or pushing aside.
        case automatic, tile, overlay, displace
    }
    /// When the button for the columns shows. Kept: there is none.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As the system thinks best, never, or always.
        case automatic, never, always
    }
    /// What lies behind the first column. Kept: its own background.
    public enum BackgroundStyle: Int, Sendable {
        /// Its own background, or a sidebar's.
        case none, sidebar
    }
    /// How many columns there are, as they were made.
    public enum Style: Int, Sendable {
        /// As before iOS 14, two columns, or three.
        case unspecified, doubleColumn, tripleColumn
    }
    /// The columns.
    public enum Column: Int, Sendable {
        /// The first, the one in the middle, the last, and the only one in compact widths.
        case primary, supplementary, secondary, compact
    }
}

extension UISwitch {
    /// What a switch looks like. Kept: switches slide.
    public enum Style: Int, Sendable {
        /// As the system thinks best, a box to tick, or a sliding one.
        case automatic, checkbox, sliding
    }
}

extension UIPageControl {
    /// When a surface shows behind the dots. Kept: none does.
    public enum BackgroundStyle: Int, Sendable {
        /// As the system thinks best, always, or never.
        case automatic, prominent, minimal
    }
}
