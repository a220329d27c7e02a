import CellSimGraphics
import CellSimText
import Foundation
import XCTest

/// Tests right-to-left and mixed text.
final class DirectionTests: XCTestCase {
    private let font = TextFont(pointSize: 17)

    private func layout(_ text: String, _ base: TextDirection? = nil, in direction: TextDirection = .leftToRight)
        -> TextLayout
    {
        var style = ParagraphStyle()
        style.baseDirection = base
        return TextLayout(StyledText(text, font: font, paragraph: style), scale: 2, direction: direction)
    }

    /// Returns the runs of a line from left to right.
    private func visualRuns(_ layout: TextLayout) -> [String] { layout.runs(of: layout.lines[0]).map(\.run.text) }

    func testRightToLeftWordsInLeftToRightText() {
        XCTAssertEqual(visualRuns(layout("one שלום עולם two")), ["one ", "עולם", " ", "שלום", " two"])
    }

    func testNumbersInRightToLeftText() {
        let runTexts = visualRuns(layout("שלום 123", .rightToLeft))
        XCTAssertEqual(runTexts.first, "123")
        XCTAssertEqual(runTexts.last, "שלום")
    }

    func testPunctuationFollowsParagraphDirection() {
        XCTAssertEqual(visualRuns(layout("abc.", .leftToRight)).joined(), "abc.")
        XCTAssertEqual(visualRuns(layout("abc.", .rightToLeft)), [".", "abc"])
    }

    func testDirectionalEmbeddings() {
        func locations(_ embeddings: [DirectionalEmbedding]) -> [CGFloat] {
            var runs = ["x", "ab.", "y"].map { TextRun(text: $0, font: font, color: .black) }
            runs[1].directions = embeddings
            let textLayout = TextLayout(StyledText(runs: runs), scale: 2)
            let geometry = textLayout.geometry(of: textLayout.lines[0], width: 100)
            return (1..<4).map { geometry.caretX(before: $0) }
        }
        let plain = locations([])
        XCTAssertEqual(plain, plain.sorted())
        XCTAssertEqual(locations([DirectionalEmbedding(.leftToRight, overrides: false)]), plain)
        let embedded = locations([DirectionalEmbedding(.rightToLeft, overrides: false)])
        XCTAssertLessThan(embedded[0], embedded[1], "the letters keep their direction")
        XCTAssertGreaterThan(embedded[0], plain[0], "the full stop follows the direction of the embedding")
        XCTAssertEqual(
            embedded[2], embedded[0], accuracy: 1e-6,
            "the text after the embedding starts at the right edge of the full stop")
        let overridden = locations([DirectionalEmbedding(.rightToLeft, overrides: true)])
        XCTAssertEqual(overridden, overridden.sorted(by: >))
    }

    func testHebrewGlyphsRunRightToLeft() throws {
        // The glyphs of two letters, then that of the first letter alone.
        let both = try XCTUnwrap(layout("אב").runs(of: layout("אב").lines[0]).first?.run.glyphs)
        let alef = try XCTUnwrap(layout("א").runs(of: layout("א").lines[0]).first?.run.glyphs.first)
        XCTAssertEqual(both.count, 2)
        XCTAssertEqual(both[1].id, alef.id)
        XCTAssertLessThan(both[0].x, both[1].x)
    }

    func testArabicLettersJoin() throws {
        let one = layout("ب"), three = layout("ببب")
        let single = try XCTUnwrap(one.runs(of: one.lines[0]).first?.run.glyphs.first?.id)
        let joined = three.runs(of: three.lines[0]).flatMap(\.run.glyphs).map(\.id)
        XCTAssertEqual(Set(joined).count, 3)
        XCTAssertFalse(joined.contains(single))
    }

    func testBracketsAreMirroredInRightToLeftText() throws {
        let left = layout("(", .leftToRight), right = layout(")", .rightToLeft)
        XCTAssertEqual(
            left.runs(of: left.lines[0])[0].run.glyphs.first?.id, right.runs(of: right.lines[0])[0].run.glyphs.first?.id
        )
    }

    func testNaturalAlignmentIsTheLeadingEdge() throws {
        func x(_ layout: TextLayout) throws -> CGFloat {
            let bounds = CGRect(x: 0, y: 0, width: 300, height: 21)
            let locations = layout.commands(in: bounds).compactMap { command -> CGFloat? in
                guard case .glyphs(_, let origin, _) = command else { return nil }
                return origin.x
            }
            return try XCTUnwrap(locations.min())
        }
        XCTAssertEqual(try x(layout("abc")), 0)
        XCTAssertEqual(try x(layout("abc", in: .rightToLeft)), 300 - layout("abc").lines[0].width, accuracy: 1e-9)
        XCTAssertEqual(try x(layout("abc", .rightToLeft)), 300 - layout("abc").lines[0].width, accuracy: 1e-9)
        XCTAssertEqual(try x(layout("שלום")), 0)
    }

    func testDirectionDoesNotChangeTheWidth() {
        let text = "Mixed שלום (12) مرحبا, end."
        XCTAssertEqual(
            layout(text, .rightToLeft).lines[0].width, layout(text, .leftToRight).lines[0].width, accuracy: 1e-6)
    }

    func testWrappedMixedTextKeepsAllCharacters() {
        let text = "one שלום עולם two مرحبا بالعالم three 123 שלום, four five"
        let layout = TextLayout(StyledText(text, font: font), width: 90, scale: 2)
        XCTAssertGreaterThan(layout.lines.count, 3)
        XCTAssertEqual(layout.lines.first?.range.lowerBound, 0)
        XCTAssertEqual(layout.lines.last?.range.upperBound, text.utf16.count)
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
            XCTAssertEqual(line.range.upperBound, next.range.lowerBound)
            XCTAssertLessThanOrEqual(line.width, 90.02)
        }
    }
}
