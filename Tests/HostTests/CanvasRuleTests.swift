import CellSimDesignCanvas
import XCTest

/// Tests that the rules of Interface Builder's canvas are backed by recorded frames.
@preconcurrency @MainActor final class CanvasRuleTests: XCTestCase {
    func testRulesHaveUniqueIDsAndSummaries() {
        let rows = CanvasRules.rows
        XCTAssertEqual(Set(rows.map(\.id)).count, rows.count)
        for row in rows {
            XCTAssertNotNil(row.id.wholeMatch(of: /[a-z0-9.]+(-[a-z0-9.]+)*/), row.id)
            XCTAssertFalse(row.summary.isEmpty, row.id)
        }
    }

    /// `Tools/canvas-evidence` counts the recorded frames that support each rule.
    func testRulesHaveRecordedEvidence() {
        let rows = CanvasRules.rows
        XCTAssertGreaterThan(rows.filter { !$0.hasLittleEvidence }.count, rows.count / 2)
        for row in rows {
            XCTAssertGreaterThanOrEqual(row.views, row.documents, row.id)
            XCTAssertLessThanOrEqual(row.projects, row.documents, row.id)
            XCTAssertEqual(row.hasLittleEvidence, row.documents < 2 || row.projects < 2, row.id)
            XCTAssertEqual(
                row.hasLittleEvidence, row.otherSource != nil,
                "\(row.id): only a rule with few frames needs another source")
        }
    }

    /// Exactly the rules that fewer than two documents or projects support have a row in `UNSUPPORTED.md`.
    func testRulesWithLittleEvidenceAreListed() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("UNSUPPORTED.md"), encoding: .utf8)
        let start = try XCTUnwrap(page.range(of: "## Rules of Interface Builder's canvas"))
        let listedIDs = page[start.upperBound...].matches(of: /\n\| `([a-z0-9.-]+)`/).map { String($0.output.1) }
        let weakIDs = CanvasRules.rows.filter(\.hasLittleEvidence).map(\.id)
        XCTAssertEqual(listedIDs, weakIDs.sorted())
    }
}
