import Foundation
import XCTest

/// Tests that texts for users avoid confusing words: pages, messages, and the documentation of public declarations.
///
/// `Fixtures/words.txt` has the allowed number of such words in each file. The numbers may only decrease; with the variable
/// `RECORD_WORDS` the tests lower them.
final class PlainEnglishTests: XCTestCase {
    /// A text for users with its line number.
    private struct Passage {
        var text: String
        var line: Int
    }

    func testPages() throws {
        let tree = SourceTree()
        let pages =
            try ["docs", "Examples", "Fonts"].flatMap { try tree.files(below: $0, endings: [".md"]) }
            + ["README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "UNSUPPORTED"]
            .map { SourceTree.File(path: "\($0).md", lines: try tree.text("\($0).md").components(separatedBy: "\n")) }
        try check(pages, kind: "page") { file in
            var isCode = false
            return file.lines.enumerated().compactMap { index, line in
                if line.hasPrefix("```") { isCode.toggle() }
                return isCode ? nil : Passage(text: line.replacing(/`[^`]*`/, with: ""), line: index + 1)
            }
        }
    }

    func testMessages() throws {
        let files = try SourceTree().files(below: "Sources").filter { !$0.isDataTable }
        try check(files, kind: "message") { Self.literals(in: $0.lines) }
    }

    func testPublicDocumentation() throws {
        try check(SourceTree().files(below: "Sources"), kind: "documentation") { Self.documentation(in: $0.lines) }
    }

    func testComments() throws {
        let files = try ["Sources", "Tests"].flatMap { try SourceTree().files(below: $0) }
        try check(files.filter { !$0.path.contains("/Fixtures/") }, kind: "comment") {
            Self.comments(in: $0.lines, after: ["// ", "/// "])
        }
    }

    func testScripts() throws {
        let tree = SourceTree()
        let scripts = try FileManager.default.contentsOfDirectory(
            at: tree.root.appendingPathComponent("Tests/Scripts"), includingPropertiesForKeys: [.isRegularFileKey])
        let names = try scripts.filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
            .map { "Tests/Scripts/" + $0.lastPathComponent }.sorted()
        let files = try (names + ["Makefile", ".ci/run"]).map {
            SourceTree.File(path: $0, lines: try tree.text($0).components(separatedBy: "\n"))
        }
        try check(files, kind: "script") { Self.comments(in: $0.lines, after: ["# ", "fail \""]) }
    }

    private func check(_ files: [SourceTree.File], kind: String, passages: (SourceTree.File) -> [Passage]) throws {
        let allowed = try Self.allowed(kind), banned = try BannedWords()
        let isRecording = ProcessInfo.processInfo.environment["RECORD_WORDS"] != nil
        var counts: [String: Int] = [:]
        for file in files {
            let findings = passages(file).flatMap { passage in
                banned.findings(in: passage.text).map { "\(file.path):\(passage.line): \($0)" }
            }
            let limit = allowed[file.path] ?? 0
            counts[file.path] = min(findings.count, limit)
            XCTAssertLessThanOrEqual(
                findings.count, limit,
                "\(file.path) may have at most \(limit) findings:\n\(findings.joined(separator: "\n"))")
            if !isRecording {
                XCTAssertGreaterThanOrEqual(
                    findings.count, limit,
                    "\(file.path) has \(findings.count): lower '\(kind) \(limit)' in Fixtures/words.txt with RECORD_WORDS=1"
                )
            }
        }
        if isRecording { return try Self.record(counts, kind) }
        let missingFiles = allowed.keys.filter { counts[$0] == nil }.sorted()
        XCTAssertEqual(missingFiles, [], "Fixtures/words.txt lists files that do not exist")
    }

    private static func record(_ counts: [String: Int], _ kind: String) throws {
        let tree = SourceTree()
        let path = "Tests/LayeringTests/Fixtures/words.txt"
        let others = try tree.text(path).split(separator: "\n").filter { !$0.hasPrefix(kind + " ") }.map(String.init)
        let rows = counts.filter { $0.value > 0 }.map { "\(kind) \($0.value) \($0.key)" }
        let text = (others + rows).sorted { row, next in
            (row.split(separator: " ")[0], row.split(separator: " ")[2]) < (
                next.split(separator: " ")[0], next.split(separator: " ")[2]
            )
        }
        try Data((text.joined(separator: "\n") + "\n").utf8).write(to: tree.root.appendingPathComponent(path))
    }

    /// Returns the allowed numbers in `Fixtures/words.txt` by path. A line is `KIND NUMBER PATH`.
    private static func allowed(_ kind: String) throws -> [String: Int] {
        let rows = try SourceTree().text("Tests/LayeringTests/Fixtures/words.txt").split(separator: "\n")
            .map { $0.split(separator: " ", maxSplits: 2).map(String.init) }
        return Dictionary(
            uniqueKeysWithValues: rows.filter { $0[0] == kind }.map { ($0[2], Int($0[1]) ?? 0) })
    }

    /// Returns the string literals with more than one word.
    private static func literals(in lines: [String]) -> [Passage] {
        var isInside = false
        return lines.enumerated().flatMap { index, line -> [Passage] in
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if line.contains("\"\"\"") {
                isInside.toggle()
                return []
            }
            if isInside { return [Passage(text: trimmed, line: index + 1)] }
            if trimmed.hasPrefix("//") || !line.contains("\"") { return [] }
            return line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }.filter { $0.contains(" ") }
                .map { Passage(text: $0, line: index + 1) }
        }
    }

    /// Returns the texts of consecutive lines after a mark such as `// `, without code in backticks.
    private static func comments(in lines: [String], after marks: [String]) -> [Passage] {
        var passages: [Passage] = []
        var isContinued = false
        for (index, line) in lines.enumerated() {
            guard let mark = marks.first(where: { line.hasPrefix($0) || line.contains(" " + $0) }),
                let range = line.range(of: mark)
            else {
                isContinued = false
                continue
            }
            let text = String(line[range.upperBound...])
            if isContinued {
                passages[passages.count - 1].text += " " + text
            } else {
                passages.append(Passage(text: text, line: index + 1))
            }
            isContinued = true
        }
        return passages.map { Passage(text: $0.text.replacing(/`[^`]*`/, with: "…"), line: $0.line) }
    }

    /// Returns the documentation comments of public and open declarations.
    private static func documentation(in lines: [String]) -> [Passage] {
        var passages: [Passage] = []
        var comment: [String] = []
        for (index, line) in lines.enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("///") {
                comment.append(trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces))
            } else if !comment.isEmpty {
                if line.contains("public ") || line.contains("open ") {
                    passages.append(Passage(text: comment.joined(separator: " "), line: index + 1 - comment.count))
                }
                if !trimmed.hasPrefix("@") || trimmed.contains(" ") { comment = [] }
            }
        }
        return passages
    }
}
