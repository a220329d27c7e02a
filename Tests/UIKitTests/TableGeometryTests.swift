import TestFixtures
import UIKit
import XCTest

/// Tests the positions of rows in long tables.
@preconcurrency @MainActor final class TableGeometryTests: XCTestCase {
    func testRowOriginsAreSumsOfPrecedingHeights() throws {
        func height(_ path: IndexPath) -> CGFloat { 20 + CGFloat((path.row * 7 + path.section * 3) % 50) }
        let source = HeightSource(rows: [30, 0, 45]) { height($0) }
        let table = makeHeightTable(source)
        try table.forEachRow { _, _, _ in }
        var y: CGFloat = 0
        for section in 0..<3 {
            for row in 0..<source.rows[section] {
                let path = IndexPath(row: row, section: section)
                let expected = CGRect(x: 0, y: y, width: 320, height: height(path) + 0.5)
                XCTAssertEqual(table.rectForRow(at: path), expected)
                XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: y)), path)
                XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: y + expected.height - 0.5)), path)
                y += expected.height
            }
        }
        XCTAssertEqual(table.contentSize.height, y)
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: y)))
    }

    func testVisibleRowsStayWhenRowsAboveGrow() {
        let source = HeightSource(rows: [1000]) { _ in 100 }
        let table = makeHeightTable(source)
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        let path = IndexPath(row: 500, section: 0)
        let before = table.rectForRow(at: path).minY - table.contentOffset.y
        XCTAssertEqual(before, 0)
        table.contentOffset.y -= 30
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path).minY - table.contentOffset.y, before + 30)
        XCTAssertEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 499, section: 0))
    }

    func testScrollsToRowsThatWereNeverMeasured() {
        let source = HeightSource(rows: [5000]) { 10 + CGFloat($0.row % 90) }
        let table = makeHeightTable(source)
        for row in [4999, 0, 2500, 17, 4000] {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
            assertContains(table.indexPathsForVisibleRows, path, "row \(row)")
            XCTAssertEqual(table.bounds.union(table.rectForRow(at: path)), table.bounds, "row \(row)")
        }
    }

    func testFixedRowHeightNeedsNoMeasurement() {
        let source = HeightSource(rows: [10]) { _ in 90 }
        let table = makeHeightTable(source)
        table.rowHeight = 44
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 440)
        XCTAssertEqual(
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame, CGRect(x: 0, y: 44, width: 320, height: 44))
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.frame.height, 44)
    }

    func testContentMarginsFollowTableWidth() {
        for (width, margin) in [(320, 16), (375, 16), (390, 16), (393, 20), (414, 20)] as [(CGFloat, CGFloat)] {
            let source = HeightSource(rows: [1]) { _ in 50 }
            let table = makeHeightTable(source, size: CGSize(width: width, height: 300))
            table.layoutIfNeeded()
            let cell = table.visibleCells.first as? HeightCell
            XCTAssertEqual(
                cell?.contentView.layoutMargins, UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin))
            XCTAssertEqual(cell?.box.frame, CGRect(x: margin, y: 0, width: width - 2 * margin, height: 50.5))
        }
    }

    func testWidthChangeMeasuresRowsAgain() {
        let source = HeightSource(rows: [3]) { _ in 50 }
        let table = makeHeightTable(source)
        table.layoutIfNeeded()
        table.frame.size.width = 414
        table.layoutIfNeeded()
        let cell = table.visibleCells.first as? HeightCell
        XCTAssertEqual(cell?.box.frame, CGRect(x: 20, y: 0, width: 374, height: 50.5))
    }

    func testMillionRowsAreLoadedLazily() {
        let source = HeightSource(rows: [1_000_000]) { 30 + CGFloat($0.row % 31) }
        let table = makeHeightTable(source)
        table.layoutIfNeeded()
        XCTAssertLessThan(source.requestedIndexPaths.count, 40)
        table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, IndexPath(row: 999_999, section: 0))
        XCTAssertEqual(table.bounds.maxY, table.contentSize.height)
        XCTAssertLessThan(source.requestedIndexPaths.count, 200)
    }
}
