import Tracking
import UIKit
import XCTest

@testable import Shop

@MainActor final class ItemCellTests: XCTestCase {
    private func makeCell() throws -> ItemCell {
        let nib = UINib(nibName: "ItemCell", bundle: Bundle(for: ItemCell.self))
        return try XCTUnwrap(nib.instantiate(withOwner: nil).first as? ItemCell)
    }

    func testWhatIsLeftWorks() throws {
        let cell = try makeCell()
        XCTAssertEqual(cell.titleLabel.textColor, .systemRed)
        cell.configure(title: "Tea")
        XCTAssertEqual(cell.titleLabel.text, "Tea")
        XCTAssertEqual(cell.titleLabel.numberOfLines, 2)
        cell.prepareForReuse()
        XCTAssertNil(cell.titleLabel.text)
        XCTAssertTrue(Route.list.isList)
        XCTAssertNil(cell.tracker)
    }

    func testWhatIsNotThereIsNotRun() throws {
        let cell = try makeCell()
        cell.configure(title: "Tea")
        XCTAssertEqual(Tracker.shared.events, ["configure"])
    }

    func testWhatCallsItIsNotRunEither() throws {
        startTracking()
        XCTAssertNotNil(try makeCell())
    }

    private func startTracking() {
        Tracker.shared.start()
    }
}
