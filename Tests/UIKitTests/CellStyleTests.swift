import UIKit
import XCTest

/// Tests the frames of the built-in labels against recent Interface Builder documents (375 points wide, 2x).
@preconcurrency @MainActor final class CellStyleTests: XCTestCase {
    private func layOut(_ style: UITableViewCell.CellStyle, height: CGFloat = 44, _ fill: (UITableViewCell) -> Void)
        -> UITableViewCell
    {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        fill(cell)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        cell.layoutIfNeeded()
        return cell
    }

    func testDefaultStyleFillsTheContentBetweenTheMargins() {
        let cell = layOut(.default) { $0.textLabel?.text = "Title" }
        XCTAssertEqual(cell.textLabel?.frame, CGRect(x: 16, y: 0, width: 343, height: 44))
    }

    func testSubtitleIsDirectlyBelowTitle() {
        let cell = layOut(.subtitle) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Subtitle"
        }
        XCTAssertEqual(cell.textLabel?.frame.minY, 5)
        XCTAssertEqual(cell.textLabel?.frame.height, 20.5)
        XCTAssertEqual(cell.detailTextLabel?.frame.minY, 25.5)
        XCTAssertEqual(cell.detailTextLabel?.frame.height, 14.5)
    }

    func testValue1AlignsDetailToTrailingEdge() {
        let cell = layOut(.value1) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Detail"
        }
        XCTAssertEqual(cell.textLabel?.frame.minX, 16)
        XCTAssertEqual(cell.textLabel?.frame.minY, 12)
        XCTAssertEqual(cell.detailTextLabel?.frame.maxX, 359)
        XCTAssertEqual(cell.detailTextLabel?.textColor, .secondaryLabel)
    }

    func testDisclosureIndicatorNarrowsContent() {
        let cell = layOut(.default) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = .disclosureIndicator
        }
        XCTAssertEqual(cell.contentView.frame.width, 348.5)
        XCTAssertEqual(cell.textLabel?.frame.width, 348.5 - 16 - 8)
    }

    func testAccessoryViewEndsAtTheMargin() {
        let cell = layOut(.default) {
            $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        }
        XCTAssertEqual(cell.accessoryView?.frame.maxX, 359)
        XCTAssertEqual(cell.accessoryView?.frame.minY, 6.5)
        XCTAssertEqual(cell.contentView.frame.width, 308)
    }

    func testSelfSizedDefaultRowsAre44High() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "One line"
        XCTAssertEqual(cell.sizeThatFits(CGSize(width: 375, height: 0)).height, 44)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "One line\nand another\nand a third"
        // Body: 20.287 and two line heights of 22 give 64.5 in whole pixels, with 11 points above and below.
        XCTAssertEqual(cell.sizeThatFits(CGSize(width: 375, height: 0)).height, 86.5)
    }

    func testHighlightReachesTheLabels() {
        let cell = layOut(.default) { $0.textLabel?.text = "Title" }
        cell.setHighlighted(true, animated: false)
        XCTAssertEqual(cell.textLabel?.isHighlighted, true)
        cell.setHighlighted(false, animated: false)
        XCTAssertEqual(cell.textLabel?.isHighlighted, false)
        cell.selectionStyle = .none
        cell.isSelected = true
        XCTAssertEqual(cell.textLabel?.isHighlighted, false)
    }
}
