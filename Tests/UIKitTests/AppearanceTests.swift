import UIKit
import XCTest

/// Tests appearance proxies. Each test has its own classes, because the settings of a proxy are permanent.
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

    func testAppearanceIsAppliedWhenViewEntersAWindow() {
        Toggle.appearance().onTintColor = .red
        Toggle.appearance().tintColor = .green
        let (plain, customToggle) = (Toggle(), Toggle())
        customToggle.onTintColor = .blue
        XCTAssertNil(plain.onTintColor)
        let windows = [show(plain), show(customToggle)]
        XCTAssertEqual(plain.onTintColor, .red)
        XCTAssertEqual(plain.tintColor, .green)
        XCTAssertEqual(customToggle.onTintColor, .blue)
        let other = UISwitch()
        windows[0].addSubview(other)
        XCTAssertNil(other.onTintColor)
        // A later setting applies to views that are added afterwards, including those that were removed and added again.
        Toggle.appearance().onTintColor = .purple
        plain.removeFromSuperview()
        XCTAssertEqual(plain.onTintColor, .red)
        windows[1].addSubview(plain)
        XCTAssertEqual(plain.onTintColor, .purple)
    }

    func testContainerAppearanceAppliesOnlyInsideContainer() {
        Caption.appearance().textColor = .red
        Caption.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
        let (panel, inside, outside) = (Panel(), Caption(), Caption())
        panel.addSubview(inside)
        let window = show(panel)
        window.addSubview(outside)
        XCTAssertEqual(inside.textColor, .blue)
        XCTAssertEqual(outside.textColor, .red)
    }

    func testBarAndItemAppearance() {
        let barAppearance = UINavigationBarAppearance()
        barAppearance.backgroundColor = .orange
        Bar.appearance().standardAppearance = barAppearance
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
        let customItem = Item()
        customItem.setTitleTextAttributes([.kern: 1], for: .normal)
        XCTAssertNil(customItem.titleTextAttributes(for: .normal)?[.foregroundColor])
    }

    private final class Key: UIButton {}
    private final class Choice: UISegmentedControl {}
    private final class Rows: UITableView {}
    private final class Gauge: UIView, KeyValueCodable {
        var level = 0 { didSet { calls += 1 } }
        var calls = 0
        var pattern: String?
        var rounding: CGFloat {
            get { layer.cornerRadius }
            set { layer.cornerRadius = newValue }
        }
        static let keyValueProperties = [KeyValueProperty("level", of: Gauge.self, { $0.level }, { $0.level = $1 })]
    }

    func testButtonAppearance() {
        Key.appearance().contentEdgeInsets = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
        Key.appearance().setTitleColor(.red, for: .normal)
        Key.appearance().setTitleColor(.green, for: .highlighted)
        Key.appearance().adjustsImageWhenDisabled = false
        let (plain, customKey) = (Key(type: .system), Key(type: .system))
        for button in [plain, customKey] { button.setTitle("Go", for: .normal) }
        customKey.contentEdgeInsets.left = 1
        customKey.setTitleColor(.blue, for: .normal)
        let before = plain.intrinsicContentSize
        withExtendedLifetime([show(plain), show(customKey)]) {
            XCTAssertEqual(plain.contentEdgeInsets.left, 30)
            XCTAssertEqual(plain.intrinsicContentSize.height, before.height - 12 + 40)
            XCTAssertEqual(plain.titleColor(for: .normal), .red)
            XCTAssertEqual(plain.titleColor(for: .highlighted), .green)
            XCTAssertEqual(plain.titleLabel?.textColor, .red)
            XCTAssertFalse(plain.adjustsImageWhenDisabled)
            XCTAssertEqual(customKey.contentEdgeInsets, UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
            XCTAssertEqual(customKey.titleColor(for: .normal), .blue)
            XCTAssertEqual(customKey.titleColor(for: .highlighted), .green)
        }
    }

    func testAllAppearancePropertiesAreApplied() {
        Caption.appearance(whenContainedInInstancesOf: [Rows.self]).shadowColor = .red
        Caption.appearance(whenContainedInInstancesOf: [Rows.self]).shadowOffset = CGSize(width: 3, height: 4)
        Caption.appearance(whenContainedInInstancesOf: [Rows.self]).numberOfLines = 3
        Rows.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        Rows.appearance().sectionIndexBackgroundColor = .yellow
        Rows.appearance().rowHeight = 70
        Choice.appearance().setTitleTextAttributes([.kern: 3], for: .selected)
        Choice.appearance().apportionsSegmentWidthsByContent = true
        let (rows, caption, choice) = (Rows(frame: .zero, style: .plain), Caption(), Choice(items: ["a"]))
        rows.addSubview(caption)
        caption.frame.size.width = 7
        caption.text = "kept"
        withExtendedLifetime([show(rows), show(choice)]) {
            XCTAssertEqual(rows.separatorInset.left, 40)
            XCTAssertEqual(rows.sectionIndexBackgroundColor, .yellow)
            XCTAssertEqual(rows.rowHeight, 70)
            XCTAssertEqual(caption.shadowColor, .red)
            XCTAssertEqual(caption.shadowOffset, CGSize(width: 3, height: 4))
            XCTAssertEqual(caption.numberOfLines, 3)
            XCTAssertEqual(caption.text, "kept")
            XCTAssertEqual(caption.frame.width, 7)
            XCTAssertEqual(choice.titleTextAttributes(for: .selected)?[.kern] as? Int, 3)
            XCTAssertTrue(choice.apportionsSegmentWidthsByContent)
        }
    }

    func testCustomClassProperties() {
        Gauge.appearance().level = 5
        Gauge.appearance().pattern = "dots"
        Gauge.appearance().rounding = 9
        let gauge = Gauge()
        withExtendedLifetime(show(gauge)) {
            XCTAssertEqual(gauge.level, 5)
            XCTAssertEqual(gauge.calls, 1, "the property observer runs once")
            XCTAssertEqual(gauge.pattern, "dots")
            XCTAssertEqual(gauge.layer.cornerRadius, 9)
        }
    }

    func testBarItemTintsAndBadges() {
        final class Tab: UITabBarItem {}
        final class Press: UIBarButtonItem {}
        Tab.appearance().badgeColor = .green
        Tab.appearance().titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        Press.appearance().tintColor = .red
        let (tab, press, bar, buttons) = (Tab(title: "a", image: nil, tag: 4), Press(), UITabBar(), UIToolbar())
        press.title = "b"
        bar.items = [tab]
        buttons.items = [press]
        buttons.layoutIfNeeded()
        XCTAssertEqual(tab.badgeColor, .green)
        XCTAssertEqual(tab.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
        XCTAssertEqual(tab.tag, 4)
        XCTAssertEqual(press.tintColor, .red)
        let plain = UIBarButtonItem()
        buttons.items = [plain]
        buttons.layoutIfNeeded()
        XCTAssertNil(plain.tintColor)
    }
}
