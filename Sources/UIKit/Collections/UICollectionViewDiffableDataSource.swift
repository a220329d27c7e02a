import Foundation

/// A collection view's data source that shows snapshots and changes from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
    /// Makes an item's cell; nil raises.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a supplementary view of a kind at a place; nil raises.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private let provider: CellProvider
    /// Makes headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init(showingIn: collectionView)
        collectionView.dataSource = self
    }

    /// The sections of the snapshot shown.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    /// The items that the section has in the snapshot shown.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount(inSection: section)
    }
    /// The provider's cell for the item; raises where it gives none.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let item = shown.item(at: indexPath), let cell = provider(collectionView, indexPath, item) { return cell }
        ReuseException.raise(
            "UICollectionView (\(collectionView.shortDescription)) failed to obtain a cell from its dataSource (<\(type(of: self))>),"
                + " which returned a nil cell for item at index path: \(UITableView.text(of: indexPath))")
        return UICollectionViewCell(frame: .zero)
    }
    /// The provider's view; raises where there is no provider or it gives none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        ReuseException.raise("Diffable data source's supplementaryViewProvider returned no view of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }
}
