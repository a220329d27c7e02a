import UIKit
import XCTest

@testable import CellSimExamples

/// Tests the example of two tables that share one nib.
@preconcurrency @MainActor
final class SharedNibTests: XCTestCase {
    private let stage = SimulatedPhone()
    /// The tab bar controller, which is shown on first use.
    private lazy var tabs: UITabBarController = {
        let tabs = TwoTables.makeRoot()
        stage.show(tabs)
        return tabs
    }()

    private func table(_ index: Int) throws -> UITableView {
        let navigation = try XCTUnwrap(tabs.viewControllers?[index] as? UINavigationController)
        return try XCTUnwrap((navigation.viewControllers.first as? ElementsTableController)?.tableView)
    }

    private func symbols(_ table: UITableView) -> [String?] {
        table.visibleCells.map { ($0 as? ElementRow)?.symbolLabel.text }
    }

    private func tap(row: Int) throws -> UINavigationController {
        let navigation = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        stage.tap(row: row)
        return navigation
    }

    func testBothTablesShowTheirData() throws {
        XCTAssertEqual(symbols(try table(0)), ["H", "He", "Li", "Be", "B", "C", "N", "O", "Ne"])
        tabs.selectedIndex = 1
        stage.layoutUntilStable()
        XCTAssertEqual(symbols(try table(1)), ["H", "B", "C", "N", "O"])
    }

    func testRowsAreBetweenBars() throws {
        let table = try table(0)
        XCTAssertEqual(table.safeAreaInsets, UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
        XCTAssertEqual(table.contentOffset, CGPoint(x: 0, y: -64))
        // 64 points for the cell and one pixel for the separator.
        XCTAssertEqual(
            table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 64.5, width: 375, height: 64.5))
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ElementRow)
        XCTAssertEqual(cell.bar.frame, CGRect(x: 0, y: 0, width: 6, height: 64.5))
        XCTAssertEqual(cell.symbolLabel.frame.minX, 16)
        XCTAssertEqual(cell.nameLabel.frame.minX, 72)
        XCTAssertEqual(cell.numberLabel.frame.maxX, cell.contentView.bounds.width - 8)
    }

    func testTapPushesControllerFromNib() throws {
        let navigation = try tap(row: 2)
        let detail = try XCTUnwrap(navigation.topViewController as? ElementDetailController)
        XCTAssertEqual(detail.title, "Lithium")
        XCTAssertEqual(detail.symbolLabel.text, "Li")
        XCTAssertEqual(detail.header.frame, CGRect(x: 0, y: 64, width: 375, height: 160))
        // Centred, except for half a pixel, because edges are rounded to whole pixels.
        XCTAssertEqual(detail.symbolLabel.center.x, 187.5, accuracy: 0.25)
        XCTAssertEqual(detail.symbolLabel.center.y, 80, accuracy: 0.25)
        XCTAssertEqual(detail.nameLabel.frame.minY, 64 + 160 + 20)
        XCTAssertEqual(detail.view.safeAreaInsets.bottom, 49)
        XCTAssertNil(try table(1).indexPathForSelectedRow)
        XCTAssertEqual((tabs.viewControllers?[1] as? UINavigationController)?.viewControllers.count, 1)
    }

    func testGoingBackDeselectsRow() throws {
        let navigation = try tap(row: 2)
        navigation.popViewController(animated: true)
        stage.layoutUntilStable()
        XCTAssertNil(try table(0).indexPathForSelectedRow)
        XCTAssertNotNil(try table(0).window)
    }

    func testBackButtonPopsController() throws {
        let navigation = try tap(row: 2)
        TouchSimulator.tap(at: CGPoint(x: 40, y: 22), in: navigation.navigationBar)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertNotNil(try table(0).window)
    }

    func testTabsSwitchTables() throws {
        let navigation = try tap(row: 2)
        func tapTab(_ index: CGFloat) { TouchSimulator.tap(at: CGPoint(x: 94 + index * 187, y: 25), in: tabs.tabBar) }
        tapTab(1)
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertNotNil(try table(1).window)
        tapTab(0)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(navigation.viewControllers.count, 2, "each tab keeps its navigation stack")
        tapTab(0)
        XCTAssertEqual(navigation.viewControllers.count, 1, "a tap on the selected tab pops to the root")
    }

    func testTabTitles() {
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Elements", "One Letter"])
    }

    func testTheFirstTableLooksAsDesigned() throws {
        XCTAssertEqual(tabs.selectedIndex, 0)
        Snapshot.assert(stage, named: "2x")
    }

    func testTheSecondTableLooksAsDesigned() throws {
        tabs.selectedIndex = 1
        Snapshot.assert(stage, named: "2x")
    }

    func testThePushedScreenLooksAsDesigned() throws {
        XCTAssertEqual(try tap(row: 2).viewControllers.count, 2)
        Snapshot.assert(stage, named: "2x")
    }
}
