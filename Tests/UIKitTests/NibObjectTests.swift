import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests document objects that are not views, and properties of views that do not affect drawing.
@preconcurrency @MainActor
final class NibObjectTests: XCTestCase {
    private func load(_ xml: String) throws -> NibInstance {
        let instance = try NibFixture.load(xml, options: NibOptions(reportsUnread: true))
        XCTAssertEqual(instance.diagnostics.map(\.description), [])
        return instance
    }

    func testGestureRecognizers() throws {
        let instance = try load(Fixture.text("gesture-recognizers.xml"))
        let view = try XCTUnwrap(instance.firstView)
        XCTAssertEqual(view.gestureRecognizers?.count, 2)
        let tap = try XCTUnwrap(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        XCTAssertEqual(tap.numberOfTapsRequired, 2)
        XCTAssertIdentical(tap.view, view)
        let edge = try XCTUnwrap(instance.object(withID: "e") as? UIScreenEdgePanGestureRecognizer)
        XCTAssertEqual(edge.edges, [.left, .bottom])
        XCTAssertEqual((instance.object(withID: "l") as? UILongPressGestureRecognizer)?.minimumPressDuration, 1.5)
        XCTAssertEqual((instance.object(withID: "s") as? UISwipeGestureRecognizer)?.direction, .left)
        XCTAssertEqual((instance.object(withID: "n") as? UIPinchGestureRecognizer)?.scale, 2)
        XCTAssertEqual((instance.object(withID: "r") as? UIRotationGestureRecognizer)?.rotation, 1)
        XCTAssertEqual((instance.object(withID: "p") as? UIPanGestureRecognizer)?.minimumNumberOfTouches, 2)
    }

    func testBarButtonItemAction() throws {
        let instance = try load(
            """
            <toolbar opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <items><barButtonItem title="Go" id="i"><connections>
            <action selector="sliderMoved:" destination="v" id="c"/></connections></barButtonItem></items></toolbar>
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
            """)
        let item = try XCTUnwrap(instance.object(withID: "i") as? UIBarButtonItem)
        XCTAssertEqual(item.action, Selector("sliderMoved:"))
        XCTAssertIdentical(item.target, instance.object(withID: "v"))
    }

    func testAccessibilityAttributes() throws {
        let view = try XCTUnwrap(
            load(
                """
                <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                <accessibility key="accessibilityConfiguration" identifier="a" label="b" hint="c">
                <accessibilityTraits key="traits" button="YES" notEnabled="YES"/><bool key="isElement" value="YES"/>
                </accessibility></view>
                """
            ).firstView)
        XCTAssertEqual(view.accessibilityIdentifier, "a")
        XCTAssertEqual(view.accessibilityLabel, "b")
        XCTAssertEqual(view.accessibilityHint, "c")
        XCTAssertEqual(view.accessibilityTraits, [.button, .notEnabled])
        XCTAssertTrue(view.isAccessibilityElement)
    }

    func testSearchBarTextInputTraits() throws {
        let bar = try XCTUnwrap(
            load(
                """
                <searchBar contentMode="redraw" placeholder="Find" id="s">
                <rect key="frame" x="0.0" y="0.0" width="320" height="56"/>
                <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="search"/></searchBar>
                """
            ).firstView as? UISearchBar)
        XCTAssertEqual(bar.keyboardType, .emailAddress)
        XCTAssertEqual(bar.returnKeyType, .search)
        XCTAssertEqual(bar.placeholder, "Find")
    }

    func testPageAndSplitViewControllers() throws {
        let instance = try load(
            """
            <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" pageSpacing="12" \
            navigationOrientation="vertical" spineLocation="none" id="p"/>
            <splitViewController minimumPrimaryColumnWidth="280" preferredPrimaryColumnWidthFraction="0.25" \
            presentsWithGesture="NO" id="s"/>
            """)
        let pages = try XCTUnwrap(instance.object(withID: "p") as? UIPageViewController)
        XCTAssertEqual(pages.transitionStyle, .scroll)
        XCTAssertEqual(pages.navigationOrientation, .vertical)
        XCTAssertEqual(pages.interPageSpacing, 12)
        let split = try XCTUnwrap(instance.object(withID: "s") as? UISplitViewController)
        XCTAssertFalse(split.presentsWithGesture)
        split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
        XCTAssertEqual(split.primaryColumnWidth, 280)
        split.view.frame.size.width = 1200
        XCTAssertEqual(split.primaryColumnWidth, 300)
    }

    func testKeyCommandsAndSearchDisplayController() throws {
        let instance = try load(
            """
            <viewController id="c"><keyCommands>
            <keyCommand input="s" modifierFlags="1048576" actionName="save:" discoverabilityTitle="Save"/></keyCommands>
            <connections><outlet property="searchDisplayController" destination="d" id="o"/></connections></viewController>
            <searchDisplayController id="d"><connections>
            <outlet property="searchContentsController" destination="c" id="o2"/></connections></searchDisplayController>
            """)
        let controller = try XCTUnwrap(instance.object(withID: "c") as? UIViewController)
        let command = try XCTUnwrap(controller.keyCommands?.first)
        XCTAssertEqual(command.input, "s")
        XCTAssertEqual(command.modifierFlags, .command)
        XCTAssertEqual(command.action, Selector("save:"))
        XCTAssertEqual(command.discoverabilityTitle, "Save")
        XCTAssertIdentical(controller.searchDisplayController?.searchContentsController, controller)
    }

    func testCollectionViewControllerIsDataSourceAndDelegate() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        XCTAssertIdentical(controller.collectionView?.dataSource, controller)
        XCTAssertIdentical(controller.collectionView?.delegate, controller)
    }
}
