import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the exceptions of data sources, batch updates, snapshots and registrations, with UIKit's messages.
@preconcurrency @MainActor final class ReuseExceptionTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var counts = [3, 2]
        var makeCell: (UITableView, IndexPath) -> UITableViewCell = {
            $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        }
        var makeItem: (UICollectionView, IndexPath) -> UICollectionViewCell = {
            $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            makeCell(tableView, indexPath)
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            makeItem(collectionView, indexPath)
        }
    }

    private let source = Source()
    private let layout = UICollectionViewFlowLayout()

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return table
    }

    private func makeCollection() -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private func text(_ section: Int, _ row: Int) -> String { "<NSIndexPath> {length = 2, path = \(section) - \(row)}" }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try TouchSimulator.throwingExceptions(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    // MARK: Cells

    func testItemDequeuedTwiceRaises() {
        source.makeItem = { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let message = reason { makeCollection().layoutIfNeeded() }
        assertPrefix(message, "Attempted to dequeue multiple cells for the same index path, which is not allowed.")
        assertSuffix(message, "Cell identifier: cell, index path: \(text(0, 0))")
    }

    func testCellForTwoItemsRaises() throws {
        var sharedCell: UICollectionViewCell?
        source.makeItem = { view, path in
            let cell = sharedCell ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            sharedCell = cell
            return cell
        }
        XCTAssertEqual(
            reason { makeCollection().layoutIfNeeded() },
            "the cell returned from -collectionView:cellForItemAtIndexPath: for index path (\(text(0, 1))) is already shown at index path"
                + " (\(text(0, 0)))")
    }

    func testNilCellFromDiffableDataSourceRaises() {
        let (table, view) = (makeTable(), makeCollection())
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        rows.apply(snapshot)
        items.apply(snapshot)
        for (message, name) in [(reason { table.layoutIfNeeded() }, "row"), (reason { view.layoutIfNeeded() }, "item")]
        {
            assertContains(message, ") failed to obtain a cell from its dataSource (<")
            assertSuffix(message, "returned a nil cell for \(name) at index path: \(text(0, 0))")
        }
    }

    func testNilHeaderFromDiffableDataSourceRaises() {
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        let view = makeCollection()
        let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        items.apply(snapshot)
        XCTAssertEqual(
            reason { view.layoutIfNeeded() },
            "Diffable data source's supplementaryViewProvider returned no view of kind UICollectionElementKindSectionHeader"
        )
    }

    func testReleasedCollectionDataSourceRaises() {
        let view = makeCollection()
        var releasedSource: Source? = Source()
        view.dataSource = releasedSource
        XCTAssertEqual(view.numberOfItems(inSection: 1), 2)
        releasedSource = nil
        XCTAssertTrue(
            reason { view.layoutIfNeeded() }?.hasSuffix("failed to obtain a cell from its dataSource ((null))") ?? false
        )
    }

    func testReconfiguringWithDifferentCellRaises() {
        let table = makeTable()
        table.layoutIfNeeded()
        source.makeCell = { _, _ in UITableViewCell() }
        XCTAssertEqual(
            reason { table.reconfigureRows(at: [path(0, 1)]) },
            "Attempted to reconfigure a row, but a different cell was returned for index path \(text(0, 1))")
    }

    func testRegistrationNibOfOtherClassRaises() throws {
        final class Wanted: UICollectionViewCell {}
        let nib = UINib(try NibTemplate(data: NibFixture.xib("<collectionViewCell id=\"a\"/>"), path: "Item.xib"))
        let registration = UICollectionView.CellRegistration<Wanted, Int>(cellNib: nib) { _, _, _ in }
        source.makeItem = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 1) }
        XCTAssertThrowsError(try TouchSimulator.throwingExceptions { makeCollection().layoutIfNeeded() }) { error in
            let exception = error as? UIKitException
            XCTAssertEqual(exception?.reason, "the nib of a cell registration contains no Wanted")
            XCTAssertEqual(
                exception?.diagnostic?.description, "Item.xib:4: error: <collectionViewCell> is not a Wanted")
        }
    }

    // MARK: Counts

    func testExcessiveCountsRaise() {
        for counts in [[Int.max], [5, 200_000_000], [Int.max / 2, Int.max]] {
            source.counts = counts
            for (message, row) in [
                (reason { makeTable().layoutIfNeeded() }, "row"),
                (reason { makeCollection().layoutIfNeeded() }, "item"),
            ] {
                XCTAssertTrue(message?.hasPrefix("Number of \(row)s in section ") ?? false, message ?? "nothing")
                XCTAssertTrue(message?.contains(" must be at most ") ?? false, message ?? "nothing")
            }
        }
        source.counts = [3]
        let view = makeCollection()
        XCTAssertEqual(
            reason { _ = view.numberOfItems(inSection: 4) },
            "request for number of items in section 4 when there are only 1 sections in the collection view")
    }

    func testExcessiveSectionCountsRaise() {
        final class Sections: NSObject, UITableViewDataSource {
            var count = -1
            func numberOfSections(in tableView: UITableView) -> Int { count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let sections = Sections()
        let table = makeTable()
        table.dataSource = sections
        XCTAssertEqual(
            reason { table.layoutIfNeeded() },
            "Number of sections must not be negative - -1 returned by the data source")
        sections.count = Int.max
        XCTAssertEqual(
            reason { table.reloadData() },
            "Number of sections must be at most 10000000 - \(Int.max) returned by the data source")
    }

    // MARK: Batches

    func testConflictingEditsRaise() {
        let table = makeTable()
        table.layoutIfNeeded()
        let row = path(0, 1)
        let cases: [(String, () -> Void)] = [
            (
                "attempt to delete and reload the same index path (\(text(0, 1)))",
                {
                    table.deleteRows(at: [row], with: .none)
                    table.reloadRows(at: [row], with: .none)
                }
            ),
            (
                "attempt to perform multiple insertions at the same index path (\(text(0, 1)))",
                {
                    table.insertRows(at: [row, row], with: .none)
                }
            ),
            (
                "attempt to perform an insert and a move to the same index path (\(text(0, 1)))",
                {
                    table.insertRows(at: [row], with: .none)
                    table.moveRow(at: self.path(0, 0), to: row)
                }
            ),
            (
                "attempt to insert section 9 but there are only 2 sections after the update",
                { table.insertSections([9], with: .none) }
            ),
            (
                "attempt to move section 7, but there are only 2 sections before the update",
                { table.moveSection(7, toSection: 0) }
            ),
        ]
        for (expected, edits) in cases {
            XCTAssertEqual(reason { table.performBatchUpdates(edits) }, expected)
            table.layoutIfNeeded()
            XCTAssertEqual(table.visibleCells.count, 5, "the table shows the data source's rows after: \(expected)")
            XCTAssertFalse(table.hasUncommittedUpdates)
        }
    }

    func testUpdatesAreUncommittedOnlyInBatch() {
        let (table, view) = (makeTable(), makeCollection())
        var states: [Bool] = []
        table.performBatchUpdates { states.append(table.hasUncommittedUpdates) }
        view.performBatchUpdates { states.append(view.hasUncommittedUpdates) }
        XCTAssertEqual(states + [table.hasUncommittedUpdates, view.hasUncommittedUpdates], [true, true, false, false])
    }

    // MARK: Snapshots

    func testInvalidSnapshotChangesRaise() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        let empty = snapshot
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
        let cases: [(String, (inout Snapshot) -> Void)] = [
            (
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(2)}",
                { $0.appendItems([2, 2]) }
            ),
            (
                "Section identifier count does not match: the identifier a appears more than once",
                { $0.appendSections(["a"]) }
            ),
            (
                "Invalid parameter not satisfying: section != NSNotFound (z is not in the snapshot)",
                { $0.appendItems([3], toSection: "z") }
            ),
            (
                "Invalid parameter not satisfying: indexPath || ignoreInvalidItems (9 is not in the snapshot)",
                {
                    $0.insertItems([3], beforeItem: 9)
                }
            ),
            ("Attempted to reload item identifier that does not exist in the snapshot: 9", { $0.reloadItems([9]) }),
            (
                "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
                { $0.reconfigureItems([9]) }
            ),
        ]
        for (expected, change) in cases {
            var changed = snapshot
            XCTAssertEqual(reason { change(&changed) }, expected)
        }
        var snapshotWithoutSections = empty
        XCTAssertEqual(
            reason { snapshotWithoutSections.appendItems([1]) },
            "There are currently no sections in the data source. Please add a section first.")
    }
}
