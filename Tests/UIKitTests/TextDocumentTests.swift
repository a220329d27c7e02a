import UIKit
import XCTest

/// Tests reading attributed strings from plain text and HTML.
@preconcurrency @MainActor final class TextDocumentTests: XCTestCase {
    private func read(_ page: String, _ type: NSAttributedString.DocumentType? = .html) throws -> NSAttributedString {
        try unsafe NSAttributedString(
            data: Data(page.utf8), options: type.map { [.documentType: $0] } ?? [:], documentAttributes: nil)
    }

    private func value(_ key: NSAttributedString.Key, _ text: NSAttributedString, _ index: Int) -> Any? {
        unsafe text.attribute(key, at: index, effectiveRange: nil)
    }

    func testBlocksListsAndWhiteSpace() throws {
        let page = """
            <html><head><title>No</title><style>p { color: red }</style></head>
            <body><h1>Tea</h1> <p>Two
               words &amp; more</p><!-- no --><ul><li>a</li><li>b</li></ul><ol><li>c<li>d</ol>1 < 2<br>end</body></html>
            """
        XCTAssertEqual(
            try read(page).string, "Tea\nTwo words & more\n\t•\ta\n\t•\tb\n\t1.\tc\n\t2.\td\n1 < 2\nend")
        XCTAssertEqual(try read("&#8364;&#x20AC;&euro;&nope;&").string, "€€€&nope;&")
        XCTAssertEqual(try read("<p>open <b>tags").string, "open tags")
        XCTAssertEqual(try read("a <b").string, "a <b")
    }

    func testInlineElementsAndStyles() throws {
        let text = try read(
            "x<b>b</b><i>i</i><u>u</u><s>s</s><a href=\"https://a.b/c?d=1&amp;e\">l</a>"
                + "<span style='color: #00f; font-size: 20px; font-family: -apple-system'>y</span><font color=red>z</font>"
        )
        XCTAssertEqual(text.string, "xbiuslyz")
        let fonts = (0..<8).map { value(.font, text, $0) as? UIFont }
        XCTAssertEqual(fonts.map { $0?.pointSize ?? 0 }, [12, 12, 12, 12, 12, 12, 20, 12])
        XCTAssertEqual(fonts[1]?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
        XCTAssertEqual(fonts[2]?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
        XCTAssertEqual(fonts[6], .systemFont(ofSize: 20))
        XCTAssertNotNil(value(.underlineStyle, text, 3))
        XCTAssertNotNil(value(.strikethroughStyle, text, 4))
        XCTAssertEqual(value(.link, text, 5) as? URL, URL(string: "https://a.b/c?d=1&e"))
        XCTAssertEqual(value(.foregroundColor, text, 6) as? UIColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        XCTAssertEqual(value(.foregroundColor, text, 7) as? UIColor, .red)
        XCTAssertNil(value(.foregroundColor, text, 0))
    }

    func testPlainTextMutableTextAndRichText() throws {
        XCTAssertEqual(try read("<b>", .plain).string, "<b>")
        XCTAssertEqual(try read("<b>x", nil).string, "x")
        var documentAttributes: NSDictionary?
        let text = try unsafe NSMutableAttributedString(
            data: Data("a&lt;b".utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: &documentAttributes)
        XCTAssertEqual(text.string, "a<b")
        XCTAssertEqual(documentAttributes?["DocumentType"] as? String, "NSHTML")
        XCTAssertThrowsError(try read("{\\rtf1 x}", .rtf)) { error in
            XCTAssertTrue("\(error)".contains("NSRTF"), "\(error)")
        }
        XCTAssertThrowsError(
            try unsafe NSAttributedString(
                data: Data([0xFF]), options: [.documentType: "NSHTML"], documentAttributes: nil))
    }
}
