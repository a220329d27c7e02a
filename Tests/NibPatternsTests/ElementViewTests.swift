import UIKit
import XCTest

@testable import CellSimExamples

/// Tests the `ElementView` example, in a table and on a separate screen.
@preconcurrency @MainActor
final class ElementViewTests: XCTestCase {
    private let stage = SimulatedPhone()
    private let controller = ElementViewTableController(Element.all)
    /// The navigation controller, which is shown on first use.
    private lazy var navigation: UINavigationController = {
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        return navigation
    }()

    private func view(ofRow row: Int) throws -> ElementView {
        XCTAssertIdentical(navigation.topViewController, controller)
        return try XCTUnwrap(
            (controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? ElementViewCell)?.elementView)
    }

    func testRowHeightFollowsView() throws {
        let view = try view(ofRow: 0)
        // 12 + 72 + 12 points inside of the view and 8 around it, without a separator.
        XCTAssertEqual(
            controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)),
            CGRect(x: 0, y: 0, width: 375, height: 112))
        XCTAssertEqual(view.frame, CGRect(x: 16, y: 8, width: 343, height: 96))
        XCTAssertEqual(view.view.frame, view.bounds)
        XCTAssertEqual(view.tile.frame, CGRect(x: 12, y: 12, width: 72, height: 72))
    }

    func testLongTextIncreasesRowHeight() throws {
        let path = IndexPath(row: 1, section: 0)
        let view = try view(ofRow: 1)
        let text = try XCTUnwrap(view.discoveryLabel)
        // At two pixels per point, a 13-point line is 15.5 points high and a 17-point one 20.5; four 13-point lines are 62.5.
        XCTAssertEqual(view.nameLabel.frame, CGRect(x: 96, y: 12, width: 235, height: 20.5))
        XCTAssertEqual(text.frame, CGRect(x: 96, y: 36.5, width: 235, height: 62.5))
        XCTAssertEqual(view.frame.height, 36.5 + 62.5 + 12)
        XCTAssertEqual(controller.tableView.rectForRow(at: path).height, view.frame.height + 16)
    }

    func testTapPushesDetailScreen() throws {
        XCTAssertEqual(navigation.viewControllers.count, 1)
        stage.tap(row: 1)
        let card = try XCTUnwrap(navigation.topViewController as? ElementCardController)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        // Below the status bar of 20 points and the navigation bar of 44.
        XCTAssertEqual(card.elementView.frame, CGRect(x: 16, y: 80, width: 343, height: 111))
        XCTAssertEqual(card.elementView.nameLabel.text, "Helium")
        XCTAssertEqual(card.moreLabel.frame.minY, 80 + 111 + 16)
    }

    func testTheTableLooksAsDesigned() throws {
        XCTAssertEqual(try view(ofRow: 0).symbolLabel.text, "H")
        Snapshot.assert(stage, named: "2x")
    }

    func testTheCardLooksAsDesigned() throws {
        XCTAssertEqual(navigation.viewControllers.count, 1)
        stage.tap(row: 1)
        Snapshot.assert(stage, named: "2x")
    }
}
