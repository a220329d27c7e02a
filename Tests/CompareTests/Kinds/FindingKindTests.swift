import CellSimGraphics
import UIKit
import XCTest

@testable import CellSimCompare

/// Tests the classifier with pairs of pictures whose difference is known.
@preconcurrency @MainActor
final class FindingKindTests: XCTestCase {
    private func makeTable(_ cells: PairCells, seed: UInt64, each count: Int) -> ConfusionTable {
        var maker = PairMaker(cells, seed: seed)
        var table = ConfusionTable()
        for pair in maker.pairs(each: count) { table.add(pair) }
        return table
    }

    private func assertTable(_ table: ConfusionTable, _ heading: String) throws {
        let wrong = table.misclassified.joined(separator: "\n")
        XCTAssertLessThanOrEqual(
            table.misclassified.count * 50, table.total, "more than 2 % of the pairs have a wrong kind:\n\(wrong)")
        XCTAssertEqual(table.dismissedAsSmoothing, [], "changed content was classified as antialiased edges")
        XCTAssertEqual(table.passedByAntialiasing, [], "the method antialiasing ignored changed content")
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../docs/DifferenceKinds.md"), encoding: .utf8)
        XCTAssertTrue(
            page.contains("### \(heading)\n\n\(table.text)\n"),
            "docs/DifferenceKinds.md has an outdated table below '\(heading)'; replace it with\n\n\(table.text)\n\n\(wrong)"
        )
    }

    func testTuningPairs() throws {
        try assertTable(makeTable(.tuning, seed: 7, each: 24), "Tuning pairs")
    }

    func testHeldOutPairs() throws {
        try assertTable(makeTable(.heldOut, seed: 2026, each: 12), "Held-out pairs")
    }

    private func label(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .semibold) -> Bitmap {
        let text = PairScene.Text(
            text: text, frame: CGRect(x: 12, y: 8, width: 120, height: 24), font: "system", size: size, weight: weight,
            color: 0)
        return PairScene(
            size: CGSize(width: 140, height: 40), background: 0xFFFFFF, shapes: [], texts: [text], scale: 2
        ).draw()
    }

    /// The method `antialiasing` accepts antialiasing differences, but neither another letter nor another font weight.
    func testChangedLetterIsNotAntialiasing() {
        var rule = ComparisonRule()
        rule.method = .antialiasing
        let name = label("Name")
        for other in [label("Nome"), label("Nane"), label("Name", weight: .bold), label("Name.")] {
            let comparison = Comparison(reference: name, actual: other, rule: rule)
            XCTAssertEqual(comparison.verdict, .different)
            let exact = Comparison(reference: name, actual: other)
            XCTAssertTrue(exact.findings(reference: name, actual: other).map(\.kind).contains(.content))
            // The difference image marks as many pixels as the comparison counts.
            let picture = DifferencePicture.make(reference: name, actual: other, rule: rule)
            var marked = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width where picture.pixel(x: x, y: y) == 0xFFE6_1030 { marked += 1 }
            }
            XCTAssertEqual(marked, comparison.differentPixels)
        }
        let smoothed = name.smoothed(samples: 6)
        XCTAssertNotEqual(smoothed, name)
        let comparison = Comparison(reference: name, actual: smoothed, rule: rule)
        XCTAssertLessThan(
            comparison.differentPixels, comparison.unequalPixels / 2, "the rule ignores most antialiased edges")
    }

    func testBlursAndShiftsAreNamed() {
        let name = label("Name")
        func kinds(_ other: Bitmap) -> [Finding.Kind] {
            Comparison(reference: name, actual: other).findings(reference: name, actual: other).map(\.kind)
        }
        XCTAssertEqual(kinds(name.blurred(0.8)), [.sharpness])
        XCTAssertEqual(kinds(name.shifted(0.3, 0)), [.shifted])
        XCTAssertEqual(kinds(name.shifted(0, 0.3)), [.shifted])
        XCTAssertEqual(kinds(name.smoothed(samples: 6)), [.glyphEdges])
    }
}
