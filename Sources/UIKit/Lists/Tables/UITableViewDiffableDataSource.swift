import Foundation

/// A data source that provides a table with the items of snapshots and applies the changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    /// A closure that returns the cell for an item. A `nil` result raises an exception.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private let provider: CellProvider
    /// Stored without effect: changes are not animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic {
        didSet { reportNoOp("UITableViewDiffableDataSource.defaultRowAnimation", defaultRowAnimation != .automatic) }
    }

    /// Creates a data source and assigns it to the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init(showingIn: tableView)
        tableView.dataSource = self
    }

    /// Returns the number of sections in the current snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { currentSnapshot.numberOfSections }
    /// Returns the number of items in a section of the current snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        itemCount(inSection: section)
    }
    /// Returns the item's cell from the cell provider. Raises an exception if the provider returns `nil`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = currentSnapshot.item(at: indexPath), let cell = provider(tableView, indexPath, item) {
            return cell
        }
        ReuseException.raise(
            "UITableView (\(tableView.shortDescription)) failed to obtain a cell from its dataSource (<\(type(of: self))>), which"
                + " returned a nil cell for row at index path: \(indexPath.exceptionText)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns `nil`. Override it in subclasses.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`. Override it in subclasses.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false, unlike the default of `UITableViewDataSource`. Override it in subclasses.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns false. Override it in subclasses.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `nil`. Override it in subclasses.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index of the title. Override it in subclasses.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Does nothing. Override it in subclasses.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Never called: dragging of reorder controls is not simulated.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
