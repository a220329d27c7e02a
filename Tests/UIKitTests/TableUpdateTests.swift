import UIKit
import XCTest

/// Tests batch updates of tables.
@preconcurrency @MainActor final class TableUpdateTests: XCTestCase {
    /// A data source with sections of named rows.
    private final class NamedSource: NSObject, UITableViewDataSource {
        var sections: [[String]]
        init(_ sections: [[String]]) { self.sections = sections }
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = sections[indexPath.section][indexPath.row]
            return cell
        }
    }

    private func makeTable(_ source: NamedSource) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    private func names(_ table: UITableView) -> [String] { table.visibleCells.map { $0.accessibilityLabel ?? "?" } }

    func testMovesRowsAcrossSections() {
        let source = NamedSource([["a", "b", "c"], ["d", "e"]])
        let table = makeTable(source)
        let b = table.cellForRow(at: IndexPath(row: 1, section: 0))
        source.sections = [["a", "c"], ["d", "b", "e"]]
        table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
        XCTAssertEqual(names(table), ["a", "c", "d", "b", "e"])
        XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 1, section: 1)), b, "a moved row keeps its cell")
        XCTAssertEqual(b?.frame.minY, 120)
    }

    func testMovesInsertsAndDeletesSectionsTogether() {
        let source = NamedSource([["a"], ["b"], ["c"], ["d"]])
        let table = makeTable(source)
        table.selectRow(at: IndexPath(row: 0, section: 3), animated: false, scrollPosition: .none)
        source.sections = [["d"], ["new"], ["a"], ["c", "extra"]]
        table.performBatchUpdates {
            table.moveSection(3, toSection: 0)
            table.deleteSections(IndexSet(integer: 1), with: .none)
            table.insertSections(IndexSet(integer: 1), with: .none)
            table.insertRows(at: [IndexPath(row: 1, section: 3)], with: .none)
        }
        XCTAssertEqual(names(table), ["d", "new", "a", "c", "extra"])
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    }

    func testReloadedRowGetsNewCell() {
        let source = NamedSource([["a", "b"]])
        let table = makeTable(source)
        let old = table.cellForRow(at: IndexPath(row: 0, section: 0))
        source.sections = [["A", "b"]]
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        XCTAssertEqual(names(table), ["A", "b"])
        XCTAssertNotIdentical(table.cellForRow(at: IndexPath(row: 0, section: 0)), old)
        XCTAssertEqual(table.reuseStatistics.created, 3)
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        XCTAssertIdentical(
            table.cellForRow(at: IndexPath(row: 1, section: 0)), old, "the second reload reuses the first row's cell")
    }

    func testReconfiguredRowKeepsItsCell() {
        let source = NamedSource([["a", "b"]])
        let table = makeTable(source)
        let old = table.cellForRow(at: IndexPath(row: 0, section: 0))
        source.sections = [["A", "b"]]
        table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 0, section: 0)), old)
        XCTAssertEqual(old?.accessibilityLabel, "A")
    }
}
