import CellSimInterfaceBuilder
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests segues: their triggers, the methods that they call, and their destinations.
@preconcurrency @MainActor
final class SegueTests: XCTestCase {
    final class SegueRecordingController: UIViewController, ActionListing {
        static var actions: [ActionMethod] { [ActionMethod("backHere:", SegueRecordingController.backHere)] }
        var calls: [String] = []
        var allows = true
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            calls.append("should \(identifier)")
            return allows
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            calls.append(
                "prepare \(segue.identifier ?? "-") for \(segue.destination.storyboardIdentifier ?? "-") by \(type(of: sender))"
            )
        }
        func backHere(_ segue: UIStoryboardSegue) {
            calls.append("backHere: from \(segue.source.storyboardIdentifier ?? "-")")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Shows a navigation controller `n` with a controller `a`, which has a button with a segue.
    private func show(_ segue: String, _ more: String = "") throws -> (
        UINavigationController, SegueRecordingController
    ) {
        ClassResolver.register(SegueRecordingController.self, as: "SegueAsked")
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.container("navigationController", "n", ["a"], "rootViewController")
                + StoryboardFixture.scene(
                    "a", "customClass=\"SegueAsked\"", view: StoryboardFixture.button("go", segue))
                + StoryboardFixture.scene("b") + more,
            initial: "n")
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        return (navigation, try XCTUnwrap(navigation.topViewController as? SegueRecordingController))
    }

    private func tapButton(of controller: UIViewController) throws {
        TouchSimulator.tap(try XCTUnwrap(controller.view.subviews.first { $0 is UIButton }))
    }

    func testButtonSegueCallsController() throws {
        let (navigation, a) = try show("<segue destination=\"b\" kind=\"show\" identifier=\"toB\" id=\"s\"/>")
        a.allows = false
        try tapButton(of: a)
        XCTAssertEqual(a.calls, ["should toB"])
        XCTAssertIdentical(navigation.topViewController, a)
        (a.allows, a.calls) = (true, [])
        try tapButton(of: a)
        XCTAssertEqual(a.calls, ["should toB", "prepare toB for b by Optional<Any>"])
        XCTAssertEqual(navigation.viewControllers.map(\.storyboardIdentifier), ["a", "b"])
    }

    func testCodePerformsSegue() throws {
        let (navigation, a) = try show("<segue destination=\"b\" kind=\"show\" identifier=\"toB\" id=\"s\"/>")
        a.performSegue(withIdentifier: "toB", sender: nil)
        XCTAssertEqual(a.calls, ["prepare toB for b by Optional<Any>"], "performSegue does not call shouldPerformSegue")
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertThrowsError(try UIKitException.catching { a.performSegue(withIdentifier: "no", sender: nil) }) {
            XCTAssertTrue("\($0)".contains("has no segue with identifier 'no'"), "\($0)")
        }
    }

    func testPresentationUsesStylesOfSegue() throws {
        let (navigation, a) = try show(
            "<segue destination=\"b\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" id=\"s\"/>"
        )
        try tapButton(of: a)
        let b = try XCTUnwrap(navigation.presentedViewController)
        XCTAssertEqual(b.storyboardIdentifier, "b")
        XCTAssertEqual(b.modalPresentationStyle, .fullScreen)
        XCTAssertEqual(b.modalTransitionStyle, .crossDissolve)
    }

    func testCustomSegueClass() throws {
        final class Swapping: UIStoryboardSegue {
            override func perform() { source.navigationController?.setViewControllers([destination], animated: false) }
        }
        ClassResolver.register(Swapping.self, as: "SegueSwapping")
        let (navigation, a) = try show(
            "<segue destination=\"b\" kind=\"custom\" customClass=\"SegueSwapping\" id=\"s\"/>")
        try tapButton(of: a)
        XCTAssertEqual(navigation.viewControllers.map(\.storyboardIdentifier), ["b"])
    }

    func testUnwindingReturnsToController() throws {
        let exit = "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let unwind =
            "<segue destination=\"x\" kind=\"unwind\" identifier=\"back\" unwindAction=\"backHere:\" id=\"u\"/>"
        let (navigation, a) = try show(
            "<segue destination=\"c\" kind=\"show\" id=\"s\"/>",
            StoryboardFixture.scene(
                "c", view: StoryboardFixture.button("g2", "<segue destination=\"d\" kind=\"presentation\" id=\"s2\"/>"))
                + StoryboardFixture.scene("d", view: StoryboardFixture.button("g3", unwind), exit: exit))
        try tapButton(of: a)
        let c = try XCTUnwrap(navigation.topViewController)
        window.layoutIfNeeded()
        try tapButton(of: c)
        let d = try XCTUnwrap(navigation.presentedViewController)
        XCTAssertEqual(d.storyboardIdentifier, "d")
        window.layoutIfNeeded()
        a.calls = []
        try tapButton(of: d)
        XCTAssertEqual(a.calls, ["backHere: from d"])
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertEqual(navigation.viewControllers.map(\.storyboardIdentifier), ["a"])
    }

    func testUnwindWithoutDestinationDoesNothing() throws {
        let exit = "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let unwind = "<segue destination=\"x\" kind=\"unwind\" unwindAction=\"elsewhere:\" id=\"u\"/>"
        let (navigation, a) = try show(
            "<segue destination=\"c\" kind=\"show\" id=\"s\"/>",
            StoryboardFixture.scene("c", view: StoryboardFixture.button("g2", unwind), exit: exit))
        try tapButton(of: a)
        window.layoutIfNeeded()
        try tapButton(of: try XCTUnwrap(navigation.topViewController))
        XCTAssertEqual(navigation.viewControllers.count, 2)
    }

    func testCellSegueIsPreparedBeforeSelectionIsReported() throws {
        final class List: UITableViewController {
            var calls: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
                calls.append("prepare \(path?.row ?? -1) \(tableView.indexPathForSelectedRow?.row ?? -1)")
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                calls.append("did \(indexPath.row)")
            }
        }
        ClassResolver.register(List.self, as: "SegueList")
        let list = Fixture.text("storyboards/segue-of-a-cell.xml")
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.container("navigationController", "n", ["l"], "rootViewController") + list
                + StoryboardFixture.scene("b"),
            initial: "n")
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        let controller = try XCTUnwrap(navigation.topViewController as? List)
        TouchSimulator.tap(try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
        XCTAssertEqual(controller.calls, ["prepare 1 1", "did 1"])
        XCTAssertEqual(navigation.topViewController?.storyboardIdentifier, "b")
    }

    func testSegueToMissingSceneRaises() throws {
        let (_, a) = try show("<segue destination=\"gone\" kind=\"show\" identifier=\"lost\" id=\"s\"/>")
        XCTAssertThrowsError(try UIKitException.catching { a.performSegue(withIdentifier: "lost", sender: nil) }) {
            XCTAssertTrue("\($0)".contains("Could not create the destination 'gone' of segue 'lost' on line"), "\($0)")
        }
    }
}
