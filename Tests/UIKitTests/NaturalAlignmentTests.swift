import CellSimGraphics
import UIKit
import XCTest

@testable import UIKitViews

/// Text with natural alignment begins where the view's direction begins: that of its traits, unless its semantic content forces one.
@preconcurrency @MainActor final class NaturalAlignmentTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 300, height: 40)

    private func window(_ direction: UITraitEnvironmentLayoutDirection, _ view: UIView) -> UIWindow {
        let window = UIWindow(frame: bounds)
        window.addSubview(view)
        window.traitOverrides.layoutDirection = direction
        window.layoutIfNeeded()
        return window
    }

    /// Whether the text is at the right; nil without text.
    private func isAtRight(_ window: UIWindow) -> Bool? {
        for case .glyphs(_, let origin, _) in window.displayList().commands { return origin.x > 150 }
        return nil
    }

    private var views: [UIView] {
        let label = UILabel(frame: bounds)
        label.text = "Hello"
        let attributed = UILabel(frame: bounds)
        attributed.attributedText = NSAttributedString(string: "Hello", attributes: [.kern: 1])
        let styled = UILabel(frame: bounds)
        styled.attributedText = NSAttributedString(
            string: "Hello", attributes: [.paragraphStyle: NSParagraphStyle.default])
        let lines = UILabel(frame: bounds)
        lines.numberOfLines = 0
        lines.text = "Hello\nWorld"
        let field = UITextField(frame: bounds)
        field.text = "Hello"
        let empty = UITextField(frame: bounds)
        empty.placeholder = "Hello"
        return [label, attributed, styled, lines, field, empty]
    }

    func testTraitsDecide() {
        for view in views {
            let window = window(.rightToLeft, view)
            XCTAssertEqual(isAtRight(window), true, "\(view)")
            window.traitOverrides.layoutDirection = .leftToRight
            XCTAssertEqual(isAtRight(window), false, "\(view)")
        }
    }

    func testSemanticContentDecidesFirst() {
        for view in views {
            let window = window(.leftToRight, view)
            view.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(isAtRight(window), true, "\(view)")
            window.traitOverrides.layoutDirection = .rightToLeft
            view.semanticContentAttribute = .forceLeftToRight
            XCTAssertEqual(isAtRight(window), false, "\(view)")
        }
    }

    func testTextViewsAreAligned() {
        let view = UITextView(frame: bounds)
        view.text = "Hello"
        XCTAssertEqual(isAtRight(window(.rightToLeft, view)), true)
    }
}
