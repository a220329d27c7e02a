import Foundation

/// A configuration for a list layout of a collection view.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list's sections and rows.
    public enum Appearance: Int, Sendable {
        /// Full-width rows, as in a plain table.
        case plain
        /// Full-width rows in sections with gaps between them.
        case grouped
        /// Sections as cards with rounded corners and margins at the sides.
        case insetGrouped
        /// Rows with margins at the sides, for a sidebar; without separators by default.
        case sidebar
        /// Full-width rows, for a sidebar; without separators by default.
        case sidebarPlain
    }
    /// The source of section headers.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none
        /// Supplementary views from the data source.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }
    /// The source of section footers.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none
        /// Supplementary views from the data source.
        case supplementary
    }

    /// The appearance of sections and rows.
    public var appearance: Appearance
    /// A Boolean value that indicates whether there are separators between rows.
    public var showsSeparators: Bool
    /// The background of the list; `nil` for the background of its appearance.
    public var backgroundColor: UIColor?
    /// The source of headers.
    public var headerMode = HeaderMode.none
    /// The source of footers.
    public var footerMode = FooterMode.none
    /// The space above headers, in points; nil for 0.
    public var headerTopPadding: CGFloat?
    /// Stored without effect: row swipes are not simulated.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet {
            reportNoOp(
                "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider",
                leadingSwipeActionsConfigurationProvider != nil)
        }
    }
    /// Stored without effect: row swipes are not simulated.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet {
            reportNoOp(
                "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider",
                trailingSwipeActionsConfigurationProvider != nil)
        }
    }

    /// Creates a configuration without headers and footers. Sidebars have no separators.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
