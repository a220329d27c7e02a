import UIKit
import XCTest

/// Compares pictures of cells in all styles, with accessories, selection and editing controls, with their references.
@preconcurrency @MainActor final class CellAppearanceTests: XCTestCase {
    private let snapshot = AppearanceSnapshot("UITableViewCell")
    private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("disclosure", .disclosureIndicator), ("detail-disclosure", .detailDisclosureButton), ("checkmark", .checkmark),
        ("detail", .detailButton),
    ]

    func testStyles() {
        snapshot.assertSnapshot("default", width: 320, height: 44) { ListTable(rows: [{ cell() }]) }
        snapshot.assertSnapshot("subtitle", width: 320, height: 60) {
            ListTable(rows: [{ cell(.subtitle, "Iron", "A metal") }])
        }
        snapshot.assertSnapshot("value1", width: 320, height: 44) {
            ListTable(rows: [{ cell(.value1, "Iron", "Fe 26") }])
        }
        snapshot.assertSnapshot("value2", width: 320, height: 44) {
            ListTable(rows: [{ cell(.value2, "Iron", "Fe 26") }])
        }
        snapshot.assertSnapshot("image", width: 320, height: 104) {
            ListTable(rows: [{ cell(symbol: "star") }, { cell(.subtitle, "Iron", "A metal", symbol: "heart.fill") }])
        }
        snapshot.assertSnapshot("long-text", width: 320, height: 44) {
            ListTable(rows: [{ cell(.value1, "A text much longer than its row allows", "Detail") }])
        }
    }

    func testAccessories() {
        for (name, type) in Self.accessories {
            snapshot.assertSnapshot(name, width: 320, height: 44) {
                ListTable(rows: [{ cell(.value1, "Iron", "Fe") { $0.accessoryType = type } }])
            }
        }
        snapshot.assertSnapshot("accessory-view", width: 320, height: 44) {
            ListTable(rows: [{ cell { $0.accessoryView = configured(UISwitch()) { $0.isOn = true } } }])
        }
        snapshot.assertSnapshot("right-to-left", width: 320, height: 104, direction: .rightToLeft) {
            ListTable(rows: [
                { cell(.value1, "Iron", "Fe") { $0.accessoryType = .disclosureIndicator } },
                { cell(.subtitle, "Iron", "A metal", symbol: "star") { $0.accessoryType = .detailDisclosureButton } },
            ])
        }
        snapshot.assertSnapshot("accessibility-size", width: 320, height: 130, textSize: .accessibilityLarge) {
            ListTable(rows: [{ cell(.subtitle, "Iron", "A metal") { $0.accessoryType = .disclosureIndicator } }])
        }
    }

    func testSelection() {
        snapshot.assertSnapshot("selected", width: 320, height: 88) {
            configured(
                ListTable(rows: [{ cell(.value1, "Iron", "Fe") { $0.accessoryType = .checkmark } }, { cell() }])
            ) {
                $0.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            }
        }
        snapshot.assertSnapshot("highlighted", width: 320, height: 104) {
            ListTable(rows: [{ cell() }, { cell(.subtitle, "Iron", "A metal") { $0.isHighlighted = true } }])
        }
    }

    func testEditing() {
        func table(_ style: UITableViewCell.EditingStyle, moves: Bool) -> UIView {
            let rows: [@MainActor () -> UITableViewCell] = [{ cell() }, { cell(.value1, "Copper", "Cu") }]
            return configured(ListTable(rows: rows)) { table in
                table.editing = { _ in style }
                table.canMove = moves
                table.setEditing(true, animated: false)
            }
        }
        snapshot.assertSnapshot("deleting", width: 320, height: 88) { table(.delete, moves: false) }
        snapshot.assertSnapshot("inserting", width: 320, height: 88) { table(.insert, moves: false) }
        snapshot.assertSnapshot("moving", width: 320, height: 88) {
            table(.delete, moves: true)
        }
        snapshot.assertSnapshot("moving-right-to-left", width: 320, height: 88, direction: .rightToLeft) {
            table(.delete, moves: true)
        }
    }
}
