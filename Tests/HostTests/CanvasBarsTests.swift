import CellSimHost
import Foundation
import XCTest

/// Bars that stand around a storyboard's scenes on the design canvas, as segues tell; insets as recorded in documents.
@preconcurrency @MainActor final class CanvasBarsTests: XCTestCase {
    private func controller(_ id: String, segues: String = "", more: String = "", height: Int = 896) -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(more) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b\(id)">
        <rect key="frame" x="7" y="3" width="11" height="5"/></view></subviews><viewLayoutGuide key="safeArea" id="g\(id)"/>
        <constraints>
        <constraint firstItem="b\(id)" firstAttribute="leading" secondItem="g\(id)" secondAttribute="leading" id="c1\(id)"/>
        <constraint firstItem="b\(id)" firstAttribute="trailing" secondItem="g\(id)" secondAttribute="trailing" id="c2\(id)"/>
        <constraint firstItem="b\(id)" firstAttribute="top" secondItem="g\(id)" secondAttribute="top" id="c3\(id)"/>
        <constraint firstItem="b\(id)" firstAttribute="bottom" secondItem="g\(id)" secondAttribute="bottom" id="c4\(id)"/>
        </constraints></view>\(segues.isEmpty ? "" : "<connections>\(segues)</connections>")</viewController></objects></scene>
        """
    }

    private func navigation(root: String, bar: String = "") -> String {
        """
        <scene sceneID="snav"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="bar"><rect key="frame" x="0.0" y="44" width="414" height="44"/></navigationBar>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        """
    }

    private let tabs = """
        <scene sceneID="stab"><objects><tabBarController id="tab" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="tbar"><rect key="frame" x="0.0" y="0.0" width="414" height="49"/></tabBar>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="t"/></connections>
        </tabBarController></objects></scene>
        """

    /// Upper and lower inset of every scene's box.
    private func insets(_ scenes: String, tools: Int = 18122, height: CGFloat = 896) throws -> [String: [CGFloat]] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>\(scenes)</scenes></document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bars-\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var found: [String: [CGFloat]] = [:]
        for root in try InspectedDocument(path: file.path).objects {
            guard let box = root.children.first, let frame = box.frame else { continue }
            found[String(box.id.dropFirst())] = [frame.minY, height - frame.maxY]
        }
        return found
    }

    func testANavigationControllerHandsItsTabBarOnToWhatItShows() throws {
        let show = #"<segue destination="next" kind="show" id="s"/>"#
        let found = try insets(tabs + navigation(root: "root") + controller("root", segues: show) + controller("next"))
        XCTAssertEqual(found["root"], [88, 83])
        XCTAssertEqual(found["next"], [88, 83])
    }

    func testAPushedSceneMayHideTheTabBar() throws {
        let show = #"<segue destination="next" kind="show" id="s"/>"#
        let hidden = controller("next", more: #"hidesBottomBarWhenPushed="YES""#)
        XCTAssertEqual(
            try insets(tabs + navigation(root: "root") + controller("root", segues: show) + hidden)["next"], [88, 34])
    }

    func testLargeTitlesMakeTheBarHigher() throws {
        let found = try insets(navigation(root: "root", bar: #"largeTitles="YES""#) + controller("root"))
        XCTAssertEqual(found["root"], [140, 34])
        XCTAssertEqual(try insets(navigation(root: "root") + controller("root"))["root"], [88, 34])
    }

    /// Recorded since Xcode 26: 54 points below the notch's 48, which count twice, and 106 with a large title.
    func testTheBarIsHigherSinceXcode26() throws {
        XCTAssertEqual(try insets(navigation(root: "root") + controller("root"), tools: 24127)["root"], [150, 68])
        let large = navigation(root: "root", bar: #"largeTitles="YES""#)
        XCTAssertEqual(try insets(large + controller("root"), tools: 24127)["root"], [202, 68])
        XCTAssertEqual(try insets(navigation(root: "root") + controller("root"), tools: 23504)["root"], [92, 34])
    }

    func testATabControllerThatIsANavigationRootHasTheBarAboveItsTabs() throws {
        let tabs = """
            <scene sceneID="stab"><objects><tabBarController id="tab" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="tbar"><rect key="frame" x="0.0" y="0.0" width="414" height="49"/></tabBar>
            <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="t"/></connections>
            </tabBarController></objects></scene>
            """
        XCTAssertEqual(try insets(navigation(root: "tab") + tabs + controller("one"))["one"], [88, 83])
    }

    /// 54 points lower than the screen: nothing above, or a bar of 56, and the home indicator's room below.
    func testASheetHasTheLowerInsetAndABarOf56Points() throws {
        let alone = try insets(controller("root", height: 842), height: 842)
        XCTAssertEqual(alone["root"], [0, 34])
        let bar = navigation(root: "root")
        XCTAssertEqual(try insets(bar + controller("root", height: 842), height: 842)["root"], [56, 34])
    }
}
