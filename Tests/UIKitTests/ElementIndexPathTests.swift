import UIKit
import XCTest

/// Tests supplementary and decoration views whose index paths have only one index.
@preconcurrency @MainActor final class ElementIndexPathTests: XCTestCase {
    private final class Line: UICollectionReusableView {}

    /// A layout with a header of the whole collection view and a line.
    private final class Page: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let path = IndexPath(index: 0)
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
            let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
            header.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            line.frame = CGRect(x: 0, y: 20, width: 100, height: 1)
            return [header, line]
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var paths: [IndexPath] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { UICollectionViewCell() }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            paths.append(indexPath)
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    func testViewsWithOneIndexAreShown() throws {
        let (layout, source) = (Page(), Source())
        layout.register(Line.self, forDecorationViewOfKind: "line")
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        view.dataSource = source
        view.layoutIfNeeded()
        XCTAssertEqual(source.paths, [IndexPath(index: 0)])
        XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))?.frame.height, 20)
        XCTAssertEqual(view.subviews.compactMap { $0 as? Line }.map(\.frame.minY), [20])
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(source.paths, [IndexPath(index: 0), IndexPath(index: 0)])
    }
}
