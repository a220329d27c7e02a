import CellSimGraphics
import CellSimText
import Foundation
import XCTest

/// Tests the drawing commands of laid out text.
final class DrawingTests: XCTestCase {
    private let font = TextFont(pointSize: 17)

    private func origins(_ commands: [DisplayCommand]) -> [CGPoint] {
        commands.compactMap { command in
            guard case .glyphs(_, let origin, _) = command else { return nil }
            return origin
        }
    }

    private func layout(
        _ text: String, _ alignment: TextAlignment = .natural, font: TextFont? = nil, width: CGFloat = .infinity,
        scale: CGFloat = 2
    ) -> TextLayout {
        var style = ParagraphStyle()
        style.alignment = alignment
        return TextLayout(StyledText(text, font: font ?? self.font, paragraph: style), width: width, scale: scale)
    }

    func testTextIsDrawnOnFirstBaseline() {
        for points in stride(from: 9.0, through: 40, by: 0.5) {
            for scale in [1.0, 2, 3] {
                let layout = layout("Label", font: TextFont(pointSize: points), scale: scale)
                let origin = origins(layout.commands(in: CGRect(origin: .zero, size: layout.size)))[0]
                XCTAssertEqual(origin.y, layout.firstBaseline, accuracy: 1e-9, "\(points) @\(scale)")
                XCTAssertEqual(
                    (origin.y * scale).rounded(), origin.y * scale, accuracy: 1e-9, "the baseline is on a whole pixel")
            }
        }
    }

    func testTextIsCenteredVertically() {
        let layout = layout("Label")
        // A line of 20 points in a height of 50: 15 points above it.
        XCTAssertEqual(
            origins(layout.commands(in: CGRect(x: 0, y: 100, width: 80, height: 50))), [CGPoint(x: 0, y: 131)])
        // Two lines of 23.5 points in a height of 60: 6.5 points above them.
        let twoLines = self.layout("a\nb", font: TextFont(pointSize: 20))
        XCTAssertEqual(origins(twoLines.commands(in: CGRect(x: 0, y: 0, width: 80, height: 60))).map(\.y), [25.5, 49])
    }

    func testAlignment() {
        let width = layout("Label").lines[0].width
        func x(_ alignment: TextAlignment) -> CGFloat {
            origins(layout("Label", alignment).commands(in: CGRect(x: 10, y: 0, width: 100, height: 20)))[0].x
        }
        XCTAssertEqual(x(.natural), 10)
        XCTAssertEqual(x(.left), 10)
        XCTAssertEqual(x(.right), 110 - width, accuracy: 1e-9)
        XCTAssertEqual(x(.center), 10 + ((100 - width) / 2 * 2).rounded(.down) / 2, accuracy: 1e-9)
    }

    func testJustifiedLinesReachBothEdgesExceptTheLast() throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = layout(text, .justified, width: 200)
        XCTAssertGreaterThan(layout.lines.count, 1)
        let glyphs = layout.commands(in: CGRect(x: 0, y: 0, width: 200, height: 80)).compactMap {
            command -> GlyphRun? in
            guard case .glyphs(let run, _, _) = command else { return nil }
            return run
        }
        for (line, run) in zip(layout.lines, glyphs).dropLast() {
            let natural = layout.runs(of: line)[0].run.glyphs
            let (last, naturalLast) = (try XCTUnwrap(run.glyphs.last), try XCTUnwrap(natural.last))
            XCTAssertEqual(last.x - naturalLast.x, 200 - line.width, accuracy: 1e-6)
        }
        XCTAssertEqual(glyphs.last?.glyphs, layout.lines.last.map { layout.runs(of: $0)[0].run.glyphs })
    }

    func testShadowsAreBelowText() {
        let red = RGBAColor(red: 255 as UInt8, green: 0, blue: 0)
        let commands = layout("a\nb").commands(
            in: CGRect(x: 0, y: 0, width: 50, height: 41), shadow: (red, CGSize(width: 1, height: -2)))
        let plain = origins(layout("a\nb").commands(in: CGRect(x: 0, y: 0, width: 50, height: 41)))
        let colors = commands.compactMap { command -> RGBAColor? in
            guard case .glyphs(_, _, let color) = command else { return nil }
            return color
        }
        XCTAssertEqual(colors, [red, red, .black, .black])
        XCTAssertEqual(origins(commands).prefix(2).map { $0 }, plain.map { CGPoint(x: $0.x + 1, y: $0.y - 2) })
    }

    func testRunAttributes() {
        let gray = RGBAColor(red: 128 as UInt8, green: 128, blue: 128)
        let layout = TextLayout(
            StyledText(runs: [
                TextRun(text: "a", font: font, color: .black, underline: .single, backgroundColor: gray),
                TextRun(text: "b", font: font, color: gray, kern: 3, baselineOffset: 4, strikethrough: .single),
            ]), scale: 2)
        let commands = layout.commands(in: CGRect(origin: .zero, size: layout.size))
        var fills: [(CGRect, RGBAColor)] = []
        for command in commands {
            if case .fill(let rect, _, .color(let color)) = command { fills.append((rect, color)) }
        }
        XCTAssertEqual(fills.map(\.1), [gray, .black, gray])
        guard fills.count == 3 else { return }
        XCTAssertGreaterThan(fills[1].0.minY, 20)
        XCTAssertLessThan(fills[2].0.maxY, 16)
        XCTAssertEqual(fills[1].0.height, 1)
        // The raised letter increases the line height by four points.
        XCTAssertEqual(origins(commands).map(\.y), [20, 16])
        let unkerned = TextLayout(StyledText("b", font: font), scale: 2).lines[0].width
        XCTAssertEqual(fills[2].0.width, unkerned + 3, accuracy: 1e-9)
    }

    func testSpacesAreNotDrawn() {
        XCTAssertEqual(layout("a b").runs(of: layout("a b").lines[0])[0].run.glyphs.count, 2)
        XCTAssertEqual(origins(layout("   ").commands(in: CGRect(x: 0, y: 0, width: 50, height: 20))), [])
        XCTAssertEqual(layout("").commands(in: CGRect(x: 0, y: 0, width: 50, height: 20)), [])
    }

    func testTabsReachTheNextStop() {
        XCTAssertEqual(layout("a\tb").lines[0].width, 28 + layout("b").lines[0].width, accuracy: 1e-9)
        XCTAssertEqual(layout("\t\tb").lines[0].width, 56 + layout("b").lines[0].width, accuracy: 1e-9)
        XCTAssertEqual(layout("a\n\tb").lines[1].width, 28 + layout("b").lines[0].width, accuracy: 1e-9)
    }
}
