import CellSimInterfaceBuilder
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests scenes of storyboards, their controllers, and references between controllers.
@preconcurrency @MainActor
final class StoryboardTests: XCTestCase {
    func testInitialAndIdentifiedControllers() throws {
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.scene("a", "title=\"First\"") + StoryboardFixture.scene("b"), initial: "b")
        XCTAssertEqual(storyboard.instantiateInitialViewController()?.storyboardIdentifier, "b")
        let first = storyboard.instantiateViewController(withIdentifier: "a")
        XCTAssertEqual(first.title, "First")
        XCTAssertIdentical(first.storyboard, storyboard)
        XCTAssertFalse(first.isViewLoaded)
        XCTAssertEqual(first.view.bounds.size, UIScreen.main.bounds.size)
        XCTAssertThrowsError(
            try UIKitException.catching { _ = storyboard.instantiateViewController(withIdentifier: "c") }
        ) {
            XCTAssertTrue("\($0)".contains("doesn't contain a view controller with identifier 'c'"), "\($0)")
        }
        XCTAssertNil(try StoryboardFixture.storyboard(StoryboardFixture.scene("a")).instantiateInitialViewController())
    }

    func testCreatorPassesArguments() throws {
        final class Detail: UIViewController {
            let number: Int
            init?(coder: NSCoder, number: Int) {
                self.number = number
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { nil }
        }
        let storyboard = try StoryboardFixture.storyboard(StoryboardFixture.scene("a", "title=\"T\""), initial: "a")
        let detail = storyboard.instantiateViewController(identifier: "a") { Detail(coder: $0, number: 7) }
        XCTAssertEqual(detail.number, 7)
        XCTAssertEqual(detail.title, "T")
        XCTAssertEqual(detail.view.bounds.width, UIScreen.main.bounds.width)
        let initial = storyboard.instantiateInitialViewController { Detail(coder: $0, number: 8) }
        XCTAssertEqual(initial?.number, 8)
        let plain = storyboard.instantiateViewController(identifier: "a") { _ -> UIViewController? in nil }
        XCTAssertEqual(plain.title, "T", "the storyboard creates the controller if the creator returns nil")
    }

    func testOutletsToOtherScenesAreSkippedWithAWarning() throws {
        let field = Fixture.text("storyboards/field-of-another-scene.xml")
        let label = "<connections><outlet property=\"title\" destination=\"v-b\" id=\"p\"/></connections>"
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.scene("a", view: field) + StoryboardFixture.scene("b", extra: label), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let text = try XCTUnwrap(controller.view.subviews.first as? UITextField)
        XCTAssertNil(text.delegate)
        XCTAssertEqual(
            storyboard.diagnostics.filter { $0.rule == .connection }.map(\.message),
            ["is an object of another scene, which is not loaded with this one"])
    }

    func testContainersGetChildrenFromRelationshipSegues() throws {
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.container("tabBarController", "t", ["n", "b"], "viewControllers")
                + StoryboardFixture.container("navigationController", "n", ["a"], "rootViewController")
                + StoryboardFixture.scene("a")
                + StoryboardFixture.scene("b"), initial: "t")
        let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(tabs.viewControllers?.map(\.storyboardIdentifier), ["n", "b"])
        let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
        XCTAssertEqual(navigation.topViewController?.storyboardIdentifier, "a")
        XCTAssertIdentical(navigation.topViewController?.tabBarController, tabs)
    }

    func testSplitViewColumnsAreOrderedByRelationship() throws {
        func segue(_ id: String, _ relationship: String) -> String {
            "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\(id)\"/>"
        }
        let split = Fixture.text(
            "storyboards/split.xml",
            replacing: [
                "compact": segue("d", "compactViewController"), "primary": segue("a", "primaryViewController"),
                "secondary": segue("c", "secondaryViewController"),
                "supplementary": segue("b", "supplementaryViewController"),
            ])
        let storyboard = try StoryboardFixture.storyboard(
            split + ["a", "b", "c", "d"].map { StoryboardFixture.scene($0) }.joined(), initial: "split")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UISplitViewController)
        XCTAssertEqual(controller.viewControllers.map(\.storyboardIdentifier), ["a", "b", "c"])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
        window.overrideTraits(UITraitCollection(horizontalSizeClass: .regular))
        window.rootViewController = controller
        window.layoutIfNeeded()
        XCTAssertNil(controller.viewControllers.first?.viewIfLoaded?.superview)
        XCTAssertEqual(controller.viewControllers.dropFirst().map { $0.viewIfLoaded?.frame.minX }, [0, 320])
        XCTAssertEqual(controller.viewControllers.last?.view.frame.width, 680)
    }

    func testContainerViewsAreFilledAndPrepared() throws {
        final class Outer: UIViewController {
            var prepared: [String] = []
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                prepared.append("\(segue.identifier ?? "") \(segue.destination.isViewLoaded)")
            }
        }
        ClassResolver.register(Outer.self, as: "StoryboardOuter")
        let container = Fixture.text("storyboards/container-view.xml")
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.scene("a", "customClass=\"StoryboardOuter\"", view: container)
                + StoryboardFixture.scene("b"), initial: "a")
        let outer = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Outer)
        XCTAssertEqual(outer.prepared, [])
        outer.loadViewIfNeeded()
        XCTAssertEqual(outer.prepared, ["inside false"], "prepare runs before the destination's view is loaded")
        XCTAssertEqual(outer.children.map(\.storyboardIdentifier), ["b"])
        XCTAssertEqual(outer.children.first?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    func testPrototypesAreRegistered() throws {
        let scene = Fixture.text("storyboards/prototype.xml")
        let controller = try XCTUnwrap(
            try StoryboardFixture.storyboard(scene, initial: "t").instantiateInitialViewController()
                as? UITableViewController)
        XCTAssertEqual(controller.tableView.rowHeight, 70)
        let (one, two) = (
            controller.tableView.dequeueReusableCell(withIdentifier: "row"),
            controller.tableView.dequeueReusableCell(withIdentifier: "row")
        )
        XCTAssertEqual(one?.textLabel?.text, "Prototype")
        XCTAssertNotIdentical(one, two)
        XCTAssertNil(controller.tableView.dequeueReusableCell(withIdentifier: "other"))
    }

    func testStaticCellsAreTheRows() throws {
        func cell(_ id: String) -> String {
            Fixture.text("storyboards/static-cell.xml", replacing: ["id": id])
        }
        let scene = Fixture.text(
            "storyboards/static-cells.xml", replacing: ["a": cell("a"), "b": cell("b"), "c": cell("c")])
        let controller = try XCTUnwrap(
            try StoryboardFixture.storyboard(scene, initial: "t").instantiateInitialViewController()
                as? UITableViewController)
        controller.view.layoutIfNeeded()
        let table = try XCTUnwrap(controller.tableView)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual((0..<2).map { table.numberOfRows(inSection: $0) }, [2, 1])
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.nibIdentity?.objectID, "b")
    }

    func testStaticRowHeightOverridesTableRowHeight() throws {
        func cell(_ id: String, _ height: String) -> String {
            Fixture.text("storyboards/static-cell-with-height.xml", replacing: ["height": height, "id": id])
        }
        for tableHeight in ["50", "-1"] {
            let scene = Fixture.text(
                "storyboards/static-rows.xml",
                replacing: ["a": cell("a", "rowHeight=\"88\""), "b": cell("b", ""), "tableHeight": tableHeight])
            let initial = try StoryboardFixture.storyboard(scene, initial: "t").instantiateInitialViewController()
            let controller = try XCTUnwrap(initial as? UITableViewController)
            controller.view.layoutIfNeeded()
            let table = try XCTUnwrap(controller.tableView)
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 88)
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, tableHeight == "50" ? 50 : 44)
            // The value that a controller with an override gets from `super`.
            XCTAssertEqual(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)), 88)
            XCTAssertEqual(controller.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)), table.rowHeight)
        }
    }

    func testHostingControllerShowsBackground() throws {
        let scene =
            Fixture.text("storyboards/hosting-controller.xml")
        let controller = try XCTUnwrap(
            try StoryboardFixture.storyboard(scene, initial: "h").instantiateInitialViewController())
        XCTAssertEqual(controller.view.backgroundColor, .systemBackground)
    }

    func testCollectionPrototypesAreRegistered() throws {
        let scene = StoryboardFixture.scene(
            "a",
            view: Fixture.text("storyboards/collection.xml"))
        let controller = try XCTUnwrap(
            try StoryboardFixture.storyboard(scene, initial: "a").instantiateInitialViewController())
        let view = try XCTUnwrap(controller.view.subviews.first as? UICollectionView)
        let path = IndexPath(item: 0, section: 0)
        XCTAssertEqual(view.dequeueReusableCell(withReuseIdentifier: "tile", for: path).tag, 4)
        XCTAssertEqual(
            view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path
            ).tag, 5)
    }

    func testPlainCollectionControllerShowsHeaders() throws {
        func scene(_ header: String) -> String {
            Fixture.text("storyboards/collection-controller.xml", replacing: ["header": header])
        }
        let prototype = Fixture.text("storyboards/header.xml")
        for (header, tag) in [(prototype, 5), ("", 0)] {
            let initial = try StoryboardFixture.storyboard(scene(header), initial: "c")
                .instantiateInitialViewController()
            let controller = try XCTUnwrap(initial as? UICollectionViewController)
            try UIKitException.catching { controller.view.layoutIfNeeded() }
            let headers = controller.collectionView.subviews.compactMap { $0 as? UICollectionReusableView }
            XCTAssertEqual(headers.map(\.tag), [tag])
            XCTAssertEqual(
                headers.first?.frame, CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))
        }
    }
}
