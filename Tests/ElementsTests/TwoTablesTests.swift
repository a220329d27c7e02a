import CellSimHost
import TestFixtures
import UIKit
import XCTest

@testable import Elements

/// Tests the Elements example: one nib, two tables, different data.
@preconcurrency @MainActor final class TwoTablesTests: XCTestCase {
    private func makeShownTables() throws -> TwoTables {
        let tables = try TwoTables()
        let host = ViewHost(Appearance(device: Device(size: tables.view.frame.size)))
        host.show(tables.view)
        host.layoutUntilStable()
        return tables
    }

    func testBothTablesCreateNibCells() throws {
        let lists = try makeShownTables().lists
        let names = try lists.map { list in
            try list.table.visibleCells.map { try XCTUnwrap($0 as? ElementCell).nameLabel.text }
        }
        XCTAssertEqual(names[0].prefix(3), ["Hydrogen", "Helium", "Lithium"])
        XCTAssertEqual(names[1].prefix(3), ["Helium", "Neon", "Argon"])
        XCTAssertEqual(lists[1].table.numberOfRows(inSection: 0), 7)
        let cell = try XCTUnwrap(lists[0].table.visibleCells.first as? ElementCell)
        XCTAssertEqual(cell.toggleButton.layer.cornerRadius, 12)
        XCTAssertEqual(cell.toggleButton.frame.width, cell.toggleButton.frame.height)
        XCTAssertEqual(cell.swatch.frame.width, 300)
    }

    func testReusedCellIsReset() throws {
        let tables = try makeShownTables()
        // A table does not retain its data source.
        defer { withExtendedLifetime(tables) {} }
        let table = tables.lists[0].table
        let cell = try XCTUnwrap(table.visibleCells.first as? ElementCell)
        cell.toggleButton.isOn = true
        for step in 1...40 {
            table.contentOffset.y = CGFloat(step) * 100
            table.layoutIfNeeded()
        }
        XCTAssertTrue(table.visibleCells.allSatisfy { ($0 as? ElementCell)?.toggleButton.isOn == false })
        assertContains(table.visibleCells, cell, "the table reuses the cell")
    }

    func testTablesDrawDifferentContent() throws {
        let tables = try makeShownTables()
        let (left, right) = (tables.lists[0].table.displayList(), tables.lists[1].table.displayList())
        XCTAssertNotEqual(left, right)
        XCTAssertTrue(left.dump().contains("glyphs"))
    }
}
