import UIKit
import XCTest

/// Tests the margins of cells with and without a table.
@preconcurrency @MainActor final class BareCellTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource {
        var margins: [UIEdgeInsets] = []
        var fixedCell: UITableViewCell?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = fixedCell ?? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            margins.append(cell.contentView.layoutMargins)
            return cell
        }
    }

    private let tableMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    private let standaloneMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)

    private func fill(_ cell: UITableViewCell) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return label
    }

    private func show(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    func testStandaloneCellHasEightPointTrailingMargin() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let label = fill(cell)
        XCTAssertEqual(cell.contentView.layoutMargins, standaloneMargins)
        XCTAssertEqual(cell.layoutMargins, standaloneMargins)
        cell.layoutIfNeeded()
        XCTAssertEqual(label.frame, CGRect(x: 16, y: 11, width: 296, height: 38))
        cell.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(cell.layoutMargins.left, 8)
        XCTAssertEqual(cell.layoutMargins.right, 16)
    }

    /// Source: frames that Interface Builder of Xcode 10 to 26 saved next to chevrons and checkmarks. A detail button alone doesn't change
    /// the margin.
    func testContentHasEightPointMarginBeforeAccessory() {
        let source = Source()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        source.fixedCell = cell
        cell.accessoryType = .disclosureIndicator
        let label = fill(cell)
        let table = show(source)
        XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
        XCTAssertEqual(cell.layoutMargins, tableMargins)
        // The chevron's 10.5 points and its margin of 16 are outside of the content view, which has another 8 points of margin.
        XCTAssertEqual(cell.contentView.frame.width, 293.5)
        XCTAssertEqual(label.frame.maxX, 285.5)
        cell.accessoryType = .detailButton
        table.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.layoutMargins, tableMargins)
        cell.accessoryType = .none
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        table.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.layoutMargins.right, 8)
        cell.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(cell.contentView.layoutMargins.left, 8)
        XCTAssertEqual(cell.contentView.layoutMargins.right, 16)
    }

    func testRowsHaveTableMarginsFromTheStart() {
        let source = Source()
        let table = show(source)
        XCTAssertEqual(source.margins, [tableMargins])
        XCTAssertEqual(table.visibleCells[0].contentView.layoutMargins, tableMargins)
    }

    func testCellGetsTableMarginsWhenItBecomesRow() throws {
        let source = Source()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let label = fill(cell)
        cell.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 296)
        source.fixedCell = cell
        withExtendedLifetime(show(source)) { XCTAssertEqual(label.frame.width, 288) }
    }
}
