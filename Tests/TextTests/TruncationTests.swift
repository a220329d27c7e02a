import CellSimGraphics
import CellSimText
import Foundation
import XCTest

/// Tests truncated lines.
final class TruncationTests: XCTestCase {
    private let font = TextFont(pointSize: 17)
    private let text = "The quick brown fox jumps over the lazy dog"

    private func layout(
        _ text: String, _ mode: LineBreakMode, width: CGFloat, height: CGFloat = .infinity, maximum: Int = 1
    ) -> TextLayout {
        var style = ParagraphStyle()
        style.lineBreakMode = mode
        return TextLayout(
            StyledText(text, font: font, paragraph: style), width: width, height: height, maximumLines: maximum,
            scale: 2)
    }

    private func shown(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in layout.runs(of: line).map(\.run.text).joined() }
    }

    private func width(_ text: String) -> CGFloat { TextLayout(StyledText(text, font: font), scale: 2).lines[0].width }

    func testTailTruncation() {
        let truncatedLayout = layout(text, .truncatingTail, width: 120)
        let line = shown(truncatedLayout)[0]
        XCTAssertTrue(truncatedLayout.isTruncated)
        XCTAssertTrue(line.hasSuffix("…"), line)
        let keptText = String(line.dropLast())
        XCTAssertTrue(text.hasPrefix(keptText), line)
        XCTAssertLessThanOrEqual(truncatedLayout.lines[0].width, 120.02)
        // One more character would not fit.
        XCTAssertGreaterThan(width(String(text.prefix(keptText.count + 1)) + "…"), 120)
    }

    func testHeadTruncation() {
        let line = shown(layout(text, .truncatingHead, width: 120))[0]
        XCTAssertTrue(line.hasPrefix("…"), line)
        XCTAssertTrue(text.hasSuffix(String(line.dropFirst())), line)
        XCTAssertGreaterThan(line.count, 8)
    }

    func testMiddleTruncation() {
        let line = shown(layout(text, .truncatingMiddle, width: 160))[0]
        let parts = line.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
        XCTAssertEqual(parts.count, 2, line)
        XCTAssertTrue(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]), line)
        // Each end fills half of the remaining width without the ellipsis; another character would not fit.
        let half = (160 - width("…")) / 2
        let (head, tail) = (parts[0].count, parts[1].count)
        for (shown, more) in [
            (text.prefix(head), text.prefix(head + 1)), (text.suffix(tail), text.suffix(tail + 1)),
        ] {
            XCTAssertLessThanOrEqual(width(String(shown)), half + 0.02)
            XCTAssertGreaterThan(width(String(more)), half)
        }
    }

    func testSpaceBeforeEllipsisIsDropped() {
        // The width of "The quick " with the ellipsis, without space for another letter.
        let available = width("The quick …") + 1
        let truncatedLayout = layout(text, .truncatingTail, width: available)
        XCTAssertEqual(shown(truncatedLayout), ["The quick…"])
        XCTAssertEqual(truncatedLayout.lines[0].width, width("The quick…"), accuracy: 0.3)
    }

    func testTextThatFitsIsNotTruncated() {
        for mode in [
            LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .clip, .wordWrap, .characterWrap,
        ] {
            let fittingLayout = layout(text, mode, width: width(text))
            XCTAssertFalse(fittingLayout.isTruncated, "\(mode)")
            XCTAssertEqual(shown(fittingLayout), [text], "\(mode)")
        }
    }

    func testOnlyLastLineIsTruncated() {
        let truncatedLayout = layout(text, .truncatingTail, width: 120, maximum: 2)
        XCTAssertEqual(truncatedLayout.lines.count, 2)
        let lines = shown(truncatedLayout)
        XCTAssertEqual(lines[0], "The quick")
        XCTAssertTrue(lines[1].hasPrefix("brown") && lines[1].hasSuffix("…"), lines[1])
    }

    func testHeightLimitTruncatesLastLine() {
        let truncatedLayout = layout(text, .truncatingTail, width: 120, height: 45, maximum: 0)
        XCTAssertTrue(truncatedLayout.isTruncated)
        XCTAssertEqual(shown(truncatedLayout).map { $0.hasSuffix("…") }, [false, true])
    }

    func testOmittedLinesAreReportedAsTruncation() {
        XCTAssertEqual(shown(layout("one\ntwo", .truncatingTail, width: 200)), ["one…"])
        XCTAssertTrue(layout("one\ntwo", .truncatingTail, width: 200).isTruncated)
    }

    func testClippingDrawsWholeLine() {
        let clippedLayout = layout(text, .clip, width: 120)
        XCTAssertTrue(clippedLayout.isTruncated)
        XCTAssertEqual(shown(clippedLayout), [text])
        let commands = clippedLayout.commands(in: CGRect(x: 5, y: 5, width: 120, height: 21))
        XCTAssertEqual(commands.first, .save)
        XCTAssertTrue(commands.contains(.clip(CGRect(x: 5, y: 5, width: 120, height: 21), .zero)))
        XCTAssertEqual(commands.last, .restore)
    }

    func testWordWrapTruncatesWithoutEllipsis() {
        let truncatedLayout = layout(text, .wordWrap, width: 120)
        XCTAssertTrue(truncatedLayout.isTruncated)
        XCTAssertEqual(shown(truncatedLayout), ["The quick"])
    }

    func testNarrowWidthLeavesEllipsis() {
        XCTAssertEqual(shown(layout(text, .truncatingTail, width: 3)), ["…"])
    }

    func testGraphemeClustersAreNotSplit() {
        let letters = String(repeating: "e\u{301}\u{323}", count: 30)
        let line = shown(layout(letters, .truncatingTail, width: 100))[0].dropLast()
        XCTAssertEqual(line.unicodeScalars.count % 3, 0)
        XCTAssertGreaterThan(line.count, 3)
    }
}
