import Foundation

/// A data source that provides a collection view with the items of snapshots and applies the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
    /// A closure that returns the cell for an item. A `nil` result raises an exception.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that returns a supplementary view of a kind at an index path. A `nil` result raises an exception.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private let provider: CellProvider
    /// The closure that provides headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source and assigns it to the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init(showingIn: collectionView)
        collectionView.dataSource = self
    }

    /// Returns the number of sections in the current snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { currentSnapshot.numberOfSections }
    /// Returns the number of items in a section of the current snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount(inSection: section)
    }
    /// Returns the item's cell from the cell provider. Raises an exception if the provider returns `nil`.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let item = currentSnapshot.item(at: indexPath), let cell = provider(collectionView, indexPath, item) {
            return cell
        }
        ReuseException.raise(
            "UICollectionView (\(collectionView.shortDescription)) failed to obtain a cell from its dataSource (<\(type(of: self))>),"
                + " which returned a nil cell for item at index path: \(indexPath.exceptionText)")
        return UICollectionViewCell(frame: .zero)
    }
    /// Returns a view from the supplementary view provider. Raises an exception without a provider, or if the provider returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        ReuseException.raise("Diffable data source's supplementaryViewProvider returned no view of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }
}
