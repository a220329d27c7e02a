import UIKit
import XCTest

/// Tests the text positions at points of a text view.
@preconcurrency @MainActor final class TextPointTests: XCTestCase {
    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        view.layoutIfNeeded()
        return view
    }

    private func offset(_ position: UITextPosition?, in view: UITextView) -> Int? {
        position.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }

    func testTheCharacterAtAPointIsFound() throws {
        let view = view("Wide")
        let caret = view.caretRect(for: try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 3)))
        let range = try XCTUnwrap(view.characterRange(at: CGPoint(x: caret.minX + 2, y: caret.midY)))
        XCTAssertEqual(offset(range.start, in: view), 3)
        XCTAssertEqual(offset(range.end, in: view), 4)
        XCTAssertNil(view.characterRange(at: CGPoint(x: 290, y: caret.midY)))
        XCTAssertNil(view.characterRange(at: CGPoint(x: 2, y: 95)))
        XCTAssertNil(self.view("").characterRange(at: CGPoint(x: 10, y: 10)))
    }

    func testTheClosestPositionStaysInTheRange() throws {
        let view = view("Wide")
        let start = view.beginningOfDocument
        let range = try XCTUnwrap(
            view.position(from: start, offset: 2).flatMap { view.textRange(from: start, to: $0) })
        XCTAssertEqual(offset(view.closestPosition(to: CGPoint(x: 290, y: 20)), in: view), 4)
        XCTAssertEqual(offset(view.closestPosition(to: CGPoint(x: 290, y: 20), within: range), in: view), 2)
        XCTAssertEqual(offset(view.closestPosition(to: CGPoint(x: 0, y: 20)), in: view), 0)
        XCTAssertEqual(offset(self.view("").closestPosition(to: .zero), in: view), 0)
    }

    func testStyleAtPositionIsThatOfAdjacentCharacter() {
        let view = view("Wide")
        let link = NSMutableAttributedString(attributedString: view.attributedText)
        link.addAttribute(.link, value: "a", range: NSRange(location: 0, length: 1))
        view.attributedText = link
        XCTAssertEqual(view.textStyling(at: view.beginningOfDocument, in: .forward)?[.link] as? String, "a")
        XCTAssertNil(view.textStyling(at: view.beginningOfDocument, in: .backward))
        XCTAssertNotNil(view.textStyling(at: view.endOfDocument, in: .backward))
        XCTAssertNil(view.textStyling(at: view.endOfDocument, in: .forward))
    }
}
