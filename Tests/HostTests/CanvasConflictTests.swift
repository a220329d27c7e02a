import CellSimHost
import Foundation
import TestFixtures
import XCTest

/// Constraints that contradict one another on Interface Builder's canvas, and what stands beside a scene's root view.
/// The rules were found in documents whose frames the tool recorded.
@preconcurrency @MainActor final class CanvasConflictTests: XCTestCase {
    /// Thirteen cells of documents with such contradictions were recorded so, whatever the identifiers.
    func testInACellTheContentViewsBottomGivesWayFirst() throws {
        for (top, height, bottom) in [("a", "b", "z"), ("z", "b", "a"), ("b", "a", "z")] {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina6_1" orientation="portrait"/><objects>
                <tableViewCell contentMode="scaleToFill" rowHeight="44" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/>
                <constraints><constraint firstAttribute="height" constant="60" id="\(height)"/><constraint firstAttribute="width" constant="10" id="w"/>
                </constraints></view></subviews><constraints>
                <constraint firstItem="it" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
                <constraint firstItem="it" firstAttribute="top" secondItem="content" secondAttribute="top" constant="4" id="\(top)"/>
                <constraint firstAttribute="bottom" secondItem="it" secondAttribute="bottom" id="\(bottom)"/>
                </constraints></tableViewCellContentView></tableViewCell></objects></document>
                """
            XCTAssertEqual(
                try CanvasDocument(text: text, kind: "xib").frames["it"], CGRect(x: 0, y: 4, width: 10, height: 60),
                "\(top)\(height)\(bottom)")
        }
    }

    /// A cell 100 points high with a column between its edges, the rows in it as high as told.
    private func column(of rows: [(height: Int, id: String)], relation: String = "") throws -> CanvasDocument {
        let views = rows.map { row in
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="view-\(row.id)"><rect key="frame" x="7" y="3" width="11" height="5"/>
            <constraints><constraint firstAttribute="height" \(relation) constant="\(row.height)" id="\(row.id)"/></constraints></view>
            """
        }
        return try CanvasDocument(
            """
            <tableViewCell contentMode="scaleToFill" rowHeight="100" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/><subviews>
            \(views.joined())</subviews></stackView>
            </subviews><constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
            <constraint firstAttribute="trailing" secondItem="it" secondAttribute="trailing" id="m"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            <constraint firstAttribute="bottom" secondItem="it" secondAttribute="bottom" id="b"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """, tools: "21701")
    }

    /// Recorded for an image of 22 points in a row between edges 24 points apart, and for one of 24 in 334.
    func testWithTooMuchRoomInAStackTheFarEdgeGivesWay() throws {
        let document = try column(of: [(30, "c"), (50, "d")])
        let found = document.frames
        XCTAssertEqual(found["it"], CGRect(x: 0, y: 0, width: 320, height: 80))
        XCTAssertEqual(found["view-d"], CGRect(x: 0, y: 30, width: 320, height: 50))
        let reported = document.messages.filter { $0.contains("was broken") }
        XCTAssertEqual(reported.count, 1, "\(reported)")
        XCTAssertTrue(reported.first?.contains("'b' conflicts with others") ?? false, "\(reported)")
    }

    /// A view of 50 points between edges 49.5 points apart.
    private func squeezed(top: String, bottom: String, height: String) throws -> CGRect? {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina4_7" orientation="portrait"/>
                <objects>
                    <view contentMode="scaleToFill" id="top">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="49.5"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                                <rect key="frame" x="7" y="3" width="11" height="5"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="50" id="\(height)"/>
                                    <constraint firstAttribute="width" constant="10" id="w"/>
                                </constraints>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="l"/>
                            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="\(top)"/>
                            <constraint firstAttribute="bottom" secondItem="it" secondAttribute="bottom" id="\(bottom)"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        return try CanvasDocument(text: text, kind: "xib").frames["it"]
    }

    func testTheCanvasGivesUpTheConstraintWhoseIdentifierComesFirst() throws {
        XCTAssertEqual(
            try squeezed(top: "RUC", bottom: "AMJ", height: "Izu"), CGRect(x: 0, y: 0, width: 10, height: 50))
        XCTAssertEqual(
            try squeezed(top: "AMJ", bottom: "RUC", height: "Izu"), CGRect(x: 0, y: -0.5, width: 10, height: 50))
        XCTAssertEqual(
            try squeezed(top: "RUC", bottom: "Izu", height: "AMJ"), CGRect(x: 0, y: 0, width: 10, height: 49.5))
    }

    private let scene = Fixture.text("title-view.storyboard")

    func testWhatANavigationItemHoldsIsLaidOut() throws {
        XCTAssertEqual(
            try CanvasDocument(text: scene, kind: "storyboard").frames["inner"],
            CGRect(x: 0, y: 3, width: 180, height: 30))
    }

    /// A freeform root lower than the screen is not lower because of a bar: the bar that it asks for covers it.
    func testASimulatedBarCoversAFreeformRoot() throws {
        XCTAssertEqual(
            try CanvasDocument(text: scene, kind: "storyboard").frames["it"],
            CGRect(x: 0, y: 44, width: 400, height: 256))
    }
}
