import CellSimHost
import Foundation
import XCTest

/// Scenes that do not fill the screen, and cells of inset tables, as recorded in documents.
@preconcurrency @MainActor final class CanvasScenesTests: XCTestCase {
    /// The frame of a box in the safe area of a scene.
    private func box(tools: Int, device: String, root: String) throws -> CGRect? {
        try CanvasDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="\(device)" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
                <viewController id="vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" \(root)/><subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(CanvasDocument.elsewhere)</view>
                </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="it" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="a"/>
                <constraint firstItem="it" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="b"/>
                <constraint firstItem="it" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
                <constraint firstItem="it" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="d"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """, kind: "storyboard"
        ).frames["it"]
    }

    /// Recorded at 24765 for scenes of 375 by 752 and 762 points on a screen of 812, and one of 793 on 852: the upper inset once,
    /// none below. On the whole screen both are taken twice.
    func testLowerScenesHaveTheUpperInsetOnce() throws {
        XCTAssertEqual(
            try box(tools: 24765, device: "retina5_9", root: #"x="0.0" y="0.0" width="375" height="752""#),
            CGRect(x: 0, y: 50, width: 375, height: 702))
        XCTAssertEqual(
            try box(tools: 24765, device: "retina5_9", root: #"x="0.0" y="0.0" width="375" height="812""#),
            CGRect(x: 0, y: 100, width: 375, height: 644))
    }

    /// Recorded at 11542 for scenes 603 points high that begin below a navigation bar, at y 64.
    func testAScenesViewBelowTheBarsHasNoUpperInset() throws {
        let below = try box(tools: 11542, device: "retina4_7", root: #"x="0.0" y="64" width="375" height="603""#)
        XCTAssertEqual(below, CGRect(x: 0, y: 0, width: 375, height: 603))
        let whole = try box(tools: 11542, device: "retina4_7", root: #"x="0.0" y="0.0" width="375" height="667""#)
        XCTAssertEqual(whole, CGRect(x: 0, y: 20, width: 375, height: 647))
    }

    private func cell(
        _ width: Int, x: Int = 0, tools: Int, device: String, table: String?, margins: String = ""
    ) throws -> CGRect? {
        let content = """
            <tableViewCell contentMode="scaleToFill" \(margins.isEmpty ? "" : #"preservesSuperviewLayoutMargins="NO""#) id="cell">
            <rect key="frame" x="\(x)" y="28" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(CanvasDocument.elsewhere)</view>
            </subviews><constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="a"/>
            <constraint firstItem="it" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="b"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/>
            <constraint firstItem="it" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="d"/>
            </constraints></tableViewCellContentView>\(margins)</tableViewCell>
            """
        let objects =
            table.map {
                """
                <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="\($0)" separatorStyle="default" rowHeight="44" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="600"/><prototypes>\(content)</prototypes></tableView>
                """
            } ?? content
        return try CanvasDocument(objects, tools: String(tools), device: device).frames["it"]
    }

    /// Recorded in two projects: cells of 343 points at x 16 have margins of 16, of 335 at x 20 margins of 20.
    func testCellsOfInsetTablesHaveMarginsAsWideAsTheirInsets() throws {
        for inset in [16, 20] {
            let width = 375 - 2 * inset
            let found = try cell(width, x: inset, tools: 23504, device: "retina4_7", table: "insetGrouped")
            XCTAssertEqual(found?.minX, CGFloat(inset))
            XCTAssertEqual(found?.width, CGFloat(width - 2 * inset))
        }
        XCTAssertEqual(try cell(375, tools: 23504, device: "retina4_7", table: "plain")?.minX, 16)
    }

    func testCellsOnAnIPadHaveMarginsOf20() throws {
        XCTAssertEqual(try cell(320, tools: 21507, device: "ipad9_7", table: nil)?.minX, 20)
        XCTAssertEqual(try cell(320, tools: 21507, device: "retina6_1", table: nil)?.minX, 16)
    }

    /// Launch screens of four projects that Xcode 6 to 8 made: "symbolic" distances of 20 from the safe area, recorded as none.
    func testSymbolicDistancesFromTheSafeAreaWereNone() throws {
        func frame(_ tools: String) throws -> CGRect? {
            try CanvasDocument(
                """
                <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
                \(CanvasDocument.label("it"))</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="it" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" symbolic="YES" id="a"/>
                <constraint firstItem="it" firstAttribute="centerX" secondItem="top" secondAttribute="centerX" id="b"/>
                <constraint firstItem="it" firstAttribute="centerY" secondItem="top" secondAttribute="centerY" id="c"/>
                </constraints></view>
                """, tools: tools, device: "retina4_7"
            ).frames["it"]
        }
        XCTAssertEqual(try frame("13142")?.width, 375)
        XCTAssertEqual(try frame("16097")?.width, 335)
    }

    /// Recorded in two projects at 18122 and 24412: 20 points between the views above and below.
    func testAHiddenActivityIndicatorInAStackTakesItsRoom() throws {
        let frame = try CanvasDocument.frame(
            of: """
                <stackView axis="vertical" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(CanvasDocument.elsewhere)
                <subviews><activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="wheel">
                \(CanvasDocument.elsewhere)</activityIndicatorView>\(CanvasDocument.label("lab"))</subviews></stackView>
                """, tools: "18122", device: "retina4_7")
        XCTAssertEqual(frame.height, 40.5)
    }
}
