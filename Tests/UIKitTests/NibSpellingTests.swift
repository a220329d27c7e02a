import UIKit
import XCTest

/// Tests alternative values of single attributes in documents.
@preconcurrency @MainActor final class NibSpellingTests: XCTestCase {
    func testCapitalizedContentModes() throws {
        let instance = try NibFixture.load(#"<imageView contentMode="TopRight" id="V"/>"#, options: .commandLine)
        XCTAssertEqual(instance.diagnostics, [])
        XCTAssertEqual(instance.firstView?.contentMode, .topRight)
    }

    func testImageConfigurationHidesTitle() throws {
        func title(_ configuration: String) throws -> String? {
            let instance = try NibFixture.load(
                """
                <button id="V"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" \(configuration)/></button>
                """)
            return (instance.firstView as? UIButton)?.title(for: .normal)
        }
        XCTAssertNil(try title(#"image="star.fill" catalog="system""#))
        XCTAssertEqual(try title(""), "Button")
    }

    func testInfinitePlaceholderSize() throws {
        let view = #"<view placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="30" id="V"/>"#
        var options = NibOptions.commandLine
        options.purpose = .design
        for options in [.commandLine, options] {
            XCTAssertEqual(try NibFixture.load(view, options: options).diagnostics, [])
        }
    }

    func testUnknownTextStyleIsReportedAndBodyStyleUsed() throws {
        let instance = try NibFixture.load(
            """
            <label text="x" id="V">
            <fontDescription key="fontDescription" style="UICTFontTextStyleSubheadline"/></label>
            """, options: .commandLine)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:5: warning: <fontDescription> 'style' is not a text style: 'UICTFontTextStyleSubheadline' (using the body style)"
            ])
        XCTAssertEqual((instance.firstView as? UILabel)?.font.pointSize, 17)
    }
}
