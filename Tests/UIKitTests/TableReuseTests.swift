import Foundation
import TestFixtures
import UIKit
import XCTest

/// Tests the reuse pool of tables.
@preconcurrency @MainActor final class TableReuseTests: XCTestCase {
    /// Returns the number of resident memory pages of the process.
    private func residentPages() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(separator: " ")
        return try XCTUnwrap(Int(fields[1]))
    }

    func testScrollingThroughManyRowsReusesCells() throws {
        let rows = InputSweep.size(100_000, usually: 15_000)
        let source = HeightSource(rows: [rows]) { 30 + CGFloat($0.row % 7) * 11 }
        let table = makeHeightTable(source)
        table.layoutIfNeeded()
        var maximumVisible = table.visibleCells.count
        var offset: CGFloat = 0
        var pagesNearTheTop: Int?
        while offset < table.contentSize.height - 600 {
            offset += 100
            table.contentOffset = CGPoint(x: 0, y: offset)
            table.layoutIfNeeded()
            maximumVisible = max(maximumVisible, table.visibleCells.count)
            source.clearRequestedIndexPaths()
            if pagesNearTheTop == nil, offset > 300_000 { pagesNearTheTop = try residentPages() }
        }
        // About 5,000 rows were visible by then. Ten bytes for each of the other 95,000 rows would be 230 pages.
        XCTAssertLessThan(try residentPages() - XCTUnwrap(pagesNearTheTop), InputSweep.size(200, usually: 100))
        XCTAssertNotNil(table.cellForRow(at: IndexPath(row: rows - 1, section: 0)), "the last row is visible")
        XCTAssertGreaterThan(maximumVisible, 8)
        XCTAssertLessThanOrEqual(table.reuseStatistics.created, maximumVisible + 2)
    }

    func testAllRowsAreServedFromTheReusePool() throws {
        let source = HeightSource(rows: [118]) { _ in 111 }
        let table = makeHeightTable(source, size: CGSize(width: 375, height: 667))
        var frames: [CGRect] = []
        try table.forEachRow { _, cell, frame in
            frames.append(frame)
            XCTAssertEqual(cell.frame, frame)
        }
        XCTAssertEqual(frames.count, 118)
        XCTAssertLessThanOrEqual(table.reuseStatistics.created, 12)
        // 111 points and one pixel for the separator at 2x.
        XCTAssertEqual(frames.last, CGRect(x: 0, y: 117 * 111.5, width: 375, height: 111.5))
        XCTAssertEqual(table.contentSize.height, 118 * 111.5)
    }

    func testPreparesReusedCellsOnly() {
        let source = HeightSource(rows: [40]) { _ in 99.5 }
        let table = makeHeightTable(source, size: CGSize(width: 320, height: 200))
        table.layoutIfNeeded()
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HeightCell
        XCTAssertEqual(first?.prepareForReuseCount, 0)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        XCTAssertIdentical(
            table.cellForRow(at: IndexPath(row: 2, section: 0)), first, "the new row reuses the first row's cell")
        XCTAssertEqual(first?.prepareForReuseCount, 1)
        XCTAssertEqual(table.reuseStatistics.created, 2)
        XCTAssertEqual(table.reuseStatistics.reused, 1)
        XCTAssertEqual(table.reuseStatistics.dequeued, 3)
    }

    func testDequeueReturnsNilForUnknownIdentifier() {
        let table = UITableView(frame: .zero, style: .plain)
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "none"))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "some")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "some")?.reuseIdentifier, "some")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "some")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "some"))
    }
}
