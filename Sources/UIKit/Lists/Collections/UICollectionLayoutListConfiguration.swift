import Foundation

/// The appearance of a list in a collection view.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The style in which a list separates its sections and rows.
    public enum Appearance: Int, Sendable {
        /// Rows of the full width, as in a plain table.
        case plain
        /// Sections with gaps between them, and rows of the full width.
        case grouped
        /// Sections as cards with round corners and margins at the sides.
        case insetGrouped
        /// Rows with margins at the sides, for a sidebar; no separators by default.
        case sidebar
        /// Rows of the full width, for a sidebar; no separators by default.
        case sidebarPlain
    }
    /// The source of headers: none, the data source's supplementary views, or each section's first item.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none
        /// The data source's supplementary views.
        case supplementary
        /// Each section's first item.
        case firstItemInSection
    }
    /// The source of footers.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none
        /// The data source's supplementary views.
        case supplementary
    }

    /// The list's style.
    public var appearance: Appearance
    /// Whether there are separators between rows.
    public var showsSeparators: Bool
    /// The list's background; `nil` for the colour of its style.
    public var backgroundColor: UIColor?
    /// The source of headers.
    public var headerMode = HeaderMode.none
    /// The source of footers.
    public var footerMode = FooterMode.none
    /// The space above headers in points; nil is 0.
    public var headerTopPadding: CGFloat?
    /// Stored without effect: CellSim has no swipes on rows.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet {
            reportNoOp(
                "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider",
                leadingSwipeActionsConfigurationProvider != nil)
        }
    }
    /// Stored without effect: CellSim has no swipes on rows.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet {
            reportNoOp(
                "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider",
                trailingSwipeActionsConfigurationProvider != nil)
        }
    }

    /// Creates a list without headers and footers. It has separators unless it is a sidebar.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
