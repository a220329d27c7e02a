import CellSimHost
import Foundation
import XCTest

/// Single frames that documents recorded, each of a rule of the design canvas.
@preconcurrency @MainActor final class CanvasRecordedTests: XCTestCase {
    private func button(_ more: String, _ inside: String) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" \(more) translatesAutoresizingMaskIntoConstraints="NO" id="it">
        <rect key="frame" x="7" y="3" width="11" height="5"/>\(inside)</button>
        """
    }

    /// Recorded: 25.67 points for `xmark.circle`, 22 for `x.circle` in a custom button.
    func testASystemButtonShowsASymbolAloneAtTheLargeScale() throws {
        let symbol = #"<state key="normal" image="xmark.circle" catalog="system"/>"#
        let system = try CanvasDocument.frame(
            of: button(#"buttonType="system""#, symbol), tools: "21507", device: "retina6_12")
        XCTAssertEqual(system.width, 25.667, accuracy: 0.34)
        let custom = try CanvasDocument.frame(of: button("", symbol), tools: "21507", device: "retina6_12")
        XCTAssertEqual(system.width / custom.width, 1.29, accuracy: 0.03)
        XCTAssertEqual(custom.height, 22)
    }

    /// Recorded: 168 points for "Configure Bridges".
    func testAPrimaryButtonHasASemiboldTitle() throws {
        let inside = """
            <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Configure Bridges"/>
            """
        func width(_ role: String) throws -> CGFloat {
            try CanvasDocument.frame(of: button(role, inside), tools: "23504", device: "retina6_12").width
        }
        XCTAssertEqual(try width(#"role="primary""#), 168, accuracy: 0.5)
        XCTAssertEqual(try width(#"role="cancel""#), try width(""))
        XCTAssertLessThan(try width(""), 163)
    }

    /// Recorded: views end 8 points from the cell's right edge where the content view ends at 31.
    func testNextToAnAccessoryTheContentViewIsWiderThanRecorded() throws {
        let cell = """
            <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" rowHeight="44" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="383" height="43.5"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></view>
            </subviews><constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="a"/>
            <constraint firstAttribute="trailing" secondItem="it" secondAttribute="trailing" id="b"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/>
            <constraint firstAttribute="bottom" secondItem="it" secondAttribute="bottom" id="d"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let old = try CanvasDocument(cell, tools: "16096", device: "retina4_7").frames
        XCTAssertEqual(old["it"]?.width, 388)
        XCTAssertEqual(old["content"]?.width, 383)
        XCTAssertEqual(try CanvasDocument(cell, tools: "17701", device: "retina4_7").frames["it"]?.width, 383)
        XCTAssertEqual(try CanvasDocument(cell, tools: "16096", device: "retina6_1").frames["it"]?.width, 383)
    }

    /// Recorded: a view of 240 × 50 around a short text in a column that is centred.
    func testAViewInAColumnThatDoesNotFillKeepsItsLibrarysWidth() throws {
        func width(_ alignment: String) throws -> CGFloat? {
            let root = """
                <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="394" height="98"/><subviews>
                <stackView axis="vertical" alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="column"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/><subviews>
                <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Short" translatesAutoresizingMaskIntoConstraints="NO" id="text"><rect key="frame" x="7" y="3" width="11" height="5"/></label>
                </subviews><constraints>
                <constraint firstItem="text" firstAttribute="leading" secondItem="it" secondAttribute="leading" id="a"/>
                <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" id="b"/>
                <constraint firstItem="text" firstAttribute="top" secondItem="it" secondAttribute="top" id="c"/>
                <constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="d"/>
                </constraints></view></subviews></stackView></subviews><constraints>
                <constraint firstItem="column" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="e"/>
                <constraint firstAttribute="trailing" secondItem="column" secondAttribute="trailing" id="f"/>
                <constraint firstItem="column" firstAttribute="top" secondItem="top" secondAttribute="top" id="g"/>
                </constraints></view>
                """
            return try CanvasDocument(root, tools: "23504").frames["it"]?.width
        }
        XCTAssertEqual(try width("center"), 240)
        XCTAssertEqual(try width("fill"), 394)
    }

    /// The plug-in's version tells the age of what a beta build wrote; what is no number tells nothing.
    func testABetaBuildIsAsOldAsItsPlugIn() throws {
        let pages = """
            <pageControl contentMode="scaleToFill" numberOfPages="3" translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="7" y="3" width="11" height="5"/></pageControl>
            """
        func height(_ tools: String, _ plugIn: String) throws -> CGFloat {
            try CanvasDocument.frame(of: pages, tools: tools, plugIn: plugIn).height
        }
        let (old, new) = (try height("16097", "16087"), try height("21507", "21505"))
        XCTAssertNotEqual(old, new)
        XCTAssertEqual(try height("32700.99.1234", "16087"), old)
        for plugIn in ["21505", "nan", "-inf", "1e99", "x"] {
            XCTAssertEqual(try height("32700.99.1234", plugIn), new, plugIn)
        }
    }
}
