import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests diffable data sources of tables.
@preconcurrency @MainActor final class TableDiffableTests: XCTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private var random = SplitMix(state: 77)

    private func makeTable() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 4000), style: .plain)
        table.rowHeight = 20
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        return (table, source)
    }

    private func randomSnapshot() -> Snapshot {
        var snapshot = Snapshot()
        let sections = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(random.pick(0...5))
        snapshot.appendSections(Array(sections))
        guard !sections.isEmpty else { return snapshot }
        for item in (0..<20).shuffled(using: &random).prefix(random.pick(0...20)) {
            snapshot.appendItems([item], toSection: sections[sections.startIndex + random.pick(0...sections.count - 1)])
        }
        return snapshot
    }

    func testRandomSnapshotsKeepCellsOfUnchangedItems() throws {
        let (table, source) = makeTable()
        try UIKitException.catching {
            for _ in 0..<1500 {
                var cells: [Int: UITableViewCell] = [:]
                for cell in table.visibleCells { cells[cell.tag] = cell }
                let old = source.snapshot()
                let next = randomSnapshot()
                source.apply(next)
                table.layoutIfNeeded()
                XCTAssertEqual(table.visibleCells.map(\.tag), next.itemIdentifiers)
                for item in next.itemIdentifiers {
                    guard let path = source.indexPath(for: item),
                        let section = next.sectionIdentifier(containingItem: item),
                        let before = old.sectionIdentifier(containingItem: item)
                    else { continue }
                    if old.sectionIdentifiers.contains(section), next.sectionIdentifiers.contains(before) {
                        XCTAssertIdentical(table.cellForRow(at: path), cells[item])
                    }
                }
            }
        }
    }

    func testReloadedItemsGetNewCells() {
        let (table, source) = makeTable()
        var snapshot = Snapshot()
        snapshot.appendSections(["only"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        table.layoutIfNeeded()
        let before = table.visibleCells
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        source.apply(snapshot)
        table.layoutIfNeeded()
        XCTAssertNotIdentical(table.visibleCells[0], before[0])
        XCTAssertIdentical(table.visibleCells[1], before[1])
        XCTAssertTrue(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    func testItemsMustBeUnique() {
        var snapshot = Snapshot()
        snapshot.appendSections(["only"])
        snapshot.appendItems([1])
        XCTAssertThrowsError(try UIKitException.catching { snapshot.appendItems([1]) }) { error in
            XCTAssertTrue("\(error)".contains("item identifiers are not unique"))
        }
    }

    func testReloadingMissingSectionRaises() {
        XCTAssertThrowsError(
            try TouchSimulator.throwingExceptions {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([1])
                snapshot.reloadSections([1, 2])
                XCTAssertEqual(snapshot.reloadedSectionIdentifiers, [1])
            }
        ) { error in
            XCTAssertEqual((error as? UIKitException)?.name, "NSInternalInconsistencyException")
        }
    }

    func testSnapshotReference() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["a", "b"])
        snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
        snapshot.appendItems(withIdentifiers: [3])
        snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 1)
        XCTAssertEqual(snapshot.itemIdentifiers as? [Int], [3, 1, 2])
        XCTAssertEqual(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String, "a")
        XCTAssertEqual(snapshot.index(ofItemIdentifier: 4), NSNotFound)
        XCTAssertEqual(snapshot.numberOfItems(inSection: "b"), 0)
        XCTAssertThrowsError(try UIKitException.catching { snapshot.appendItems(withIdentifiers: [1]) })
        struct NonHashable {}
        XCTAssertThrowsError(try UIKitException.catching { snapshot.appendSections(withIdentifiers: [NonHashable()]) })
    }
}
