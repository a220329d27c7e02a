import Foundation

/// What the diffable data sources of tables and collection views have in common: the snapshot that is shown, and the way
/// from one to the next. UIKit repeats these methods in both; there is no such class there.
@preconcurrency @MainActor open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    private weak var view: (any BatchUpdating)?
    private(set) var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var wasApplied = false

    init(showingIn view: any BatchUpdating) {
        self.view = view
        super.init()
    }

    /// What is shown at present.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// The item at a place; `nil` for a place that is not there.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// Where an item is shown; `nil` for one that is not.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(for: itemIdentifier) }
    /// The section of a number; `nil` beyond the last one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sections.indices.contains(index) ? shown.sections[index] : nil
    }
    /// The number of a section; `nil` for one that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    /// Changes what is shown; `completion` is called at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        if wasApplied {
            let difference = SnapshotDifference(from: shown, to: snapshot)
            adopt(snapshot)
            view?.edit { $0 = difference.edits }
            view?.reconfigure(at: difference.reconfigured)
        } else {
            adopt(snapshot)
            view?.reloadData()
        }
        completion?()
    }

    /// Shows a snapshot without regard to the one before; `completion` is called at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        adopt(snapshot)
        view?.reloadData()
        completion?()
    }

    private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        (shown, wasApplied) = (snapshot, true)
        shown.forgetReloads()
    }

    /// How many items a section has, by its number.
    func itemCount(inSection section: Int) -> Int { sectionIdentifier(for: section).map(shown.numberOfItems(inSection:)) ?? 0 }
}
