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

    private func rejectionMessage(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws
        -> String
    {
        let outcome = try cellsim.runList(arguments)
        XCTAssertEqual(outcome.code, 2, outcome.errors, file: file, line: line)
        return outcome.errors
    }

    private func picture(_ options: String...) throws -> Data {
        let outcome = try cellsim.runList(["render", "Card.xib", "-o", "-"] + options)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        return outcome.output
    }

    func testInvalidSystemSuggestsNearest() throws {
        let message = "unknown system '25'; expected 17 or 26; did you mean '26'?"
        assertContains(try rejectionMessage("render", "--system", "25", "Card.xib"), message)
        assertContains(try rejectionMessage("lint", "--system", "25", "Card.xib"), message)
        assertContains(try rejectionMessage("render", "--matrix", "system=17,25", "Card.xib"), message)
        try cellsim.write("system: 25\ncases: [{document: Card.xib}]\n", to: "cellsim.yml")
        let errors = try cellsim.run("snapshot").errors
        assertContains(errors, "cellsim.yml:1: error: 'system' is invalid: \(message)")
        try cellsim.write("sytem: 26\ncases: [{document: Card.xib}]\n", to: "cellsim.yml")
        assertContains(try cellsim.run("snapshot").errors, "did you mean 'system'?")
    }

    func testSystemVersionPrecedence() throws {
        let (old, new) = (try picture(), try picture("--system", "26"))
        XCTAssertNotEqual(old, new, "the pictures of iOS 17 and iOS 26 differ")
        XCTAssertEqual(try picture("--system", "17"), old)
        cellsim.environment["CELLSIM_SYSTEM"] = "26"
        XCTAssertEqual(try picture(), new, "the environment variable sets the version")
        try cellsim.write("system: 17\n", to: "cellsim.yml")
        XCTAssertEqual(try picture(), old, "cellsim.yml overrides the environment variable")
        XCTAssertEqual(try picture("--no-config"), new)
        XCTAssertEqual(try picture("--system", "26"), new, "the option overrides cellsim.yml")
    }

    func testVariantReferencesAreNamedBySystem() throws {
        try cellsim.write(
            """
            system: 26
            cases:
              - {document: Card.xib, name: One}
              - {document: Card.xib, name: Own, system: 17}
              - {document: Card.xib, name: Both, variants: {system: [17, 26]}}
            """, to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        func reference(_ name: String) throws -> Data {
            try Data(contentsOf: cellsim.folder.appendingPathComponent("Snapshots/\(name).png"))
        }
        let (old, new) = (try reference("Both/17"), try reference("Both/26"))
        XCTAssertNotEqual(old, new)
        XCTAssertEqual(try reference("One"), new)
        XCTAssertEqual(try reference("Own"), old)
        XCTAssertEqual(
            try cellsim.run("snapshot", "--system", "17", "--filter", "One").code, 1,
            "the picture differs from the reference of iOS 26")
    }
}
