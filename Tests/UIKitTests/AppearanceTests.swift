import UIKit
import XCTest

/// What is said of all instances of a class. Classes of their own, for what is said stays said.
@preconcurrency @MainActor final class AppearanceTests: XCTestCase {
    private final class Caption: UILabel {}
    private final class Toggle: UISwitch {}
    private final class Panel: UIView {}
    private final class Bar: UINavigationBar {}

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        return window
    }

    func testViewsGetWhatWasSaidOfTheirClassWhenTheyComeIntoAWindow() {
        Toggle.appearance().onTintColor = .red
        Toggle.appearance().tintColor = .green
        let (plain, own) = (Toggle(), Toggle())
        own.onTintColor = .blue
        XCTAssertNil(plain.onTintColor)
        let windows = [show(plain), show(own)]
        XCTAssertEqual(plain.onTintColor, .red)
        XCTAssertEqual(plain.tintColor, .green)
        XCTAssertEqual(own.onTintColor, .blue)
        let other = UISwitch()
        windows[0].addSubview(other)
        XCTAssertNil(other.onTintColor)
        // Said anew, for views that come later and for those that come again.
        Toggle.appearance().onTintColor = .purple
        plain.removeFromSuperview()
        XCTAssertEqual(plain.onTintColor, .red)
        windows[1].addSubview(plain)
        XCTAssertEqual(plain.onTintColor, .purple)
    }

    func testWhatIsSaidForContainersHoldsInsideOfThem() {
        Caption.appearance().textColor = .red
        Caption.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
        let (panel, inside, outside) = (Panel(), Caption(), Caption())
        panel.addSubview(inside)
        let window = show(panel)
        window.addSubview(outside)
        XCTAssertEqual(inside.textColor, .blue)
        XCTAssertEqual(outside.textColor, .red)
    }

    func testBarsGetLooksAndItemsTitleAttributes() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .orange
        Bar.appearance().standardAppearance = look
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let bar = Bar()
        withExtendedLifetime(show(bar)) {
            XCTAssertEqual(bar.standardAppearance.backgroundColor, .orange)
            XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
        }
        final class Item: UIBarButtonItem {}
        Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        XCTAssertEqual(Item().titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
        XCTAssertNil(UIBarButtonItem().titleTextAttributes(for: .normal))
        let own = Item()
        own.setTitleTextAttributes([.kern: 1], for: .normal)
        XCTAssertNil(own.titleTextAttributes(for: .normal)?[.foregroundColor])
    }
}
