import UIKit
import XCTest

/// Compares pictures of complete tables and collections with their references: styles, section titles, lists and grids.
@preconcurrency @MainActor final class ListAppearanceTests: XCTestCase {
    private static let sections = [
        ListTable.Section(header: "Metals", rows: [{ cell() }, { cell(.default, "Copper") }], footer: "They conduct."),
        ListTable.Section(header: "Gases", rows: [{ cell(.default, "Helium") }], footer: nil),
    ]

    func testTableStyles() {
        let snapshot = AppearanceSnapshot("UITableView")
        for (name, style) in [
            ("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
        ] {
            snapshot.assertSnapshot(name, width: 320, height: 310) { ListTable(style, Self.sections) }
        }
        snapshot.assertSnapshot("inset-grouped-right-to-left", width: 320, height: 310, direction: .rightToLeft) {
            ListTable(.insetGrouped, Self.sections)
        }
        snapshot.assertSnapshot("plain-accessibility-size", width: 320, height: 360, textSize: .accessibilityMedium) {
            ListTable(.plain, Self.sections)
        }
        snapshot.assertSnapshot("separators", width: 320, height: 140) {
            configured(ListTable(rows: [{ cell() }, { cell(.default, "Copper") }, { cell(.default, "Gold") }])) {
                $0.separatorColor = .systemRed
                $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 30)
            }
        }
    }

    func testHeadersAndFooters() {
        AppearanceSnapshot("UITableViewHeaderFooterView").assertSnapshot("edge-views", width: 320, height: 160) {
            configured(ListTable(rows: [{ cell() }])) {
                $0.tableHeaderView = label("The table's header")
                $0.tableFooterView = label("The table's footer")
            }
        }
    }

    func testHeaderViewsWithTexts() {
        let snapshot = AppearanceSnapshot("UITableViewHeaderFooterView")
        for (name, style) in [("plain", UITableView.Style.plain), ("grouped", .grouped)] {
            snapshot.assertSnapshot(name, width: 320, height: 180) {
                configured(
                    ListTable(
                        style, [.init(header: nil, rows: [{ cell() }, { cell(.default, "Copper") }], footer: nil)])
                ) {
                    $0.headerView = configured(UITableViewHeaderFooterView(reuseIdentifier: nil)) {
                        $0.textLabel?.text = "Metals"
                        $0.detailTextLabel?.text = "2"
                    }
                    $0.footerView = configured(UITableViewHeaderFooterView(reuseIdentifier: nil)) {
                        $0.textLabel?.text = "They conduct."
                        $0.contentView.backgroundColor = .systemFill
                    }
                }
            }
        }
    }

    func testSectionIndex() {
        AppearanceSnapshot("UITableView").assertSnapshot("section-index", width: 320, height: 240) {
            configured(ListTable(.plain, Self.sections)) { $0.indexTitles = ["A", "B", "C", "D", "E"] }
        }
    }

    private func label(_ text: String) -> UIView {
        configured(UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))) {
            ($0.text, $0.textAlignment, $0.backgroundColor) = (text, .center, .systemTeal)
        }
    }
}
