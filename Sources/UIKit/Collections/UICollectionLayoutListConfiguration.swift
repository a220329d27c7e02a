import Foundation

/// How a list in a collection view looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// Where headers come from: nowhere, the data source's supplementary views, or each section's first item.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// Where footers come from.
    public enum FooterMode: Int, Sendable { case none, supplementary }

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
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// Kept, without effect: rows are not swiped here.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
