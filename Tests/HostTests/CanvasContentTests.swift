import CellSimHost
import Foundation
import XCTest

/// Table cells on Interface Builder's canvas: margins of the content view, sizes and widths in it, and what a
/// constraint that was given up leaves behind. The rules were found in documents whose frames the tool recorded.
@preconcurrency @MainActor final class CanvasContentTests: XCTestCase {
    private let nonsense = CanvasDocument.elsewhere

    /// Recorded for four cells of two projects (24127 and 24506); six of 20037 to 22154 had 11 points.
    func testContentViewsHaveHigherMarginsSinceXcode26() throws {
        let view =
            #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\#(nonsense)</view>"#
        let edges = [("top", "a"), ("leading", "b"), ("bottom", "c"), ("trailing", "d")].map { edge, id in
            #"<constraint firstItem="it" firstAttribute="\#(edge)" secondItem="content" secondAttribute="\#(edge)Margin" id="\#(id)"/>"#
        }
        XCTAssertEqual(
            try CanvasDocument.cell(view, edges.joined(), tools: "22154").frames["it"],
            CGRect(x: 16, y: 11, width: 288, height: 78))
        XCTAssertEqual(
            try CanvasDocument.cell(view, edges.joined(), tools: "24127").frames["it"],
            CGRect(x: 16, y: 15, width: 288, height: 70))
    }

    /// Recorded for a cell of 309 points whose two labels, 32 points high together, stand above a picture that does not
    /// fit: the labels keep their height.
    func testNothingShrinksForAConstraintThatWasGivenUp() throws {
        let found = try CanvasDocument.cell(
            """
            \(CanvasDocument.label("text"))
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="picture">\(nonsense)
            <constraints><constraint firstAttribute="height" constant="110" id="a"/><constraint firstAttribute="width" constant="10" id="w"/></constraints></view>
            """,
            CanvasDocument.beneathOneAnother("text", "picture")
        ).frames
        XCTAssertEqual(found["text"]?.height, 20.5)
        XCTAssertEqual(found["picture"], CGRect(x: 0, y: 20.5, width: 10, height: 110))
    }

    /// Recorded for a square of 40 points in a row of 38: the tie to the content's bottom gives way, not one of the two
    /// sizes that an aspect ratio ties together.
    func testASquareDoesNotGiveWayInARow() throws {
        let found = try CanvasDocument.row(
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)<constraints>
            <constraint firstAttribute="width" constant="40" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
            <constraint firstAttribute="width" secondItem="it" secondAttribute="height" id="r"/></constraints></view>
            \(CanvasDocument.label("text"))
            """, alignment: "center", height: 38
        ).frames
        XCTAssertEqual(found["it"], CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(found["row"]?.height, 40)
    }

    /// A switch of 63 points was recorded at 24506 (61 in constraints), a toolbar of 48 at 24412.
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
                of: CanvasDocument.label("it", text, size: size), tools: "20037"
            ).width
        }
        XCTAssertEqual(try width("•", 15), 7)
        XCTAssertEqual(try width("lbl_type", 14), 52)
        XCTAssertEqual(try width("lbl_fiat", 14), 44)
        XCTAssertEqual(try width("·", 12), 4)
        XCTAssertEqual(try width("Subtitle — Subtitle", 12), 104.5)
    }
}
