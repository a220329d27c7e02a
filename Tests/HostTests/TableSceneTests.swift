import CellSimGraphics
import UIKit
import XCTest

@testable import CellSimHost

@preconcurrency @MainActor final class TableSceneTests: XCTestCase {
    private func scene(rows: Int, size: CGSize = CGSize(width: 375, height: 667)) throws -> TableScene {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Elements")
        let device = try XCTUnwrap(Device.named("retina4_7"))
        return try TableScene(
            InterfaceFile(path: root.appendingPathComponent("Elements.xib").path),
            records: RecordFile(path: root.appendingPathComponent("elements.json").path), rows: rows,
            reuseIdentifier: nil, size: size, appearance: Appearance(device: device), times: StageTimes())
    }

    func testEveryRowComesOnceAndInOrderThroughAFewCells() throws {
        let scene = try scene(rows: 300)
        var rows: [Int] = []
        try scene.eachRow { row, list in
            rows.append(row)
            XCTAssertEqual(list.size.width, 375)
            XCTAssertGreaterThanOrEqual(list.size.height, 111)
        }
        XCTAssertEqual(rows, Array(0..<300))
        // At least 111 points a row: seven are seen at most, and two wait.
        XCTAssertLessThanOrEqual(scene.statistics.created, 9)
        XCTAssertEqual(scene.statistics.created + scene.statistics.reused, 300)
    }

    func testARowDrawsTheSameFromAnyCell() throws {
        let scene = try scene(rows: 236)
        var lists: [DisplayList] = []
        try scene.eachRow { _, list in lists.append(list) }
        for row in 0..<117 { XCTAssertEqual(lists[row], lists[row + 118], "row \(row)") }
    }

    func testTheWindowShowsTheRowAskedForAtItsTop() throws {
        let scene = try scene(rows: 118, size: CGSize(width: 375, height: 300))
        let list = try scene.visible(topRow: 50)
        XCTAssertEqual(list.size, CGSize(width: 375, height: 300))
        XCTAssertEqual(try self.scene(rows: 118, size: CGSize(width: 375, height: 300)).visible(topRow: 50), list)
        XCTAssertThrowsError(try scene.visible(topRow: 118))
    }

    func testAnEmptyTableIsEmpty() throws {
        let scene = try scene(rows: 0)
        try scene.eachRow { _, _ in XCTFail("there is no row") }
        XCTAssertEqual(try scene.visible(topRow: 0).size.height, 667)
    }
}
