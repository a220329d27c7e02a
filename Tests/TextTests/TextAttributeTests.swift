import CellSimGraphics
import Foundation
import XCTest

@testable import CellSimText

/// Tests text attributes other than font and colour: lines, strokes, shadows, attachments, tabs, hyphens.
final class TextAttributeTests: XCTestCase {
    private let font = TextFont(pointSize: 17)
    private let red = RGBAColor(red: 255 as UInt8, green: 0, blue: 0)

    private func run(_ text: String, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
        var run = TextRun(text: text, font: font, color: .black)
        change(&run)
        return run
    }

    private func layout(_ runs: [TextRun], width: CGFloat = .infinity, lines: Int = 0) -> TextLayout {
        var style = ParagraphStyle()
        style.lineBreakMode = .wordWrap
        return TextLayout(StyledText(runs: runs, paragraph: style), width: width, maximumLines: lines, scale: 2)
    }

    private func commands(_ runs: [TextRun]) -> [DisplayCommand] {
        let layout = layout(runs)
        return layout.commands(in: CGRect(origin: .zero, size: layout.size))
    }

    private func fills(_ commands: [DisplayCommand]) -> [CGRect] {
        commands.compactMap { if case .fill(let rect, _, _) = $0 { rect } else { nil } }
    }

    func testLineWeightsAndColors() {
        func marks(_ mark: LineDecoration) -> [CGRect] { fills(commands([run("ab") { $0.underline = mark }])) }
        let single = marks(.single)
        XCTAssertEqual(single.map(\.height), [1])
        XCTAssertEqual(marks(LineDecoration(weight: .thick)).map(\.height), [2])
        let double = marks(LineDecoration(weight: .double))
        XCTAssertEqual(double.map(\.height), [1, 1])
        XCTAssertEqual(double.map(\.minY), [single[0].minY, single[0].minY + 2])
        let colored = commands([run("ab") { $0.strikethrough = LineDecoration(color: red) }])
        XCTAssertTrue(colored.contains { if case .fill(_, _, .color(red)) = $0 { true } else { false } })
    }

    func testLinePatterns() {
        let drawn = commands([run("ab") { $0.underline = LineDecoration(weight: .thick, pattern: .dashDot) }])
        let strokes = drawn.compactMap { if case .strokePath(_, let stroke, _) = $0 { stroke } else { Stroke?.none } }
        XCTAssertEqual(strokes.map(\.dash), [[20, 6, 6, 6]])
        XCTAssertEqual(strokes.map(\.width), [2])
    }

    func testWordLinesSkipSpaces() throws {
        let rects = fills(commands([run("one two") { $0.underline = LineDecoration(byWord: true) }]))
        XCTAssertEqual(rects.count, 2)
        let (one, space) = (layout([run("one")]).lines[0].width, layout([run("one ")]).lines[0].width)
        XCTAssertEqual(try XCTUnwrap(rects.first).width, one, accuracy: 0.01)
        XCTAssertEqual(try XCTUnwrap(rects.last).minX, space, accuracy: 0.2)
    }

    func testBaselineOffsetsEnlargeLine() {
        let plain = layout([run("a")])
        let raised = layout([run("a"), run("b") { $0.baselineOffset = 6 }])
        XCTAssertEqual(raised.exactSize.height, plain.exactSize.height + 6, accuracy: 1e-9)
        XCTAssertEqual(raised.firstBaseline, plain.firstBaseline + 6)
        let lowered = layout([run("a"), run("b") { $0.baselineOffset = -4 }])
        XCTAssertEqual(lowered.exactSize.height, plain.exactSize.height + 4, accuracy: 1e-9)
        XCTAssertEqual(lowered.firstBaseline, plain.firstBaseline)
    }

    /// With a fixed line height, the baseline offset moves the text within the line.
    func testBaselineOffsetsInFixedLineHeight() {
        func pen(_ offset: CGFloat) -> CGFloat? {
            var style = ParagraphStyle()
            (style.minimumLineHeight, style.maximumLineHeight) = (30, 30)
            let text = run("a") { ($0.baselineOffset, $0.paragraph) = (offset, style) }
            return commands([text]).compactMap { if case .glyphs(_, let origin, _) = $0 { origin.y } else { nil } }
                .first
        }
        XCTAssertEqual(pen(3), pen(0).map { $0 - 3 })
    }

    func testStrokesDrawOutlines() {
        func kinds(_ fills: Bool) -> String {
            commands([run("a") { $0.stroke = TextStroke(width: 0.5, color: red, fills: fills) }]).map {
                switch $0 {
                case .glyphs: "glyphs"
                case .strokePath(_, let stroke, red): "stroke \(stroke.width)"
                default: "other"
                }
            }.joined(separator: ", ")
        }
        XCTAssertEqual(kinds(true), "glyphs, stroke 0.5")
        XCTAssertEqual(kinds(false), "stroke 0.5")
    }

    func testShadowsAreGroups() {
        let shadow = TextShadow(color: red, offset: CGSize(width: 1, height: 2), blurRadius: 1.5)
        let drawn = commands([run("a") { $0.shadow = shadow }, run("b")])
        guard case .beginShadow(let color, let offset, let blur, _) = drawn[0] else { return XCTFail("\(drawn[0])") }
        XCTAssertEqual(color, red)
        XCTAssertEqual(offset, shadow.offset)
        XCTAssertEqual(blur, 1.5)
        XCTAssertEqual(drawn[2], .endGroup)
        XCTAssertEqual(drawn.count, 4)
    }

    func testInlineObjects() {
        let box = CGRect(x: 0, y: -4, width: 30, height: 40)
        let object = InlineObject(
            bounds: box, commands: [.fill(CGRect(x: 0, y: 0, width: 30, height: 40), .zero, .color(red))])
        let text = [run("a"), run("\u{FFFC}") { $0.object = object }, run("b")]
        let objectLayout = layout(text)
        XCTAssertEqual(objectLayout.firstBaseline, 36)
        let letters = layout([run("a")]).lines[0].width + layout([run("b")]).lines[0].width
        XCTAssertEqual(objectLayout.lines[0].width, letters + 30, accuracy: 0.01)
        let drawn = commands(text)
        let translation = CGAffineTransform(translationX: layout([run("a")]).lines[0].width, y: 0)
        XCTAssertTrue(drawn.contains(.concatenate(translation)), "\(drawn)")
        XCTAssertEqual(fills(drawn), [CGRect(x: 0, y: 0, width: 30, height: 40)])
        // Lines may break before and after an attachment.
        XCTAssertEqual(layout(text, width: 31).lines.count, 3)
    }

    // MARK: Tabs

    private func locations(_ text: String, _ stops: [TabStop], indent: CGFloat = 0) -> [CGFloat] {
        var style = ParagraphStyle()
        (style.tabStops, style.firstLineHeadIndent) = (stops, indent)
        let tabLayout = TextLayout(StyledText(text, font: font, paragraph: style), scale: 2)
        let geometry = tabLayout.geometry(of: tabLayout.lines[0], width: 400)
        return text.utf16.indices.filter { text[$0] != "\t" }.map {
            geometry.caretX(before: text.utf16.distance(from: text.startIndex, to: $0))
        }
    }

    func testTabStops() {
        let width = { (text: String) in self.layout([self.run(text)]).lines[0].width }
        XCTAssertEqual(locations("a\tb\tc", [TabStop(location: 50), TabStop(location: 120)]), [0, 50, 120])
        XCTAssertEqual(
            locations("a\tb", [TabStop(location: 100, alignment: .right)])[1], 100 - width("b"), accuracy: 1e-9)
        XCTAssertEqual(
            locations("a\tb", [TabStop(location: 100, alignment: .center)])[1], 100 - width("b") / 2, accuracy: 1e-9)
        let decimal = TabStop(location: 100, alignment: .right, columnTerminators: ".")
        XCTAssertEqual(locations("\t12.5", [decimal])[2], 100, accuracy: 0.2)
        // After the last tab stop, stops are 28 points apart. A stop that the text has passed is skipped.
        XCTAssertEqual(locations("a\tb\tc", [TabStop(location: 2), TabStop(location: 50)]), [0, 50, 84])
        XCTAssertEqual(locations("\ta", [TabStop(location: 8), TabStop(location: 30)], indent: 10), [30])
    }

    func testTabStopsOfFurtherLines() {
        var style = ParagraphStyle()
        (style.lineBreakMode, style.tabStops) = (.wordWrap, [TabStop(location: 50), TabStop(location: 120)])
        style.headIndent = 10
        let text = "efghij klm\tl"
        let tabLayout = TextLayout(StyledText(text, font: font, paragraph: style), width: 62, scale: 2)
        let units = Array(text.utf16)
        XCTAssertEqual(
            tabLayout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }, ["efghij ", "klm\tl"])
        let last = tabLayout.geometry(of: tabLayout.lines[1], width: 62)
        XCTAssertEqual(last.caretX(before: units.count - 1), 50, "the tab uses the first stop after the indented word")
        XCTAssertEqual(last.caretX(before: units.count - 5), 10)
    }

    // MARK: Lists

    func testListMarkers() throws {
        var style = ParagraphStyle()
        (style.lineBreakMode, style.marker) = (.wordWrap, ListMarker("7.", location: 11, textLocation: 36))
        let text = StyledText("one two", font: font, paragraph: style)
        let available = layout([run("one ")]).size.width + 36
        for (direction, isMirrored) in [(TextDirection.leftToRight, false), (.rightToLeft, true)] {
            let markerLayout = TextLayout(text, width: available, scale: 2, direction: direction)
            var texts: [(String, CGFloat)] = []
            for case .glyphs(let run, let origin, _) in markerLayout.commands(
                in: CGRect(x: 0, y: 0, width: available, height: 50))
            {
                texts.append((run.text, origin.x))
            }
            XCTAssertEqual(texts.map(\.0), ["one", "7.", "two"])
            guard texts.count == 3 else { continue }
            let marker = layout([run("7.")]).lines[0].width
            let one = layout([run("one")]).lines[0].width
            XCTAssertEqual(texts[0].1, isMirrored ? available - 36 - one : 36, accuracy: 0.01)
            XCTAssertEqual(texts[1].1, isMirrored ? available - 11 - marker : 11, accuracy: 0.01)
        }
        style.marker = ListMarker("viii.", location: 11, textLocation: 12)
        let wide = TextLayout(StyledText("a", font: font, paragraph: style), scale: 2)
        XCTAssertEqual(wide.geometry(of: wide.lines[0], width: 200).x, 40, "the marker moves the text by 28 points")
    }

    // MARK: Hyphens

    private func lineTexts(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in layout.runs(of: line).map(\.run.text).joined().replacing("\u{AD}", with: "") }
    }

    func testSoftHyphens() {
        let text = run("extra\u{AD}ordinary")
        XCTAssertEqual(lineTexts(layout([text])), ["extraordinary"])
        XCTAssertEqual(layout([text]).lines[0].width, layout([run("extraordinary")]).lines[0].width, accuracy: 0.5)
        let available = layout([run("extra-")]).lines[0].width
        XCTAssertEqual(lineTexts(layout([text], width: available + 20)), ["extra-", "ordinary"])
        // If the hyphen does not fit, the word is not broken there.
        XCTAssertNotEqual(lineTexts(layout([text], width: available - 2)).first, "extra-")
    }

    // MARK: Features

    func testTabularDigits() throws {
        var tabular = font
        tabular.features = [try XCTUnwrap(FontFeature("tnum"))]
        func width(_ text: String, _ font: TextFont) -> CGFloat {
            TextLayout(StyledText(text, font: font), scale: 2).lines[0].width
        }
        XCTAssertNotEqual(width("111.11", font), width("000.00", font))
        XCTAssertEqual(width("111.11", tabular), width("000.00", tabular), accuracy: 1e-9)
        XCTAssertEqual(width("000", tabular), width("000", font), accuracy: 1e-9)
        XCTAssertEqual(width("Label", tabular), width("Label", font), accuracy: 0.1)
        XCTAssertNil(FontFeature("tnums"))
    }
}
