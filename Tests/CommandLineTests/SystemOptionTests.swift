import Foundation
import TestFixtures
import XCTest

/// Tests `--system`, `system` in `cellsim.yml` and `CELLSIM_SYSTEM`, which select the simulated iOS version.
final class SystemOptionTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws {
        cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write(
            Fixture.text("system-option-set-up-with-error.xib"), to: "Card.xib")
    }
    override func tearDown() { cellsim = nil }

    private func refusal(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let outcome = try cellsim.runList(arguments)
        XCTAssertEqual(outcome.code, 2, outcome.errors, file: file, line: line)
        return outcome.errors
    }

    private func picture(_ options: String...) throws -> Data {
        let outcome = try cellsim.runList(["render", "Card.xib", "-o", "-"] + options)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        return outcome.output
    }

    func testAWrongSystemIsReportedWithTheNearestOne() throws {
        let words = "unknown system '25'; expected 17 or 26; did you mean '26'?"
        assertContains(try refusal("render", "--system", "25", "Card.xib"), words)
        assertContains(try refusal("lint", "--system", "25", "Card.xib"), words)
        assertContains(try refusal("render", "--matrix", "system=17,25", "Card.xib"), words)
        try cellsim.write("system: 25\ncases: [{document: Card.xib}]\n", to: "cellsim.yml")
        let errors = try cellsim.run("snapshot").errors
        assertContains(errors, "cellsim.yml:1: error: 'system' is invalid: \(words)")
        try cellsim.write("sytem: 26\ncases: [{document: Card.xib}]\n", to: "cellsim.yml")
        assertContains(try cellsim.run("snapshot").errors, "did you mean 'system'?")
    }

    func testSystemVersionPrecedence() throws {
        let (old, new) = (try picture(), try picture("--system", "26"))
        XCTAssertNotEqual(old, new, "a switch is wider and lower")
        XCTAssertEqual(try picture("--system", "17"), old)
        cellsim.environment["CELLSIM_SYSTEM"] = "26"
        XCTAssertEqual(try picture(), new, "of the environment")
        try cellsim.write("system: 17\n", to: "cellsim.yml")
        XCTAssertEqual(try picture(), old, "of the file above the document")
        XCTAssertEqual(try picture("--no-config"), new)
        XCTAssertEqual(try picture("--system", "26"), new, "of the flag")
    }

    func testReferencesAreNamedByTheSystemWhereVariantsAre() throws {
        try cellsim.write(
            """
            system: 26
            cases:
              - {document: Card.xib, name: One}
              - {document: Card.xib, name: Own, system: 17}
              - {document: Card.xib, name: Both, variants: {system: [17, 26]}}
            """, to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        func recorded(_ name: String) throws -> Data {
            try Data(contentsOf: cellsim.folder.appendingPathComponent("Snapshots/\(name).png"))
        }
        let (old, new) = (try recorded("Both/17"), try recorded("Both/26"))
        XCTAssertNotEqual(old, new)
        XCTAssertEqual(try recorded("One"), new)
        XCTAssertEqual(try recorded("Own"), old)
        XCTAssertEqual(try cellsim.run("snapshot", "--system", "17", "--filter", "One").code, 1, "another picture")
    }
}
