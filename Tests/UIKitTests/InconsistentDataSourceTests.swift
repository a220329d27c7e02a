import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests data sources and delegates with inconsistent counts and invalid heights.
@preconcurrency @MainActor final class InconsistentDataSourceTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [3, 2]
        var header: CGFloat = 20
        var estimate: CGFloat = 44
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
    }

    private final class FixedHeightCell: UITableViewCell {
        static var height = CGFloat.nan
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: Self.height) }
    }

    private let source = Source()

    private func makeTable(_ cell: UITableViewCell.Type = UITableViewCell.self) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(cell, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        return table
    }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    func testInvalidHeaderHeightsRaise() {
        for (height, text) in [(-2, "-2.000000"), (.nan, "nan"), (-.infinity, "-inf")] as [(CGFloat, String)] {
            source.header = height
            XCTAssertEqual(
                reason { makeTable().layoutIfNeeded() },
                "section header height must not be negative - provided height for section 0 is \(text)")
        }
    }

    func testInvalidEstimatedHeightsRaise() {
        for estimate in [-5, .nan, .infinity] as [CGFloat] {
            source.estimate = estimate
            let message = reason { makeTable().layoutIfNeeded() }
            assertPrefix(
                message, "estimated row height must not be negative - provided estimated height for index path")
        }
    }

    func testInvalidFittingHeightsRaise() {
        for height in [.nan, .infinity, 1e300] as [CGFloat] {
            FixedHeightCell.height = height
            let message = reason { makeTable(FixedHeightCell.self).layoutIfNeeded() }
            assertPrefix(message, "Invalid row height (")
            assertContains(message, "path = 0 - 0")
        }
        FixedHeightCell.height = -10
        XCTAssertNil(
            reason { makeTable(FixedHeightCell.self).layoutIfNeeded() }, "a negative fitting height raises no exception"
        )
    }

    func testInconsistentCountsAfterBatchRaise() {
        let table = makeTable()
        table.layoutIfNeeded()
        source.counts = [3, 2, 4]
        XCTAssertEqual(
            reason { table.deleteRows(at: [path(0, 0)], with: .none) },
            "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (3) must"
                + " be equal to the number of sections contained in the table view before the update (2), plus or minus the number of"
                + " sections inserted or deleted (0 inserted, 0 deleted).")
        table.layoutIfNeeded()
        XCTAssertEqual(table.numberOfSections, 3, "the table shows the data source's current sections")
        // Headers of 20 below 22 points of padding, and rows of 44: three, two, and two of the four rows below 346.
        XCTAssertEqual(table.visibleCells.count, 7)
    }

    func testMovesOfMissingRowsRaise() {
        let table = makeTable()
        table.layoutIfNeeded()
        XCTAssertEqual(
            reason { table.moveRow(at: path(0, 7), to: path(1, 0)) },
            "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 7}) that does not exist - there are only 3 rows in"
                + " section 0 before the update")
        XCTAssertEqual(
            reason { table.moveRow(at: path(0, 1), to: path(1, 9)) },
            "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 1}) to index path (<NSIndexPath> {length = 2, path = 1 -"
                + " 9}) that does not exist - there are only 2 rows in section 1 after the update")
        XCTAssertEqual(
            reason {
                table.performBatchUpdates {
                    table.moveRow(at: self.path(0, 1), to: self.path(0, 2))
                    table.reloadRows(at: [self.path(0, 1)], with: .none)
                }
            },
            "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
        )
        XCTAssertEqual(
            reason { table.moveSection(0, toSection: 5) },
            "attempt to move section 0 to section 5, but there are only 2 sections after the update")
        XCTAssertEqual(
            reason { table.deleteSections([4], with: .none) },
            "attempt to delete section 4, but there are only 2 sections before the update")
    }

    func testOutOfBoundsIndexPaths() {
        let table = makeTable()
        for invalidPath in [path(0, 3), path(5, 0), path(0, -1), path(-1, 0)] {
            XCTAssertTrue(
                reason { table.scrollToRow(at: invalidPath, at: .top, animated: false) }?
                    .hasPrefix("Attempted to scroll the table view to an out-of-bounds row (\(invalidPath.row))")
                    ?? false)
            XCTAssertTrue(
                reason { table.reloadRows(at: [invalidPath], with: .none) }?.contains(
                    "from section \(invalidPath.section)") ?? false)
            XCTAssertNil(table.cellForRow(at: invalidPath))
            XCTAssertEqual(table.rectForRow(at: invalidPath), .zero)
        }
        XCTAssertEqual(
            reason { _ = table.numberOfRows(inSection: 2) },
            "request for number of rows in section (2) beyond bounds (2)")
        XCTAssertNil(
            reason { table.scrollToRow(at: path(1, NSNotFound), at: .top, animated: false) },
            "NSNotFound scrolls to the section")
        XCTAssertTrue(
            reason { table.insertRows(at: [IndexPath()], with: .none) }?.hasPrefix(
                "Invalid index path for use with UITableView.")
                ?? false)
    }
}

/// Tests collection view layouts and data sources with inconsistent counts and invalid sizes.
@preconcurrency @MainActor final class InconsistentCollectionTests: XCTestCase {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 3
        var size = CGSize(width: 50, height: 50)
        var header = CGSize.zero
        var onCell: (UICollectionView) -> Void = { _ in }
        var cellRequestCount = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            cellRequestCount += 1
            onCell(collectionView)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { header }
    }

    private let source = Source()

    private func makeView() -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        return view
    }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    func testInvalidSizesRaise() {
        for size in [
            CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.nan),
            CGSize(width: CGFloat.infinity, height: 1),
        ] {
            (source.size, source.header) = (size, .zero)
            XCTAssertEqual(
                reason { makeView().layoutIfNeeded() }, "negative sizes are not supported in the flow layout")
            (source.size, source.header) = (CGSize(width: 50, height: 50), size)
            XCTAssertEqual(
                reason { makeView().layoutIfNeeded() }, "negative sizes are not supported in the flow layout")
        }
    }

    func testInconsistentCountsRaise() {
        source.count = -2
        XCTAssertEqual(
            reason { makeView().layoutIfNeeded() },
            "Number of items in section 0 must not be negative - -2 returned by the data source")
        source.count = 3
        let view = makeView()
        view.layoutIfNeeded()
        source.count = 9
        XCTAssertTrue(
            reason { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }?
                .hasPrefix("Invalid update: invalid number of items in section 0.") ?? false)
        XCTAssertEqual(
            reason { view.deleteItems(at: [IndexPath(item: 20, section: 0)]) },
            "attempt to delete item 20 from section 0 which only contains 9 items before the update")
    }

    func testHeadersMustComeFromTheRegistry() {
        source.header = CGSize(width: 320, height: 30)
        XCTAssertEqual(
            reason { makeView().layoutIfNeeded() },
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
                + " (UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not retrieved by calling"
                + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
                + " (<UICollectionReusableView: frame = (0 0; 0 0)>)")
    }

    func testReloadInCellProviderRaises() {
        source.onCell = { $0.reloadData() }
        XCTAssertTrue(reason { makeView().layoutIfNeeded() }?.contains("cannot finish its layout") ?? false)
        XCTAssertLessThan(source.cellRequestCount, 20)
    }

    func testScrollingToMissingItemRaises() {
        let view = makeView()
        XCTAssertEqual(
            reason { view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false) },
            "attempted to scroll to invalid index path: <NSIndexPath> {length = 2, path = 0 - 3}")
    }
}
