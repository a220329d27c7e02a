import CellSimHost
import UIKit
import XCTest

/// Tests search text fields without search bars.
@preconcurrency @MainActor final class SearchTextFieldTests: XCTestCase {
    func testSearchFieldHasBorderAndMagnifier() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.leftViewMode, .always)
        XCTAssertNotNil((field.leftView as? UIImageView)?.image)
        XCTAssertIdentical(field.leftView?.superview, field)
        let text = field.textRect(forBounds: field.bounds), magnifier = field.leftViewRect(forBounds: field.bounds)
        XCTAssertGreaterThanOrEqual(text.minX, magnifier.maxX)
    }

    func testBackgroundIsDrawnOnlyWithBorder() {
        func image(_ field: UISearchTextField) -> Data? {
            UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }.pngData()
        }
        func field() -> UISearchTextField { UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)) }
        let plain = field()
        plain.borderStyle = .none
        XCTAssertNotEqual(image(field()), image(plain))
    }

    /// In snapshots of iOS 17 by github.com/MaximKakoulin/Tracker, a field in a stack view is 28 points high.
    func testFieldHeight() {
        let field = UISearchTextField()
        XCTAssertEqual(field.intrinsicContentSize.height, 28)
        XCTAssertEqual(field.sizeThatFits(CGSize(width: 200, height: 200)).height, 28)
        field.borderStyle = .none
        XCTAssertEqual(field.intrinsicContentSize.height, 22)
    }

    /// The field has two fills (118, 118, 128 at 0.12): it is (223, 223, 225) on white, and (65, 65, 74) on a dark background of
    /// (26, 27, 34). In a snapshot of iOS 18 by github.com/IceRedline/Tracker, a field with this background colour also has two
    /// layers, so the colour replaces one fill. Fields of search bars have one fill: (238, 238, 239).
    func testBackgroundColorReplacesOneFill() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        func fills(_ view: UIView) -> Int {
            view.displayList().dump().components(separatedBy: "#7676801F").count - 1
        }
        XCTAssertEqual(fills(field), 2)
        field.backgroundColor = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
        XCTAssertEqual(fills(field), 2)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        XCTAssertEqual(fills(bar), 1)
        bar.searchTextField.backgroundColor = field.backgroundColor
        XCTAssertEqual(fills(bar), 2)
    }

    /// In snapshots of iOS 16 by github.com/MaximAgarev/Tracker, the corners of 10 points are continuous.
    func testCornersAreContinuous() {
        for view in [
            UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)),
            UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)),
        ] {
            assertDraws(view, view is UISearchBar ? "search-bar-corners" : "search-field-corners")
        }
    }

    /// In snapshots of iOS 16 and 17 by github.com/ZinovevSasha/Tracker, SKemenov/iOS-Tracker and TimurkaevMalik/Tracker, the
    /// visible part of the magnifier begins 8 points from the field's edge, and an S at 31.33. In those of iOS 18 by
    /// dreamWillAppear/Tracker, kintolayli/Tracker and mocki-toki/Tracker, it begins a point later.
    func testTextInsetIsEqualInBarsAndFields() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 30.4, accuracy: 0.01)
        XCTAssertEqual(field.leftViewRect(forBounds: field.bounds).minX, 6.7, accuracy: 0.01)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 216, height: 56))
        bar.placeholder = "Type"
        XCTAssertEqual(textStart(bar.displayList().dump()), 8 + 30.4, accuracy: 0.01)
    }

    /// In a snapshot of iOS 14 by github.com/natura-cosmeticos/natds-ios, such a bar with a width of 328 points shows only its
    /// text. The letters begin at 19 points, or at 39 points with the usual magnifier.
    func testSearchBarUsesFieldBorderColorsAndFont() {
        func dump(_ change: (UISearchBar) -> Void) -> String {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 328, height: 56))
            (bar.searchBarStyle, bar.placeholder) = (.minimal, "Type some text")
            change(bar)
            return bar.displayList().dump()
        }
        let defaultDump = dump { _ in }
        XCTAssertTrue(defaultDump.contains("#7676801F"), defaultDump)
        let plain = dump { bar in
            bar.setImage(UIImage(), for: .search, state: .normal)
            (bar.searchTextField.borderStyle, bar.searchTextField.backgroundColor) = (.none, .yellow)
        }
        XCTAssertFalse(plain.contains("#7676801F"), plain)
        XCTAssertTrue(plain.contains("#FFFF00"), plain)
        XCTAssertEqual(textStart(defaultDump) - textStart(plain), 20, accuracy: 0.5, "\(defaultDump)\n\(plain)")
        let colored = dump { bar in
            bar.text = "NAT"
            (bar.searchTextField.textColor, bar.searchTextField.font) = (.red, .systemFont(ofSize: 12))
        }
        XCTAssertTrue(colored.contains("#FF0000"), colored)
        XCTAssertNotEqual(colored, dump { ($0.text, $0.searchTextField.textColor) = ("NAT", .red) })
        let coloredPlaceholder = dump { bar in
            bar.searchTextField.attributedPlaceholder = NSAttributedString(
                string: "Other", attributes: [.foregroundColor: UIColor.blue])
        }
        XCTAssertTrue(coloredPlaceholder.contains("#0000FF"), coloredPlaceholder)
        XCTAssertNotEqual(defaultDump, dump { $0.searchTextField.leftView = nil })
    }

    /// Returns the smallest x position of the text in a dump.
    private func textStart(_ dump: String) -> Double {
        let lines = dump.components(separatedBy: "\n").filter { $0.contains("Type") || $0.contains("glyphs") }
        let number = lines.first?.firstMatch(of: /\[?\(?(-?[0-9.]+)[, ]/)?.1
        return number.flatMap { Double($0) } ?? .nan
    }
}
