import CellSimFoundation
import Foundation
import XCTest

/// Tests how Markdown's blocks become presentation intents.
final class MarkdownBlockTests: XCTestCase {
    /// Returns the blocks of a text: for each run, its intents from the outermost to the innermost, and its characters.
    private func blocks(
        _ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()
    ) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: options)
        return text.runs[\.presentationIntent].map { intent, range in
            let path = intent?.components.reversed().map(\.debugDescription).joined(separator: " > ") ?? "none"
            return path + ": " + String(text.characters[range]).replacingOccurrences(of: "\n", with: "⏎")
        }
    }

    func testParagraphsFollowEachOtherWithoutSeparator() throws {
        XCTAssertEqual(
            try blocks("First\nline\n\n\nSecond"), ["paragraph (id 1): First line", "paragraph (id 2): Second"])
        XCTAssertEqual(String(try AttributedString(markdown: "a\n\nb").characters), "ab")
    }

    func testHeadingsHaveLevels() throws {
        XCTAssertEqual(
            try blocks("# One #\n###### Six\n####### Seven\n\nUnder\nlined\n---\n#none"),
            [
                "header 1 (id 1): One", "header 6 (id 2): Six", "paragraph (id 3): ####### Seven",
                "header 2 (id 4): Under lined", "paragraph (id 5): #none",
            ])
    }

    func testListItemsContainParagraphsAndLists() throws {
        XCTAssertEqual(
            try blocks("- a\n- b\n    - c\n\n3) x\n4) y"),
            [
                "unorderedList (id 1) > listItem 1 (id 2) > paragraph (id 3): a",
                "unorderedList (id 1) > listItem 2 (id 4) > paragraph (id 5): b",
                "unorderedList (id 1) > listItem 2 (id 4) > unorderedList (id 6) > listItem 1 (id 7) > paragraph (id 8): c",
                "orderedList (id 9) > listItem 3 (id 10) > paragraph (id 11): x",
                "orderedList (id 9) > listItem 4 (id 12) > paragraph (id 13): y",
            ])
    }

    func testQuotationsContinueLazily() throws {
        XCTAssertEqual(try blocks("> a\nb\n\nc"), ["blockQuote (id 1) > paragraph (id 2): a b", "paragraph (id 3): c"])
        XCTAssertEqual(
            try blocks("> > a"), ["blockQuote (id 1) > blockQuote (id 2) > paragraph (id 3): a"])
    }

    func testCodeKeepsItsCharacters() throws {
        XCTAssertEqual(
            try blocks("```swift\nlet *a* = 1\n\n  b\n```\n\n    indented\n\n---"),
            [
                "codeBlock 'swift' (id 1): let *a* = 1⏎⏎  b⏎", "codeBlock (id 2): indented⏎", "thematicBreak (id 3): ⸻",
            ])
    }

    func testTablesHaveRowsAndCells() throws {
        let text = try AttributedString(markdown: "| a | b |\n|:--|--:|\n| 1 | *2* |\n| 3 |")
        let cells = text.runs[\.presentationIntent].compactMap { intent, range in
            intent.map { ($0.components.prefix(2).map(\.kind), String(text.characters[range])) }
        }
        XCTAssertEqual(cells.map(\.1), ["a", "b", "1", "2", "3"])
        XCTAssertEqual(cells[1].0, [.tableCell(columnIndex: 1), .tableHeaderRow])
        XCTAssertEqual(cells[3].0, [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1)])
        XCTAssertEqual(
            text.runs.first?.presentationIntent?.components.last?.kind,
            .table(columns: [.init(alignment: .left), .init(alignment: .right)]))
    }

    func testHTMLBlocksAreMarked() throws {
        let text = try AttributedString(markdown: "<div>\n*a*\n</div>\n\nb")
        XCTAssertEqual(text.runs.first?.inlinePresentationIntent, .blockHTML)
        XCTAssertEqual(String(text.characters), "<div>\n*a*\n</div>\nb")
    }

    func testInlineSyntaxOnlyHasNoBlocks() throws {
        let preserving = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        XCTAssertEqual(try blocks("# *a*\n\n  - b ", preserving), ["none: # a⏎⏎  - b "])
        XCTAssertEqual(try blocks("# *a*\n- b", .init(interpretedSyntax: .inlineOnly)), ["none: # a - b"])
    }

    func testDeepNestingIsLimited() throws {
        let text = try AttributedString(markdown: String(repeating: ">", count: 50_000) + "a")
        XCTAssertEqual(text.runs.first?.presentationIntent?.count, 100)
        XCTAssertEqual(try blocks(String(repeating: "- ", count: 20_000) + "a").count, 1)
    }

    func testBytesMustBeUTF8() throws {
        let data = Data([0x61, 0xFF])
        XCTAssertThrowsError(try AttributedString(markdown: data))
        let text = try AttributedString(markdown: data, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        XCTAssertEqual(String(text.characters), "a\u{FFFD}")
    }
}
