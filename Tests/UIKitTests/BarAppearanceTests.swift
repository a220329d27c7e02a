import CellSimGraphics
import CellSimHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests which appearance a bar uses for its background, lines and text: the item's appearance takes precedence over the bar's, and there
/// is a separate appearance for the scroll edge.
@preconcurrency @MainActor
final class BarAppearanceTests: XCTestCase {
    private let host = ViewHost(Appearance(device: Device(size: CGSize(width: 320, height: 480))))

    /// A controller whose table is long enough to scroll.
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func navigation(_ bar: (UINavigationBar) -> Void, item: (UINavigationItem) -> Void = { _ in }) -> (
        UINavigationController, List
    ) {
        let list = List(style: .plain)
        list.title = "Title"
        item(list.navigationItem)
        let navigation = UINavigationController(rootViewController: list)
        bar(navigation.navigationBar)
        host.show(navigation)
        return (navigation, list)
    }

    /// Returns the colour of the screen at a point.
    private func color(_ x: Int, _ y: Int) -> String {
        let bitmap = host.render(host.window, background: .white)
        return bitmap.color(x: x * bitmap.width / 320, y: y * bitmap.height / 480).hex
    }

    private func makeAppearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    func testScrollEdgeAppearanceIsUsedAtTheEdge() {
        let (_, list) = navigation { bar in
            bar.standardAppearance = makeAppearance(.red)
            bar.scrollEdgeAppearance = makeAppearance(.blue)
        }
        XCTAssertEqual(color(5, 20), "#0000FF")
        list.tableView.contentOffset.y = 300
        XCTAssertEqual(color(5, 20), "#FF0000")
    }

    func testEdgeIsTransparentWithoutScrollEdgeAppearance() {
        let (_, list) = navigation { $0.standardAppearance = makeAppearance(.red) }
        XCTAssertEqual(color(5, 20), "#FFFFFF")
        list.tableView.contentOffset.y = 300
        XCTAssertEqual(color(5, 20), "#FF0000")
    }

    func testItemAppearanceTakesPrecedence() {
        _ = navigation {
            $0.scrollEdgeAppearance = makeAppearance(.red)
        } item: {
            $0.scrollEdgeAppearance = makeAppearance(.green)
        }
        XCTAssertEqual(color(5, 20), "#00FF00")
    }

    func testShadowColorDeterminesLine() {
        let line = makeAppearance(.white)
        line.shadowColor = .black
        let (navigation, _) = navigation { $0.scrollEdgeAppearance = line }
        XCTAssertEqual(color(100, 44), "#000000")
        line.shadowColor = nil
        navigation.navigationBar.scrollEdgeAppearance = line
        XCTAssertEqual(color(100, 44), "#FFFFFF")
    }

    func testBarsCopyAppearances() {
        let bar = UINavigationBar(frame: .zero)
        let appearance = makeAppearance(.red)
        bar.standardAppearance = appearance
        appearance.backgroundColor = .blue
        XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
        appearance.titleTextAttributes[.foregroundColor] = UIColor.green
        let copy = appearance.copy() as? UINavigationBarAppearance
        XCTAssertEqual(copy?.titleTextAttributes[.foregroundColor] as? UIColor, .green)
    }

    func testBackgroundConfigurations() {
        let appearance = UINavigationBarAppearance()
        XCTAssertNotNil(appearance.backgroundEffect)
        XCTAssertNotNil(appearance.shadowColor)
        appearance.configureWithOpaqueBackground()
        XCTAssertNil(appearance.backgroundEffect)
        XCTAssertEqual(appearance.backgroundColor, .systemBackground)
        appearance.configureWithTransparentBackground()
        XCTAssertNil(appearance.backgroundEffect)
        XCTAssertNil(appearance.backgroundColor)
        XCTAssertNil(appearance.shadowColor)
    }

    func testTitleUsesColorOfAppearance() {
        let appearance = makeAppearance(.white)
        appearance.titleTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40, weight: .black),
        ]
        _ = navigation { $0.scrollEdgeAppearance = appearance }
        let bitmap = host.render(host.window, background: .white)
        let width = bitmap.width
        let row = (0..<width).map { bitmap.color(x: $0, y: 22 * bitmap.height / 480) }
        XCTAssertTrue(row.contains { $0.hex == "#FF0000" }, "the title is drawn in red")
    }

    func testTabBarAppearance() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "I", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        host.show(tabs)
        XCTAssertEqual(color(5, 470), "#FF0000")
        tabs.tabBar.scrollEdgeAppearance = nil
        XCTAssertNotEqual(color(5, 470), "#FF0000", "the bar uses its scroll edge appearance when nothing scrolls")
    }

    func testToolbarAppearance() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .blue
        bar.standardAppearance = appearance
        host.window.addSubview(bar)
        XCTAssertEqual(color(5, 120), "#0000FF")
    }

    func testAppearanceFromDocument() throws {
        let bar = try XCTUnwrap(
            try NibFixture.load(
                """
                <navigationBar contentMode="scaleToFill" id="n"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/><nil key="shadowColor"/></navigationBarAppearance></navigationBar>
                """
            ).firstView as? UINavigationBar)
        XCTAssertEqual(bar.standardAppearance.backgroundColor?.rgba(.standard).hex, "#FF0000")
        XCTAssertNil(bar.standardAppearance.shadowColor)
        XCTAssertNil(bar.scrollEdgeAppearance)
    }

    func testTabBarTapNotifiesDelegate() {
        final class Listener: UITabBarDelegate {
            var selectedTags: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selectedTags.append(item.tag) }
        }
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 320, height: 49))
        bar.items = (0..<2).map { UITabBarItem(title: "T", image: nil, tag: $0) }
        let listener = Listener()
        bar.delegate = listener
        host.window.addSubview(bar)
        TouchSimulator.tap(at: CGPoint(x: 240, y: 20), in: bar)
        XCTAssertEqual(listener.selectedTags, [1])
        XCTAssertEqual(bar.selectedItem?.tag, 1)
    }

    func testAutomaticLargeTitleFollowsPreviousItem() {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        let items = ["One", "Two", "Three"].map { UINavigationItem(title: $0) }
        func height(_ count: Int) -> CGFloat {
            bar.items = Array(items.prefix(count))
            return bar.intrinsicContentSize.height
        }
        XCTAssertEqual(height(2), 96)
        items[0].largeTitleDisplayMode = .never
        XCTAssertEqual(height(2), 44)
        items[1].largeTitleDisplayMode = .always
        XCTAssertEqual(height(3), 96)
        items[2].largeTitleDisplayMode = .inline
        XCTAssertEqual(height(3), 44)
    }

    /// The size classes determine the appearance of tab bar items.
    func testTabBarItemAppearanceDependsOnLayout() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.compactInlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 1)]
        bar.standardAppearance = appearance
        host.window.addSubview(bar)
        func color() -> String? {
            for case .glyphs(_, _, let color) in bar.displayList().commands { return color.hex }
            return nil
        }
        XCTAssertEqual(color(), "#FF0000")
        bar.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(color(), "#00FF00")
        bar.traitOverrides.verticalSizeClass = .compact
        XCTAssertEqual(color(), "#0000FF")
    }
}
