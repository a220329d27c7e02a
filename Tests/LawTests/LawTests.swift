import XCTest

@testable import LawCheck

/// Checks the layout laws on generated trees. `LawCheck` checks more trees, and documents (`CONTRIBUTING.md`).
@preconcurrency @MainActor final class LawTests: XCTestCase {
    /// Checks a law on a number of trees.
    private func check(_ law: Law, trees: Int = 60, line: UInt = #line) {
        var lines: [String] = []
        let report = LawReport { lines.append($0) }
        for seed in 0..<UInt64(trees) {
            report.check(GeneratedTree(seed: seed).subject, laws: [law], seed: seed)
        }
        XCTAssertEqual(report.violations.count, 0, lines.prefix(5).joined(separator: "\n"), line: line)
        XCTAssertGreaterThan(report.cases[law.name] ?? 0, 0, "the law was not checked in any case", line: line)
    }

    func testRowPosition() { check(.rowPosition, trees: 24) }
    func testHistory() { check(.history) }
    func testSettingRoundTrip() { check(.settingRoundTrip) }
    func testFixedPoint() { check(.fixedPoint) }
    func testFitting() { check(.fitting) }
    func testMirror() { check(.mirror) }
    func testScale() { check(.scale) }
    func testStyle() { check(.style) }
    func testWindow() { check(.window) }

    // MARK: Single trees

    /// Returns the report of one law about some trees.
    private func report(_ law: Law, _ seeds: [UInt64]) -> LawReport {
        let report = LawReport()
        for seed in seeds { report.check(GeneratedTree(seed: seed).subject, laws: [law], seed: seed) }
        return report
    }

    func testFittingUnderPreservedMargins() {
        let report = report(.fitting, [283, 106_075, 110_927, 112_167, 115_695])
        XCTAssertEqual(report.summary, "fitting: 10 cases, 10 views, 0 violations in 0 documents")
    }

    /// At another scale, one more word or character may fit in a line.
    func testScaleExcludesTextsThatBreakElsewhere() {
        let seeds: [UInt64] = [
            103_947, 107_897, 109_988, 111_665, 114_450, 114_484, 115_791, 115_799, 2_010_380,
        ]
        let report = report(.scale, seeds)
        XCTAssertEqual(report.violations.map(\.document), [])
        XCTAssertEqual(Array(report.excluded.keys), ["scale: texts that break or end at another character"])
    }

    /// A margin of 8 points keeps a view 3 points from an edge, which the margin of 11 points then includes. A margin of
    /// 11 points moves the view to the edge.
    func testHistoryExcludesPreservedMarginsWithSeveralSolutions() {
        let report = report(.history, [2_045_679])
        XCTAssertEqual(report.violations.map(\.document), [])
        XCTAssertEqual(Array(report.excluded.keys), ["history: preserved margins have several solutions"])
    }

    func testViolationsAreListedWithCommand() {
        let law = Law(name: "scale") { _, _, report in
            report.recordCase(1)
            report.record(Difference(view: "UIView", property: "frame", expected: "1", actual: "2"))
        }
        XCTAssertEqual(
            report(law, [7]).summary,
            """
            scale: 1 cases, 1 views, 1 violations in 1 documents
            1 violations:
              scale: tree 7, root, UIView: frame is 2, not 1
                LawCheck --trees 1 --seed 7 --laws 'scale'
            """)
    }
}
