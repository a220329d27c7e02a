import UIKit
import XCTest

/// Tests views whose window is not the app's, and windows that only a helper function refers to.
@preconcurrency @MainActor final class OutsideWindowsTests: XCTestCase {
    private func shownView() -> UIView {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.deviceSafeAreaInsets.top = 20
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return view
    }

    func testWindowsThatATestShowsExistUntilItEnds() {
        XCTAssertNil(shownView().window, "windows are released unless ShownWindows keeps them")
        ShownWindows.startRetaining()
        let view = shownView()
        XCTAssertNotNil(view.window)
        XCTAssertEqual(view.safeAreaInsets.top, 20)
        ShownWindows.releaseAll()
        XCTAssertNil(view.window)
        XCTAssertNil(shownView().window)
    }

    func testCellsOutsideListsHaveTheSafeAreaOfTheirPosition() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.deviceSafeAreaInsets.top = 20
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 5, width: 50, height: 50))
        window.addSubview(cell)
        XCTAssertEqual(cell.safeAreaInsets, UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(list)
        list.addSubview(cell)
        XCTAssertEqual(cell.safeAreaInsets, .zero)
    }

    func testNavigationControllersHaveNoBackground() {
        let controller = UINavigationController(rootViewController: UIViewController())
        XCTAssertNil(controller.view.backgroundColor)
        XCTAssertNil(controller.topViewController?.view.backgroundColor)
    }
}
