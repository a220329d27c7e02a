import CellSimHost
import Foundation
import XCTest

/// Table cells on Interface Builder's canvas: margins of the content view, empty views in its stacks, and what a
/// constraint that was given up leaves behind. The rules were found in documents whose frames the tool recorded.
@preconcurrency @MainActor final class CanvasContentTests: XCTestCase {
    private func cell(
        _ views: String, _ constraints: String, height: Int = 100, tools: String = "21701", device: String = "retina4_7"
    ) throws -> CanvasDocument {
        try CanvasDocument(
            """
            <tableViewCell contentMode="scaleToFill" rowHeight="\(height)" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/><subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
            """, tools: tools, device: device)
    }

    private let nonsense = #"<rect key="frame" x="7" y="3" width="11" height="5"/>"#

    /// Recorded for four cells of two projects (24127 and 24506); six of 20037 to 22154 had 11 points.
    func testContentViewsHaveHigherMarginsSinceXcode26() throws {
        let view = #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\#(nonsense)</view>"#
        let edges = [("top", "a"), ("leading", "b"), ("bottom", "c"), ("trailing", "d")].map { edge, id in
            #"<constraint firstItem="it" firstAttribute="\#(edge)" secondItem="content" secondAttribute="\#(edge)Margin" id="\#(id)"/>"#
        }
        XCTAssertEqual(try cell(view, edges.joined(), tools: "22154").frames["it"], CGRect(x: 16, y: 11, width: 288, height: 78))
        XCTAssertEqual(try cell(view, edges.joined(), tools: "24127").frames["it"], CGRect(x: 16, y: 15, width: 288, height: 70))
    }

    /// Recorded for a cell of 309 points whose two labels, 32 points high together, stand above a picture that does not
    /// fit: the labels keep their height.
    func testNothingShrinksForAConstraintThatWasGivenUp() throws {
        let found = try cell(
            """
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="picture">\(nonsense)
            <constraints><constraint firstAttribute="height" constant="110" id="a"/><constraint firstAttribute="width" constant="10" id="w"/></constraints></view>
            """,
            """
            <constraint firstItem="text" firstAttribute="top" secondItem="content" secondAttribute="top" id="b"/>
            <constraint firstItem="text" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c"/>
            <constraint firstItem="picture" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="d"/>
            <constraint firstItem="picture" firstAttribute="top" secondItem="text" secondAttribute="bottom" id="e"/>
            <constraint firstAttribute="bottom" secondItem="picture" secondAttribute="bottom" id="f"/>
            """
        ).frames
        XCTAssertEqual(found["text"]?.height, 20.5)
        XCTAssertEqual(found["picture"], CGRect(x: 0, y: 20.5, width: 10, height: 110))
    }

    private func row(_ views: String, alignment: String, height: Int) throws -> CanvasDocument {
        try cell(
            """
            <stackView alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="row">\(nonsense)<subviews>\(views)</subviews></stackView>
            """,
            """
            <constraint firstItem="row" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            <constraint firstItem="row" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstAttribute="bottom" secondItem="row" secondAttribute="bottom" id="c"/>
            <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="d"/>
            """, height: height)
    }

    /// Recorded in a row 64 points high: the square one 50 by 50, the other one takes what is left.
    func testImageViewsWithoutAPictureAreSquareInARowThatDoesNotFill() throws {
        let found = try row(
            """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="one">\(nonsense)<constraints>
            <constraint firstAttribute="width" secondItem="one" secondAttribute="height" id="e"/></constraints></imageView>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="two">\(nonsense)</imageView>
            """, alignment: "center", height: 64
        ).frames
        XCTAssertEqual(found["one"], CGRect(x: 0, y: 7, width: 50, height: 50))
        XCTAssertEqual(found["two"], CGRect(x: 50, y: 7, width: 270, height: 50))
    }

    /// Recorded for two buttons of 40 points in a row of 38: their cell's content gives way, not one of the two sizes
    /// that an aspect ratio ties together.
    func testASquareDoesNotGiveWayInARow() throws {
        let found = try row(
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)<constraints>
            <constraint firstAttribute="width" constant="40" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
            <constraint firstAttribute="width" secondItem="it" secondAttribute="height" id="r"/></constraints></view>
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """, alignment: "center", height: 38
        ).frames
        XCTAssertEqual(found["it"], CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(found["row"]?.height, 40)
    }

    /// A row between a text and its container's edge was recorded 50 points high, as a plain view in it is.
    func testAPlainViewIsFiftyPointsHighInARowThatDoesNotFill() throws {
        let found = try cell(
            """
            <label text="Label" verticalHuggingPriority="50" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="row">\(nonsense)<subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)
            <constraints><constraint firstAttribute="width" constant="10" id="w"/></constraints></view>
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="second">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            </subviews></stackView>
            """,
            """
            <constraint firstItem="text" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            <constraint firstItem="text" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstItem="row" firstAttribute="top" secondItem="text" secondAttribute="bottom" id="c"/>
            <constraint firstItem="row" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="d"/>
            <constraint firstAttribute="bottom" secondItem="row" secondAttribute="bottom" id="e"/>
            """
        ).frames
        XCTAssertEqual(found["row"]?.height, 50)
        XCTAssertEqual(found["it"]?.size, CGSize(width: 10, height: 50))
        XCTAssertEqual(found["text"]?.height, 50)
    }

    /// Two plain views of different content were recorded with half of their row each; the shares of a proportional row
    /// are those of intrinsic sizes.
    func testPlainViewsShareAProportionalRowEqually() throws {
        func side(_ id: String, _ text: String) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(nonsense)<subviews>
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-text">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="\(id)-text" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" id="\(id)1"/>
            <constraint firstAttribute="trailing" secondItem="\(id)-text" secondAttribute="trailing" id="\(id)2"/>
            <constraint firstItem="\(id)-text" firstAttribute="centerY" secondItem="\(id)" secondAttribute="centerY" id="\(id)3"/></constraints></view>
            """
        }
        let found = try row(side("one", "One") + side("two", "Twenty-two"), alignment: #"fill" distribution="fillProportionally"#, height: 44).frames
        XCTAssertEqual(found["one"], CGRect(x: 0, y: 0, width: 160, height: 44))
        XCTAssertEqual(found["two"], CGRect(x: 160, y: 0, width: 160, height: 44))
    }

    /// A label of any number of lines was recorded with the size that its document gives in its place.
    func testAPlaceholdersSizeIsNotWrapped() throws {
        let label = """
            <label text="1h 32m" numberOfLines="0" placeholderIntrinsicWidth="46" placeholderIntrinsicHeight="16" \
            translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)<fontDescription key="fontDescription" type="system" pointSize="12"/></label>
            """
        XCTAssertEqual(try CanvasDocument.frame(of: label, tools: "24506").size, CGSize(width: 46, height: 16))
    }

    /// Recorded widths: a bullet of 15 points, a middle dot of 12, 19 characters with a dash at 12; an underscore
    /// on another screen (51.667).
    func testWidthsOfDotsAndDashes() throws {
        func width(_ text: String, _ size: Int) throws -> CGFloat {
            try CanvasDocument.frame(
                of: """
                    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)
                    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
                    """, tools: "20037"
            ).width
        }
        XCTAssertEqual(try width("•", 15), 7)
        XCTAssertEqual(try width("lbl_fiat", 17), 51.5)
        XCTAssertEqual(try width("·", 12), 4)
        XCTAssertEqual(try width("Subtitle — Subtitle", 12), 104.5)
    }
}
