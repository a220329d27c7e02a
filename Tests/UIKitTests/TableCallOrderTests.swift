import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the order of a table's data source and delegate calls against published traces of UIKit.
@preconcurrency @MainActor final class TableCallOrderTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
        var log: [String] = []
        var pooled: [Bool] = []
        func numberOfSections(in tableView: UITableView) -> Int {
            log.append("sections")
            return 1
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            log.append("rows")
            return 20
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.append("height \(indexPath.row)")
            return 100
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            log.append("indent \(indexPath.row)")
            return 0
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("will \(indexPath.row)")
            XCTAssertEqual(
                cell.frame, CGRect(x: 0, y: CGFloat(indexPath.row) * 100, width: 320, height: 100),
                "the cell has its frame before willDisplay")
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            log.append("ended \(indexPath.row)")
            pooled.append(tableView.cellPool.count("cell") > 0)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("prefetch \(indexPaths.map(\.row))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.map(\.row))")
        }
    }

    private final class ReuseLoggingCell: UITableViewCell {
        static var log: (String) -> Void = { _ in }
        override func prepareForReuse() {
            super.prepareForReuse()
            ReuseLoggingCell.log("prepare")
        }
    }

    private let source = Source()

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.estimatedRowHeight = 100
        table.register(ReuseLoggingCell.self, forCellReuseIdentifier: "cell")
        ReuseLoggingCell.log = { [source] in source.log.append($0) }
        (table.dataSource, table.delegate) = (source, source)
        return table
    }

    func testRowsAreRequestedInOrder() {
        let table = makeTable()
        table.layoutIfNeeded()
        let firstCell = source.log.firstIndex(of: "cell 0") ?? 0
        XCTAssertEqual(source.log.prefix(firstCell).filter { !$0.hasPrefix("height") }, ["sections", "rows"])
        XCTAssertEqual(
            Array(source.log[firstCell...]),
            [
                "cell 0", "height 0", "indent 0", "will 0", "cell 1", "height 1", "indent 1", "will 1", "cell 2",
                "height 2",
                "indent 2", "will 2",
            ])
    }

    func testDidEndDisplayingIsCalledBeforeCellIsReused() {
        let table = makeTable()
        table.layoutIfNeeded()
        source.log = []
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        XCTAssertEqual(source.log, ["ended 0", "cell 3", "prepare", "height 3", "indent 3", "will 3"])
        XCTAssertEqual(source.pooled, [false], "the cell enters the pool after didEndDisplaying")
    }

    func testReloadingPoolsAllCellsFirst() {
        let table = makeTable()
        table.layoutIfNeeded()
        source.log = []
        table.reloadData()
        table.layoutIfNeeded()
        let cells = source.log.filter { $0.hasPrefix("ended") || $0.hasPrefix("cell") || $0 == "prepare" }
        XCTAssertEqual(
            cells, ["ended 0", "ended 1", "ended 2", "cell 0", "prepare", "cell 1", "prepare", "cell 2", "prepare"])
        XCTAssertEqual(table.reuseStatistics.created, 3)
    }

    func testUpcomingRowsArePrefetchedOnce() {
        let table = makeTable()
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        XCTAssertEqual(source.log.filter { $0.hasPrefix("prefetch") }, ["prefetch [3, 4, 5]", "prefetch [6]"])
        XCTAssertFalse(source.log.contains { $0.hasPrefix("cancel") })
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        XCTAssertEqual(
            source.log.filter { $0.hasPrefix("cancel") }, ["cancel [4, 5, 6]"],
            "the table cancels prefetching of skipped rows")
        source.log = []
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        XCTAssertFalse(source.log.contains { $0.hasPrefix("prefetch") })
    }
}
