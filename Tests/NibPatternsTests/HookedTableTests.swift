import UIKit
import XCTest

@testable import CellSimExamples

/// Tests the example of a table with nib hooks.
@preconcurrency @MainActor
final class HookedTableTests: XCTestCase {
    private let stage = SimulatedPhone()
    private let elements = Element.all + Element.all + Element.all
    /// The controller, which is shown on first use.
    private lazy var controller: HookedTableController = {
        let controller = HookedTableController(elements)
        stage.show(UINavigationController(rootViewController: controller))
        return controller
    }()

    func testRecycledCellsOfBothNibsShowTheirElements() throws {
        let table: UITableView = controller.tableView
        var offset: CGFloat = -64
        while offset < table.maximumContentOffset.y {
            offset += 200
            table.contentOffset.y = min(offset, table.maximumContentOffset.y)
            stage.layoutUntilStable()
            for path in try XCTUnwrap(table.indexPathsForVisibleRows) {
                let cell = try XCTUnwrap(table.cellForRow(at: path))
                XCTAssertEqual(cell.reuseIdentifier, path.row % 3 == 0 ? "HookedTallRow" : "HookedRow")
                // Tags are numbered in the order of the outlets: nameLabel is the first.
                XCTAssertEqual((cell.viewWithTag(1) as? UILabel)?.text, elements[path.row].name)
                XCTAssertEqual((cell.viewWithTag(2) as? UILabel)?.text, elements[path.row].symbol)
            }
        }
        XCTAssertGreaterThan(table.reuseStatistics.reused, 10)
        XCTAssertLessThan(table.reuseStatistics.created, 18)
    }

    func testTheTableLooksAsDesigned() {
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 27)
        Snapshot.assert(stage, named: "2x")
    }
}

/// Tests the example of views with nibs.
@preconcurrency @MainActor
final class NotesTests: XCTestCase {
    func testNotesHaveTheirOutletsAndGrowWithTheirText() throws {
        let stage = SimulatedPhone()
        let controller = NotesController()
        stage.show(UINavigationController(rootViewController: controller))
        let (longNote, shortNote) = (controller.notes[0], controller.notes[1])
        XCTAssertEqual(controller.badge?.captionLabel.superview, controller.badge)
        XCTAssertTrue(longNote.textLabel.isDescendant(of: longNote))
        XCTAssertEqual(longNote.subviews.first?.frame, longNote.bounds, "the nib's view is pinned to the edges")
        // Lines of 20.287 points, rounded up to pixels, with 12 points above and below.
        XCTAssertEqual(shortNote.frame.height, 24 + 20.5)
        XCTAssertEqual(longNote.frame.height, 24 + 41)
        Snapshot.assert(stage, named: "2x")
    }
}
