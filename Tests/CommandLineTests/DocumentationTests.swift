import ArgumentParser
import Foundation
import XCTest

@testable import cellsim

/// Tests that commands and options in the README and in `docs` exist. `Tests/Scripts/documentation` runs the commands in
/// `sh` blocks. All others are parsed here, and a list contains the reason why they are not run.
final class DocumentationTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func pages() throws -> [DocumentedPage] {
        let files = FileManager.default
        var paths = try files.contentsOfDirectory(atPath: Self.root.path).filter { $0.hasSuffix(".md") }
        paths += try files.subpathsOfDirectory(atPath: Self.root.appendingPathComponent("docs").path)
            .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
        return try paths.filter { $0 != "CHANGELOG.md" }.sorted().map { path in
            DocumentedPage(path: path, text: try text(path))
        }
    }

    /// Splits a line into arguments as a shell does, without quotes and redirections.
    private static func splitArguments(_ line: Substring) -> [String] {
        line.matches(of: /'([^']*)'|"([^"]*)"|[^\s'"]+/)
            .map { $0.output.1.map(String.init) ?? $0.output.2.map(String.init) ?? String($0.output.0) }
    }

    /// Example values for placeholders on the pages.
    private static let examples = ["$CI_NODE_INDEX/$CI_NODE_TOTAL": "1/4", "N/200": "1/200"]

    func testCommandsParse() throws {
        var count = 0
        for page in try pages() {
            for command in page.commands where !command.isRun {
                for call in DocumentedPage.programCalls(command.text) {
                    count += 1
                    let arguments = Self.splitArguments(call).dropFirst().map { Self.examples[$0] ?? $0 }
                    XCTAssertNoThrow(try parse(Array(arguments)), "\(page.path):\(command.line): \(call)")
                }
            }
        }
        XCTAssertGreaterThan(count, 40)
    }

    func testCommandsThatAreOnlyParsedAreListed() throws {
        let parsedCommands = ParsedCommands(try text(ParsedCommands.path))
        let pages = try pages().filter { $0.path == "README.md" || $0.path.hasPrefix("docs/") }
        for problem in parsedCommands.problems(with: pages) { XCTFail(problem) }
    }

    /// Each difference between the list and the pages is reported with the action to take.
    func testListProblemsAreReported() {
        let text = """
            Run `cellsim lint --strict`.
            ```sh
            cellsim devices    # lists all
            ```
            ```shell
            make install       # or: cellsim app .
            cellsim devices
            ```
            ```yaml
              - run: cellsim test
            ```
            """
        let page = DocumentedPage(path: "docs/A.md", text: text)
        XCTAssertEqual(
            page.commands.map(\.text),
            [
                "cellsim lint --strict", "cellsim devices", "make install", "cellsim app .", "cellsim devices",
                "cellsim test",
            ])
        let lines = [
            "# a comment", "cellsim lint --strict · docs/A.md · own project", "make install · docs/A.md · long build",
            "cellsim app . · docs/A.md · long build", "cellsim test · docs/A.md · build server",
        ]
        func problems(_ lines: [String], _ page: DocumentedPage = page) -> [String] {
            ParsedCommands(lines.joined(separator: "\n")).problems(with: [page])
        }
        XCTAssertEqual(problems(lines), [])
        let rows: [(lines: [String], problem: String)] = [
            (lines.dropLast(), "docs/A.md:10: error: nothing runs 'cellsim test'; move it to an sh block"),
            (lines + ["cellsim env · docs/A.md · editor"], "parsed-commands.txt:6: error: docs/A.md does not contain"),
            (lines + ["make install · docs/B.md · network"], ":6: error: docs/B.md does not contain 'make install'"),
            (lines + ["cellsim devices · docs/A.md · editor"], ":6: error: Tests/Scripts/documentation runs 'cellsim"),
            (lines + [lines[2]], ":6: error: 'make install' of docs/A.md is listed twice; remove this line"),
            (
                lines + ["cellsim env · docs/A.md · tired"],
                ":6: error: expected 'COMMAND · PAGE · REASON', where REASON"
            ),
        ]
        for (lines, problem) in rows {
            let messages = problems(lines)
            XCTAssertEqual(messages.count, 1, "\(messages)")
            XCTAssertTrue(messages.first?.contains(problem) ?? false, "\(messages)")
        }
        // The script does not read pages in other folders.
        let other = DocumentedPage(path: "docs/A.docc/A.md", text: "```sh\ncellsim devices\n```")
        XCTAssertEqual(problems([], other).count, 1)
    }

    private func parse(_ arguments: [String]) throws {
        do {
            _ = try CellSimCommand.parseAsRoot(arguments)
        } catch {
            let message = CellSimCommand.fullMessage(for: error)
            // The parser also throws for help. A sentence may omit a command's argument, as in `cellsim app --gallery`.
            if CellSimCommand.exitCode(for: error) == .success || message.contains("Missing expected argument") {
                return
            }
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: message])
        }
    }
}
