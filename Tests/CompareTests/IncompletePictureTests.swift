import CellSimEscaping
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests that all report formats list the missing content of pictures.
final class IncompletePictureTests: XCTestCase {
    private func incomplete(_ name: String, _ state: ReportCase.State = .same) -> ReportCase {
        var reportCase = ReportCase(name: name, state: state)
        (reportCase.file, reportCase.line) = ("cellsim.yml", 2)
        reportCase.lacks = [
            ReportCase.MissingResource(
                .image, "refers to an image that does not exist: 'cup'", file: "Cup.xib", line: 12),
            ReportCase.MissingResource(.content, "is drawn empty"),
        ]
        return reportCase
    }

    private var report: Report {
        Report(cases: [incomplete("a"), incomplete("b", .new), ReportCase(name: "c", state: .same)])
    }

    func testAllFormatsListMissingContent() throws {
        XCTAssertEqual(report.incomplete, 2)
        for format in Reporter.Format.allCases {
            let text = try report.text(format)
            XCTAssertTrue(text.contains("refers to an image that does not exist"), "\(format): \(text)")
            XCTAssertTrue(text.contains("Cup.xib"), "\(format): \(text)")
            XCTAssertTrue(text.contains("is drawn empty"), "\(format): \(text)")
        }
        for format in [Reporter.Format.text, .github, .markdown] {
            XCTAssertTrue(try report.text(format).contains("2 incomplete"), "\(format)")
        }
        XCTAssertTrue(try report.text(.json).contains("\"incomplete\" : 2"))
    }

    func testTextListsMissingContentBelowCase() throws {
        XCTAssertEqual(
            try Report(cases: [incomplete("a")]).text(.text),
            """
            PASS a
                lacks image  Cup.xib:12: refers to an image that does not exist: 'cup'
                lacks content  is drawn empty
            1 compared: 1 same; 1 incomplete

            """)
        var quiet = Reporter(form: .text)
        quiet.isQuiet = true
        var text: [UInt8] = []
        try quiet.encode(ReportStream(report)) { text += $0 }
        XCTAssertTrue(
            String(decoding: text, as: UTF8.self).hasPrefix("PASS a\n"), "a quiet report lists incomplete pictures")
        XCTAssertFalse(String(decoding: text, as: UTF8.self).contains("PASS c"))
    }

    func testMissingContentIsAnnotatedOncePerLine() throws {
        let lines = try report.text(.github).split(separator: "\n")
        XCTAssertEqual(
            lines.filter { $0.hasPrefix("::warning ") },
            [
                "::warning file=Cup.xib,line=12,title=Incomplete picture a::lacks image: refers to an image that does not exist: 'cup' (in 2 cases)",
                "::warning file=cellsim.yml,line=2,title=Incomplete picture a::lacks content: is drawn empty (in 2 cases)",
            ])
        let quality =
            try JSONSerialization.jsonObject(with: Data(report.text(.codequality).utf8)) as? [[String: Any]] ?? []
        XCTAssertEqual(
            quality.map { $0["check_name"] as? String },
            ["snapshot-new", "snapshot-lacks-image", "snapshot-lacks-content"])
        let location = quality[1]["location"] as? [String: Any]
        XCTAssertEqual(location?["path"] as? String, "Cup.xib")
        XCTAssertEqual((location?["lines"] as? [String: Int])?["begin"], 12)
    }

    func testSARIFContainsRulesAndLocations() throws {
        let object = try JSONSerialization.jsonObject(with: Data(report.text(.sarif).utf8)) as? [String: Any]
        let run = try XCTUnwrap((object?["runs"] as? [[String: Any]])?.first)
        let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let address = try XCTUnwrap(driver["informationUri"] as? String)
        XCTAssertNotNil(URL(string: address)?.host)
        let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        XCTAssertEqual(rules, ["snapshot-new", "snapshot-lacks-image", "snapshot-lacks-content"])
        let results = try XCTUnwrap(run["results"] as? [[String: Any]])
        XCTAssertEqual(results.map { $0["level"] as? String }, ["error", "warning", "warning"])
        for result in results {
            XCTAssertEqual(rules[try XCTUnwrap(result["ruleIndex"] as? Int)], result["ruleId"] as? String)
        }
        let locations = results.map { result -> String in
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            let file = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
            return "\(file ?? "-"):\((location?["region"] as? [String: Int])?["startLine"] ?? 0)"
        }
        XCTAssertEqual(locations, ["cellsim.yml:2", "Cup.xib:12", "cellsim.yml:2"])
        let empty = try JSONSerialization.jsonObject(with: Data(Report(cases: []).text(.sarif).utf8))
        XCTAssertNotNil(empty as? [String: Any])
    }

    func testJUnitIsAcceptedByJenkins() throws {
        var other = incomplete("b/x", .unreadable)
        (other.file, other.line, other.seconds) = ("B.xib", 44, 0.5)
        other.message = "is not well-formed"
        other.difference = "d.png"
        let text = try Report(cases: report.cases + [other, incomplete("d", .different)]).text(.junit)
        XCTAssertEqual(JUnitRules.problems(in: text), [])
        XCTAssertEqual(
            JUnitRules.attributes(of: "testsuite", in: text).map { "\($0["file"] ?? "-") \($0["tests"] ?? "")" },
            ["cellsim.yml 2", "- 1", "B.xib 1", "cellsim.yml 1"])
        XCTAssertTrue(text.contains("type=\"unreadable\">B.xib:44"), text)
        XCTAssertEqual(JUnitRules.problems(in: try Report(cases: []).text(.junit)), [])
        XCTAssertEqual(
            JUnitRules.problems(
                in: "<testsuite name='a' tests='1' failures='0' errors='0'><testcase file='x'/></testsuite>"),
            ["<testcase> without 'name'", "<testcase> with 'file'"])
    }

    func testMergedReportsKeepMissingContent() throws {
        var unresolved = incomplete("z", .unreadable)
        unresolved.isUnresolved = true
        // One batch in memory, then sorted runs on disk.
        for memory in [4 << 20, 1] {
            var merger = ReportMerger(memory: memory)
            try merger.add(report, path: "one.json")
            try merger.add(Report(cases: [unresolved]), path: "two.json")
            let merged = try merger.merged().report()
            XCTAssertEqual(merged.incomplete, 3)
            XCTAssertEqual(merged.cases.map(\.lacks), (report.cases + [unresolved]).map(\.lacks))
            XCTAssertEqual(merged.cases.map(\.isUnresolved), [nil, nil, nil, true])
        }
    }
}
