import CellSimHost
import UIKit
import XCTest

/// A text field subclass that overrides its text input traits.
private final class CodeField: UITextField {
    override var isSecureTextEntry: Bool {
        get { true }
        set {}
    }
    override var keyboardType: UIKeyboardType {
        didSet { changes += 1 }
    }
    private(set) var changes = 0
}

/// Tests subclasses of text fields with app code that uses only public API.
@preconcurrency @MainActor final class TextInputTests: XCTestCase {
    func testSubclassesOverrideTextInputTraits() {
        let (code, plain, dots) = (CodeField(), UITextField(), UITextField())
        (code.text, plain.text, dots.text) = ("1234", "1234", "5678")
        dots.isSecureTextEntry = true
        code.keyboardType = .numberPad
        XCTAssertEqual([code.keyboardType.rawValue, code.changes], [UIKeyboardType.numberPad.rawValue, 1])
        let pictures = [code, plain, dots].map { field in
            field.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            return UIGraphicsImageRenderer(size: field.bounds.size).pngData { field.layer.render(in: $0.cgContext) }
        }
        XCTAssertEqual(pictures[0], pictures[2])
        XCTAssertNotEqual(pictures[0], pictures[1])
    }
}
