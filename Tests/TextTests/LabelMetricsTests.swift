import CellSimText
import Foundation
import XCTest

/// Tests the sizes of labels and the metrics of fonts. Sources: frames that Interface Builder recorded in documents of public
/// projects, and published tables.
final class LabelMetricsTests: XCTestCase {
    private func size(_ text: String, _ font: TextFont, scale: CGFloat = 2, trackingTable: TrackingTable = .current)
        -> CGSize
    {
        TextLayout(StyledText(text, font: font), scale: scale, trackingTable: trackingTable).size
    }

    func testSystemFontMetrics() {
        let font = TextFont(pointSize: 17)
        XCTAssertEqual(font.ascender, 16.187, accuracy: 0.001)
        XCTAssertEqual(font.descender, -4.101, accuracy: 0.001)
        XCTAssertEqual(font.lineHeight, 20.287, accuracy: 0.001)
        XCTAssertEqual(font.capHeight, 11.978, accuracy: 0.001)
        XCTAssertEqual(font.xHeight, 8.948, accuracy: 0.001)
        XCTAssertEqual(font.leading, 0)
        XCTAssertEqual(TextFont(pointSize: 17, linePitch: 22).leading, 1.713, accuracy: 0.001)
    }

    func testSingleLineHeights() {
        let at2: [(CGFloat, CGFloat)] = [
            (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5),
            (19, 23),
            (20, 24), (22, 26.5), (24, 29), (28, 33.5), (34, 41), (36, 43),
        ]
        for (points, height) in at2 {
            XCTAssertEqual(size("Label", TextFont(pointSize: points)).height, height, "\(points)")
        }
        let at3: [(CGFloat, CGFloat)] = [
            (12, 14.333), (13, 15.667), (14, 17), (15, 18), (16, 19.333), (17, 20.333), (18, 21.667), (20, 24),
            (22, 26.333), (23, 27.667), (28, 33.667), (34, 40.667),
        ]
        for (points, height) in at3 {
            XCTAssertEqual(
                size("Label", TextFont(pointSize: points), scale: 3).height, height, accuracy: 0.001, "\(points)")
        }
    }

    func testPlainFontLinesAddUpBeforeRounding() {
        func height(_ points: CGFloat, _ lines: Int) -> CGFloat {
            size(Array(repeating: "x", count: lines).joined(separator: "\n"), TextFont(pointSize: points)).height
        }
        XCTAssertEqual([2, 4, 5].map { height(17, $0) }, [41, 81.5, 101.5])
        XCTAssertEqual([2, 3, 4].map { height(15, $0) }, [36, 54, 72])
        XCTAssertEqual([2, 3, 4].map { height(16, $0) }, [38.5, 57.5, 76.5])
        XCTAssertEqual(height(14, 2), 33.5)
        XCTAssertEqual(height(12, 2), 29)
        XCTAssertEqual(height(22, 2), 53)
    }

    func testTextStyleLinesUsePitch() {
        func height(_ points: CGFloat, _ pitch: CGFloat, _ lines: Int, _ scale: CGFloat = 2) -> CGFloat {
            let font = TextFont(pointSize: points, linePitch: pitch)
            return size(Array(repeating: "x", count: lines).joined(separator: "\n"), font, scale: scale).height
        }
        XCTAssertEqual(height(17, 22, 2, 3), 42.333, accuracy: 0.001)
        XCTAssertEqual([2, 4].map { height(17, 22, $0) }, [42.5, 86.5])
        XCTAssertEqual([2, 3].map { height(15, 20, $0) }, [38, 58])
        XCTAssertEqual([2, 4].map { height(13, 18, $0) }, [34, 70])
    }

    func testRecordedLabelWidths() {
        // The tables were fitted to such frames, so they are accurate to half a point.
        let current: [(String, CGFloat, Int, CGFloat)] = [
            ("Label", 13, 400, 33), ("Label", 14, 400, 35.5), ("Label", 15, 400, 37.5), ("Label", 16, 400, 39.5),
            ("Label", 17, 400, 41.5), ("Label", 16, 500, 41), ("Label", 17, 500, 43), ("Label", 15, 600, 39),
            ("Label", 16, 600, 41.5), ("Label", 17, 600, 43.5), ("$40.00", 17, 400, 55),
        ]
        for (text, points, weight, width) in current {
            XCTAssertEqual(
                size(text, TextFont(weight: weight, pointSize: points)).width, width, accuracy: 0.5, "\(text) \(points)"
            )
        }
        XCTAssertEqual(size("Label", TextFont(pointSize: 17), trackingTable: .legacy).width, 42)
        XCTAssertEqual(size("Title", TextFont(pointSize: 17), trackingTable: .legacy).width, 34, accuracy: 0.5)
    }

    func testFirstBaselineIsRoundedAscender() {
        let recorded: [(CGFloat, CGFloat)] = [(17, 16), (19, 18), (15, 14.5), (22, 21), (26, 25)]
        for (points, baseline) in recorded {
            let layout = TextLayout(StyledText("Label", font: TextFont(pointSize: points)), scale: 2)
            XCTAssertEqual(layout.firstBaseline, baseline, "\(points)")
            XCTAssertEqual(layout.lastBaseline, baseline, "\(points)")
        }
    }

    func testBaselinePitchIsRoundedDown() {
        func pitch(_ points: CGFloat, _ scale: CGFloat, _ linePitch: CGFloat? = nil) -> CGFloat {
            let layout = TextLayout(
                StyledText("a\nb\nc", font: TextFont(pointSize: points, linePitch: linePitch)), scale: scale)
            XCTAssertEqual(
                layout.lastBaseline - layout.firstBaseline, 2 * (layout.lines[1].baseline - layout.lines[0].baseline),
                accuracy: 1e-9)
            return layout.lines[1].baseline - layout.lines[0].baseline
        }
        XCTAssertEqual(pitch(20, 2), 23.5)
        XCTAssertEqual(pitch(20, 3), 23 + 2.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(pitch(17, 2), 20)
        XCTAssertEqual(pitch(17, 3), 20, accuracy: 1e-9)
        XCTAssertEqual(pitch(17, 2, 22), 22)
    }

    func testEmptyTextHasNoSize() {
        XCTAssertEqual(size("", TextFont(pointSize: 17)), .zero)
        XCTAssertEqual(TextLayout(StyledText(runs: []), scale: 2).size, .zero)
    }

    func testTrailingNewlineAddsLine() {
        XCTAssertEqual(size("a\n", TextFont(pointSize: 17)).height, 41)
    }

    func testOtherFamiliesHaveTheirHeights() {
        XCTAssertEqual(size("x", TextFont(family: .named("HelveticaNeue"), pointSize: 17)).height, 20.5)
        XCTAssertEqual(size("x", TextFont(family: .named("Futura-Medium"), pointSize: 17)).height, 22.5)
        XCTAssertEqual(
            size("x", TextFont(family: .named("OpenSans-Semibold"), weight: 600, pointSize: 15)).height, 20.5)
        XCTAssertEqual(size("x", TextFont(family: .named("No Such Font"), pointSize: 17)).height, 20.5)
    }
}

/// Tests the widths of emoji, which the system draws in colour.
final class EmojiWidthTests: XCTestCase {
    /// Source: frames that Interface Builder recorded in element-ios for labels with one emoji: 16 points wide at size 11, 24 at
    /// size 18.
    func testEmojiWidths() {
        func width(_ text: String, _ size: CGFloat) -> CGFloat {
            TextLayout(StyledText(text, font: TextFont(pointSize: size)), scale: 2).size.width
        }
        XCTAssertEqual(width("\u{1F44D}", 11), 16)
        XCTAssertEqual(width("\u{1F600}", 18), 24)
        XCTAssertEqual(width("\u{1F600}", 40), 45)
    }
}

/// Tests the widths of scripts without a bundled font. Source: frames that Interface Builder recorded in documents of public projects.
final class HangulWidthTests: XCTestCase {
    /// Recorded at 17 points: 141.5, 112 and 97 for nine, seven and six syllables with two spaces each.
    func testSyllableWidths() {
        for (syllables, recorded) in [(9, 141.5), (7, 112), (6, 97)] {
            let text = " \(String(repeating: "\u{AC00}", count: syllables - 1)) \u{AC00}"
            let width = TextLayout(StyledText(text, font: TextFont(pointSize: 17)), scale: 2).size.width
            XCTAssertEqual(width, recorded, accuracy: 0.5, "\(syllables)")
        }
    }

    /// Recorded at 18 points: 94 for six letters.
    func testJamoWidths() {
        let text = String(repeating: "\u{3141}", count: 6)
        XCTAssertEqual(
            TextLayout(StyledText(text, font: TextFont(pointSize: 18)), scale: 2).size.width, 94, accuracy: 0.5)
    }

    /// Recorded for buttons: 92 for six characters at 15 points, 199 for fifteen at 13.
    func testKatakanaWidths() {
        for (size, count, recorded) in [(15.0, 6, 92.0), (13, 15, 199)] {
            let text = StyledText(String(repeating: "\u{30D7}", count: count), font: TextFont(pointSize: CGFloat(size)))
            XCTAssertEqual(TextLayout(text, scale: 1).size.width, recorded)
        }
    }
}

/// Tests fonts that a document names, and that are replaced by fonts of the same widths. Recorded frames are from Interface Builder, in
/// documents of public projects.
final class NamedFontWidthTests: XCTestCase {
    private func width(_ text: String, _ family: String, weight: Int = 400) -> CGFloat {
        TextLayout(StyledText(text, font: TextFont(family: .named(family), weight: weight, pointSize: 20)), scale: 2)
            .lines[0].width
    }

    /// The advances are from Adobe's published metrics, in thousandths of the em, times 20 points.
    func testPublishedWidths() {
        XCTAssertEqual(width("common", "Helvetica"), 3834 * 0.02, accuracy: 0.05)
        XCTAssertEqual(width("common", "ArialMT"), 3834 * 0.02, accuracy: 0.05)
        XCTAssertEqual(width("common", "Helvetica-Bold", weight: 700), 4167 * 0.02, accuracy: 0.05)
        XCTAssertEqual(width("common", "Times-Roman"), 3500 * 0.02, accuracy: 0.05)
        XCTAssertEqual(width("common", "Courier"), 3600 * 0.02, accuracy: 0.05)
    }

    /// Recorded for a label: "Label" at 16 points is 42 points wide in Inter, and 41.5 in the system font, which has
    /// the same faces.
    func testInterIsUsedByName() {
        func width(_ family: TextFont.Family) -> CGFloat {
            TextLayout(StyledText("Label", font: TextFont(family: family, weight: 600, pointSize: 16)), scale: 2).size
                .width
        }
        XCTAssertEqual(width(.named("Inter-SemiBold")), 42)
        XCTAssertEqual(width(.system), 41.5)
    }

    /// Recorded for labels of 16 and 12 points: 22.5 and 17.
    func testPingFangLineHeights() {
        for (size, height) in [(16.0, 22.5), (12, 17)] {
            let font = TextFont(family: .named("PingFangSC-Regular"), pointSize: CGFloat(size))
            XCTAssertEqual(TextLayout(StyledText("Label", font: font), scale: 2).size.height, height)
        }
    }
}

/// Tests characters that the labels to which the tables were fitted do not contain.
final class RareCharacterTests: XCTestCase {
    /// Source: a frame that Interface Builder recorded in a document of a public project: "47%" at 15 points is 31.5 points wide.
    func testPercentSignWidth() {
        XCTAssertEqual(TextLayout(StyledText("47%", font: TextFont(pointSize: 15)), scale: 2).size.width, 31.5)
    }
}
