import SnapshotTesting
import XCTest

@testable import Cards

/// Tests the cells and the controller of the example app, with snapshots and by their behaviour.
@MainActor
final class CardsTests: XCTestCase {
    private let model = BasketModel()

    func testTheBasket() {
        let controller = UINavigationController(rootViewController: BasketController(model))
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
    }

    func testTheBasketInTheDark() {
        let controller = UINavigationController(rootViewController: BasketController(model))
        assertSnapshot(
            of: controller, as: .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)))
    }

    func testAFruitWithMuchToSay() throws {
        let cell = try cell(FruitCell.self)
        let fruit = try XCTUnwrap(model.fruit.last)
        cell.show(fruit, price: model.price(of: fruit))
        assertSnapshot(of: cell, as: .image(width: 320))
    }

    func testTheSwitchTellsItsDelegate() throws {
        let cell = try cell(SettingCell.self)
        let listener = Listener()
        cell.delegate = listener
        cell.toggle.isOn = false
        cell.toggle.sendActions(for: .valueChanged)
        XCTAssertEqual(listener.heard, [false])
        cell.titleLabel.text = "Off"
        assertSnapshot(of: cell, as: .image(width: 320))
    }

    func testTheStepperChangesTheAmount() throws {
        let cell = try cell(StockCell.self)
        var amounts: [Int] = []
        cell.stepped = { amounts.append($0) }
        let stepper = try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UIStepper }.first)
        stepper.value = 7
        stepper.sendActions(for: .valueChanged)
        XCTAssertEqual(amounts, [7])
        assertSnapshot(of: cell, as: .image(width: 320))
    }

    func testAChangeOfTheModelIsShown() throws {
        var deliveries: [Int] = []
        let subscription = model.delivery.sink { deliveries.append($0.pieces) }
        let controller = BasketController(model)
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        controller.view.layoutIfNeeded()
        model.stock = 9
        model.deliversOnSunday = false
        subscription.cancel()
        model.stock = 4
        XCTAssertEqual(deliveries, [6, 9, 9].map { $0 * model.fruit.count })
        controller.view.layoutIfNeeded()
        let cells = controller.tableView.visibleCells
        XCTAssertEqual(cells.compactMap { ($0 as? StockCell)?.amount }, [4])
        XCTAssertEqual(cells.compactMap { ($0 as? SettingCell)?.toggle.isOn }, [false])
    }

    func testTheTitleHasTheFontOfTheApp() throws {
        XCTAssertEqual(try cell(HeadlineCell.self).titleLabel.font.fontName, "LiberationSerif-Bold")
    }

    private func cell<Cell: UITableViewCell>(_ type: Cell.Type) throws -> Cell {
        try XCTUnwrap(Bundle.cards.loadNibNamed(type.cellName, owner: nil)?.first as? Cell)
    }

    private class Listener: NSObject, SettingCellDelegate {
        var heard: [Bool] = []
        func settingCell(_ cell: SettingCell, turned isOn: Bool) { heard.append(isOn) }
    }
}
