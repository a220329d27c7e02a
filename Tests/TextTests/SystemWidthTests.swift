import CellSimText
import Foundation
import XCTest

/// The fixture's numbers come from an independent model of the same tables, written in Python: 200 strings, each in
/// five weights and both eras at sizes from 6 to 96 points. Columns: weight, era, size, width in points,
/// then width and height of a label at scale 2 and at scale 3, and the text. The model was made before widths with a
/// percent sign or a slash were known: 0.12 em more and 0.035 em less than it says. Nor does it know how the letters of the
/// Display outlines differ, so that its rows of 20 points and more count for the heavier weights only.
final class SystemWidthTests: XCTestCase {
    private struct Row {
        var font: TextFont
        var era: TrackingEra
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
            if try number(2) >= 20, !["semibold", "bold"].contains(fields[0]) { return nil }
            func count(_ character: Character) -> CGFloat { CGFloat(fields[8].count { $0 == character }) }
            let more = try (0.12 * count("%") - 0.035 * count("/")) * number(2)
            func labelWidth(_ index: Int, scale: CGFloat) throws -> CGFloat {
                more == 0 ? try number(index) : ((try number(3) + more) * scale - 0.02).rounded(.up) / scale
            }
            return Row(
                font: TextFont(weight: try XCTUnwrap(weights[fields[0]]), pointSize: try number(2)),
                era: fields[1] == "new" ? .current : .legacy, width: try number(3) + more,
                sizes: [
                    2: CGSize(width: try labelWidth(4, scale: 2), height: try number(5)),
                    3: CGSize(width: try labelWidth(6, scale: 3), height: try number(7)),
                ], text: fields[8])
        }
    }

    func testWidthsAndLabelSizesAgreeWithTheModel() throws {
        let rows = try rows()
        XCTAssertGreaterThan(rows.count, 1200)
        for row in rows {
            for (scale, size) in row.sizes.sorted(by: { $0.key < $1.key }) {
                let layout = TextLayout(StyledText(row.text, font: row.font), scale: scale, era: row.era)
                let name = "'\(row.text)' \(row.font.weight) \(row.font.pointSize) \(row.era) @\(scale)"
                XCTAssertEqual(layout.lines.count, 1, name)
                XCTAssertEqual(layout.lines[0].width, row.width, accuracy: 1e-5, name)
                XCTAssertEqual(layout.size.width, size.width, accuracy: 1e-3, name)
                XCTAssertEqual(layout.size.height, size.height, accuracy: 1e-3, name)
            }
        }
    }

    func testTextTakenToPiecesIsAsWideAsTextMeasuredByTheTablesAlone() throws {
        for row in try rows() {
            // Two runs of one look are never measured by the tables alone.
            let half = row.text.index(row.text.startIndex, offsetBy: row.text.count / 2)
            let parts = [String(row.text[..<half]), String(row.text[half...])].map {
                TextRun(text: $0, font: row.font, color: .black)
            }
            let whole = TextLayout(StyledText(row.text + "\n", font: row.font), scale: 2, era: row.era)
            XCTAssertEqual(whole.lines[0].width, row.width, accuracy: 1e-5, row.text)
            let halves = TextLayout(StyledText(runs: parts), scale: 2, era: row.era)
            XCTAssertEqual(halves.lines[0].width, row.width, accuracy: row.font.pointSize * 0.3, row.text)
        }
    }

    /// Recorded in six documents: the letters of the Display outlines are narrower than those of text, its digits wider.
    func testLargeTextIsAsWideAsRecorded() {
        let recorded: [(String, CGFloat, CGFloat)] = [
            ("Main Amount", 26, 149), ("Welcome to myTBA", 28, 234.5), ("Label", 22, 52), ("Label", 30, 71),
            ("00:00.00", 40, 165), ("25", 50, 58.5),
        ]
        for (text, size, width) in recorded {
            let layout = TextLayout(StyledText(text, font: TextFont(pointSize: size)), scale: 2)
            XCTAssertEqual(layout.size.width, width, accuracy: 1, "\(text) \(size)")
        }
        let medium = TextLayout(StyledText("Question: 1/5", font: TextFont(weight: 500, pointSize: 25)), scale: 3)
        XCTAssertEqual(medium.size.width, 147, accuracy: 1.5)
        for (text, size, width) in [
            ("action", 28, 74), ("powered by iLogYou", 20, 175.5), ("Title of this label ", 20, 146),
        ] as [(String, CGFloat, CGFloat)] {
            let layout = TextLayout(StyledText(text, font: TextFont(pointSize: size)), scale: 2, era: .legacy)
            XCTAssertEqual(layout.size.width, width, accuracy: 1.5, "\(text) \(size)")
        }
    }
}
