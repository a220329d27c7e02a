import CellSimDesignCanvas
import XCTest

/// What is known of the rules of Interface Builder's canvas.
@preconcurrency @MainActor final class CanvasRuleTests: XCTestCase {
    func testEveryRuleHasANameOfItsOwnAndSaysWhatItDoes() {
        let rows = CanvasRules.rows
        XCTAssertEqual(Set(rows.map(\.id)).count, rows.count)
        for row in rows {
            XCTAssertNotNil(row.id.wholeMatch(of: /[a-z0-9.]+(-[a-z0-9.]+)*/), row.id)
            XCTAssertFalse(row.summary.isEmpty, row.id)
        }
    }

    /// `Tools/canvas-evidence` counts the recorded frames that speak for each rule.
    func testRulesRestOnRecordedFrames() {
        let rows = CanvasRules.rows
        XCTAssertGreaterThan(rows.filter { !$0.isThin }.count, rows.count / 2)
        for row in rows where !row.isThin {
            XCTAssertGreaterThanOrEqual(row.documents, 2, row.id)
            XCTAssertGreaterThanOrEqual(row.views, row.documents, row.id)
            XCTAssertLessThanOrEqual(row.projects, row.documents, row.id)
        }
    }

    /// A rule that one document alone speaks for, or none, is listed.
    func testRulesThatRestOnOneDocumentAreListed() throws {
        let list = try listed(
            from: "Rules of the canvas that rest on one document or none:", to: "Others rest on one project:")
        XCTAssertEqual(list, Set(CanvasRules.rows.filter(\.isThin).map(\.id)))
    }

    /// And so is one that several documents of one project speak for.
    func testRulesThatRestOnOneProjectAreListed() throws {
        let list = try listed(from: "Others rest on one project:", to: "\n- ")
        XCTAssertEqual(list, Set(CanvasRules.rows.filter { !$0.isThin && $0.projects < 2 }.map(\.id)))
    }

    /// The rules that `UNSUPPORTED.md` names between two of its words.
    private func listed(from words: String, to end: String) throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("UNSUPPORTED.md"), encoding: .utf8)
        let start = try XCTUnwrap(text.range(of: words))
        let rest = text[start.upperBound...]
        let list = rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)]
        return Set(list.matches(of: /`([a-z0-9.-]+)`/).map { String($0.output.1) })
    }
}
