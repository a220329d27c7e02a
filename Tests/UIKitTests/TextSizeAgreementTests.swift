import UIKit
import XCTest

/// Tests that all APIs return the same text size: the tests of the library LayoutKit compare labels with `boundingRect`.
@preconcurrency @MainActor final class TextSizeAgreementTests: XCTestCase {
    private func roundedUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }

    func testLabelWidthMatchesBoundingRect() {
        let scale = UIScreen.main.scale
        for text in ["hello world", "Hi", "7 d", "AVATAR Te", "…"] {
            for size in 1...60 {
                let font = UIFont.systemFont(ofSize: CGFloat(size))
                let label = UILabel()
                (label.font, label.text) = (font, text)
                let open = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                let box = (text as NSString).boundingRect(
                    with: open, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
                XCTAssertEqual(
                    label.intrinsicContentSize.width, roundedUp(box.width, scale), accuracy: 1e-9, "\(text) \(size)")
                let size = (text as NSString).size(withAttributes: [.font: font])
                XCTAssertEqual(size.width, box.width, "\(text) \(font.pointSize)")
            }
        }
    }

    /// An empty string has the height of a line, and an empty attributed string has none.
    func testEmptyTextHasLineHeight() {
        let font = UIFont.systemFont(ofSize: 16)
        let box = "".boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        XCTAssertEqual(box, CGRect(x: 0, y: 0, width: 0, height: "A".size(withAttributes: [.font: font]).height))
        XCTAssertEqual(("" as NSString).size(withAttributes: [.font: font]), box.size)
        XCTAssertEqual("".size(), CGSize(width: 0, height: "A".size().height))
        XCTAssertEqual(NSAttributedString(string: "", attributes: [.font: font]).size(), .zero)
    }
}
