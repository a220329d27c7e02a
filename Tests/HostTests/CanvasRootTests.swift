import CellSimHost
import Foundation
import XCTest

/// What the design canvas gives a root view: safe areas, margins and bars, as recorded in documents.
@preconcurrency @MainActor final class CanvasRootTests: XCTestCase {
    /// A root with one view in its safe area, or within its margins.
    private func inner(
        element: String = "view", size: CGSize, device: String = "retina6_1", version: Int = 18122, more: String = "",
        withinMargins: Bool = false, sides: String = "top", orientation: String = "portrait"
    ) throws -> CGRect? {
        let (item, top, bottom) = withinMargins ? ("top", "topMargin", "bottomMargin") : ("safe", "top", "bottom")
        return try CanvasDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="\(device)" orientation="\(orientation)" appearance="light"/><objects>
                <\(element) contentMode="scaleToFill" \(more) id="top"><rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/><subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></view>
                </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="it" firstAttribute="leading" secondItem="\(sides)" secondAttribute="leading" id="c1"/>
                <constraint firstItem="\(sides)" firstAttribute="trailing" secondItem="it" secondAttribute="trailing" id="c2"/>
                <constraint firstItem="it" firstAttribute="top" secondItem="\(item)" secondAttribute="\(top)" id="c3"/>
                <constraint firstItem="\(item)" firstAttribute="\(bottom)" secondItem="it" secondAttribute="bottom" id="c4"/>
                </constraints>\(withinMargins ? "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"0.0\" bottom=\"0.0\" right=\"0.0\"/>" : "")
                </\(element)></objects></document>
                """, kind: "xib"
        ).frames["it"]
    }

    /// Recorded for three cells of 449 × 238, 521 × 440 and 654 × 479 points.
    func testACollectionCellHasTheSafeAreaOfAnyRoot() throws {
        for element in ["collectionViewCell", "collectionReusableView", "view"] {
            let found = try inner(element: element, size: CGSize(width: 449, height: 238), version: 17701)
            XCTAssertEqual(found, CGRect(x: 0, y: 44, width: 449, height: 160), element)
        }
    }

    /// Recorded at 25084 for a reusable view of 509 × 340 points (118 points above and 68 below), at 23727 for a scene of
    /// 414 × 896 (96 and 68) and a view of 414 × 158 (96).
    func testTheSafeAreaIsTakenTwiceSinceXcode16Point3() throws {
        let size = CGSize(width: 509, height: 340)
        for element in ["collectionReusableView", "view"] {
            let found = try inner(element: element, size: size, device: "retina6_12", version: 25084)
            XCTAssertEqual(found, CGRect(x: 0, y: 118, width: 509, height: 154), element)
        }
        XCTAssertEqual(
            try inner(size: CGSize(width: 414, height: 896), version: 23727),
            CGRect(x: 0, y: 96, width: 414, height: 732))
        XCTAssertEqual(try inner(size: CGSize(width: 414, height: 896), version: 23504)?.minY, 48)
    }

    /// Recorded in three documents of 21701, as in those of 22000 and later; up to 21507 there is none.
    func testTheStatusBarCameBackWithXcode14Point3() throws {
        for (version, top) in [(21507, 0), (21701, 20), (22154, 20)] {
            let found = try inner(size: CGSize(width: 320, height: 400), device: "retina4_7", version: version)
            XCTAssertEqual(found?.minY, CGFloat(top), "\(version)")
        }
    }

    /// Recorded at 21701 for two labels 20 points within the safe area of a view of 422 points: 79 from both sides.
    func testATurnedScreenHasItsNotchAtTheSides() throws {
        let found = try inner(
            size: CGSize(width: 422, height: 200), device: "retina6_72", version: 21701, sides: "safe",
            orientation: "landscape")
        XCTAssertEqual(found, CGRect(x: 59, y: 0, width: 304, height: 200))
        // Without a notch it has no status bar: 24412, a view of 290 × 44.
        let low = try inner(
            size: CGSize(width: 290, height: 44), device: "retina4_7", version: 24412, orientation: "landscape")
        XCTAssertEqual(low, CGRect(x: 0, y: 0, width: 290, height: 44))
    }

    /// Recorded at 24506 for a view of 375 × 193 points, at three of its edges; 16 views of 17156 to 22684 had margins.
    func testSinceXcode26PlainRootsHaveNoMarginsOfTheirOwn() throws {
        func x(_ version: String, _ element: String = "view") throws -> CGFloat? {
            try CanvasDocument(
                """
                <\(element) contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="375" height="193"/><subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></view>
                </subviews><constraints><constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leadingMargin" constant="8" id="a"/>
                <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
                </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></\(element)>
                """, tools: version, device: "retina4_7"
            ).frames["it"]?.minX
        }
        XCTAssertEqual(try x("22684"), 24)
        XCTAssertEqual(try x("24506"), 8)
    }

    /// Recorded for 9 of 9 views 393 points wide, for three cells of 402 and for 19 of 19 views from 414 points on.
    func testMarginsGrowBeyond393Points() throws {
        for (width, side) in [(393, 16), (402, 20), (414, 20), (430, 20)] as [(CGFloat, CGFloat)] {
            let frame = try CanvasDocument(
                """
                <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="400"/><subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></view>
                </subviews><constraints><constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leadingMargin" id="a"/>
                <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/></constraints></view>
                """, tools: "23504", device: "retina6_12"
            ).frames["it"]
            XCTAssertEqual(frame?.minX, side, "\(width)")
        }
    }

    /// Recorded for two views of 414 points whose margins of 16 became 20; a controller may keep the view's own.
    func testMarginsAreNoSmallerThanTheSystems() throws {
        func x(_ attribute: String) throws -> CGFloat? {
            try CanvasDocument(
                text: """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
                    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                    <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
                    <viewController \(attribute) id="vc" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></view>
                    </subviews><constraints><constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leadingMargin" id="a"/>
                    <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/></constraints>
                    <edgeInsets key="layoutMargins" top="5" left="5" bottom="5" right="5"/></view></viewController>
                    </objects></scene></scenes></document>
                    """, kind: "storyboard"
            ).frames["it"]?.minX
        }
        XCTAssertEqual(try x(""), 16)
        XCTAssertEqual(try x(#"viewRespectsSystemMinimumLayoutMargins="NO""#), 5)
    }

    /// Recorded for views of 350 × 350 points in Xcode 26, of 442 × 80 in Xcode 15 and of 400 × 400 in Xcode 13.
    func testSmallRootsHaveAStatusBarSinceXcode15() throws {
        let size = CGSize(width: 350, height: 350)
        XCTAssertEqual(try inner(size: size, device: "retina4_7", version: 24127)?.minY, 20)
        XCTAssertEqual(try inner(size: size, device: "retina4_7", version: 22505)?.minY, 20)
        XCTAssertEqual(try inner(size: size, device: "retina4_7", version: 20037)?.minY, 0)
        XCTAssertEqual(
            try inner(element: "collectionViewCell", size: size, device: "retina4_7", version: 24127)?.minY, 0)
    }

    /// The height of a navigation bar that a scene as high as told holds itself.
    private func barHeight(scene height: Int, device: String) throws -> CGFloat? {
        try CanvasDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="18122" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
                <device id="\(device)" orientation="portrait" appearance="light"/><scenes><scene sceneID="s1"><objects>
                <viewController id="one" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="top">
                <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/><subviews>
                <navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="7" y="3" width="11" height="5"/></navigationBar>
                </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="bar" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="c2"/>
                <constraint firstItem="bar" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """, kind: "storyboard"
        ).frames["bar"]?.height
    }

    /// Recorded for a sheet of 842 points on a screen of 896.
    func testANavigationBarInASheetIsHigher() throws {
        XCTAssertEqual(try barHeight(scene: 842, device: "retina6_1"), 56)
        XCTAssertEqual(try barHeight(scene: 896, device: "retina6_1"), 44)
        XCTAssertEqual(try barHeight(scene: 647, device: "retina4_7"), 56)
    }
}
