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
