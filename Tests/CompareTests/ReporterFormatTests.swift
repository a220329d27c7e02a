import CellSimEscaping
import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

extension Report {
    /// Returns the report in a format, as written to the standard output.
    func text(_ format: Reporter.Format, links: PictureLinks = PictureLinks()) throws -> String {
        var reporter = Reporter(form: format), bytes: [UInt8] = []
        reporter.links = links
        try reporter.encode(ReportStream(self)) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Tests the report formats for build servers.
final class ReporterFormatTests: XCTestCase {
    private func failed(_ name: String, _ message: String = "differs") -> ReportCase {
        var reportCase = ReportCase(name: name, state: .different)
        (reportCase.message, reportCase.file, reportCase.line) = (message, "./cellsim.yml", 3)
        (reportCase.reference, reportCase.actual) = ("Snapshots/\(name).png", "./.cellsim/actual/\(name).png")
        return reportCase
    }

    func testMarkdownListsFailuresInATable() throws {
        let report = Report(cases: [failed("Cells/Row"), ReportCase(name: "fine", state: .same)])
        XCTAssertEqual(
            try report.text(.markdown),
            """
            ### ❌ Snapshots: 2 compared&#58; 1 same, 1 different

            | | Case | Finding | Pictures |
            |---|---|---|---|
            | ❌ | <code>Cells/Row</code><br>./cellsim.yml&#58;3 | differs |  |

            """)
        XCTAssertEqual(
            try Report(cases: [ReportCase(name: "fine", state: .same)]).text(.markdown),
            "### ✅ Snapshots: 1 compared&#58; 1 same\n")
    }

    func testMarkdownIsEscaped() throws {
        let report = Report(cases: [failed("a|b`c`</code><b>*_", "@all #1 https://x.y www.x.y [a](b)\u{1B}")])
        let row = try report.text(.markdown).split(separator: "\n").first { $0.contains("<code>") } ?? ""
        XCTAssertEqual(row.split(separator: "|").count, 4, "\(row)")
        for substring in ["@", " #1", "https:", "www.", "[", "](", "`", "*", "<b>", "\u{1B}"] {
            XCTAssertFalse(row.contains(substring), "\(substring) in \(row)")
        }
    }

    func testMarkdownLinksPicturesOnServers() throws {
        let report = Report(cases: [failed("A b")])
        func text(_ environment: [String: String], _ base: String? = nil) throws -> String {
            try report.text(.markdown, links: PictureLinks(base: base, environment: environment))
        }
        assertContains(
            try text([:], "https://x.y/z"),
            "[reference](https://x.y/z/Snapshots/A%20b.png) · [actual](https://x.y/z/.cellsim/actual/A%20b.png)")
        let gitLab = try text(["CI_JOB_URL": "https://gitlab.com/a/b/-/jobs/7"])
        assertContains(gitLab, "(https://gitlab.com/a/b/-/jobs/7/artifacts/raw/.cellsim/actual/A%20b.png)")
        let gitHub = try text([
            "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "12",
        ])
        assertSuffix(gitHub, "[Pictures and reports](https://github.com/a/b/actions/runs/12#artifacts)\n")
        assertLacks(try text(["CI_JOB_URL": "https://x.y/) <b>"]), "x.y")
        XCTAssertFalse(PictureLinks.isWebURL("javascript:alert(1)"))
        XCTAssertNil(PictureLinks(base: "https://x.y", environment: [:]).link(to: "../a.png"))
        XCTAssertNil(PictureLinks(base: "https://x.y", environment: [:]).link(to: "/a.png"))
    }

    func testMarkdownFitsIntoAComment() throws {
        let report = Report(cases: (0..<2_000).map { failed("case-\($0)", String(repeating: "word ", count: 40)) })
        let text = try report.text(.markdown)
        XCTAssertLessThan(text.utf8.count, 65_000)
        let rows = text.components(separatedBy: "\n| ❌").count - 1
        XCTAssertTrue(text.contains("And \(2_000 - rows) more; see the other reports."), "\(rows)")
    }

    func testCodeQualityMatchesGitLabFormat() throws {
        var unreadableCase = ReportCase(name: "b", state: .unreadable)
        unreadableCase.reference = "Snapshots/b.png"
        let report = Report(cases: [failed("a\u{1B}"), unreadableCase, ReportCase(name: "c", state: .same)])
        let issues = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(report.text(.codequality).utf8)) as? [[String: Any]])
        XCTAssertEqual(issues.map { $0["check_name"] as? String }, ["snapshot-different", "snapshot-unreadable"])
        XCTAssertEqual(issues.map { $0["severity"] as? String }, ["major", "critical"])
        let locations = issues.map { $0["location"] as? [String: Any] }
        XCTAssertEqual(locations.map { $0?["path"] as? String }, ["cellsim.yml", "Snapshots/b.png"])
        XCTAssertEqual(locations.map { ($0?["lines"] as? [String: Int])?["begin"] }, [3, 1])
        XCTAssertEqual(Set(issues.compactMap { $0["fingerprint"] as? String }).count, 2)
        // Lines before a finding do not change its fingerprint.
        var changedReport = report
        changedReport.cases[0].line = 4
        let movedIssues =
            try JSONSerialization.jsonObject(with: Data(changedReport.text(.codequality).utf8)) as? [[String: Any]]
        XCTAssertEqual(movedIssues?[0]["fingerprint"] as? String, issues[0]["fingerprint"] as? String)
        XCTAssertEqual(try Report(cases: []).text(.codequality), "[]\n")
    }

    func testJUnitReportsTimes() throws {
        var (a, b) = (ReportCase(name: "a", state: .same), failed("b"))
        (a.seconds, b.seconds) = (0.0312, 1.5)
        let text = try Report(cases: [a, b]).text(.junit)
        assertContains(text, "errors=\"0\" time=\"1.531\">")
        assertContains(text, "errors=\"0\" time=\"1.500\" skipped=\"0\" file=")
        assertContains(text, "name=\"a\" time=\"0.031\"/>")
        assertContains(text, "name=\"b\" time=\"1.500\">")
    }

    /// The JSON of two runs is identical.
    func testJSONReportsNoTimes() throws {
        var reportCase = ReportCase(name: "a", state: .same)
        let before = try Report(cases: [reportCase]).json()
        reportCase.seconds = 1
        XCTAssertEqual(try Report(cases: [reportCase]).json(), before)
    }

    func testGitHubAnnotationsAreLimited() throws {
        func lines(_ count: Int) throws -> [Substring] {
            try Report(cases: (0..<count).map { failed("n\($0)") }).text(.github).split(separator: "\n")
        }
        XCTAssertEqual(try lines(10).count { $0.hasPrefix("::error ") }, 10)
        XCTAssertEqual(try lines(10).count, 11)
        let manyLines = try lines(14)
        XCTAssertEqual(manyLines.count { $0.hasPrefix("::error ") }, 10)
        XCTAssertEqual(manyLines.count { $0.hasPrefix("::notice ") }, 1)
        XCTAssertEqual(manyLines[9], "FAIL n9: differs", "the log lists the cases without an annotation")
        XCTAssertEqual(manyLines[14], "::error title=cellsim::and 5 more errors; see the log of this step")
        XCTAssertEqual(manyLines[15], "::notice title=cellsim::14 compared: 14 different")
        // The last notice replaces one of the cases.
        let changes = Report(cases: (0..<10).map { failed("n\($0)") }, showsChanges: true)
        XCTAssertEqual(try changes.text(.github).components(separatedBy: "::notice ").count - 1, 10)
    }

    func testFingerprintsDistinguishTexts() {
        XCTAssertEqual(
            Fingerprint.of([UInt8]()), "6c62272e07bb014262b821756295c58d",
            "the fingerprint of an empty text is the offset basis of FNV-1a")
        XCTAssertEqual(Fingerprint.of(Array("foobar".utf8)), "343e1662793c64bf6f0d3597ba446f18")
        XCTAssertNotEqual(Fingerprint.of(["ab", "c"]), Fingerprint.of(["a", "bc"]))
    }
}
