import Foundation
import TestFixtures
import XCTest

/// Tests the selection of `lint` findings and the formats of their reports.
final class LintReporterTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    /// Writes a document with unread attributes and an invalid outlet, after some empty lines.
    private func write(_ name: String, unread: [String], lines: Int = 0, isBroken: Bool = false) throws {
        let views =
            [Fixture.text("lint-reporter/plain.xml")]
            + unread.map { Fixture.text("lint-reporter/unread.xml", replacing: ["attribute": $0]) }
        let broken = Fixture.text("lint-reporter/broken-outlet.xml")
        try cellsim.write(
            Fixture.text(
                "lint-reporter/document.xib",
                replacing: [
                    "lines": String(repeating: "\n", count: lines),
                    "views": (views + (isBroken ? [broken] : [])).joined(separator: "\n"),
                ]), to: name)
    }

    private func lines(_ outcome: CommandLine.Outcome) -> [String] {
        String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func testRulesCanBeDisabledAndSelected() throws {
        try write("A.xib", unread: ["foo"], isBroken: true)
        XCTAssertEqual(Set(lines(try cellsim.run("lint", "A.xib")).map { $0.suffix(11) }).count, 2)
        let referenceDisabled = try cellsim.run("lint", "A.xib", "--disable", "reference")
        XCTAssertEqual(lines(referenceDisabled).count, 1)
        XCTAssertTrue(lines(referenceDisabled)[0].hasSuffix("[unread]"), "\(lines(referenceDisabled))")
        let referenceOnly = try cellsim.run("lint", "A.xib", "--only", "reference")
        XCTAssertTrue(lines(referenceOnly).allSatisfy { $0.hasSuffix("[reference]") }, "\(lines(referenceOnly))")
        let allDisabled = try cellsim.run("lint", "A.xib", "--disable", "reference", "--disable", "unread")
        XCTAssertEqual(allDisabled.code, 0)
        XCTAssertEqual(allDisabled.errors, "nothing found in 1 document\n")
    }

    func testUnreadableDocumentsAreAlwaysReported() throws {
        try cellsim.write("<document", to: "A.xib")
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--only", "frame").code, 3)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--disable", "unreadable").code, 2)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--disable", "frame", "--only", "frame").code, 2)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--disable", "frames").code, 2)
    }

    func testBaselineHidesExistingFindings() throws {
        try write("in/A.xib", unread: ["foo", "bar"])
        let written = try cellsim.run("lint", "in", "--baseline", "lint.json", "--write-baseline")
        XCTAssertEqual(written.code, 0, written.errors)
        XCTAssertEqual(written.errors, "2 findings written to lint.json\n")
        let before = try cellsim.read("lint.json")
        XCTAssertEqual(try cellsim.run("lint", "in", "--baseline", "lint.json").code, 0)

        // Lines before a known finding do not make it new; additional findings are new.
        try write("in/A.xib", unread: ["foo", "bar", "more"], lines: 5)
        let newFindings = try cellsim.run("lint", "in", "--baseline", "lint.json")
        XCTAssertEqual(newFindings.code, 1)
        XCTAssertEqual(lines(newFindings).count, 1)
        XCTAssertTrue(lines(newFindings)[0].contains("'more'"), "\(lines(newFindings))")
        XCTAssertEqual(newFindings.errors, "1 warning in 1 document; 2 in the baseline omitted\n")

        // The same documents from another working folder.
        let elsewhere = try cellsim.runList(["lint", "A.xib", "--baseline", "../lint.json"], at: "in")
        XCTAssertEqual(lines(elsewhere).count, 1)

        try write("in/A.xib", unread: ["foo"])
        let fixedFindings = try cellsim.run("lint", "in", "--baseline", "lint.json")
        XCTAssertEqual(fixedFindings.code, 0)
        XCTAssertTrue(
            fixedFindings.errors.hasSuffix("1 of the baseline is no longer found; --write-baseline removes it\n"),
            fixedFindings.errors)
        XCTAssertEqual(try cellsim.read("lint.json"), before, "only --write-baseline changes the baseline")
    }

    func testBaselineExcludesUnreadableDocuments() throws {
        try cellsim.write("<document", to: "A.xib")
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--baseline", "b.json", "--write-baseline").code, 3)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--baseline", "b.json").code, 3)
        try cellsim.write("[]", to: "b.json")
        XCTAssertTrue(
            try cellsim.run("lint", "A.xib", "--baseline", "b.json").errors.hasPrefix("b.json:1: error: not a baseline")
        )
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--baseline", "none.json").code, 3)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--write-baseline").code, 2)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--baseline", "A.xib", "--write-baseline").code, 2)
    }

    func testSARIFContainsRulesLocationsAndFingerprints() throws {
        try write("a b/A.xib", unread: ["foo"], isBroken: true)
        let outcome = try cellsim.run("lint", "a b", "--reporter", "sarif=out/lint.sarif", "--reporter", "text")
        XCTAssertEqual(lines(outcome).count, 2)
        let object = try JSONSerialization.jsonObject(with: cellsim.read("out/lint.sarif")) as? [String: Any]
        XCTAssertEqual(object?["version"] as? String, "2.1.0")
        let run = try XCTUnwrap((object?["runs"] as? [[String: Any]])?.first)
        let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let version = String(decoding: try cellsim.run("--version").output, as: UTF8.self)
        XCTAssertEqual((driver?["version"] as? String).map { "cellsim \($0)\n" }, version)
        XCTAssertNotNil((driver?["informationUri"] as? String).flatMap { URL(string: $0)?.host })
        XCTAssertEqual(rules?.map { $0["id"] as? String }, ["unread", "reference"])
        let results = try XCTUnwrap(run["results"] as? [[String: Any]])
        XCTAssertEqual(results.map { $0["level"] as? String }, ["warning", "error"])
        for result in results {
            let index = try XCTUnwrap(result["ruleIndex"] as? Int)
            XCTAssertEqual(rules?[index]["id"] as? String, result["ruleId"] as? String)
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            XCTAssertEqual((location?["artifactLocation"] as? [String: Any])?["uri"] as? String, "a%20b/A.xib")
            XCTAssertGreaterThan((location?["region"] as? [String: Int])?["startLine"] ?? 0, 3)
        }
        XCTAssertEqual(Set(results.map { "\($0["partialFingerprints"] ?? "")" }).count, 2)
    }

    func testBuildServerFormats() throws {
        try write("A.xib", unread: ["foo"])
        try write("B.xib", unread: [])
        func text(_ format: String, _ files: String...) throws -> String {
            String(decoding: try cellsim.runList(["lint", "--reporter", format] + files).output, as: UTF8.self)
        }
        let junit = try text("junit", "A.xib", "B.xib")
        XCTAssertTrue(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\""), junit)
        XCTAssertTrue(junit.contains("<testcase classname=\"lint\" name=\"B.xib\"/>"), junit)
        XCTAssertEqual(JUnitRules.problems(in: junit), [])
        XCTAssertEqual(JUnitRules.attributes(of: "testsuite", in: junit).map { $0["file"] }, ["A.xib", "B.xib"])
        let markdown = try text("markdown", "A.xib")
        XCTAssertTrue(markdown.hasPrefix("### ⚠️ Lint: 1 warning in 1 document\n"), markdown)
        XCTAssertTrue(markdown.contains("| ⚠️ | <code>A.xib&#58;5</code> | unread | "), markdown)
        let quality =
            try JSONSerialization.jsonObject(with: Data(try text("codequality", "A.xib").utf8)) as? [[String: Any]]
        XCTAssertEqual(quality?.map { $0["check_name"] as? String }, ["unread"])
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--reporter", "html").code, 2)
        XCTAssertEqual(try cellsim.run("lint", "A.xib", "--reporter", "json=A.xib").code, 2)
        XCTAssertEqual(
            try text("github", "A.xib"),
            String(decoding: try cellsim.run("lint", "A.xib", "--format", "github").output, as: UTF8.self))
    }

    func testAnnotationsAreLimitedToTenPerKind() throws {
        try write("A.xib", unread: (0..<14).map { "foo\($0)" })
        let annotations = lines(try cellsim.run("lint", "A.xib", "--reporter", "github"))
        XCTAssertEqual(annotations.count { $0.hasPrefix("::warning ") }, 10)
        XCTAssertEqual(annotations.last, "::warning title=cellsim::and 5 more warnings; see the log of this step")
        XCTAssertEqual(annotations.count, 15)
    }
}
