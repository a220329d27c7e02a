import CellSimEditors
import Foundation
import XCTest

/// Tests that `cellsim init --editor` writes the expected files and replaces none.
@preconcurrency @MainActor
final class EditorSetupTests: XCTestCase {
    private func json(_ cellsim: CommandLine, _ name: String) throws -> JSONValue {
        try JSONReader.read(Array(try cellsim.read(".vscode/" + name)))
    }

    func testFilesAreWrittenOnce() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.run("init", "--editor", "vscode")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let settings = try json(cellsim, "settings.json")
        XCTAssertTrue(settings["swift.sourcekit-lsp.serverPath"]?.string?.hasSuffix("cellsim") ?? false)
        XCTAssertEqual(settings["swift.sourcekit-lsp.serverArguments"], .array([.string("lsp")]))
        let tasks = try XCTUnwrap(try json(cellsim, "tasks.json")["tasks"]?.array)
        XCTAssertEqual(tasks.compactMap { $0["label"]?.string }, ["cellsim test", "cellsim serve"])
        let before = [try cellsim.read(".vscode/settings.json"), try cellsim.read(".vscode/tasks.json")]
        XCTAssertEqual(
            String(decoding: try cellsim.run("init", "--editor", "vscode").output, as: UTF8.self),
            ".vscode/settings.json: up to date\n.vscode/tasks.json: up to date\n")
        XCTAssertEqual(before, [try cellsim.read(".vscode/settings.json"), try cellsim.read(".vscode/tasks.json")])
    }

    /// The pattern matches the output of the compiler and the test runner.
    func testProblemMatcherMatchesErrors() throws {
        let cellsim = try CommandLine()
        _ = try cellsim.run("init", "--editor", "vscode")
        let pattern = try json(cellsim, "tasks.json")["tasks"]?.array?.first?["problemMatcher"]?["pattern"]
        let expression = try NSRegularExpression(pattern: try XCTUnwrap(pattern?["regexp"]?.string))
        for (line, expected) in [
            ("/a b/C.swift:3:14: error: no x: y", ["/a b/C.swift", "3", "14", "error", "no x: y"]),
            ("/a/T.swift:7: error: T.testA : failed", ["/a/T.swift", "7", "", "error", "T.testA : failed"]),
            ("/a/C.swift:3:1: warning: w", ["/a/C.swift", "3", "1", "warning", "w"]), ("[1/2] Compiling", nil),
        ] as [(String, [String]?)] {
            let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
            let groups = match.map { match in
                (1...5).map { Range(match.range(at: $0), in: line).map { String(line[$0]) } ?? "" }
            }
            XCTAssertEqual(groups, expected, line)
        }
    }

    func testSettingsAreMerged() throws {
        let cellsim = try CommandLine()
        try cellsim.write(
            #"{"editor.tabSize": 2, "swift.sourcekit-lsp.serverPath": "/mine"}"#, to: ".vscode/settings.json")
        try cellsim.write(
            #"{"version": "2.0.0", "tasks": [{"label": "cellsim test", "command": "mine"}, {"label": "b"}]}"#,
            to: ".vscode/tasks.json")
        let outcome = try cellsim.run("init", "--editor", "vscode")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let settings = try json(cellsim, "settings.json")
        XCTAssertEqual(settings["editor.tabSize"], .integer(2))
        XCTAssertEqual(settings["swift.sourcekit-lsp.serverPath"], .string("/mine"))
        XCTAssertEqual(settings["swift.sourcekit-lsp.serverArguments"], .array([.string("lsp")]))
        let tasks = try XCTUnwrap(try json(cellsim, "tasks.json")["tasks"]?.array)
        XCTAssertEqual(tasks.compactMap { $0["label"]?.string }, ["cellsim test", "b", "cellsim serve"])
        XCTAssertEqual(tasks[0]["command"], .string("mine"))
        XCTAssertTrue(outcome.errors.contains("'swift.sourcekit-lsp.serverPath' has another value, which stays"))
        XCTAssertTrue(outcome.errors.contains("'cellsim test' has another value, which stays"))
    }

    func testFilesWithCommentsAreNotChanged() throws {
        let cellsim = try CommandLine()
        let text = "{\n  // mine\n  \"a\": 1,\n}\n"
        try cellsim.write(text, to: ".vscode/settings.json")
        let outcome = try cellsim.run("init", "--editor", "vscode")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(String(decoding: try cellsim.read(".vscode/settings.json"), as: UTF8.self), text)
        XCTAssertTrue(outcome.errors.contains(".vscode/settings.json: warning: it has comments"), outcome.errors)
        let output = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(output.contains("\"swift.sourcekit-lsp.serverArguments\": [\n"), output)
        XCTAssertTrue(output.contains(".vscode/tasks.json: added version, tasks"), output)
    }

    func testDryRunsWriteNothing() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.run("init", "--editor", "vscode", "--dry-run")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).contains("serverArguments"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.folder.path + "/.vscode"))
    }

    func testNeovimConfigurationIsPrinted() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.run("init", "--editor", "neovim")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let output = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(output.contains("vim.lsp.config('cellsim', {\n"), output)
        XCTAssertTrue(output.contains("cellsim', 'lsp' },\n"), output)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path), [])
    }

    func testIncompatibleOptionsAreRejected() throws {
        let cellsim = try CommandLine()
        for option in [["--force"], ["--tests"], ["--ci", "github"]] {
            let outcome = try cellsim.runList(["init", "--editor", "vscode"] + option)
            XCTAssertEqual(outcome.code, 2)
            XCTAssertTrue(outcome.errors.contains("--editor without --tests, --ci and --force"), outcome.errors)
        }
    }
}
