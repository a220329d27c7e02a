import UIKit
import XCTest

/// Tests the background of disabled text fields.
@preconcurrency @MainActor final class DisabledTextFieldTests: XCTestCase {
    private func drawsGrey(_ change: (UITextField) -> Void) -> Bool {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.borderStyle = .roundedRect
        change(field)
        return field.displayList().dump().contains("#FAFAFA")
    }

    /// Snapshots of iOS 17 show it for 6 of 6 fields (github.com/Decathlon/vitamin-ios).
    func testDisabledRoundedFieldsAreGrey() {
        XCTAssertFalse(drawsGrey { _ in })
        XCTAssertTrue(drawsGrey { $0.isEnabled = false })
        XCTAssertTrue(drawsGrey { ($0.isEnabled, $0.backgroundColor) = (false, .white) })
        XCTAssertFalse(drawsGrey { ($0.isEnabled, $0.borderStyle) = (false, .line) })
        XCTAssertFalse(drawsGrey { ($0.isEnabled, $0.borderStyle) = (false, .none) })
    }
}
