import UIKit
import XCTest

/// Tests the order of calls that Apple documents for view controllers. A view is loaded once, on first access; it disappears
/// before another one replaces it; containers notify children before and after they are added.
@preconcurrency @MainActor
final class ControllerLifeCycleTests: XCTestCase {
    private let trace = Trace()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func makeController(_ name: String) -> TracedController { TracedController(name, trace) }

    // MARK: One controller

    func testViewIsLoadedOnFirstAccess() {
        let controller = makeController("A")
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertNil(controller.viewIfLoaded)
        _ = controller.view
        _ = controller.view
        controller.loadViewIfNeeded()
        XCTAssertEqual(trace.drainLines(), ["A loadView", "A viewDidLoad"])
    }

    func testRootOfWindowAppears() {
        window.rootViewController = makeController("A")
        XCTAssertEqual(
            trace.drainLines(),
            ["A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
        window.rootViewController = makeController("B")
        XCTAssertEqual(
            trace.drainLines(),
            [
                "A viewWillDisappear", "A viewDidDisappear", "B loadView", "B viewDidLoad", "B viewWillAppear",
                "B viewIsAppearing",
                "B viewDidAppear",
            ])
    }

    func testIsAppearingFindsTheViewInTheWindow() {
        final class Checking: UIViewController {
            var observedValues: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { observedValues.append(view.window != nil) }
            override func viewIsAppearing(_ animated: Bool) { observedValues.append(view.window != nil) }
        }
        let controller = Checking()
        window.rootViewController = controller
        XCTAssertEqual(controller.observedValues, [false, true])
    }

    // MARK: Navigation

    func testPushingAndPopping() {
        let (a, b) = (makeController("A"), makeController("B"))
        let navigation = UINavigationController(rootViewController: a)
        XCTAssertEqual(trace.drainLines(), ["A willMove(parent)", "A didMove(parent)"])
        window.rootViewController = navigation
        XCTAssertEqual(
            trace.drainLines(),
            ["A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
        navigation.pushViewController(b, animated: false)
        XCTAssertEqual(
            trace.drainLines(),
            [
                "B willMove(parent)", "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
                "B viewIsAppearing",
                "A viewDidDisappear", "B viewDidAppear", "B didMove(parent)",
            ])
        XCTAssertIdentical(navigation.popViewController(animated: false), b)
        XCTAssertEqual(
            trace.drainLines(),
            [
                "B willMove(nil)", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
                "A viewDidAppear", "B didMove(nil)",
            ])
        XCTAssertNil(navigation.popViewController(animated: false))
        XCTAssertEqual(trace.drainLines(), [])
    }

    func testPoppingSeveralNotifiesOnlyTopController() {
        let controllers = ["A", "B", "C"].map(makeController)
        let navigation = UINavigationController(rootViewController: controllers[0])
        window.rootViewController = navigation
        for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
        _ = trace.drainLines()
        XCTAssertEqual(navigation.popToRootViewController(animated: false)?.count, 2)
        XCTAssertEqual(
            trace.drainLines().filter { $0.contains("ppear") },
            ["C viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "C viewDidDisappear", "A viewDidAppear"])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testHiddenStackSendsNoAppearanceCallbacks() {
        let navigation = UINavigationController(rootViewController: makeController("A"))
        navigation.pushViewController(makeController("B"), animated: false)
        XCTAssertEqual(
            trace.drainLines(), ["A willMove(parent)", "A didMove(parent)", "B willMove(parent)", "B didMove(parent)"])
        window.rootViewController = navigation
        XCTAssertEqual(
            trace.drainLines().filter { $0.hasPrefix("A") }, [], "controller A receives no callbacks while it is hidden"
        )
    }

    func testInvalidPushesRaise() {
        let navigation = UINavigationController(rootViewController: makeController("A"))
        let root = navigation.viewControllers[0]
        XCTAssertThrowsError(try UIKitException.catching { navigation.pushViewController(root, animated: false) }) {
            error in
            XCTAssertTrue(
                "\(error)".contains("Pushing the same view controller instance more than once is not supported"))
        }
        XCTAssertThrowsError(
            try UIKitException.catching { navigation.pushViewController(UINavigationController(), animated: false) })
    }

    func testRowSelectionPushesController() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let next = UIViewController()
                next.title = "Row \(indexPath.row)"
                navigationController?.pushViewController(next, animated: true)
            }
        }
        let list = List(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        TouchSimulator.tap(cell)
        XCTAssertEqual(navigation.topViewController?.title, "Row 1")
        XCTAssertIdentical(navigation.topViewController?.view.window, window)
        navigation.popViewController(animated: true)
        XCTAssertNil(list.tableView.indexPathForSelectedRow, "popping back to a table controller clears its selection")
    }

    // MARK: Tabs

    func testSelectedTabIsLoadedLazilyAndSwitchingSendsAppearanceCallbacks() {
        let tabs = UITabBarController()
        tabs.viewControllers = [makeController("A"), makeController("B")]
        _ = trace.drainLines()
        window.rootViewController = tabs
        XCTAssertEqual(
            trace.drainLines(),
            ["A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
        tabs.selectedIndex = 1
        XCTAssertEqual(
            trace.drainLines(),
            [
                "B loadView", "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing",
                "A viewDidDisappear",
                "B viewDidAppear",
            ])
        tabs.selectedIndex = 0
        XCTAssertFalse(trace.drainLines().contains { $0.contains("Load") })
    }

    // MARK: Presenting

    func testFullScreenPresentationHidesPresenter() {
        let (a, b) = (makeController("A"), makeController("B"))
        window.rootViewController = a
        _ = trace.drainLines()
        b.modalPresentationStyle = .fullScreen
        var isDone = false
        a.present(b, animated: false) { isDone = true }
        XCTAssertTrue(isDone)
        XCTAssertEqual(
            trace.drainLines(),
            [
                "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
                "B viewDidAppear",
                "A viewDidDisappear",
            ])
        XCTAssertIdentical(b.presentingViewController, a)
        b.dismiss(animated: false)
        XCTAssertEqual(
            trace.drainLines(),
            ["B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear", "B viewDidDisappear"])
        XCTAssertNil(a.presentedViewController)
        XCTAssertNil(b.presentingViewController)
    }

    func testSheetKeepsPresenterVisible() {
        let (a, b) = (makeController("A"), makeController("B"))
        window.rootViewController = a
        _ = trace.drainLines()
        a.present(b, animated: false)
        a.dismiss(animated: false)
        XCTAssertEqual(trace.drainLines().filter { $0.hasPrefix("A") }, [])
    }

    func testDismissalEndsAllPresentationsAbove() {
        let (a, b, c) = (makeController("A"), makeController("B"), makeController("C"))
        let navigation = UINavigationController(rootViewController: a)
        window.rootViewController = navigation
        a.present(b, animated: false)
        b.present(c, animated: false)
        XCTAssertIdentical(b.presentingViewController, navigation)
        XCTAssertIdentical(a.presentedViewController, b)
        XCTAssertIdentical(navigation.visibleViewController, b)
        a.dismiss(animated: false)
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertNil(b.presentedViewController)
        XCTAssertNil(c.view.window)
    }

    // MARK: Custom containers

    func testChildrenAreNotifiedOfParentAndAppearance() {
        let (a, b) = (makeController("A"), makeController("B"))
        window.rootViewController = a
        _ = trace.drainLines()
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        XCTAssertEqual(
            trace.drainLines(),
            [
                "B willMove(parent)", "B loadView", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing",
                "B viewDidAppear",
                "B didMove(parent)",
            ])
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
        XCTAssertEqual(
            trace.drainLines(), ["B willMove(nil)", "B viewWillDisappear", "B viewDidDisappear", "B didMove(nil)"])
        XCTAssertEqual(a.children.count, 0)
    }

    func testChildrenAppearWithParent() {
        let (a, b) = (makeController("A"), makeController("B"))
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        XCTAssertEqual(trace.drainLines().filter { $0.contains("ppear") }, [])
        window.rootViewController = a
        let calls = trace.drainLines()
        for call in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            XCTAssertEqual(calls.filter { $0.hasSuffix(call) }, ["A \(call)", "B \(call)"])
        }
        window.rootViewController = nil
        XCTAssertEqual(
            trace.drainLines(),
            ["A viewWillDisappear", "B viewWillDisappear", "A viewDidDisappear", "B viewDidDisappear"])
    }

    func testContainerCanForwardAppearanceItself() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (container, b) = (Container(), makeController("B"))
        window.rootViewController = container
        container.addChild(b)
        container.view.addSubview(b.view)
        b.didMove(toParent: container)
        XCTAssertEqual(trace.drainLines().filter { $0.contains("ppear") }, [])
        b.beginAppearanceTransition(true, animated: false)
        b.endAppearanceTransition()
        XCTAssertEqual(trace.drainLines(), ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
    }
}
