import SnapshotTesting
import UIKit
import XCTest

@testable import Cards

@MainActor final class PersonCellTests: XCTestCase {
    private func makeCell() throws -> PersonCell {
        let nib = UINib(nibName: "PersonCell", bundle: Bundle(for: PersonCell.self))
        return try XCTUnwrap(nib.instantiate(withOwner: nil).first as? PersonCell)
    }

    func testOutletsAndInspectables() throws {
        let cell = try makeCell()
        XCTAssertEqual(cell.badge.layer.cornerRadius, 12)
        XCTAssertEqual(cell.labelCount, 1)
        XCTAssertEqual(cell.log, ["count"])
        XCTAssertTrue(isPhone)
    }

    func testActions() throws {
        let cell = try makeCell()
        cell.tap()
        cell.release()
        NotificationCenter.default.post(name: Notification.Name("renamed"), object: nil)
        XCTAssertEqual(cell.log, ["count", "touched", "celebrate true", "press", "renamed"])
    }

    func testOverridesInExtensions() throws {
        let cell = try makeCell()
        XCTAssertTrue(cell.canBecomeFirstResponder)
        cell.configure(name: "Ann")
        XCTAssertEqual(cell.backgroundColor, .systemYellow)
        cell.prepareForReuse()
        cell.configure(name: "Bo")
        assertSnapshot(of: cell, as: .image(width: 320))
    }

    func testFilesAreTheUsersOwn() {
        XCTAssertEqual(URL(fileURLWithPath: #filePath).lastPathComponent, "PersonCellTests.swift")
        XCTAssertFalse(#filePath.contains(".build"))
        XCTAssertEqual(#line, 42)
    }
}
