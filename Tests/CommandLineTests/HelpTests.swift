import ArgumentParser
import TestFixtures
import XCTest

@testable import cellsim

/// Tests the help of every command: it is short, fits a terminal, and has examples that work.
final class HelpTests: XCTestCase {
    /// All commands with their names, including hidden ones.
    private var commands: [(name: [String], command: any ParsableCommand.Type)] {
        CellSimCommand.configuration.subcommands.flatMap { outer in
            let name = outer.configuration.commandName ?? ""
            return [([name], outer)]
                + outer.configuration.subcommands.map { ([name, $0.configuration.commandName ?? ""], $0) }
        } + [([], CellSimCommand.self)]
    }

    func testHelpHasAtMost60LinesOf80Characters() throws {
        XCTAssertGreaterThan(commands.count, 25)
        for (name, command) in commands {
            let lines = command.helpMessage(columns: 80).trimmingCharacters(in: .newlines)
                .split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertLessThanOrEqual(lines.count, 60, "\(name)")
            for line in lines where line.count > 80 { XCTFail("\(name): \(line)") }
        }
    }

    func testHelpHasTwoExamplesThatParse() throws {
        for (name, command) in commands {
            let help = CellSimCommand.helpMessage(for: command, columns: 200).split(separator: "\n")
            guard let start = help.firstIndex(of: "EXAMPLES:") else {
                XCTFail("\(name): no examples")
                continue
            }
            let examples = help[(start + 1)...].prefix { $0.hasPrefix("  cellsim ") }.map { $0.dropFirst(2) }
            XCTAssertEqual(examples.count, 2, "\(name)")
            for example in examples {
                let arguments = splitArguments(String(example.prefix { $0 != ">" }))
                XCTAssertEqual(Array(arguments.dropFirst().prefix(name.count)), name, "\(example)")
                do {
                    let parsed = try CellSimCommand.parseAsRoot(
                        CommandLineArguments.parserArguments(Array(arguments.dropFirst())))
                    XCTAssertTrue(name.isEmpty || name.count == 1 || type(of: parsed) == command, "\(example)")
                } catch { XCTFail("\(example): \(CellSimCommand.fullMessage(for: error))") }
            }
        }
    }

    /// An option has the same spelling in all commands.
    func testOptionsHaveOneSpelling() throws {
        let shortOptions = ["--output": "-o", "--jobs": "-j", "--quiet": "-q", "--verbose": "-v", "--config": "-c"]
        for (name, command) in commands {
            let lines = CellSimCommand.helpMessage(for: command, columns: 200).split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            for (long, letter) in shortOptions {
                let options = lines.filter { $0.hasPrefix("-") && $0.contains("\(long)") }
                for line in options where line.prefix(12).contains("--") && line.contains("\(long) ") {
                    assertPrefix(line, "\(letter), \(long)", "\(name): \(line)")
                }
            }
            let hasReport = lines.contains { $0.hasPrefix("--reporter") || $0.hasPrefix("--format") }
            if hasReport { XCTAssertTrue(lines.contains { $0.hasPrefix("--json") }, "\(name)") }
        }
    }

    func testCommandsAreInGroups() throws {
        let outcome = try CommandLine().run("help")
        let help = String(decoding: outcome.output, as: UTF8.self)
        for title in ["DRAWING", "CHECKING", "SNAPSHOT", "APP", "SETUP"] {
            assertContains(help, "\n\(title) SUBCOMMANDS:\n")
        }
        let render = String(decoding: try CommandLine().run("help", "render").output, as: UTF8.self)
        for title in ["INPUT", "APPEARANCE", "OUTPUT", "REPORT", "OPTIONS"] {
            assertContains(render, "\n\(title):\n")
        }
    }

    /// Only `--help` and `--version` are in the group without a title.
    func testEachOptionIsInAGroup() throws {
        for (name, command) in commands {
            for includesHidden in [false, true] {
                let help = command.helpMessage(includeHidden: includesHidden, columns: 200).split(separator: "\n")
                let start = try XCTUnwrap(help.firstIndex(of: "OPTIONS:"), "\(name)")
                let options = help[(start + 1)...].prefix { $0.hasPrefix(" ") }
                    .map { String($0.prefix(26)).trimmingCharacters(in: .whitespaces) }
                XCTAssertEqual(
                    Set(options).subtracting(["--version", "-h, --help"]), [],
                    "cellsim \(name.joined(separator: " ")): put \(options) into an @OptionGroup with a title")
            }
        }
    }

    /// All ways to request help print the same text.
    func testAllHelpRequestsPrintSameText() throws {
        let cellsim = try CommandLine()
        for (name, _) in commands where !name.isEmpty {
            let help = try cellsim.runList(name + ["--help"])
            XCTAssertEqual(help.code, 0, "\(name)")
            let text = String(decoding: help.output, as: UTF8.self)
            XCTAssertTrue(text.contains("\nUSAGE: cellsim \(name.joined(separator: " "))"), text)
            XCTAssertFalse(text.hasSuffix("\n\n"), text)
            for arguments in [["help"] + name, name + ["-h"], ["--help"] + name, ["help"] + name + ["--help"]] {
                XCTAssertEqual(
                    String(decoding: try cellsim.runList(arguments).output, as: UTF8.self), text, "\(arguments)")
            }
        }
        let root = try cellsim.run("--help").output
        for arguments in [[], ["-h"], ["help"], ["help", "help"], ["help", "--help"]] {
            XCTAssertEqual(try cellsim.runList(arguments).output, root, "\(arguments)")
        }
        XCTAssertTrue(
            String(decoding: try cellsim.run("help", "lint", "--help-hidden").output, as: UTF8.self).contains(
                "--format"))
    }

    /// Splits a line into arguments, with single quotes as in a shell.
    private func splitArguments(_ line: String) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { location, part in
            location % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }
}
