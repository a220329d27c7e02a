import CellSimGraphics
import UIKit
import XCTest

@testable import CellSimHost

/// Tests drawing the records of a data file as rows of a table.
@preconcurrency @MainActor final class TableSceneTests: XCTestCase {
    private func scene(rows: Int, size: CGSize = CGSize(width: 375, height: 667)) throws -> TableScene {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Elements")
        let device = try XCTUnwrap(Device.named("retina4_7"))
        return try TableScene(
            InterfaceFile(path: root.appendingPathComponent("Elements.xib").path),
            records: RecordFile(path: root.appendingPathComponent("elements.json").path), rows: rows,
            reuseIdentifier: nil, size: size, appearance: Appearance(device: device), times: PhaseTimings())
    }

    func testRowsAreDrawnInOrderWithReusedCells() throws {
        let scene = try scene(rows: 300)
        var rows: [Int] = []
        try scene.forEachRow { row, list in
            rows.append(row)
            XCTAssertEqual(list.size.width, 375)
            XCTAssertGreaterThanOrEqual(list.size.height, 111)
        }
        XCTAssertEqual(rows, Array(0..<300))
        // Rows are at least 111 points high: at most seven are visible, and two are in the reuse pool.
        XCTAssertLessThanOrEqual(scene.statistics.created, 9)
        XCTAssertEqual(scene.statistics.created + scene.statistics.reused, 300)
    }

    /// Collection view cells are filled with records like table view cells; a row contains each of them.
    func testRowsHoldCollectionCells() throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: data) }
        try Data(#"[{"titleLabel": "One"}, {"titleLabel": "Two words that need several lines here"}]"#.utf8).write(
            to: data)
        func sizes(_ others: NonCellViewPolicy, width: CGFloat) throws -> [CGSize] {
            let scene = try TableScene(
                InterfaceFile(path: fixtures.appendingPathComponent("tile.xib").path),
                records: RecordFile(path: data.path), rows: 2, reuseIdentifier: nil,
                size: CGSize(width: width, height: 400), others: others,
                appearance: Appearance(device: try XCTUnwrap(Device.named("retina4_7"))), times: PhaseTimings())
            var sizes: [CGSize] = [], texts: [String] = []
            try scene.forEachRow { _, list in
                sizes.append(list.size)
                texts.append(String(describing: list))
            }
            XCTAssertEqual(texts.count, 2)
            XCTAssertNotEqual(texts[0], texts[1], "the two rows differ")
            return sizes
        }
        XCTAssertEqual(
            try sizes(.designedSize, width: 375), [CGSize(width: 120, height: 60), CGSize(width: 120, height: 60)])
        let wide = try sizes(.fullWidth, width: 160)
        XCTAssertEqual(wide.map(\.width), [160, 160])
        XCTAssertGreaterThan(wide[1].height, wide[0].height, "the longer text makes the row higher")
        XCTAssertThrowsError(try sizes(.rejected, width: 375))
    }

    func testRowIsIndependentOfCell() throws {
        let scene = try scene(rows: 236)
        var lists: [DisplayList] = []
        try scene.forEachRow { _, list in lists.append(list) }
        for row in 0..<117 { XCTAssertEqual(lists[row], lists[row + 118], "row \(row)") }
    }

    func testVisibleContentStartsAtRequestedRow() throws {
        let scene = try scene(rows: 118, size: CGSize(width: 375, height: 300))
        let list = try scene.visibleContent(topRow: 50)
        XCTAssertEqual(list.size, CGSize(width: 375, height: 300))
        XCTAssertEqual(
            try self.scene(rows: 118, size: CGSize(width: 375, height: 300)).visibleContent(topRow: 50), list)
        XCTAssertThrowsError(try scene.visibleContent(topRow: 118))
    }

    func testAnEmptyTableIsEmpty() throws {
        let scene = try scene(rows: 0)
        try scene.forEachRow { _, _ in XCTFail("an empty table draws no row") }
        XCTAssertEqual(try scene.visibleContent(topRow: 0).size.height, 667)
    }
}
