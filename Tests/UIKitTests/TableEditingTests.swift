import UIKit
import XCTest

/// Tests editing of rows, and the selection during editing.
@preconcurrency @MainActor final class TableEditingTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["stays", "goes", "grows", "moves", "plain", "plain"]
        var committed: [String] = []
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            rows[indexPath.row] != "stays"
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            rows[indexPath.row] == "moves"
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            switch rows[indexPath.row] {
            case "grows": .insert
            case "moves", "plain": .none
            default: .delete
            }
        }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            committed.append("\(editingStyle) \(rows[indexPath.row])")
            if editingStyle == .delete {
                rows.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }

    private let source = Source()

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .plain)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return table
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    func testEditingControlsMoveContent() throws {
        let table = makeTable()
        table.setEditing(true, animated: true)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        XCTAssertEqual(cells.map(\.isEditing), [false, true, true, true, true, true])
        XCTAssertEqual(cells.map(\.editingStyle), [.none, .delete, .insert, .none, .none, .none])
        // An editing control is 38 points wide, a reorder control 44.
        XCTAssertEqual(cells.prefix(5).map(\.contentView.frame.minX), [0, 38, 38, 0, 0])
        XCTAssertEqual(cells.prefix(5).map(\.contentView.frame.maxX), [375, 375, 375, 331, 375])
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(cells.map(\.contentView.frame.width), Array(repeating: 375, count: 6))
    }

    func testEditingControlsCommit() {
        let table = makeTable()
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        TouchSimulator.tap(at: CGPoint(x: 27, y: 110), in: table)
        TouchSimulator.tap(at: CGPoint(x: 27, y: 66), in: table)
        XCTAssertEqual(source.committed, ["insert grows", "delete goes"])
        XCTAssertEqual(table.visibleCells.count, 5)
        XCTAssertEqual(table.cellForRow(at: row(1))?.editingStyle, .insert)
    }

    func testSelectionDuringEditing() {
        let table = makeTable()
        TouchSimulator.tap(at: CGPoint(x: 200, y: 22), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [row(0)])
        table.setEditing(true, animated: false)
        XCTAssertNil(table.indexPathsForSelectedRows, "editing clears the selection")
        TouchSimulator.tap(at: CGPoint(x: 200, y: 66), in: table)
        XCTAssertNil(table.indexPathsForSelectedRows)
        table.allowsSelectionDuringEditing = true
        TouchSimulator.tap(at: CGPoint(x: 200, y: 66), in: table)
        TouchSimulator.tap(at: CGPoint(x: 200, y: 110), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [row(2)])
        table.allowsMultipleSelectionDuringEditing = true
        TouchSimulator.tap(at: CGPoint(x: 200, y: 66), in: table)
        XCTAssertEqual(
            table.indexPathsForSelectedRows, [row(2), row(1)], "the selected rows are in the order of the taps")
        TouchSimulator.tap(at: CGPoint(x: 200, y: 110), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [row(1)], "a second tap deselects the row")
        XCTAssertEqual(source.selected, [0, 1, 2, 1])
    }

    func testDisablingMultipleSelectionKeepsOneRow() {
        let table = makeTable()
        table.allowsMultipleSelection = true
        for y in [22, 110, 198] { TouchSimulator.tap(at: CGPoint(x: 200, y: y), in: table) }
        XCTAssertEqual(table.indexPathsForSelectedRows, [row(0), row(2), row(4)])
        source.rows.removeFirst()
        table.deleteRows(at: [row(0)], with: .none)
        XCTAssertEqual(table.indexPathsForSelectedRows, [row(1), row(3)], "the selection moves with its rows")
        table.allowsMultipleSelection = false
        XCTAssertEqual(table.indexPathsForSelectedRows, [row(1)])
        XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, true, false, false, false])
    }

    func testIndentationOfRowsWithoutControl() {
        final class Indenting: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
                -> UITableViewCell.EditingStyle
            { .none }
        }
        let (table, delegate) = (makeTable(), Indenting())
        func edges() -> [CGFloat] {
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
            return table.visibleCells.prefix(5).map(\.contentView.frame.minX)
        }
        XCTAssertEqual(edges(), [0, 38, 38, 0, 0])
        table.delegate = delegate
        table.reloadData()
        table.layoutIfNeeded()
        table.cellForRow(at: row(2))?.shouldIndentWhileEditing = false
        table.cellForRow(at: row(2))?.setNeedsLayout()
        XCTAssertEqual(edges(), [0, 38, 0, 38, 38])
    }
}
