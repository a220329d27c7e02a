import CellSimHost
import Foundation
import XCTest

/// Controls and bars that changed with the systems whose Interface Builder drew them; lengths as recorded in documents.
@preconcurrency @MainActor final class CanvasSystemsTests: XCTestCase {
    private func frame(_ element: String, tools: String) throws -> CGRect {
        try CanvasDocument.frame(
            of: """
                <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="it">\(CanvasDocument.elsewhere)
                <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></\(element)>
                """, tools: tools, device: "retina4_7")
    }

    /// 31 points high up to 23999, 2 points beyond the constraints at the sides; 34 since, and not beyond.
    func testSlidersGrewWithXcode26() throws {
        for tools in ["14490", "19142", "23504"] {
            XCTAssertEqual(
                try frame("slider", tools: tools), CGRect(x: -2, y: 0, width: 104, height: 31), tools)
        }
        XCTAssertEqual(try frame("slider", tools: "24127"), CGRect(x: 0, y: 0, width: 100, height: 34))
    }

    /// 63 by 28 points, of which the last two to the right are not counted, as before.
    func testSwitchesBecameWiderAndLower() throws {
        let toggle = """
            <switch contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(CanvasDocument.elsewhere)</switch>
            """
        XCTAssertEqual(try CanvasDocument.frame(of: toggle, tools: "23504").size, CGSize(width: 51, height: 31))
        XCTAssertEqual(try CanvasDocument.frame(of: toggle, tools: "24127").size, CGSize(width: 63, height: 28))
    }

    /// Two toolbars above one another over the home indicator's 34 points: recorded at y 769 and 813 of 896, 44 and 49 high.
    /// In a view of 808 points, which has no such room, 44 at y 764.
    func testAToolbarIsHigherAboveTheHomeIndicatorAlone() throws {
        func bars(_ height: Int) throws -> CanvasDocument {
            try CanvasDocument(
                """
                <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/><subviews>
                <toolbar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="upper">\(CanvasDocument.elsewhere)</toolbar>
                <toolbar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="lower">\(CanvasDocument.elsewhere)</toolbar>
                </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="upper" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c1"/>
                <constraint firstItem="upper" firstAttribute="width" secondItem="top" secondAttribute="width" id="c2"/>
                <constraint firstItem="lower" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c3"/>
                <constraint firstItem="lower" firstAttribute="width" secondItem="top" secondAttribute="width" id="c4"/>
                <constraint firstItem="lower" firstAttribute="top" secondItem="upper" secondAttribute="bottom" id="c5"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="lower" secondAttribute="bottom" id="c6"/>
                </constraints></view>
                """, tools: "17156")
        }
        let tall = try bars(896)
        XCTAssertEqual(tall.frames["upper"], CGRect(x: 0, y: 769, width: 414, height: 44))
        XCTAssertEqual(tall.frames["lower"], CGRect(x: 0, y: 813, width: 414, height: 49))
        XCTAssertEqual(try bars(808).frames["lower"], CGRect(x: 0, y: 764, width: 414, height: 44))
    }

    /// A label in the middle of an item's view, 36 points high, in a bar of 49: recorded at y 7.5, for 21 points.
    func testViewsOfBarItemsKeepTheirFrames() throws {
        let bar = """
            <toolbar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(CanvasDocument.elsewhere)<items>
            <barButtonItem id="item"><view key="customView" contentMode="scaleToFill" id="held"><rect key="frame" x="20" y="6.5" width="80" height="36"/>
            <subviews>\(CanvasDocument.label("lab"))</subviews><constraints>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="held" secondAttribute="leading" id="c"/>
            <constraint firstItem="lab" firstAttribute="centerY" secondItem="held" secondAttribute="centerY" id="d"/>
            </constraints></view></barButtonItem></items></toolbar>
            """
        let document = try CanvasDocument(
            """
            <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>\(bar)</subviews>
            <constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
            <constraint firstItem="it" firstAttribute="width" secondItem="top" secondAttribute="width" id="w"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/></constraints></view>
            """, tools: "17156")
        XCTAssertEqual(document.frames["held"]?.size, CGSize(width: 80, height: 36))
        XCTAssertEqual(try XCTUnwrap(document.frames["lab"]).minY, 7.5, accuracy: 0.5)
    }
}

/// What cells' content keeps from an accessory, recorded from Xcode 10 to 26.
@preconcurrency @MainActor final class CanvasAccessoryTests: XCTestCase {
    /// The distance of a label from the trailing margin's side of a content view that ends `reduction` points before the cell.
    private func gap(_ accessory: String, reduction: CGFloat, tools: String) throws -> CGFloat {
        let document = try CanvasDocument(
            """
            <tableViewCell contentMode="scaleToFill" accessoryType="\(accessory)" id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(375 - reduction)" height="44"/><subviews>\(CanvasDocument.label("lab"))</subviews>
            <constraints>
            <constraint firstItem="lab" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="a"/>
            <constraint firstItem="lab" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="b"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """, tools: tools, device: "retina4_7")
        return 375 - reduction - (try XCTUnwrap(document.frames["lab"]).maxX)
    }

    func testContentKeepsEightPointsFromAnAccessory() throws {
        for tools in ["14490", "22505", "24506"] {
            XCTAssertEqual(try gap("disclosureIndicator", reduction: 26.5, tools: tools), 8, tools)
        }
        XCTAssertEqual(try gap("detailDisclosureButton", reduction: 57, tools: "20037"), 8)
    }

    /// Recorded: content ends 48 points before the cell, however wide the content view was saved.
    func testContentEndsWhereItDoesNextToALoneDetailButton() throws {
        XCTAssertEqual(try gap("detailButton", reduction: 32.5, tools: "22505"), 15.5)
        XCTAssertEqual(try gap("detailButton", reduction: 40, tools: "23504"), 8)
    }

    /// Recorded for 25 views: 20 points on both sides of a content view whose own margins of 16 are less than its cell's.
    func testAContentViewKeepsItsCellsTrailingMarginToo() throws {
        let document = try CanvasDocument(
            """
            <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
            <tableViewCellContentView key="contentView" contentMode="center" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="414" height="60"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></view>
            </subviews><constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="a"/>
            <constraint firstAttribute="trailingMargin" secondItem="it" secondAttribute="trailing" id="b"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/>
            </constraints><edgeInsets key="layoutMargins" top="16" left="16" bottom="16" right="16"/>
            </tableViewCellContentView></tableViewCell>
            """, tools: "19455")
        XCTAssertEqual(document.frames["it"].map { [$0.minX, $0.width] }, [20, 374])
    }
}
