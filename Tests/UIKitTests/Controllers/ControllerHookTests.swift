import TestFixtures
import UIKit
import XCTest

/// Tests the calls that controllers receive about their views, and the properties that UIKit reads.
@preconcurrency @MainActor final class ControllerHookTests: XCTestCase {
    private final class Controller: UIViewController {
        var calls: [String] = []
        var minimumMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
        override func viewDidLoad() { calls.append("load") }
        override func updateViewConstraints() {
            calls.append("constraints")
            super.updateViewConstraints()
        }
        override func viewLayoutMarginsDidChange() { calls.append("margins") }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("editing \(isEditing) \(animated)")
        }
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    }

    private final class ConstrainedView: UIView {
        var updates = 0
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    func testLayoutUpdatesConstraintsThroughTheController() {
        let controller = Controller()
        let view = ConstrainedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view = view
        view.layoutIfNeeded()
        XCTAssertEqual(controller.calls.filter { $0 == "constraints" }, ["constraints"])
        XCTAssertEqual(view.updates, 1)
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        XCTAssertEqual(controller.calls.filter { $0 == "constraints" }.count, 2)
        XCTAssertEqual(view.updates, 2)
    }

    func testMarginChangesAreReportedAfterLoading() {
        let controller = Controller()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.calls, ["load"])
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.calls.filter { $0 == "margins" }.count, 1)
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.calls.filter { $0 == "margins" }.count, 1)
        controller.view.layoutMargins.left = 50
        XCTAssertEqual(controller.calls.filter { $0 == "margins" }.count, 2)
    }

    func testSystemMinimumLayoutMargins() {
        let controller = Controller()
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40))
    }

    func testSettingEditingCallsTheMethod() {
        let controller = Controller()
        controller.isEditing = true
        controller.setEditing(false, animated: true)
        XCTAssertEqual(controller.calls, ["editing true false", "editing false true"])
        XCTAssertFalse(controller.isEditing)
    }

    func testDismissingNothingCallsCompletion() {
        var calls = 0
        UIViewController().dismiss(animated: true) { calls += 1 }
        XCTAssertEqual(calls, 1)
    }

    func testControllerWithPresentationControllerIsFreed() {
        var controller: UIViewController? = UIViewController()
        weak let weakController = controller
        controller?.sheetPresentationController?.prefersGrabberVisible = true
        XCTAssertIdentical(controller?.presentationController?.presentedViewController, controller)
        XCTAssertEqual(controller?.sheetPresentationController?.prefersGrabberVisible, true)
        controller = nil
        XCTAssertNil(weakController)
    }

    func testPresentationControllerStoresPresentedController() {
        let presentation = UIPresentationController(presentedViewController: Controller(), presenting: nil)
        assertClass(presentation.presentedViewController, Controller.self)
    }
}
