import UIKit
import XCTest

/// Compares pictures of cells in all styles, with accessories, selection and editing controls, with their references.
@preconcurrency @MainActor final class CellLooks: XCTestCase {
    private let look = Look("UITableViewCell")
    private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("disclosure", .disclosureIndicator), ("detail-disclosure", .detailDisclosureButton), ("checkmark", .checkmark),
        ("detail", .detailButton),
    ]

    func testStyles() {
        look.check("default", width: 320, height: 44) { ListTable(rows: [{ cell() }]) }
        look.check("subtitle", width: 320, height: 60) { ListTable(rows: [{ cell(.subtitle, "Iron", "A metal") }]) }
        look.check("value1", width: 320, height: 44) { ListTable(rows: [{ cell(.value1, "Iron", "Fe 26") }]) }
        look.check("value2", width: 320, height: 44) { ListTable(rows: [{ cell(.value2, "Iron", "Fe 26") }]) }
        look.check("image", width: 320, height: 104) {
            ListTable(rows: [{ cell(symbol: "star") }, { cell(.subtitle, "Iron", "A metal", symbol: "heart.fill") }])
        }
        look.check("long-text", width: 320, height: 44) {
            ListTable(rows: [{ cell(.value1, "A text much longer than its row allows", "Detail") }])
        }
    }

    func testAccessories() {
        for (name, type) in Self.accessories {
            look.check(name, width: 320, height: 44) {
                ListTable(rows: [{ cell(.value1, "Iron", "Fe") { $0.accessoryType = type } }])
            }
        }
        look.check("accessory-view", width: 320, height: 44) {
            ListTable(rows: [{ cell { $0.accessoryView = made(UISwitch()) { $0.isOn = true } } }])
        }
        look.check("right-to-left", width: 320, height: 104, direction: .rightToLeft) {
            ListTable(rows: [
                { cell(.value1, "Iron", "Fe") { $0.accessoryType = .disclosureIndicator } },
                { cell(.subtitle, "Iron", "A metal", symbol: "star") { $0.accessoryType = .detailDisclosureButton } },
            ])
        }
        look.check("accessibility-size", width: 320, height: 130, textSize: .accessibilityLarge) {
            ListTable(rows: [{ cell(.subtitle, "Iron", "A metal") { $0.accessoryType = .disclosureIndicator } }])
        }
    }

    func testSelection() {
        look.check("selected", width: 320, height: 88) {
            made(ListTable(rows: [{ cell(.value1, "Iron", "Fe") { $0.accessoryType = .checkmark } }, { cell() }])) {
                $0.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            }
        }
        look.check("highlighted", width: 320, height: 104) {
            ListTable(rows: [{ cell() }, { cell(.subtitle, "Iron", "A metal") { $0.isHighlighted = true } }])
        }
    }

    func testEditing() {
        func table(_ style: UITableViewCell.EditingStyle, moves: Bool) -> UIView {
            let rows: [@MainActor () -> UITableViewCell] = [{ cell() }, { cell(.value1, "Copper", "Cu") }]
            return made(ListTable(rows: rows)) { table in
                table.editing = { _ in style }
                table.canMove = moves
                table.setEditing(true, animated: false)
            }
        }
        look.check("deleting", width: 320, height: 88) { table(.delete, moves: false) }
        look.check("inserting", width: 320, height: 88) { table(.insert, moves: false) }
        look.check("moving", width: 320, height: 88) {
            table(.delete, moves: true)
        }
        look.check("moving-right-to-left", width: 320, height: 88, direction: .rightToLeft) {
            table(.delete, moves: true)
        }
    }
}
