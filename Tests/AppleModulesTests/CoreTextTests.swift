import CoreText
import XCTest

/// Tests the lines and frames that label libraries use.
@preconcurrency @MainActor final class CoreTextTests: XCTestCase {
    private func text(_ string: String, _ size: CGFloat = 20) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
    }

    func testLineReportsFontMetrics() {
        let line = CTLineCreateWithAttributedString(text("Text"))
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
        let width = unsafe CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        XCTAssertEqual(width, Double(text("Text").size().width), accuracy: 1e-9)
        XCTAssertEqual(ascent, UIFont.systemFont(ofSize: 20).ascender, accuracy: 1e-9)
        XCTAssertEqual(descent, -UIFont.systemFont(ofSize: 20).descender, accuracy: 1e-9)
        XCTAssertEqual(leading, 0, accuracy: 1e-9)
        let box = CTLineGetBoundsWithOptions(line, [])
        XCTAssertEqual(box, CGRect(x: 0, y: -descent, width: width, height: ascent + descent))
        XCTAssertEqual(CTLineGetStringRange(line), CFRange(location: 0, length: 4))
        XCTAssertEqual(CTLineGetGlyphCount(line), 4)
    }

    func testOffsetsAndIndicesAreInverse() {
        let string = "Where a caret stands"
        let line = CTLineCreateWithAttributedString(text(string))
        var previousOffset: CGFloat = -1
        for index in 0...string.utf16.count {
            let offset = CTLineGetOffsetForStringIndex(line, index, nil)
            XCTAssertGreaterThan(offset, previousOffset)
            XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)), index)
            previousOffset = offset
        }
        XCTAssertEqual(previousOffset, text(string).size().width, accuracy: 0.01)
    }

    func testTrailingWhitespaceIsReported() {
        let line = CTLineCreateWithAttributedString(text("word  "))
        let width = text("word  ").size().width - text("word").size().width
        XCTAssertGreaterThan(width, 5)
        XCTAssertEqual(CTLineGetTrailingWhitespaceWidth(line), Double(width), accuracy: 1e-9)
        let visibleWidth = Double(text("word").size().width)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 0.5, 200), (200 - visibleWidth) / 2, accuracy: 1e-9)
    }

    func testLineTruncation() throws {
        let string = text("The quick brown fox jumps")
        let line = CTLineCreateWithAttributedString(string)
        let token = CTLineCreateWithAttributedString(text("…"))
        for (type, begins, ends) in [
            (CTLineTruncationType.end, true, false), (.start, false, true), (.middle, true, true),
        ] {
            let truncated = try XCTUnwrap(CTLineCreateTruncatedLine(line, 120, type, token))
            let width = CTLineGetTypographicBounds(truncated, nil, nil, nil)
            XCTAssertLessThanOrEqual(width, 120)
            XCTAssertGreaterThan(width, 95)
            let end = CTLineGetOffsetForStringIndex(truncated, 100, nil)
            XCTAssertEqual(end, CGFloat(width), accuracy: 0.5, "\(type) \(begins) \(ends)")
        }
        XCTAssertIdentical(CTLineCreateTruncatedLine(line, 1000, .end, token), line)
        XCTAssertNil(CTLineCreateTruncatedLine(line, 3, .end, token))
    }

    func testFrameLinesAreOrderedTopDown() {
        let string = text("Some words that need more than one line\nand a second paragraph")
        let setter = CTFramesetterCreateWithAttributedString(string)
        let path = unsafe CGPath(rect: CGRect(x: 10, y: 20, width: 150, height: 500), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
        let lines = CTFrameGetLines(frame)
        XCTAssertGreaterThan(lines.count, 3)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        unsafe CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
        XCTAssertEqual(origins[0].y, 500 - 19, accuracy: 1)
        for (upper, lower) in zip(origins, origins.dropFirst()) {
            XCTAssertEqual(upper.y - lower.y, 23.9, accuracy: 0.6)
            XCTAssertEqual(lower.x, 0)
        }
        var location = 0
        for line in lines {
            XCTAssertEqual(CTLineGetStringRange(line).location, location)
            location += CTLineGetStringRange(line).length
            XCTAssertLessThanOrEqual(
                CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line), 150.1)
        }
        XCTAssertEqual(location, string.length)
        XCTAssertEqual(CTFrameGetVisibleStringRange(frame), CFRange(location: 0, length: string.length))
    }

    func testShortFrameHasOnlyFittingLines() {
        let string = text("Some words that need more than one line")
        let setter = CTFramesetterCreateWithAttributedString(string)
        let path = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 50), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 5, length: 0), path, nil)
        XCTAssertEqual(CTFrameGetLines(frame).count, 2)
        let visible = CTFrameGetVisibleStringRange(frame)
        XCTAssertEqual(visible.location, 5)
        XCTAssertLessThan(visible.length, string.length - 5)
        var fitRange = CFRange(location: 0, length: 0)
        let size = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(location: 5, length: 0), nil, CGSize(width: 150, height: 50), &fitRange)
        XCTAssertEqual(fitRange, visible)
        XCTAssertEqual(size.height, 48)
        let fullSize = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(location: 0, length: 0), nil, CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude),
            &fitRange)
        XCTAssertEqual(fitRange, CFRange(location: 0, length: string.length))
        XCTAssertGreaterThan(fullSize.height, 70)
    }
}
