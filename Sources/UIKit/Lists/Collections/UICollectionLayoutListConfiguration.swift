import Foundation

/// The configuration of a list layout in a collection view.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list's sections and rows.
    public enum Appearance: Int, Sendable {
        /// Full-width rows, as in a plain table.
        case plain
        /// Full-width rows with gaps between the sections.
        case grouped
        /// Sections with rounded corners and margins at the sides.
        case insetGrouped
        /// Rows with margins at the sides, for a sidebar. There are no separators by default.
        case sidebar
        /// Full-width rows, for a sidebar. There are no separators by default.
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
    /// A Boolean value that indicates whether separators are drawn between rows.
    public var showsSeparators: Bool
    /// The background colour of the list, or `nil` for the default of its appearance.
    public var backgroundColor: UIColor?
    /// The source of headers.
    public var headerMode = HeaderMode.none
    /// The source of footers.
    public var footerMode = FooterMode.none
    /// The padding above headers in points, or `nil` for 0.
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

    /// Creates a configuration without headers and footers. Sidebars don't have separators.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
