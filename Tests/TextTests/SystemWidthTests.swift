import CellSimGraphics
import CellSimText
import Foundation
import XCTest

/// Tests the widths of text in the system font.
///
/// The fixture's numbers come from an independent model of the same tables, written in Python (`Tools/system-font`):
/// 200 strings, each in five weights and with both tracking tables, at sizes from 6 to 96 points. Columns: weight, tracking
/// table, size, width in points, then width and height of a label at scale 2 and at scale 3, and the text. Other tests
/// compare frames that Interface Builder recorded in documents of public projects.
final class SystemWidthTests: XCTestCase {
    private struct Row {
        var font: TextFont
        var trackingTable: TrackingTable
        var width: CGFloat
        var sizes: [CGFloat: CGSize]
        var text: String
    }

    private func rows() throws -> [Row] {
        let file = try XCTUnwrap(
            Bundle.module.url(forResource: "widths", withExtension: "tsv", subdirectory: "Fixtures"))
        let weights = ["light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700]
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            func number(_ index: Int) throws -> CGFloat { CGFloat(try XCTUnwrap(Double(fields[index]))) }
            return Row(
                font: TextFont(weight: try XCTUnwrap(weights[fields[0]]), pointSize: try number(2)),
                trackingTable: fields[1] == "new" ? .current : .legacy, width: try number(3),
                sizes: [
                    2: CGSize(width: try number(4), height: try number(5)),
                    3: CGSize(width: try number(6), height: try number(7)),
                ], text: fields[8])
        }
    }

    func testWidthsAndLabelSizesMatchModel() throws {
        let rows = try rows()
        XCTAssertGreaterThan(rows.count, 1200)
        for row in rows {
            for (scale, size) in row.sizes.sorted(by: { $0.key < $1.key }) {
                let layout = TextLayout(
                    StyledText(row.text, font: row.font), scale: scale, trackingTable: row.trackingTable)
                let name = "'\(row.text)' \(row.font.weight) \(row.font.pointSize) \(row.trackingTable) @\(scale)"
                XCTAssertEqual(layout.lines.count, 1, name)
                XCTAssertEqual(layout.lines[0].width, row.width, accuracy: 1e-5, name)
                XCTAssertEqual(layout.size.width, size.width, accuracy: 1e-3, name)
                XCTAssertEqual(layout.size.height, size.height, accuracy: 1e-3, name)
            }
        }
    }

    func testSplitRunsHaveTheSameWidthAsOneRun() throws {
        for row in try rows() {
            // Two runs with the same attributes are never measured only with the tables.
            let half = row.text.index(row.text.startIndex, offsetBy: row.text.count / 2)
            let parts = [String(row.text[..<half]), String(row.text[half...])].map {
                TextRun(text: $0, font: row.font, color: .black)
            }
            let wholeLayout = TextLayout(
                StyledText(row.text + "\n", font: row.font), scale: 2, trackingTable: row.trackingTable)
            XCTAssertEqual(wholeLayout.lines[0].width, row.width, accuracy: 1e-5, row.text)
            let splitLayout = TextLayout(StyledText(runs: parts), scale: 2, trackingTable: row.trackingTable)
            XCTAssertEqual(splitLayout.lines[0].width, row.width, accuracy: 1e-5, row.text)
        }
    }

    /// Widths (points) of labels in the documents of public projects, as Interface Builder recorded them, with text, weight, size
    /// and scale. The tolerance is one point.
    func testRecordedWeightWidths() {
        let recorded: [(String, Int, CGFloat, CGFloat, CGFloat)] = [
            ("!", 700, 14, 2, 5),
            ("000 000", 600, 24, 2, 98.5),
            ("2", 700, 14, 2, 9),
            ("A PROJECT FROM THE", 600, 13, 2, 144),
            ("AUTO ROTATE", 700, 13, 2, 92),
            ("Configure BiomID unlock.", 600, 17, 2, 202),
            ("Confirm the passcode.", 600, 17, 2, 180.5),
            ("Confirm the password.", 600, 17, 2, 180.5),
            ("DROP SHADOW", 700, 13, 2, 101.5),
            ("Duration", 500, 12, 2, 50),
            ("HOTP", 600, 24, 2, 64.5),
            ("Haptic Feedback", 700, 13, 2, 109),
            ("INTERACTIVE HIDE", 700, 13, 2, 123),
            ("Label", 700, 17, 2, 44.5),
            ("Label", 300, 16, 2, 39),
            ("Label", 600, 20, 2, 50),
            ("No search results.", 500, 20, 2, 162),
            ("Raivo OTP", 700, 34, 2, 161),
            ("Set your passcode.", 600, 17, 2, 152.5),
            ("Setup complete!", 700, 34, 2, 261),
            ("Upgrade Your Experience", 500, 22, 3, 745 / 3),
            ("We're sorry about that.", 600, 17, 2, 183.5),
            ("[Title]", 600, 17, 2, 48.5),
            ("{WebRTC Status}", 600, 20, 2, 159.5),
        ]
        for (text, weight, size, scale, width) in recorded {
            let layout = TextLayout(StyledText(text, font: TextFont(weight: weight, pointSize: size)), scale: scale)
            XCTAssertEqual(
                layout.size.width, width, accuracy: 1 + 1e-6, "\(text) \(weight) \(size)")
        }
    }

    /// The letters of the Display outlines are narrower than those of text, and the digits are wider. Source: frames that Interface Builder
    /// recorded in six documents.
    func testRecordedLargeTextWidths() {
        let recorded: [(String, CGFloat, CGFloat)] = [
            ("Main Amount", 26, 149), ("Welcome to myTBA", 28, 234.5), ("Label", 22, 52), ("Label", 30, 71),
            ("00:00.00", 40, 165), ("25", 50, 58.5),
        ]
        for (text, size, width) in recorded {
            let layout = TextLayout(StyledText(text, font: TextFont(pointSize: size)), scale: 2)
            XCTAssertEqual(layout.size.width, width, accuracy: max(1, width * 0.011), "\(text) \(size)")
        }
        let medium = TextLayout(StyledText("Question: 1/5", font: TextFont(weight: 500, pointSize: 25)), scale: 3)
        XCTAssertEqual(medium.size.width, 147, accuracy: 1.5)
        for (text, size, width) in [
            ("action", 28, 74), ("powered by iLogYou", 20, 175.5), ("Title of this label ", 20, 146),
        ] as [(String, CGFloat, CGFloat)] {
            let layout = TextLayout(StyledText(text, font: TextFont(pointSize: size)), scale: 2, trackingTable: .legacy)
            XCTAssertEqual(layout.size.width, width, accuracy: 1.5, "\(text) \(size)")
        }
    }

    /// Source: frames that Interface Builder recorded in documents of public projects.
    func testRecordedHeavyWeightWidths() {
        for (text, weight, size, scale, width) in [
            ("44U", 800, 9, 2, 20.5), ("STOCKS", 800, 27, 2, 111), ("OCTOBER 5", 800, 27, 2, 153.5),
            ("Label", 900, 18, 2, 50),
        ] as [(String, Int, CGFloat, CGFloat, CGFloat)] {
            let layout = TextLayout(StyledText(text, font: TextFont(weight: weight, pointSize: size)), scale: scale)
            XCTAssertEqual(layout.size.width, width, accuracy: 0.5 + 1e-6, text)
        }
    }

    /// Ink widths in snapshots of iOS 16 to 18 by ZinovevSasha/Tracker, id-kuznetsov, Georgy-hook and kintolayli (GitHub), plus the
    /// margins of the outer letters. With the widths of the substitute font, the title was 8 points wider.
    func testCyrillicWidths() {
        let measured: [(String, Int, CGFloat, CGFloat)] = [
            ("Трекеры", 700, 34, 141.7 + 3.1), ("Что будем отслеживать?", 500, 12, 148.8 + 1.3),
            ("Ничего не найдено", 500, 12, 114 + 1.4), ("Поливать растения", 500, 12, 114 + 1.8),
            ("Поиск", 400, 17, 48 + 1.5), ("Фильтры", 400, 17, 68.7 + 2), ("Забавные", 700, 19, 92.7 + 1.4),
        ]
        for (text, weight, size, width) in measured {
            let layout = TextLayout(StyledText(text, font: TextFont(weight: weight, pointSize: size)), scale: 3)
            XCTAssertEqual(layout.lines[0].width, width, accuracy: 0.75, text)
        }
        let cyrillic = TextLayout(StyledText("аеорсух", font: TextFont(weight: 400, pointSize: 17)), scale: 3)
        let latin = TextLayout(StyledText("aeopcyx", font: TextFont(weight: 400, pointSize: 17)), scale: 3)
        XCTAssertEqual(cyrillic.lines[0].width, latin.lines[0].width, accuracy: 1)
    }

    /// `NSString.size` in the simulator of iOS 26.1, published by the project openuikit.
    func testUIKitStringWidths() {
        let measured: [(String, Int, CGFloat, CGFloat)] = [
            ("Hello UIKit", 400, 17, 79.6626), ("AVAST Wavy To. LT", 400, 17, 146.8242),
            ("The quick brown fox jumps over the lazy dog", 400, 17, 338.9541), ("0123456789", 400, 17, 98.5801),
            ("Hello UIKit", 400, 24, 108.5317), ("AVAST Wavy To. LT", 400, 24, 197.0041),
            ("The quick brown fox jumps over the lazy dog", 400, 24, 455.2557), ("WWWW MMMM", 400, 24, 175.8729),
            ("Hello UIKit", 600, 20, 96.3581), ("iiiiillll", 600, 20, 43.5420), ("WWWW MMMM", 600, 20, 150.3925),
            ("Hello UIKit", 700, 20, 99.1022), ("Hello UIKit", 900, 20, 106.5856), ("iiiiillll", 800, 24, 58.9697),
            ("Hello UIKit", 300, 17, 77.4740), ("iiiiillll", 100, 17, 28.5568), ("WWWW MMMM", 200, 28, 195.3865),
            ("Hello UIKit", 700, 15, 77.5049), ("Hello UIKit", 100, 16, 69.9593), ("Hello UIKit", 100, 11, 51.1693),
        ]
        for (text, weight, size, width) in measured {
            let layout = TextLayout(StyledText(text, font: TextFont(weight: weight, pointSize: size)), scale: 1000)
            XCTAssertEqual(layout.lines[0].width, width, accuracy: 0.02, "\(text) \(weight) \(size)")
        }
    }

    /// Pairs of letters that the replacement font kerns differently, in 2,048ths of the em.
    func testKerningPairs() {
        func width(_ text: String) -> CGFloat {
            TextLayout(StyledText(text, font: TextFont(pointSize: 17)), scale: 1000).lines[0].width
        }
        for (pair, kern) in [
            ("Fo", 0), ("Fe", 0), ("Fa", -70), ("Pa", -40), ("Ti", -20), ("Te", -200), ("Ta", -210), ("Tr", -150),
            ("T\u{E9}", -200), ("L\u{2019}", -180),
        ] as [(String, CGFloat)] {
            let parts = pair.map { width(String($0)) }.reduce(0, +)
            XCTAssertEqual(width(pair) - parts, 17 * kern / 2048, accuracy: 0.001, pair)
        }
    }

    /// According to pictures by UIKit, the dots are 0.1885 em apart from 28 points on, 0.1975 em at 25 points, and
    /// 0.254 em in text.
    func testEllipsisDotSpacing() throws {
        for (size, pitch) in [(17, 0.254), (25, 0.1975), (28, 0.1885), (43, 0.1885)] as [(CGFloat, CGFloat)] {
            let layout = TextLayout(StyledText("\u{2026}", font: TextFont(pointSize: size)), scale: 3)
            let dots = layout.commands(in: CGRect(x: 0, y: 0, width: 100, height: 100)).flatMap {
                command -> [CGFloat] in
                guard case .glyphs(let run, _, _) = command else { return [] }
                return run.glyphs.map(\.x)
            }
            XCTAssertEqual(dots.count, 3)
            XCTAssertEqual((dots[1] - dots[0]) / size, pitch, accuracy: 0.002, "\(size)")
            XCTAssertEqual(dots[2] - dots[1], dots[1] - dots[0], accuracy: 1e-6)
        }
    }

    func testKerningAcrossRuns() {
        let font = TextFont(pointSize: 17)
        func width(_ runs: [TextRun]) -> CGFloat { TextLayout(StyledText(runs: runs), scale: 2).exactSize.width }
        func run(_ text: String, _ font: TextFont, kerns: Bool = true) -> TextRun {
            TextRun(text: text, font: font, color: .black, kernsPairs: kerns)
        }
        let letters = width([run("A", font)]) + width([run("V", font)])
        let pair = width([run("AV", font)])
        XCTAssertLessThan(pair, letters - 0.5)
        XCTAssertEqual(width([run("A", font), run("V", font)]), pair, accuracy: 1e-9)
        XCTAssertEqual(width([run("AV", font, kerns: false)]), letters, accuracy: 1e-9)
        XCTAssertEqual(width([run("A", font, kerns: false), run("V", font)]), letters, accuracy: 1e-9)
        let bold = TextFont(weight: 700, pointSize: 17)
        XCTAssertEqual(
            width([run("A", font), run("V", bold)]), width([run("A", font)]) + width([run("V", bold)]), accuracy: 1e-9)
    }

    func testExactSizesAreNotRounded() {
        let size = TextLayout(StyledText("Ten", font: TextFont(pointSize: 10)), scale: 2).exactSize
        XCTAssertEqual(size.height, 11.93, accuracy: 0.005)
    }
}
