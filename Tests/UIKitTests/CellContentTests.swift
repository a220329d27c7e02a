import UIKit
import XCTest

/// Tests table view cells with list content configurations.
@preconcurrency @MainActor final class CellContentTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource {
        var fill: (UITableViewCell) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            fill(cell)
            return cell
        }
    }

    private func show(width: CGFloat, _ fill: @escaping (UITableViewCell) -> Void) -> (UITableView, UITableViewCell?) {
        let source = Source()
        source.fill = fill
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 500), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        return (table, withExtendedLifetime(source) { table.visibleCells.first })
    }

    private func labels(_ view: UIView?) -> [UILabel] {
        guard let view else { return [] }
        return (view is UILabel ? [view] : []).compactMap { $0 as? UILabel } + view.subviews.flatMap { labels($0) }
    }

    func testConfiguredRowsHaveMinimumHeight() {
        let (_, cell) = show(width: 393) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
        }
        XCTAssertEqual(cell?.frame.height, 44.5)
        XCTAssertEqual(labels(cell?.contentView).first?.frame.minX, 20)
    }

    func testSubtitleIsThreePointsBelowTitle() {
        let (_, cell) = show(width: 375) { cell in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            content.secondaryText = "Subtitle"
            cell.contentConfiguration = content
        }
        let visibleLabels = labels(cell?.contentView).filter { !$0.isHidden }
        XCTAssertEqual(visibleLabels.map(\.frame.minX), [16, 16])
        XCTAssertEqual(visibleLabels.map(\.frame.height), [20.5, 14.5])
        XCTAssertEqual(visibleLabels[1].frame.minY - visibleLabels[0].frame.maxY, 3)
        // 11 + 20.5 + 3 + 14.5 + 11 and one pixel for the separator.
        XCTAssertEqual(cell?.frame.height, 60.5)
    }

    func testContentViewIsReusedForNextConfiguration() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "One"
        cell.contentConfiguration = content
        let view = cell.contentView
        XCTAssertTrue(view is UIListContentView)
        content.text = "Two"
        cell.contentConfiguration = content
        XCTAssertIdentical(cell.contentView, view)
        XCTAssertEqual(labels(view).first?.text, "Two")
        cell.contentConfiguration = nil
        XCTAssertTrue(cell.contentView.subviews.isEmpty)
    }

    func testUpdateHandlerSeesTheState() {
        var states: [Bool] = []
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(states, [false, true])
    }
}
