import CellSimHost
import UIKit
import XCTest

/// Search fields outside of search bars.
@preconcurrency @MainActor final class SearchTextFieldTests: XCTestCase {
    func testASearchFieldHasABorderAndAMagnifier() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.leftViewMode, .always)
        XCTAssertNotNil((field.leftView as? UIImageView)?.image)
        XCTAssertTrue(field.leftView?.superview === field)
        XCTAssertEqual(field.intrinsicContentSize.height, 36)
        let text = field.textRect(forBounds: field.bounds), magnifier = field.leftViewRect(forBounds: field.bounds)
        XCTAssertGreaterThanOrEqual(text.minX, magnifier.maxX)
    }

    func testABackgroundIsDrawnUnlessTheBorderIsRemoved() {
        func image(_ field: UISearchTextField) -> Data? {
            UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }.pngData()
        }
        func field() -> UISearchTextField { UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)) }
        let plain = field()
        plain.borderStyle = .none
        XCTAssertNotEqual(image(field()), image(plain))
    }
}
