import CellSimSystem
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitViews

/// Tests the position of navigation bars and the margins of root views on new devices.
@preconcurrency @MainActor final class NavigationBarPositionTests: XCTestCase {
    private final class FixedView: UIView {
        var insets = UIEdgeInsets.zero
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    private func top(_ inset: CGFloat, _ system: SystemVersion) -> CGFloat {
        SystemVersion.simulating(system) { SystemBars.navigationBarTop(safeAreaTop: inset) }
    }

    /// Below a Dynamic Island, bars begin 5.33 or 5.67 points above the safe area (hierarchies of iOS 16 to 18).
    func testBarsOverlapTheSafeAreaBelowADynamicIsland() {
        XCTAssertEqual(top(59, .iOS17), 53.667, accuracy: 0.001)
        XCTAssertEqual(top(62, .iOS17), 56.333, accuracy: 0.001)
        for inset in [0, 20, 44, 47, 50, 68] as [CGFloat] { XCTAssertEqual(top(inset, .iOS17), inset) }
        for inset in [20, 59, 62] as [CGFloat] { XCTAssertEqual(top(inset, .iOS26), inset) }
    }

    func testTheContentBeginsBelowTheBar() {
        SystemVersion.simulating(.iOS17) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            window.deviceSafeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            window.rootViewController = navigation
            window.isHidden = false
            window.layoutIfNeeded()
            XCTAssertEqual(navigation.navigationBar.frame.minY, 56.333, accuracy: 0.001)
            // 56.333 and the 96 points of a bar with a large title.
            XCTAssertEqual(root.view.safeAreaInsets.top, 152.333, accuracy: 0.001)
            XCTAssertEqual(root.view.directionalLayoutMargins.leading, 16)
            navigation.isNavigationBarHidden = true
            window.layoutIfNeeded()
            XCTAssertEqual(root.view.safeAreaInsets.top, 62)
        }
    }

    func testRootMarginsOf402Points() {
        func margins(_ system: SystemVersion) -> [CGFloat] {
            SystemVersion.simulating(system) {
                [390, 393, 402, 414].map { SystemMargins.runtimeRootSideMargin(forWidth: $0) }
            }
        }
        XCTAssertEqual(margins(.iOS17), [16, 16, 16, 20])
        XCTAssertEqual(margins(.iOS26), [16, 16, 20, 20])
    }
}
