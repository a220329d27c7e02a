import Foundation
import UIKit

/// Provides the sample items of a collection view.
@preconcurrency @MainActor
final class SampleCollectionDataSource: NSObject, SampleDataSource, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let collection: UICollectionView
    private let rows: [SampleRow]
    private weak var dataSource: (any UICollectionViewDataSource)?
    private weak var delegate: (any UICollectionViewDelegate)?
    private weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    private static let emptyViewIdentifier = "sample rows without a header"

    init(_ collection: UICollectionView, _ templates: [RowTemplate], _ samples: SampleRowFiller) {
        self.collection = collection
        rows = SampleRow.all(templates)
        (dataSource, delegate) = (collection.dataSource, collection.delegate)
        prefetchDataSource = collection.prefetchDataSource
        super.init()
        for row in rows {
            collection.register(cellReuseIdentifier: row.identifier) { [weak samples] in
                try samples?.makeCellObjects(row.template, row.length, "items") { (cell: UICollectionViewCell) in
                    cell.reuseIdentifier = row.identifier
                } ?? []
            }
        }
        collection.prefetchDataSource = nil
        collection.delegate = self
        collection.dataSource = self
    }

    func restore() {
        collection.dataSource = dataSource
        collection.delegate = delegate
        collection.prefetchDataSource = prefetchDataSource
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: rows[indexPath.item].identifier, for: indexPath)
    }

    /// Headers and footers use the document's prototypes; other supplementary views stay empty.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let registeredIdentifier = collectionView.prototypes[kind]?.first?.identifier.flatMap { identifier in
            collectionView.reuseRegistries[kind]?.hasFactory(identifier) ?? false ? identifier : nil
        }
        if registeredIdentifier == nil {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: Self.emptyViewIdentifier)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registeredIdentifier ?? Self.emptyViewIdentifier, for: indexPath)
    }

    /// Returns the designed size if the app's delegate would determine the size, limited to the width or height of the collection
    /// view.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        let template = rows[indexPath.item].template
        var size = layout.itemSize
        // An item size of 50 × 50 points is UIKit's default, so the designed size is used instead.
        if !template.isNib || size == CGSize(width: 50, height: 50) {
            size = CGSize(width: template.width ?? size.width, height: template.height ?? size.height)
        }
        let (inset, section) = (collectionView.adjustedContentInset, layout.sectionInset)
        let bounds = collectionView.bounds.size
        if layout.scrollDirection == .vertical {
            size.width = min(size.width, max(bounds.width - inset.left - inset.right - section.left - section.right, 0))
        } else {
            size.height = min(
                size.height, max(bounds.height - inset.top - inset.bottom - section.top - section.bottom, 0))
        }
        return size
    }
}
