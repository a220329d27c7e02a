import CellSimText
import Foundation
import XCTest

/// Tests how text is broken into lines and measured.
final class WrappingTests: XCTestCase {
    private let font = TextFont(pointSize: 17)

    private func width(_ text: String) -> CGFloat { TextLayout(StyledText(text, font: font), scale: 2).lines[0].width }

    private func lines(
        _ text: String, width: CGFloat, height: CGFloat = .infinity, maximum: Int = 0, mode: LineBreakMode = .wordWrap
    ) -> [String] {
        var style = ParagraphStyle()
        style.lineBreakMode = mode
        let layout = TextLayout(
            StyledText(text, font: font, paragraph: style), width: width, height: height, maximumLines: maximum,
            scale: 2)
        let units = Array(text.utf16)
        return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    func testLinesBreakBetweenWords() {
        let available = width("one two") + 1
        XCTAssertEqual(lines("one two three four", width: available), ["one two ", "three ", "four"])
    }

    func testMeasuredWidthFitsText() {
        for text in ["Label", "Fits itself", "AVATAR To.", "a b c d e f g"] {
            for size in stride(from: 9.0, through: 31, by: 1) {
                let styled = StyledText(text + "\u{0416}", font: TextFont(pointSize: size))
                let unconstrained = TextLayout(styled, scale: 3)
                XCTAssertEqual(
                    TextLayout(styled, width: unconstrained.size.width, scale: 3).lines.count, 1, "\(text) \(size)")
            }
        }
    }

    /// Source: Interface Builder saved a width of 260 points for this label, in a template of element-ios.
    func testTrailingSpaceOfBrokenLineIsMeasured() {
        let style = ParagraphStyle()
        let text = StyledText(
            "Some description to explain what this screen does.", font: TextFont(pointSize: 15), paragraph: style)
        let layout = TextLayout(text, width: 270, scale: 2, trackingTable: .legacy)
        XCTAssertEqual(layout.lines.count, 2)
        XCTAssertEqual(layout.lines[0].width, 255.7, accuracy: 0.1)
        XCTAssertEqual(layout.size.width, 260)
        XCTAssertEqual(TextLayout(text, width: 257, scale: 2, trackingTable: .legacy).size.width, 257)
    }

    func testTrailingSpacesHaveNoWidth() {
        let available = width("one")
        XCTAssertEqual(lines("one      two", width: available + 0.1), ["one      ", "two"])
        let layout = TextLayout(StyledText("one      two", font: font), width: available + 0.1, scale: 2)
        XCTAssertEqual(layout.lines[0].width, available, accuracy: 1e-9)
        XCTAssertEqual(layout.size.width, (2 * (available + 0.1)).rounded(.up) / 2)
    }

    func testTrailingSpacesOfUnconstrainedLineAreMeasured() {
        XCTAssertEqual(width("one  "), width("one") + 2 * (width("a b") - width("ab")), accuracy: 0.5)
        XCTAssertGreaterThan(width("one  "), width("one ") + 3)
    }

    func testLongWordsBreakBetweenCharacters() {
        let brokenLines = lines("Incomprehensibilities", width: 60)
        XCTAssertGreaterThan(brokenLines.count, 2)
        XCTAssertEqual(brokenLines.joined(), "Incomprehensibilities")
        for line in brokenLines { XCTAssertLessThanOrEqual(width(line), 60.02) }
        for (line, next) in zip(brokenLines, brokenLines.dropFirst()) {
            XCTAssertGreaterThan(width(line + String(next.prefix(1))), 60)
        }
    }

    func testLinesHaveAtLeastOneCharacter() {
        XCTAssertEqual(lines("abc", width: 0.5), ["a", "b", "c"])
        XCTAssertEqual(lines("e\u{301}o\u{308}", width: 0.5), ["e\u{301}", "o\u{308}"])
        XCTAssertEqual(lines("👩‍👩‍👧x", width: 0.5), ["👩‍👩‍👧", "x"])
    }

    func testCharacterWrapFillsEachLine() {
        let available = width("one two t") + 0.1
        XCTAssertEqual(lines("one two three", width: available, mode: .characterWrap), ["one two t", "hree"])
    }

    func testLineSeparators() {
        XCTAssertEqual(lines("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g", width: 100), ["a", "b", "c", "d", "e", "f", "g"])
        XCTAssertEqual(lines("a\n\nb\n", width: 100), ["a", "", "b", ""])
    }

    func testLinesBeyondTheMaximumAreDropped() {
        let available = width("one two") + 1
        XCTAssertEqual(lines("one two three four", width: available, maximum: 2), ["one two ", "three "])
        XCTAssertEqual(lines("one two three four", width: available, maximum: 9).count, 3)
    }

    func testHeightLimitKeepsAtLeastOneLine() {
        let available = width("one two") + 1
        XCTAssertEqual(lines("one two three four", width: available, height: 41).count, 2)
        XCTAssertEqual(lines("one two three four", width: available, height: 40).count, 1)
        XCTAssertEqual(lines("one two three four", width: available, height: 3).count, 1)
    }

    func testJapaneseLineBreaks() {
        let text = "日本語の文章、テスト。"
        for em in 2...6 {
            let brokenLines = lines(text, width: CGFloat(em) * 1.02 * 17)
            XCTAssertEqual(brokenLines.joined(), text)
            XCTAssertGreaterThan(brokenLines.count, 1)
            for line in brokenLines.dropFirst() { XCTAssertFalse("、。ー".contains(line.first ?? "x"), "\(brokenLines)") }
        }
    }

    func testMissingCharacters() {
        // Cuneiform signs, which no font contains.
        let layout = TextLayout(StyledText("a𒀀𒀁b", font: font), scale: 2)
        XCTAssertEqual(layout.missingCharacters, ["𒀀", "𒀁"])
        XCTAssertGreaterThan(layout.lines[0].width, width("a") + width("b") + 17)
        // With and without the font, an ideograph and an emoji have the width of the system's glyphs.
        let knownLayout = TextLayout(StyledText("a日本b😀", font: font), scale: 2)
        let available = width("a") + width("b") + 2 * 1.018 * 17 + 17 * 1.08 + 4.08
        XCTAssertEqual(knownLayout.lines[0].width, available, accuracy: 1e-9)
        XCTAssertEqual(TextLayout(StyledText("Ж", font: font), scale: 2).missingCharacters, [])
    }

    func testNoBreakSpaceAndHyphenRules() {
        let available = width("100") + 4
        // Without a break opportunity, the text is broken between characters.
        XCTAssertEqual(lines("100\u{A0}km", width: available).first, "100")
        XCTAssertEqual(lines("well-known", width: width("known") + 1), ["well-", "known"])
        XCTAssertEqual(lines("(one) two", width: width("(one)") + 1), ["(one) ", "two"])
    }

    /// Compares with a simple model: words of letters, separated by single spaces, each added to the line if it fits.
    func testWordWrapMatchesSimpleModel() {
        var state: UInt64 = 42
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        for _ in 0..<60 {
            let words = (0..<12).map { _ in String((0..<(1 + random(9))).map { _ in letters[random(letters.count)] }) }
            let available = CGFloat(140 + random(200))
            var expected: [String] = []
            var line = ""
            for word in words {
                let longer = line.isEmpty ? word : line + " " + word
                if width(longer) <= available {
                    line = longer
                } else {
                    (expected, line) = (expected + [line + " "], word)
                }
            }
            XCTAssertEqual(lines(words.joined(separator: " "), width: available), expected + [line])
        }
    }

    func testLineAndParagraphSpacing() {
        var style = ParagraphStyle()
        style.lineSpacing = 6
        func height(_ text: String) -> CGFloat {
            TextLayout(StyledText(text, font: font, paragraph: style), scale: 2).size.height
        }
        XCTAssertEqual(height("a"), 20.5)
        XCTAssertEqual(height("a\nb"), 47)
        style.lineSpacing = 0
        style.paragraphSpacing = 10
        XCTAssertEqual(height("a\nb"), 51)
        XCTAssertEqual(height("a\u{2028}b"), 41)
    }

    func testLineHeightMultipleAndLimits() {
        var style = ParagraphStyle()
        style.lineHeightMultiple = 1.5
        func layout() -> TextLayout { TextLayout(StyledText("a", font: font, paragraph: style), scale: 2) }
        XCTAssertEqual(layout().size.height, 30.5)
        style = ParagraphStyle()
        style.minimumLineHeight = 30
        XCTAssertEqual(layout().size.height, 30)
        XCTAssertEqual(layout().firstBaseline, 26)
        style = ParagraphStyle()
        style.maximumLineHeight = 18
        XCTAssertEqual(layout().size.height, 18)
    }

    func testIndentsNarrowTheLines() {
        var style = ParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 10, -5)
        let available = width("one two") + 15.1
        let layout = TextLayout(StyledText("one two three", font: font, paragraph: style), width: available, scale: 2)
        XCTAssertEqual(layout.lines.map(\.range), [0..<4, 4..<8, 8..<13])
        XCTAssertEqual(layout.size.width, max(width("one ") + 25, width("three") + 15), accuracy: 0.5)
    }

    func testLargestFontDeterminesLineHeight() {
        let big = TextFont(pointSize: 34)
        let layout = TextLayout(
            StyledText(runs: [
                TextRun(text: "small ", font: font, color: .black), TextRun(text: "big\n", font: big, color: .black),
                TextRun(text: "small", font: font, color: .black),
            ]), scale: 2)
        XCTAssertEqual(layout.size.height, 61)
        XCTAssertEqual(layout.firstBaseline, 32.5)
    }
}

/// Tests a paragraph's last line (`NSLineBreakStrategy.pushOut`): it never has one word if two would fit.
final class PushOutLineBreakTests: XCTestCase {
    private let font = TextFont(pointSize: 17)

    private func lines(_ text: String, width: CGFloat, avoidsLoneLastWord: Bool = true) -> [String] {
        var style = ParagraphStyle()
        style.avoidsLoneLastWord = avoidsLoneLastWord
        let layout = TextLayout(StyledText(text, font: font, paragraph: style), width: width, maximumLines: 0, scale: 2)
        let units = Array(text.utf16)
        return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    private func width(_ text: String) -> CGFloat { TextLayout(StyledText(text, font: font), scale: 2).lines[0].width }

    func testLastLineGetsAtLeastTwoWords() {
        let available = width("one two three") + 1
        XCTAssertEqual(lines("one two three four", width: available), ["one two ", "three four"])
        XCTAssertEqual(
            lines("one two three four", width: available, avoidsLoneLastWord: false), ["one two three ", "four"])
    }

    func testEachParagraphHasLastLine() {
        let available = width("one two three") + 1
        XCTAssertEqual(
            lines("one two three four\none two three four", width: available),
            ["one two ", "three four", "one two ", "three four"])
    }

    func testLongWordStaysOnLastLine() {
        let available = width("a incomprehensible") + 1
        XCTAssertEqual(
            lines("a incomprehensible notwithstanding", width: available), ["a incomprehensible ", "notwithstanding"])
    }

    func testSingleWordLineIsKept() {
        XCTAssertEqual(lines("incomprehensible it", width: width("incomprehensible") + 1), ["incomprehensible ", "it"])
    }
}
