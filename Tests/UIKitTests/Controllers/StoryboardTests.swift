import CellSimInterfaceBuilder
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
    private typealias Fixture = StoryboardFixture

    func testTheInitialControllerAndThoseWithIdentifiers() throws {
        let storyboard = try Fixture.storyboard(
            Fixture.scene("a", "title=\"First\"") + Fixture.scene("b"), initial: "b")
        XCTAssertEqual(storyboard.instantiateInitialViewController()?.storyboardIdentifier, "b")
        let first = storyboard.instantiateViewController(withIdentifier: "a")
        XCTAssertEqual(first.title, "First")
        XCTAssertTrue(first.storyboard === storyboard)
        XCTAssertFalse(first.isViewLoaded)
        XCTAssertEqual(first.view.bounds.size, UIScreen.main.bounds.size)
        XCTAssertThrowsError(
            try UIKitException.catching { _ = storyboard.instantiateViewController(withIdentifier: "c") }
        ) {
            XCTAssertTrue("\($0)".contains("doesn't contain a view controller with identifier 'c'"), "\($0)")
        }
        XCTAssertNil(try Fixture.storyboard(Fixture.scene("a")).instantiateInitialViewController())
    }

    func testACreatorMayGiveTheInitialiserMore() throws {
        final class Detail: UIViewController {
            let number: Int
            init?(coder: NSCoder, number: Int) {
                self.number = number
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { nil }
        }
        let storyboard = try Fixture.storyboard(Fixture.scene("a", "title=\"T\""), initial: "a")
        let made = storyboard.instantiateViewController(identifier: "a") { Detail(coder: $0, number: 7) }
        XCTAssertEqual(made.number, 7)
        XCTAssertEqual(made.title, "T")
        XCTAssertEqual(made.view.bounds.width, UIScreen.main.bounds.width)
        let initial = storyboard.instantiateInitialViewController { Detail(coder: $0, number: 8) }
        XCTAssertEqual(initial?.number, 8)
        let plain = storyboard.instantiateViewController(identifier: "a") { _ -> UIViewController? in nil }
        XCTAssertEqual(plain.title, "T", "without one of the creator's the storyboard makes its own")
    }

    func testOutletsToOtherScenesAreSkippedWithAWarning() throws {
        let field = """
            <textField id="f"><connections><outlet property="delegate" destination="b" id="o"/></connections></textField>
            """
        let label = "<connections><outlet property=\"title\" destination=\"v-b\" id=\"p\"/></connections>"
        let storyboard = try Fixture.storyboard(
            Fixture.scene("a", view: field) + Fixture.scene("b", extra: label), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let text = try XCTUnwrap(controller.view.subviews.first as? UITextField)
        XCTAssertNil(text.delegate)
        XCTAssertEqual(
            storyboard.diagnostics.filter { $0.rule == .connection }.map(\.message),
            ["is an object of another scene, which is not loaded with this one"])
    }

    func testContainersHoldWhatTheirRelationshipsLeadTo() throws {
        let storyboard = try Fixture.storyboard(
            Fixture.container("tabBarController", "t", ["n", "b"], "viewControllers")
                + Fixture.container("navigationController", "n", ["a"], "rootViewController") + Fixture.scene("a")
                + Fixture.scene("b"), initial: "t")
        let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(tabs.viewControllers?.map(\.storyboardIdentifier), ["n", "b"])
        let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
        XCTAssertEqual(navigation.topViewController?.storyboardIdentifier, "a")
        XCTAssertTrue(navigation.topViewController?.tabBarController === tabs)
    }

    func testASplitViewsColumnsStandInOrderHoweverTheyAreListed() throws {
        func segue(_ id: String, _ relationship: String) -> String {
            "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\(id)\"/>"
        }
        let split = """
            <scene sceneID="sc"><objects><splitViewController style="tripleColumn" id="split" sceneMemberID="viewController"><connections>
            \(segue("c", "secondaryViewController"))\(segue("d", "compactViewController"))\(segue("a", "primaryViewController"))
            \(segue("b", "supplementaryViewController"))</connections></splitViewController></objects></scene>
            """
        let storyboard = try Fixture.storyboard(
            split + ["a", "b", "c", "d"].map { Fixture.scene($0) }.joined(), initial: "split")
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
        let container = """
            <containerView id="c"><rect key="frame" x="10" y="20" width="200" height="100"/>
            <connections><segue destination="b" kind="embed" identifier="inside" id="e"/></connections></containerView>
            """
        let storyboard = try Fixture.storyboard(
            Fixture.scene("a", "customClass=\"StoryboardOuter\"", view: container) + Fixture.scene("b"), initial: "a")
        let outer = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Outer)
        XCTAssertEqual(outer.prepared, [])
        outer.loadViewIfNeeded()
        XCTAssertEqual(outer.prepared, ["inside false"], "before the view of the destination is loaded")
        XCTAssertEqual(outer.children.map(\.storyboardIdentifier), ["b"])
        XCTAssertEqual(outer.children.first?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    func testPrototypesAreRegisteredAndReportTheTableTheirHeight() throws {
        let scene = """
            <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="70" id="tv">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <prototypes><tableViewCell reuseIdentifier="row" textLabel="l" style="IBUITableViewCellStyleDefault" id="p">
            <rect key="frame" x="0.0" y="0.0" width="320" height="70"/>
            <tableViewCellContentView key="contentView" tableViewCell="p" id="pc"><rect key="frame" x="0" y="0" width="320" height="70"/>
            <subviews><label text="Prototype" id="l"><rect key="frame" x="16" y="0" width="288" height="70"/></label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
            """
        let controller = try XCTUnwrap(
            try Fixture.storyboard(scene, initial: "t").instantiateInitialViewController() as? UITableViewController)
        XCTAssertEqual(controller.tableView.rowHeight, 70)
        let (one, two) = (
            controller.tableView.dequeueReusableCell(withIdentifier: "row"),
            controller.tableView.dequeueReusableCell(withIdentifier: "row")
        )
        XCTAssertEqual(one?.textLabel?.text, "Prototype")
        XCTAssertFalse(one === two)
        XCTAssertNil(controller.tableView.dequeueReusableCell(withIdentifier: "other"))
    }

    func testStaticCellsAreTheRows() throws {
        func cell(_ id: String) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
            <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        let scene = """
            <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <sections><tableViewSection headerTitle="One" id="s1"><cells>\(cell("a"))\(cell("b"))</cells></tableViewSection>
            <tableViewSection footerTitle="End" id="s2"><cells>\(cell("c"))</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" id="o2"/>
            </connections></tableView></tableViewController></objects></scene>
            """
        let controller = try XCTUnwrap(
            try Fixture.storyboard(scene, initial: "t").instantiateInitialViewController() as? UITableViewController)
        controller.view.layoutIfNeeded()
        let table = try XCTUnwrap(controller.tableView)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual((0..<2).map { table.numberOfRows(inSection: $0) }, [2, 1])
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.nibIdentity?.objectID, "b")
    }

    func testAStaticRowsOwnHeightCountsBeforeTheTables() throws {
        func cell(_ id: String, _ height: String) -> String {
            """
            <tableViewCell \(height) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
            <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        for tableHeight in ["50", "-1"] {
            let scene = """
                <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" separatorStyle="none" rowHeight="\(tableHeight)" id="tv">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <sections><tableViewSection id="s1"><cells>\(cell("a", "rowHeight=\"88\""))\(cell("b", ""))</cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" id="o2"/>
                </connections></tableView></tableViewController></objects></scene>
                """
            let made = try Fixture.storyboard(scene, initial: "t").instantiateInitialViewController()
            let controller = try XCTUnwrap(made as? UITableViewController)
            controller.view.layoutIfNeeded()
            let table = try XCTUnwrap(controller.tableView)
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 88)
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, tableHeight == "50" ? 50 : 44)
            // The value that a controller with an override gets from `super`.
            XCTAssertEqual(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)), 88)
            XCTAssertEqual(controller.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)), table.rowHeight)
        }
    }

    func testAHostingControllerShowsTheBackgroundOfItsViews() throws {
        let scene =
            #"<scene sceneID="s"><objects><hostingController id="h" sceneMemberID="viewController"/></objects></scene>"#
        let controller = try XCTUnwrap(try Fixture.storyboard(scene, initial: "h").instantiateInitialViewController())
        XCTAssertEqual(controller.view.backgroundColor, .systemBackground)
    }

    func testACollectionsPrototypesAreRegistered() throws {
        let scene = Fixture.scene(
            "a",
            view: """
                <collectionView dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="320" height="300"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="50" height="60"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="tile" tag="4" id="cc"><rect key="frame" x="0" y="0" width="50" height="60"/>
                <view key="contentView" id="ccv"><rect key="frame" x="0" y="0" width="50" height="60"/></view></collectionViewCell></cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" tag="5" id="hv">
                <rect key="frame" x="0" y="0" width="320" height="30"/></collectionReusableView></collectionView>
                """)
        let controller = try XCTUnwrap(try Fixture.storyboard(scene, initial: "a").instantiateInitialViewController())
        let view = try XCTUnwrap(controller.view.subviews.first as? UICollectionView)
        let path = IndexPath(item: 0, section: 0)
        XCTAssertEqual(view.dequeueReusableCell(withReuseIdentifier: "tile", for: path).tag, 4)
        XCTAssertEqual(
            view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path
            ).tag, 5)
    }

    func testACollectionControllerWithoutAClassShowsItsHeaders() throws {
        func scene(_ header: String) -> String {
            """
            <scene sceneID="s"><objects><collectionViewController id="c" sceneMemberID="viewController">
            <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="50" height="60"/>
            <size key="headerReferenceSize" width="50" height="40"/></collectionViewFlowLayout>\(header)
            <connections><outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/>
            </connections></collectionView></collectionViewController></objects></scene>
            """
        }
        let prototype = """
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" tag="5" id="hv">
            <rect key="frame" x="0" y="0" width="320" height="40"/></collectionReusableView>
            """
        for (header, tag) in [(prototype, 5), ("", 0)] {
            let made = try Fixture.storyboard(scene(header), initial: "c").instantiateInitialViewController()
            let controller = try XCTUnwrap(made as? UICollectionViewController)
            try UIKitException.catching { controller.view.layoutIfNeeded() }
            let shown = controller.collectionView.subviews.compactMap { $0 as? UICollectionReusableView }
            XCTAssertEqual(shown.map(\.tag), [tag])
            XCTAssertEqual(
                shown.first?.frame, CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))
        }
    }
}
