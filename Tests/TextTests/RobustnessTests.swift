import CellSimGraphics
import CellSimText
import Foundation
import TestFixtures
import XCTest

/// Tests the layout of random and very long texts.
final class RobustnessTests: XCTestCase {
    private struct SeededRandom {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    private let pieces = [
        "word", " ", "  ", "\n", "\r\n", "\u{2028}", "\t", "שלום", "مرحبا", "123", "日本", "e\u{301}", "👩‍👩‍👧", "🇩🇪",
        "\u{200F}", "\u{202E}",
        "\u{202C}", "\u{2066}", "\u{2069}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{FE0F}", "(", ")", "…", "\u{0}",
        "\u{7F}", "\u{FFFC}",
        "\u{E000}", "\u{10FFFF}", "Ж", "ภาษา", "क्षि", "\u{301}", "\u{A0}", "-", "ﬁ",
    ]
    private let modes: [LineBreakMode] = [
        .wordWrap, .characterWrap, .clip, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]
    private let alignments: [TextAlignment] = [.natural, .left, .center, .right, .justified]

    private func text(_ random: inout SeededRandom) -> StyledText {
        var style = ParagraphStyle()
        style.lineBreakMode = modes[random.roll(modes.count)]
        style.alignment = alignments[random.roll(alignments.count)]
        style.baseDirection = [nil, .leftToRight, .rightToLeft][random.roll(3)]
        let runs = (0..<(1 + random.roll(3))).map { _ in
            TextRun(
                text: (0..<random.roll(12)).map { _ in pieces[random.roll(pieces.count)] }.joined(),
                font: TextFont(
                    family: [.system, .monospacedSystem, .named("Arial")][random.roll(3)],
                    weight: 100 + 100 * random.roll(9),
                    isItalic: random.roll(2) == 0, pointSize: CGFloat(6 + random.roll(40)),
                    linePitch: random.roll(3) == 0 ? 22 : nil), color: .black, kern: CGFloat(random.roll(3)),
                underline: random.roll(2) == 0 ? .single : nil)
        }
        return StyledText(runs: runs, paragraph: style)
    }

    func testRandomTextsKeepLayoutInvariants() {
        var random = SeededRandom(state: 7)
        for round in 0..<1500 {
            let text = text(&random)
            let count = text.runs.reduce(0) { $0 + $1.text.utf16.count }
            let width = [0, 1, 20, 90, 300, .infinity][random.roll(6)] as CGFloat
            let height = [0, 30, 100, .infinity][random.roll(4)] as CGFloat
            let maximum = random.roll(4)
            let layout = TextLayout(
                text, width: width, height: height, maximumLines: maximum, scale: CGFloat(1 + random.roll(3)),
                direction: random.roll(2) == 0 ? .leftToRight : .rightToLeft)
            XCTAssertEqual(layout.lines.isEmpty, count == 0, "\(round)")
            if maximum > 0 { XCTAssertLessThanOrEqual(layout.lines.count, maximum, "\(round)") }
            var end = 0
            for line in layout.lines {
                XCTAssertGreaterThanOrEqual(line.range.lowerBound, end, "\(round)")
                XCTAssertLessThanOrEqual(line.range.lowerBound - end, 2, "the lines omit only line ends: \(round)")
                end = line.range.upperBound
            }
            XCTAssertLessThanOrEqual(end, count)
            if !layout.isTruncated { XCTAssertLessThanOrEqual(count - end, 0, "\(round)") }
            let commands = layout.commands(in: CGRect(x: 0, y: 0, width: min(width, 400), height: min(height, 400)))
            for case .glyphs(let run, let origin, _) in commands {
                XCTAssertTrue(origin.x.isFinite && origin.y.isFinite, "\(round)")
                XCTAssertTrue(run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(round)")
            }
        }
    }

    func testLayoutIsThreadSafe() {
        var random = SeededRandom(state: 99)
        let texts = (0..<40).map { _ in text(&random) }
        let box = CGRect(x: 0, y: 0, width: 120, height: 90)
        let expected = texts.map { TextLayout($0, width: 120, height: 90, scale: 2).commands(in: box) }
        let collector = CommandCollector()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            let order = thread.isMultiple(of: 2) ? Array(texts.indices) : texts.indices.reversed()
            var results = [[DisplayCommand]](repeating: [], count: texts.count)
            for index in order {
                results[index] = TextLayout(texts[index], width: 120, height: 90, scale: 2).commands(in: box)
            }
            collector.add(results)
        }
        XCTAssertEqual(collector.all.count, 8)
        for threadCommands in collector.all { XCTAssertEqual(threadCommands, expected) }
    }

    func testManyCombiningMarks() {
        let text = "e" + String(repeating: "\u{301}", count: 10_000)
        for mode in modes {
            var style = ParagraphStyle()
            style.lineBreakMode = mode
            let layout = TextLayout(
                StyledText(text, font: TextFont(pointSize: 12), paragraph: style), width: 4, maximumLines: 2, scale: 2)
            XCTAssertLessThanOrEqual(layout.lines.count, 2)
            XCTAssertEqual(layout.lines.first?.range.lowerBound, 0)
            let glyphs = layout.lines.flatMap { layout.runs(of: $0) }.flatMap(\.run.glyphs)
            XCTAssertTrue(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
    }

    /// The time must not grow with the square of the length.
    func testLongTextWithoutSpacesIsLaidOutInLinearTime() {
        for piece in ["abcdefghij", "\u{65E5}\u{672C}\u{8A9E}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"] {
            let text = String(repeating: piece, count: 120_000 / piece.utf16.count)
            for mode in modes {
                var style = ParagraphStyle()
                style.lineBreakMode = mode
                let styled = StyledText(text, font: TextFont(pointSize: 17), paragraph: style)
                var layout: TextLayout?
                let time = TestTimeout.processorTime {
                    layout = TextLayout(styled, width: 300, height: 60, maximumLines: 3, scale: 2)
                }
                XCTAssertEqual(layout?.isTruncated, true)
                XCTAssertLessThan(time, TestTimeout.seconds(20), "\(mode)")
            }
        }
    }

    func testLongTextIsLaidOut() {
        let longText = String(repeating: "word שלום 123 ", count: 3000)
        let layout = TextLayout(StyledText(longText, font: TextFont(pointSize: 12)), width: 200, scale: 2)
        XCTAssertEqual(layout.lines.last?.range.upperBound, longText.utf16.count)
        XCTAssertGreaterThan(layout.lines.count, 500)
    }
}

private final class CommandCollector: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [[[DisplayCommand]]] = []

    func add(_ lines: [[DisplayCommand]]) {
        lock.lock()
        defer { lock.unlock() }
        all.append(lines)
    }
}
