import CellSimFoundation
import Foundation
import XCTest

/// Tests how Markdown's inline syntax becomes attributes.
final class MarkdownInlineTests: XCTestCase {
    private static let names: [(InlinePresentationIntent, String)] = [
        (.emphasized, "emphasized"), (.stronglyEmphasized, "strong"), (.code, "code"), (.strikethrough, "struck"),
        (.softBreak, "soft"), (.lineBreak, "break"), (.inlineHTML, "html"),
    ]

    /// Returns the runs of a text as `characters` or `characters(attributes)`.
    private func runs(
        _ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
        return text.runs.map { run in
            var attributes = Self.names.filter { run.inlinePresentationIntent?.contains($0.0) == true }.map(\.1)
            if let link = run.link { attributes.append(link.absoluteString) }
            if let image = run.imageURL { attributes.append("image " + image.absoluteString) }
            let characters = String(text.characters[run.range])
            return attributes.isEmpty ? characters : characters + "(" + attributes.joined(separator: " ") + ")"
        }
    }

    func testEmphasis() throws {
        XCTAssertEqual(
            try runs("a *b* **c** ***d*** __e__ snake_case_word"),
            [
                "a ", "b(emphasized)", " ", "c(strong)", " ", "d(emphasized strong)", " ", "e(strong)",
                " snake_case_word",
            ])
        XCTAssertEqual(try runs("**a *b***"), ["a (strong)", "b(emphasized strong)"])
        XCTAssertEqual(try runs("2 * 3 * 4, **open"), ["2 * 3 * 4, **open"])
    }

    func testStrikethrough() throws {
        XCTAssertEqual(try runs("~~a~~ ~b~ ~~~c~~~"), ["a(struck)", " ", "b(struck)", " ~~~c~~~"])
    }

    func testCode() throws {
        XCTAssertEqual(try runs("`a*b*` ``c`d`` `e"), ["a*b*(code)", " ", "c`d(code)", " `e"])
    }

    func testLinks() throws {
        let base = URL(string: "https://example.com/docs/")
        XCTAssertEqual(
            try runs("[a *b*](page \"Title\") [c](<https://x.org/a b>)", baseURL: base),
            [
                "a (https://example.com/docs/page)", "b(emphasized https://example.com/docs/page)", " ",
                "c(https://x.org/a%20b)",
            ])
        XCTAssertEqual(
            try runs("[one][id], [ID] and [two]\n\n[id]: https://id.org 'T'"),
            ["one(https://id.org)", ", ", "ID(https://id.org)", " and [two]"])
        XCTAssertEqual(try runs("![alt](https://x.org/a.png)"), ["alt(image https://x.org/a.png)"])
    }

    func testAddressesAreLinks() throws {
        XCTAssertEqual(
            try runs("<https://a.org> (https://b.org/c_d_e), www.c.org! me@d.org."),
            [
                "https://a.org(https://a.org)", " (", "https://b.org/c_d_e(https://b.org/c_d_e)", "), ",
                "www.c.org(http://www.c.org)", "! ", "me@d.org(mailto:me@d.org)", ".",
            ])
    }

    func testBreaksAndHTML() throws {
        XCTAssertEqual(
            try runs("a\nb  \nc\\\nd<br/>e"),
            ["a", " (soft)", "b", " (break)", "c", " (break)", "d", "<br/>(html)", "e"])
    }

    func testEscapesAndCharacterReferences() throws {
        XCTAssertEqual(try runs(#"\*a\* &copy; &#233; &unknown; \q"#), [#"*a* © é &unknown; \q"#])
    }

    func testExtendedAttributesLeaveTheirText() throws {
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        XCTAssertEqual(try runs("^[3 *cats*](inflect: true)", options), ["3 ", "cats(emphasized)"])
        XCTAssertEqual(try runs("^[a](inflect: true)"), ["^[a](inflect: true)"])
    }

    func testLanguageBecomesAnAttribute() throws {
        let text = try AttributedString(markdown: "a *b*", options: .init(languageCode: "de"))
        XCTAssertEqual(text.runs.map(\.languageIdentifier), ["de", "de"])
    }

    func testHostileTextTakesLinearTime() throws {
        for piece in ["*a **b ", "[", "![](", "`", "<!--", "_*", "&", "[a](<b", "~", "a@b", "](", "<a b='"] {
            let text = String(repeating: piece, count: 20_000 / piece.count)
            let start = ContinuousClock.now
            _ = try AttributedString(markdown: text)
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(20), piece)
        }
    }
}
