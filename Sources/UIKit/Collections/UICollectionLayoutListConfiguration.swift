import Foundation

/// How a list in a collection view looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// How a list sets its sections and rows apart.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side, as in a plain table.
        case plain
        /// Sections with gaps between them, rows from side to side.
        case grouped
        /// Sections as cards with round corners, away from the sides.
        case insetGrouped
        /// Rows away from the sides, as beside a page; no lines unless asked for.
        case sidebar
        /// Rows from side to side, as beside a page; no lines unless asked for.
        case sidebarPlain
    }
    /// Where headers come from: nowhere, the data source's supplementary views, or each section's first item.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none
        /// The data source's supplementary views.
        case supplementary
        /// Each section's first item.
        case firstItemInSection
    }
    /// Where footers come from.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none
        /// The data source's supplementary views.
        case supplementary
    }

    /// How the list looks.
    public var appearance: Appearance
    /// Whether lines stand between rows.
    public var showsSeparators: Bool
    /// The list's background; `nil` is that of its appearance.
    public var backgroundColor: UIColor?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// In points; nil is 0.
    public var headerTopPadding: CGFloat?
    /// Kept, without effect: rows are not swiped here.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet {
            noteKept(
                "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider",
                leadingSwipeActionsConfigurationProvider != nil)
        }
    }
    /// Kept, without effect: rows are not swiped here.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet {
            noteKept(
                "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider",
                trailingSwipeActionsConfigurationProvider != nil)
        }
    }

    /// A list with lines between its rows, but for sidebars, and without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
