import XCTest

@testable import LawCheck

/// UIKit's laws hold for trees made from seeds. `LawCheck` tries more of them, and documents (`CONTRIBUTING.md`).
@preconcurrency @MainActor final class LawTests: XCTestCase {
    /// Checks a law over so many trees.
    private func check(_ law: Law, trees: Int = 60, line: UInt = #line) {
        var lines: [String] = []
        let report = LawReport { lines.append($0) }
        for seed in 0..<UInt64(trees) {
            report.check(GeneratedTree(seed: seed).subject, laws: [law], seed: seed)
        }
        XCTAssertEqual(report.breaches.count, 0, lines.prefix(5).joined(separator: "\n"), line: line)
        XCTAssertGreaterThan(report.cases[law.name] ?? 0, 0, "nothing was checked", line: line)
    }

    func testPlace() { check(.place, trees: 24) }
    func testHistory() { check(.history) }
    func testReturn() { check(.comeBack) }
    func testFixedPoint() { check(.fixedPoint) }
    func testFitting() { check(.fitting) }
    func testMirror() { check(.mirror) }
    func testScale() { check(.scale) }
    func testStyle() { check(.style) }
    func testWindow() { check(.window) }
}
