import UIKit
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests which part of a controller's view extends under the bars of its container controllers.
@preconcurrency @MainActor
final class ExtendedLayoutTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func shownFrame(
        _ child: UIViewController, inTabs: Bool = false, _ change: (UINavigationController) -> Void = { _ in }
    ) -> CGRect {
        let navigation = UINavigationController(rootViewController: child)
        change(navigation)
        if inTabs {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            window.rootViewController = tabs
        } else {
            window.rootViewController = navigation
        }
        window.isHidden = false
        window.layoutIfNeeded()
        return child.view.convert(child.view.bounds, to: window)
    }

    func testViewExtendsUnderBarsByDefault() {
        let child = UIViewController()
        XCTAssertEqual(shownFrame(child), CGRect(x: 0, y: 0, width: 320, height: 480))
        XCTAssertEqual(child.view.safeAreaInsets.top, 44)
    }

    func testViewIsBetweenBarsWithoutEdges() {
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        XCTAssertEqual(shownFrame(child, inTabs: true), CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 49))
        XCTAssertEqual(child.view.safeAreaInsets, .zero)
    }

    func testExtendsOnlyUnderTopBar() {
        let child = UIViewController()
        child.edgesForExtendedLayout = [.top]
        XCTAssertEqual(shownFrame(child, inTabs: true), CGRect(x: 0, y: 0, width: 320, height: 480 - 49))
        XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    func testOpaqueBarsAreIncludedOnlyIfRequested() {
        let child = UIViewController()
        XCTAssertEqual(shownFrame(child) { $0.navigationBar.isTranslucent = false }.minY, 44)
        let other = UIViewController()
        other.extendedLayoutIncludesOpaqueBars = true
        XCTAssertEqual(shownFrame(other) { $0.navigationBar.isTranslucent = false }.minY, 0)
        XCTAssertEqual(other.view.safeAreaInsets.top, 44)
    }

    func testHiddenNavigationBarTakesNoSpace() {
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        XCTAssertEqual(
            shownFrame(child) { $0.isNavigationBarHidden = true }, CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    func testViewFollowsLaterChange() {
        let child = UIViewController()
        XCTAssertEqual(shownFrame(child).minY, 0)
        child.edgesForExtendedLayout = []
        window.layoutIfNeeded()
        XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 44, width: 320, height: 436))
        child.edgesForExtendedLayout = .all
        window.layoutIfNeeded()
        XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    }
}
