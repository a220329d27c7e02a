import Foundation

/// A collection view's data source that shows snapshots and changes from one to the next.
@preconcurrency @MainActor open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private let provider: CellProvider
    private weak var collectionView: UICollectionView?
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var wasApplied = false
    /// Makes headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
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
            collectionView?.applyDifference(difference.edits)
            collectionView?.reconfigureItems(at: difference.reconfigured)
        } else {
            wasApplied = true
            collectionView?.reloadData()
        }
        completion?()
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        (shown, wasApplied) = (snapshot, true)
        shown.forgetReloads()
        collectionView?.reloadData()
        completion?()
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.numberOfItems(inSection: shown.sections[section])
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if let item = shown.item(at: indexPath), let cell = provider(collectionView, indexPath, item) { return cell }
        ReuseException.raise(
            "UICollectionView (\(collectionView.shortDescription)) failed to obtain a cell from its dataSource (<\(type(of: self))>),"
                + " which returned a nil cell for item at index path: \(UITableView.text(of: indexPath))")
        return UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        ReuseException.raise("Diffable data source's supplementaryViewProvider returned no view of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionView {
    /// Applies edits that were computed as a whole.
    func applyDifference(_ edits: BatchEdits) {
        performBatchUpdates { self.updates?.edits = edits }
    }
}
