import Foundation
import UIKit

/// Shows one item, or one header without items, in a collection view.
@MainActor final class CollectionCellHost: CellHost {
    private let collection: UICollectionView
    private let showsHeader: Bool
    override var container: UIView { collection }

    /// Creates a host.
    /// - Parameter size: The size of the item or header, in points. If nil, items are self-sizing, and headers have the
    ///   width of the collection view and a height of 50 points.
    init(_ template: ReuseTemplate, identifier: String, width: CGFloat, size: CGSize?, showsHeader: Bool) {
        let flow = UICollectionViewFlowLayout()
        if showsHeader {
            flow.headerReferenceSize = size ?? CGSize(width: width, height: 50)
        } else if let size {
            flow.itemSize = size
        } else {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        let frame = CGRect(x: 0, y: 0, width: width, height: CellHost.height)
        collection = UICollectionView(frame: frame, collectionViewLayout: flow)
        self.showsHeader = showsHeader
        super.init(identifier: identifier)
        register(template)
    }

    private static let header = UICollectionView.elementKindSectionHeader

    private func register(_ template: ReuseTemplate) {
        switch template {
        case .nib(let nib) where showsHeader:
            collection.register(nib, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: identifier)
        case .nib(let nib): collection.register(nib, forCellWithReuseIdentifier: identifier)
        case .type(let type) where showsHeader:
            collection.register(type, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: identifier)
        case .type(let type): collection.register(type, forCellWithReuseIdentifier: identifier)
        case .factory(let maker) where showsHeader:
            collection.register(supplementaryViewOfKind: Self.header, reuseIdentifier: identifier, making: maker)
        case .factory(let maker): collection.register(cellReuseIdentifier: identifier, making: maker)
        }
    }

    override func connect() { collection.dataSource = self }
    override func reload() { collection.reloadData() }

    override func resize(width: CGFloat, itemSize: CGSize?) {
        super.resize(width: width, itemSize: itemSize)
        guard let size = itemSize, let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
            return
        }
        if showsHeader { flow.headerReferenceSize = size } else { flow.itemSize = size }
    }
}

/// Provides the collection view with the item or header.
extension CollectionCellHost: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        showsHeader ? 0 : 1
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        fill(cell)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        fill(view)
        return view
    }
}
