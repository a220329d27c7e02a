import Foundation

/// A table's data source that shows snapshots and changes from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    /// Makes a row's cell of an item; nil raises.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private let provider: CellProvider
    /// Kept without effect: nothing is animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic {
        didSet { noteKept("UITableViewDiffableDataSource.defaultRowAnimation", defaultRowAnimation != .automatic) }
    }

    /// Becomes the table's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init(showingIn: tableView)
        tableView.dataSource = self
    }

    /// The sections of the snapshot shown.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// The items that the section has in the snapshot shown.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        itemCount(inSection: section)
    }
    /// The provider's cell for the item; raises where it gives none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = shown.item(at: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
        ReuseException.raise(
            "UITableView (\(tableView.shortDescription)) failed to obtain a cell from its dataSource (<\(type(of: self))>), which"
                + " returned a nil cell for row at index path: \(UITableView.text(of: indexPath))")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// No title; to be overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// No title; to be overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// No row, other than with a data source of one's own; to be overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// No row; to be overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// No index; to be overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section of the title's own number; to be overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Does nothing; to be overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Never called: handles are not dragged here.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
