import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests data sources and delegates that change the table during its calls.
@preconcurrency @MainActor final class TableReentryTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 30
        var cellRequestCount = 0
        var onCell: (UITableView, IndexPath) -> Void = { _, _ in }
        var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
        var onEnd: (UITableView, IndexPath) -> Void = { _, _ in }
        var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }
        var onHeight: ((UITableView, IndexPath) -> Void)?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellRequestCount += 1
            onCell(tableView, indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.tag = indexPath.row
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            onHeight?(tableView, indexPath)
            return 40
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            onDisplay(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            onEnd(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect(tableView, indexPath) }
    }

    private let source = Source()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    private func makeTable() -> UITableView {
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        return table
    }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    private func assertShows(
        _ table: UITableView, _ rows: Range<Int>, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(table.visibleCells.map(\.tag), Array(rows), file: file, line: line)
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), rows.map { CGFloat($0) * 40 }, file: file, line: line)
    }

    private let message =
        "cannot finish its layout: its data source or delegate reloads or changes it during every layout"

    func testReloadingOnceInCellProvider() {
        var isFirst = true
        source.onCell = { table, _ in
            if isFirst {
                isFirst = false
                table.reloadData()
            }
        }
        let table = makeTable()
        XCTAssertNil(reason { table.layoutIfNeeded() })
        assertShows(table, 0..<10)
    }

    func testReloadingInEveryCellRequestRaises() {
        source.onCell = { table, _ in table.reloadData() }
        let table = makeTable()
        XCTAssertTrue(reason { table.layoutIfNeeded() }?.contains(message) ?? false)
        XCTAssertLessThan(source.cellRequestCount, 20)
    }

    func testReloadingInEveryWillDisplayRaises() {
        source.onDisplay = { table, _ in table.reloadData() }
        let table = makeTable()
        XCTAssertTrue(reason { table.layoutIfNeeded() }?.contains(message) ?? false)
        XCTAssertLessThan(source.cellRequestCount, 20)
    }

    func testReloadingInEveryHeightRequestRaises() {
        source.onHeight = { table, _ in table.reloadData() }
        let table = makeTable()
        XCTAssertTrue(reason { table.layoutIfNeeded() }?.contains(message) ?? false)
        XCTAssertLessThan(source.cellRequestCount, 20)
    }

    func testReloadingInDidSelect() {
        source.onSelect = { [source] table, _ in
            source.count = 4
            table.reloadData()
        }
        let table = makeTable()
        TouchSimulator.tap(at: CGPoint(x: 100, y: 60), in: table)
        assertShows(table, 0..<4)
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testDeletingTheSelectedRow() {
        source.onSelect = { [source] table, path in
            source.count -= 1
            table.deleteRows(at: [path], with: .automatic)
        }
        let table = makeTable()
        TouchSimulator.tap(at: CGPoint(x: 100, y: 60), in: table)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 29)
        XCTAssertEqual(
            table.visibleCells.map(\.tag), [0, 2, 3, 4, 5, 6, 7, 8, 9, 9],
            "the table requests the former row 10 as row 9")
    }

    func testReloadingInDidEndDisplayingTerminates() {
        var reloads = 0
        source.onEnd = { table, _ in
            reloads += 1
            table.reloadData()
        }
        let table = makeTable()
        table.estimatedRowHeight = 0
        table.layoutIfNeeded()
        XCTAssertNil(
            reason {
                table.contentOffset.y = 400
                table.layoutIfNeeded()
            })
        assertShows(table, 10..<20)
        XCTAssertLessThan(reloads, 50)
    }

    func testInsertingInCellProvider() {
        var isFirst = true
        source.onCell = { [source] table, _ in
            guard isFirst else { return }
            isFirst = false
            source.count += 1
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        let table = makeTable()
        XCTAssertNil(reason { table.layoutIfNeeded() })
        XCTAssertEqual(table.numberOfRows(inSection: 0), 31)
        assertShows(table, 0..<10)
    }

    func testScrollingInWillDisplayTerminates() {
        source.onDisplay = { table, path in
            table.scrollToRow(at: IndexPath(row: path.row == 0 ? 29 : 0, section: 0), at: .top, animated: false)
        }
        let table = makeTable()
        XCTAssertNil(reason { table.layoutIfNeeded() })
        XCTAssertLessThan(source.cellRequestCount, 500)
        XCTAssertFalse(table.visibleCells.isEmpty)
    }

    func testNestedLayoutIsIgnored() {
        source.onCell = { table, _ in table.layoutIfNeeded() }
        let table = makeTable()
        XCTAssertNil(reason { table.layoutIfNeeded() })
        assertShows(table, 0..<10)
    }
}
