import Foundation
import XCTest

/// `cellsim render --git-base` in a repository of its own.
final class GitBaseTests: XCTestCase {
    private func git(_ cellsim: CommandLine, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments
        process.currentDirectoryURL = cellsim.folder
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }

    /// A repository in which, since the tag `old`, one document changed, one came, one went and one stayed.
    private func repository() throws -> CommandLine {
        let cellsim = try CommandLine()
        let text = try String(contentsOfFile: cellsim.xib, encoding: .utf8)
        for name in ["Changed", "Gone", "Same"] { try cellsim.write(text, to: "\(name).xib") }
        try git(cellsim, "init", "-q")
        try git(cellsim, "add", ".")
        try git(cellsim, "commit", "-q", "-m", "old")
        try git(cellsim, "tag", "old")
        let changed = text.replacing("red=\"0.14117647058823529\"", with: "red=\"0.9\"")
        XCTAssertNotEqual(changed, text)
        try cellsim.write(changed, to: "Changed.xib")
        try cellsim.write(text, to: "New.xib")
        try FileManager.default.removeItem(at: cellsim.folder.appendingPathComponent("Gone.xib"))
        return cellsim
    }

    func testChangedDocumentsAreDrawnSideBySide() throws {
        let cellsim = try repository()
        let outcome = try cellsim.run("render", "--git-base", "old", "--output-directory", "out", "--reporter", "json")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let states = (object?["cases"] as? [[String: Any]] ?? []).map { "\($0["name"] ?? "") \($0["state"] ?? "")" }
        XCTAssertEqual(states, ["Changed.xib different", "Gone.xib missing", "New.xib new"])
        let one = CommandLine.size(try cellsim.read("out/base/Changed.png"))
        XCTAssertEqual(CommandLine.size(try cellsim.read("out/Changed.png")), [one[0] * 2 + 16, one[1]])
        XCTAssertEqual(try cellsim.read("out/New.png"), try cellsim.read("out/head/New.png"))
        XCTAssertEqual(CommandLine.size(try cellsim.read("out/Gone.png")), one)
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.folder.appendingPathComponent("out/Same.png").path))
    }

    func testDocumentsMayBeNamed() throws {
        let cellsim = try repository()
        let outcome = try cellsim.run("render", "Same.xib", "--git-base", "old", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(String(decoding: outcome.output, as: UTF8.self), "PASS Same.xib\n1 compared: 1 same\n")
    }

    func testUnknownRevisionsAndPlacesAreWrongUsage() throws {
        let cellsim = try repository()
        for flags in [["--git-base", "nowhere"], ["--git-base", "--help-me"], ["--git-base", "old", "-o", "a.png"], ["--reporter", "json", "Same.xib"], []] {
            XCTAssertEqual(try cellsim.runList(["render"] + flags).code, 2, "\(flags)")
        }
        let elsewhere = try CommandLine()
        XCTAssertEqual(try elsewhere.run("render", "--git-base", "HEAD").code, 2)
    }
}
