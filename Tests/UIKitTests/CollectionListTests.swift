import UIKit
import XCTest

/// Tests list layouts of collection views.
@preconcurrency @MainActor final class CollectionListTests: XCTestCase {
    func testListRowsAreAsHighAsTheirContent() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two\nlines\nand more", "three"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        // 44 and one pixel for the separator; 11 + (20.287 + 2 × 22, rounded up to pixels) + 11 + 0.5.
        XCTAssertEqual(view.visibleCells.map(\.frame.height), [44.5, 87, 44.5])
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 44.5, 131.5])
        XCTAssertEqual(view.contentSize.height, 176)
        snapshot.deleteItems(["two\nlines\nand more"])
        source.apply(snapshot)
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 44.5])
    }

    func testInsetGroupedRowsHaveSideMargins() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1], toSection: 0)
        snapshot.appendItems([2], toSection: 1)
        source.apply(snapshot)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minX), [20, 20])
        XCTAssertEqual(view.visibleCells.map(\.frame.width), [353, 353])
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [35, 35 + 44.5 + 36])
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(
            view.visibleCells.map(\.frame.height), [44.5, 44.5], "rows keep their heights when cells are reused")
    }

    func testFirstItemIsSectionHeader() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .firstItemInSection
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Fruit", "Apple"], toSection: 0)
        snapshot.appendItems(["Roots", "Beet", "Carrot"], toSection: 1)
        source.apply(snapshot)
        view.layoutIfNeeded()
        let sizes = try view.visibleCells.map {
            try XCTUnwrap(($0.contentConfiguration as? UIListContentConfiguration)?.textProperties.font.pointSize)
        }
        XCTAssertEqual(sizes, [13, 17, 13, 17, 17], "headers use the header font")
        // 28 points for a header, 44 and a separator for a row, 18 after a section.
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 39, 101.5, 140.5, 185])
        snapshot.deleteItems(["Fruit"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.count, 4)
    }
}
