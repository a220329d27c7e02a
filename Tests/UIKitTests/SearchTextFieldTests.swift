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

    /// In a snapshot of iOS 18 by github.com/IceRedline/Tracker a field on white, whose background colour is that of its own
    /// fill (118, 118, 128 at 0.12), has the grey (225, 225, 227): two layers of it.
    func testTheFillCoversABackgroundColour() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        let fill = "#7676801F", dump = { (view: UIView) in view.displayList().dump() }
        XCTAssertEqual(dump(field).components(separatedBy: fill).count - 1, 1, dump(field))
        field.backgroundColor = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
        XCTAssertEqual(dump(field).components(separatedBy: fill).count - 1, 2, dump(field))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        bar.searchTextField.backgroundColor = field.backgroundColor
        XCTAssertEqual(dump(bar).components(separatedBy: fill).count - 1, 2, dump(bar))
    }

    /// In snapshots of iOS 16 by github.com/MaximAgarev/Tracker the corners of 10 points are continuous.
    func testTheCornersAreContinuous() {
        for view in [
            UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)),
            UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)),
        ] {
            let dump = view.displayList().dump()
            XCTAssertFalse(dump.contains("radius 10"), dump)
            XCTAssertTrue(dump.contains("fill path [M "), dump)
        }
    }
}
