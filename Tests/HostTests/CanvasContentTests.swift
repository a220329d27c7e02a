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

    /// The content of a cell is a column of these views between its edges.
    private func column(_ views: String, height: Int) throws -> CanvasDocument {
        try row(views, alignment: #"fill" axis="vertical"#, height: height)
    }

    /// Recorded for two: beside a label of 16 points (20.5 by itself) and one of 32.
    func testACollectionViewIsFiftyPointsHighInAColumn() throws {
        let views = """
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <collectionView verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><constraints>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="h"/></constraints></collectionView>
            """
        XCTAssertEqual(try column(views, height: 66).frames["it"], CGRect(x: 0, y: 16, width: 320, height: 50))
        XCTAssertEqual(try column(views, height: 82).frames["it"], CGRect(x: 0, y: 32, width: 320, height: 50))
    }

    /// Recorded beside a view that two labels fill, whose hugging was 251: that one was 47 points high.
    func testAnEmptyColumnIsFiftyPointsHighInAColumn() throws {
        let found = try column(
            """
            <label text="Label" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)</stackView>
            """, height: 97
        ).frames
        XCTAssertEqual(found["it"], CGRect(x: 0, y: 47, width: 320, height: 50))
    }

    /// Recorded at 23727 in a column of 246 points: the view with a label was stretched to 82, the one with a row was 50.
    func testAViewThatHoldsALabelIsStretchedRatherThanOneThatHoldsAView() throws {
        func holder(_ id: String, _ content: String) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(nonsense)<subviews>\(content)</subviews><constraints>
            <constraint firstItem="\(id)-in" firstAttribute="top" secondItem="\(id)" secondAttribute="top" constant="8" id="\(id)1"/>
            <constraint firstItem="\(id)-in" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" id="\(id)2"/>
            <constraint firstAttribute="bottom" secondItem="\(id)-in" secondAttribute="bottom" constant="8" id="\(id)3"/></constraints></view>
            """
        }
        let label = """
            <label text="Label" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="one-in">\(nonsense)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let inner = #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="two-in">\#(nonsense)</view>"#
        let found = try column(holder("one", label) + holder("two", inner), height: 132).frames
        XCTAssertEqual(found["one"]?.height, 82)
        XCTAssertEqual(found["two"]?.height, 50)
    }

    /// Recorded at 24506 (63 points, in constraints with an inset of 2), at 24412 and before.
    func testXcode26sSwitchesAndToolbarsAreLarger() throws {
        let `switch` = #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="it">\#(nonsense)</switch>"#
        XCTAssertEqual(try CanvasDocument.frame(of: `switch`, tools: "23504").width, 51)
        XCTAssertEqual(try CanvasDocument.frame(of: `switch`, tools: "24506").width, 63)
        let toolbar = #"<toolbar translatesAutoresizingMaskIntoConstraints="NO" id="it">\#(nonsense)<items/></toolbar>"#
        XCTAssertEqual(try CanvasDocument.frame(of: toolbar, tools: "24412", device: "retina4_7").height, 48)
        XCTAssertEqual(try CanvasDocument.frame(of: toolbar, tools: "23504", device: "retina4_7").height, 44)
    }

    /// A label of any number of lines was recorded with the size that its document gives in its place.
    func testAPlaceholdersSizeIsNotWrapped() throws {
        let label = """
            <label text="1h 32m" numberOfLines="0" placeholderIntrinsicWidth="46" placeholderIntrinsicHeight="16" \
            translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)<fontDescription key="fontDescription" type="system" pointSize="12"/></label>
            """
        XCTAssertEqual(try CanvasDocument.frame(of: label, tools: "24506").size, CGSize(width: 46, height: 16))
    }

    /// Recorded widths: a bullet of 15 points, a middle dot of 12, 19 characters with a dash at 12, underscores at 14.
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
        XCTAssertEqual(try width("lbl_type", 14), 52)
        XCTAssertEqual(try width("lbl_fiat", 14), 44)
        XCTAssertEqual(try width("·", 12), 4)
        XCTAssertEqual(try width("Subtitle — Subtitle", 12), 104.5)
    }
}
