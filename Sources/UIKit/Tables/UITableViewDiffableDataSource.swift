import Foundation

/// A table's data source that shows snapshots and changes from one to the next.
@preconcurrency @MainActor open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private let provider: CellProvider
    private weak var tableView: UITableView?
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var wasApplied = false
    /// Kept without effect: nothing is animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the table's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (self.tableView, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(for: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sections.indices.contains(index) ? shown.sections[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    /// Changes what is shown; `completion` is called at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let difference = SnapshotDifference(from: shown, to: snapshot)
        shown = snapshot
        shown.forgetReloads()
        if wasApplied {
            tableView?.applyDifference(difference.edits)
            tableView?.reconfigureRows(at: difference.reconfigured)
        } else {
            wasApplied = true
            tableView?.reloadData()
        }
        completion?()
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        (shown, wasApplied) = (snapshot, true)
        shown.forgetReloads()
        tableView?.reloadData()
        completion?()
    }

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.numberOfItems(inSection: shown.sections[section])
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = shown.item(at: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
        ReuseException.raise(
            "UITableView (\(tableView.shortDescription)) failed to obtain a cell from its dataSource (<\(type(of: self))>), which"
                + " returned a nil cell for row at index path: \(UITableView.text(of: indexPath))")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableView {
    /// Applies edits that were computed as a whole.
    func applyDifference(_ edits: BatchEdits) {
        beginUpdates()
        updates?.edits = edits
        endUpdates()
    }
}
