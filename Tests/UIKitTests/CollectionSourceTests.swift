import UIKit
import XCTest

/// Tests replacing the data source of a collection view.
@preconcurrency @MainActor final class CollectionSourceTests: XCTestCase {
    private final class CountingView: UICollectionView {
        var reloads = 0
        override func reloadData() {
            super.reloadData()
            reloads += 1
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }

    func testNewDataSourceIsReadWithoutReloadData() {
        let view = CountingView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        XCTAssertEqual(view.reloads, 0)
        withExtendedLifetime(source) { XCTAssertEqual(view.visibleCells.count, 2) }
    }
}
