import ArgumentParser
import Foundation
import XCTest

@testable import cellsim

/// README and the pages in `docs` name commands and options that exist. `Tests/Scripts/documentation` runs the commands of
/// their `sh` blocks; those of other blocks are parsed here.
final class DocumentationTests: XCTestCase {
    private struct Page {
        var path: String
        var lines: [String]
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func pages() throws -> [Page] {
        let files = FileManager.default
        var paths = try files.contentsOfDirectory(atPath: Self.root.path).filter { $0.hasSuffix(".md") }
        paths += try files.subpathsOfDirectory(atPath: Self.root.appendingPathComponent("docs").path)
            .filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }.map { "docs/\($0)" }
        return try paths.sorted().map { path in
            let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
            return Page(path: path, lines: text.components(separatedBy: "\n"))
        }
    }

    /// The commands of blocks that are not run, and of code within sentences.
    private func commands(of page: Page) -> [(words: [String], line: Int)] {
        var block: Substring?
        return page.lines.enumerated().flatMap { index, line -> [(words: [String], line: Int)] in
            if line.hasPrefix("```") {
                block = block == nil ? line.dropFirst(3) : nil
                return []
            }
            let texts: [Substring]
            switch block {
            case "sh": texts = []
            case nil: texts = line.matches(of: /`(cellsim [^`]+)`/).map(\.output.1).filter { $0.contains(" -") }
            default: texts = line.matches(of: /(?:^|[ ("])(cellsim [a-z][^#|;)]*)/).map(\.output.1)
            }
            return texts.map { (Self.words($0), index + 1) }
        }
    }

    /// The words that a shell makes of a line, without redirections; quotes are removed.
    private static func words(_ line: Substring) -> [String] {
        line.matches(of: /'([^']*)'|"([^"]*)"|[^\s'"]+/)
            .map { $0.output.1.map(String.init) ?? $0.output.2.map(String.init) ?? String($0.output.0) }
    }

    /// Values that pages leave to the reader.
    private static let examples = ["$CI_NODE_INDEX/$CI_NODE_TOTAL": "1/4", "N/200": "1/200"]

    func testCommandsParse() throws {
        var count = 0
        for page in try pages() where page.path != "CHANGELOG.md" {
            for (words, line) in commands(of: page) {
                count += 1
                let arguments = words.dropFirst().map { Self.examples[$0] ?? $0 }
                XCTAssertNoThrow(try parse(Array(arguments)), "\(page.path):\(line): \(words.joined(separator: " "))")
            }
        }
        XCTAssertGreaterThan(count, 40)
    }

    private func parse(_ arguments: [String]) throws {
        do {
            _ = try CellSimCommand.parseAsRoot(arguments)
        } catch {
            let message = CellSimCommand.fullMessage(for: error)
            // Help is an error, too. A sentence may leave out what a command is about, as in `cellsim app --gallery`.
            if CellSimCommand.exitCode(for: error) == .success || message.contains("Missing expected argument") {
                return
            }
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: message])
        }
    }
}
