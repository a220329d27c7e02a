import UIKit
import XCTest

/// Tests the position of titles in segments.
@preconcurrency @MainActor final class SegmentTitleTests: XCTestCase {
    private func titleOrigins(_ attributes: [NSAttributedString.Key: Any]) -> [Double] {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.setTitleTextAttributes(attributes, for: .normal)
        let lines = control.displayList().dump().split(separator: "\n").filter { $0.contains("glyphs \"") }
        return lines.compactMap { $0.firstMatch(of: #/at ([0-9.]+) /#).flatMap { Double($0.1) } }
    }

    /// Attributes of a design system often contain a paragraph style for its line heights.
    func testAParagraphStyleDoesNotMoveTitles() {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (.natural, .byTruncatingTail)
        let expected = titleOrigins([:])
        XCTAssertEqual(expected.count, 2)
        XCTAssertGreaterThan(expected[0], 40)
        XCTAssertEqual(titleOrigins([.paragraphStyle: style]), expected)
        style.alignment = .right
        XCTAssertEqual(titleOrigins([.paragraphStyle: style]), expected)
        XCTAssertEqual(style.alignment, .right)
    }
}
