import UIKit
import XCTest

/// Tests bars over content and at its edges, and bars in right-to-left interfaces.
@preconcurrency @MainActor
final class BarEdgeTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private func scrollController(height: CGFloat) -> UIViewController {
        let controller = UIViewController()
        scroll.contentSize = CGSize(width: 320, height: height)
        controller.view = scroll
        return controller
    }

    /// Whether a bar without text draws a background.
    private func drawsBackground(_ bar: UIView) -> Bool { !bar.displayList().commands.isEmpty }

    func testNavigationBarDrawsBackgroundOverScrolledContent() {
        let navigation = UINavigationController(rootViewController: scrollController(height: 2000))
        show(navigation)
        XCTAssertEqual(scroll.contentOffset.y, -44)
        XCTAssertFalse(drawsBackground(navigation.navigationBar))
        scroll.contentOffset.y = -43
        XCTAssertTrue(drawsBackground(navigation.navigationBar))
    }

    func testBarOverNonscrollingContentHasNoBackground() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        XCTAssertFalse(drawsBackground(navigation.navigationBar))
    }

    func testStandaloneBarHasBackground() {
        XCTAssertTrue(drawsBackground(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))))
        XCTAssertTrue(drawsBackground(UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))))
    }

    func testTabBarDrawsBackgroundOverContent() {
        let tabs = UITabBarController()
        tabs.viewControllers = [scrollController(height: 1000)]
        show(tabs)
        XCTAssertTrue(drawsBackground(tabs.tabBar))
        scroll.contentOffset.y = 1000 + 49 - 480
        XCTAssertFalse(drawsBackground(tabs.tabBar))
    }

    func testNavigationControllerUsesTabBarItemOfItsRoot() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertEqual(navigation.tabBarItem?.title, "Root")
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        XCTAssertEqual(navigation.tabBarItem?.title, "Own")
    }

    func testBarsAreMirroredInRightToLeftLayouts() {
        window.semanticContentAttribute = .forceRightToLeft
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        for view in [navigation.navigationBar, tabs.tabBar] as [UIView] {
            view.semanticContentAttribute = .forceRightToLeft
        }
        show(tabs)
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(navigation.navigationBar.subviews.first?.frame.maxX, 320 - 8)
        TouchSimulator.tap(at: CGPoint(x: 80, y: 20), in: tabs.tabBar)
        XCTAssertEqual(tabs.selectedIndex, 1, "the second tab is on the left")
        TouchSimulator.tap(at: CGPoint(x: 240, y: 20), in: tabs.tabBar)
        TouchSimulator.tap(at: CGPoint(x: 300, y: 22), in: navigation.navigationBar)
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }
}
