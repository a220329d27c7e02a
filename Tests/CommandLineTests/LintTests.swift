import Foundation
import TestFixtures
import XCTest

/// Tests `lint` with folders, and its output formats. `DocumentFixtureTests` compares the findings of each document.
final class LintTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private let unread = Fixture.document("lint/documents/an-attribute-that-nobody-reads.xib")

    func testDefaultPathIsCurrentFolder() throws {
        try cellsim.write(unread, to: "App/Views/A.xib")
        let outcomes = try [["lint", "App"], ["lint", "."], ["lint"]].map { try cellsim.runList($0, at: "") }
        XCTAssertEqual(outcomes.map(\.code), [1, 1, 1])
        XCTAssertEqual(outcomes[2].output, outcomes[1].output)
        XCTAssertTrue(outcomes[2].output.starts(with: Data("./App/Views/A.xib:".utf8)))
    }

    /// In all examples, the recorded frames equal those at run time.
    func testExamplesHaveNoFindings() throws {
        let outcome = try cellsim.run("lint", cellsim.examples)
        XCTAssertEqual(outcome.code, 0, outcome.errors + String(decoding: outcome.output, as: UTF8.self))
        XCTAssertTrue(outcome.errors.hasPrefix("nothing found in "), outcome.errors)
    }

    func testUnsupportedXIBContentIsReportedByOtherCommands() throws {
        try cellsim.write(Fixture.document("lint/documents/what-xibs-cannot-hold-1.xib"), to: "A.xib")
        for command in [["inspect", "A.xib"], ["render", "A.xib", "-o", "A.png"]] {
            let outcome = try cellsim.runList(command)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertTrue(
                outcome.errors.contains("A.xib:7: warning: <tableView> 'prototypes' with embedded sections and cells"),
                outcome.errors)
        }
    }

    func testInvalidDocumentDoesNotAffectOthers() throws {
        try cellsim.write("<document", to: "Bad.xib")
        try cellsim.write(unread, to: "Good.xib")
        let outcome = try cellsim.run("lint", ".")
        XCTAssertEqual(outcome.code, 3)
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.contains("Bad.xib:1: error:"), text)
        XCTAssertTrue(text.contains("Good.xib:7: warning: <view> 'frobnicates'"), text)
        XCTAssertEqual(outcome.errors, "1 error, 1 warning in 2 documents\n")
    }

    func testOutputFormats() throws {
        try cellsim.write(unread, to: "A.xib")
        let json = try cellsim.run("lint", "A.xib", "--format", "json")
        XCTAssertEqual(json.code, 1)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let finding = try XCTUnwrap((object["findings"] as? [[String: Any]])?.first)
        XCTAssertEqual(finding["rule"] as? String, "unread")
        XCTAssertEqual(finding["line"] as? Int, 7)
        XCTAssertEqual(finding["key"] as? String, "frobnicates")
        let github = try cellsim.run("lint", "A.xib", "--format", "github")
        XCTAssertEqual(
            String(decoding: github.output, as: UTF8.self),
            "::warning file=A.xib,line=7,title=cellsim unread::<view> 'frobnicates' is not supported: 'YES' (it has no effect) [supports: element:view.frobnicates]\n"
        )
    }
}
