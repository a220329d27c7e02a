import CellSimHost
import Foundation
import XCTest

/// Which views took whole points on screens of three pixels a point.
@preconcurrency @MainActor final class CanvasWholePointsTests: XCTestCase {
    private let thirds = 20 + 1 / 3.0

    private func label(lines: Int = 1, font: String = #"type="system""#, inside: String = "") -> String {
        """
        <label opaque="NO" contentMode="left" text="Label" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="it">
        <rect key="frame" x="7" y="3" width="11" height="5"/>\(inside)
        <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
        """
    }

    private func inStack(_ element: String) -> String {
        """
        <stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews>\(element)</subviews></stackView>
        """
    }

    private let stackPlace = """
        <constraint firstItem="stack" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
        """

    /// Recorded so for all of 35 labels that are tied by their middle, of four projects.
    func testALabelThatIsTiedByItsMiddleDoesWhateverHoldsItsWidth() throws {
        let width = #"<constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>"#
        func height(_ edge: String, lines: Int = 1, tools: String = "23504") throws -> CGFloat {
            try CanvasDocument.frame(
                of: label(lines: lines, inside: width), tools: tools, device: "retina6_12",
                constraints: """
                    <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
                    <constraint firstItem="it" firstAttribute="\(edge)" secondItem="top" secondAttribute="\(edge)" id="b"/>
                    """
            ).height
        }
        XCTAssertEqual(try height("centerY"), 21)
        XCTAssertEqual(try height("top"), thirds, accuracy: 1e-6)
        XCTAssertEqual(try height("centerY", lines: 0), thirds, accuracy: 1e-6)
        XCTAssertEqual(try height("centerY", tools: "16097"), thirds, accuracy: 1e-6)
    }

    /// Recorded so for twelve labels, and in thirds for those that something else gives their width.
    func testALabelWhoseWidthIsItsTextsDoes() throws {
        func height(_ element: String, _ tools: String = "23504", location: String? = nil) throws -> CGFloat {
            guard let location else {
                return try CanvasDocument.frame(of: element, tools: tools, device: "retina6_12").height
            }
            return try CanvasDocument.frame(of: element, tools: tools, device: "retina6_12", constraints: location)
                .height
        }
        XCTAssertEqual(try height(label()), 21)
        let width = #"<constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>"#
        XCTAssertEqual(try height(label(inside: width)), thirds, accuracy: 1e-6)
        XCTAssertEqual(try height(label(lines: 0)), thirds, accuracy: 1e-6)
        XCTAssertEqual(try height(label(), "15505"), thirds, accuracy: 1e-6)
        XCTAssertEqual(try height(inStack(label()), location: stackPlace), thirds, accuracy: 1e-6)
        let centred = """
            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" constant="9" id="a"/>
            <constraint firstItem="it" firstAttribute="centerX" secondItem="top" secondAttribute="centerX" id="c"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
            """
        XCTAssertEqual(try height(label(), location: centred), thirds, accuracy: 1e-6)
        // Fonts that an app brings along keep their thirds.
        let named = #"name="Lato-Regular" family="Lato""#
        let own = try height(label(font: named))
        XCTAssertNotEqual(own, own.rounded(), accuracy: 0.1)
    }

    /// Recorded: 35 points for a button between edges, 34.33 for two in a row.
    func testAConfiguredButtonDoesOutsideOfStacks() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="it">
            <rect key="frame" x="7" y="3" width="11" height="5"/><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Cancel"/></button>
            """
        XCTAssertEqual(try CanvasDocument.frame(of: button, tools: "23504", device: "retina6_12").height, 35)
        let arranged = try CanvasDocument.frame(
            of: inStack(button), tools: "23094", device: "retina6_12", constraints: stackPlace)
        XCTAssertEqual(arranged.height, 34 + 1 / 3.0, accuracy: 1e-6)
    }
}
