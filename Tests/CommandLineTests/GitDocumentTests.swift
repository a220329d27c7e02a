import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim diff`, `cellsim merge` and `cellsim git-setup`, also when git calls them.
final class GitDocumentTests: XCTestCase {
    private func document(text: String = "Anna", color: String = "red") -> String {
        Fixture.text("git-document-document.xib", replacing: ["text": text, "color": color])
    }

    private func commandLine(_ files: [String: String]) throws -> CommandLine {
        let cellsim = try CommandLine()
        for (name, text) in files { try cellsim.write(text, to: name) }
        return cellsim
    }

    private func text(_ cellsim: CommandLine, _ name: String) throws -> String {
        try String(contentsOf: cellsim.folder.appendingPathComponent(name), encoding: .utf8)
    }

    func testDiffExitsWithCode1OnChanges() throws {
        let cellsim = try commandLine(["A.xib": document(), "B.xib": document(text: "Bob")])
        let same = try cellsim.run("diff", "A.xib", "A.xib")
        XCTAssertEqual(same.code, 0, same.errors)
        XCTAssertEqual(same.output, Data())
        let changed = try cellsim.run("diff", "A.xib", "B.xib")
        XCTAssertEqual(changed.code, 1, changed.errors)
        XCTAssertEqual(
            String(decoding: changed.output, as: UTF8.self),
            "A.xib → B.xib: 1 change\ndocument\n  label 'Bob'\n    text: 'Anna' → 'Bob'\n")
        let json = try cellsim.run("diff", "A.xib", "B.xib", "--json")
        XCTAssertEqual(json.code, 1, json.errors)
        let report = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
        let change = (report?["changes"] as? [[String: Any]])?.first
        XCTAssertEqual(change?["property"] as? String, "text")
        XCTAssertEqual(change?["line"] as? Int, 4)
        let added = try cellsim.run("diff", "/dev/null", "B.xib")
        XCTAssertEqual(added.code, 1)
        XCTAssertTrue(String(decoding: added.output, as: UTF8.self).contains("+ label 'Bob'"))
    }

    func testMergeUpdatesOurs() throws {
        let files = [
            "base": document(), "ours": document(text: "Bob"), "theirs": document(color: "blue"),
            "other": document(text: "Cleo"), "broken": "<document>\n<label></document>", "empty": "",
        ]
        let cellsim = try commandLine(files)
        let clean = try cellsim.run("merge", "base", "ours", "theirs", "Cell.xib")
        XCTAssertEqual(clean.code, 0, clean.errors)
        XCTAssertEqual(try text(cellsim, "ours"), document(text: "Bob", color: "blue"))
        let conflict = try cellsim.run("merge", "base", "ours", "other", "Cell.xib")
        XCTAssertEqual(conflict.code, 1)
        XCTAssertTrue(
            conflict.errors.contains(
                "Cell.xib:4: error: merge conflict: label 'Bob': text is 'Bob' in ours and 'Cleo' in theirs"),
            conflict.errors)
        XCTAssertTrue(try text(cellsim, "ours").contains("<!-- merge conflict: label 'Bob': text is 'Bob' in ours"))
        let before = try text(cellsim, "ours")
        let broken = try cellsim.run("merge", "base", "ours", "broken", "Cell.xib")
        XCTAssertEqual(broken.code, 3)
        XCTAssertTrue(broken.errors.contains("Cell.xib (theirs):2: error: invalid XML"), broken.errors)
        XCTAssertEqual(try text(cellsim, "ours"), before)
        let added = try cellsim.run("merge", "empty", "theirs", "other", "Cell.xib")
        XCTAssertEqual(added.code, 1)
    }

    /// One side moved a view and the other one widened it, so the next view's frame differs from both sides.
    func testFramesAreRecomputed() throws {
        let names = ["base", "ours", "theirs", "merged"]
        let files = names.map { Fixture.text("merged-frames/\($0).xib") }
        let cellsim = try commandLine(Dictionary(uniqueKeysWithValues: zip(names, files)))
        for sides in [["ours", "theirs"], ["theirs", "ours"]] {
            let (mine, other) = (try text(cellsim, sides[0]), sides[1])
            try cellsim.write(mine, to: "mine")
            let result = try cellsim.run("merge", "base", "mine", other, "Cell.xib")
            XCTAssertEqual(result.code, 0, result.errors)
            XCTAssertEqual(try text(cellsim, "mine"), files[3] + "\n")
        }
        // A frame that differs from the one Interface Builder shows is kept.
        let customFrame = files[2].replacingOccurrences(of: "x=\"104\"", with: "x=\"99\"")
        try cellsim.write(customFrame, to: "odd")
        try cellsim.write(files[1], to: "mine")
        XCTAssertEqual(try cellsim.run("merge", "base", "mine", "odd", "Cell.xib").code, 0)
        let merged = try text(cellsim, "mine")
        XCTAssertTrue(merged.contains("x=\"99\"") || merged.contains("x=\"88\""), merged)
    }

    func testDocumentsOfXcode4AreMergedByLines() throws {
        let makeDocument = { (first: String, last: String) in
            "<archive>\n\(first)\n<a/>\n<b/>\n<c/>\n<d/>\n\(last)\n</archive>\n"
        }
        let cellsim = try commandLine([
            "base": makeDocument("<x/>", "<y/>"), "ours": makeDocument("<x1/>", "<y/>"),
            "theirs": makeDocument("<x/>", "<y1/>"),
        ])
        let clean = try cellsim.run("merge", "base", "ours", "theirs", "Cell.xib")
        XCTAssertEqual(clean.code, 0, clean.errors)
        XCTAssertEqual(try text(cellsim, "ours"), makeDocument("<x1/>", "<y1/>"))
        XCTAssertTrue(clean.errors.contains("merged by lines"), clean.errors)
    }

    func testGitMergesAndDiffsDocuments() throws {
        let cellsim = try commandLine(["Cell.xib": document()])
        let program = try cellsim.copyProgram()
        let path = (program as NSString).deletingLastPathComponent
        let searchPath = path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
        try git(cellsim, searchPath, "init", "-q", "-b", "main")
        let setup = try cellsim.run("git-setup")
        XCTAssertEqual(setup.code, 0, setup.errors)
        XCTAssertEqual(try cellsim.run("git-setup").code, 0)
        XCTAssertEqual(
            try text(cellsim, ".gitattributes"),
            "*.xib diff=cellsim merge=cellsim\n*.storyboard diff=cellsim merge=cellsim\n")
        try git(cellsim, searchPath, "add", "Cell.xib", ".gitattributes")
        try git(cellsim, searchPath, "commit", "-q", "-m", "one")
        try git(cellsim, searchPath, "checkout", "-q", "-b", "other")
        try cellsim.write(document(color: "blue"), to: "Cell.xib")
        try git(cellsim, searchPath, "commit", "-q", "-a", "-m", "two")
        try git(cellsim, searchPath, "checkout", "-q", "main")
        try cellsim.write(document(text: "Bob"), to: "Cell.xib")
        let diff = try git(cellsim, searchPath, "diff")
        XCTAssertTrue(diff.contains("\n-      text: Anna\n"), diff)
        try git(cellsim, searchPath, "commit", "-q", "-a", "-m", "three")
        try git(cellsim, searchPath, "merge", "-q", "-m", "merge", "other")
        XCTAssertEqual(try text(cellsim, "Cell.xib"), document(text: "Bob", color: "blue"))
        XCTAssertEqual(try cellsim.run("git-setup", "--remove").code, 0)
        XCTAssertEqual(try text(cellsim, ".gitattributes"), "")
    }

    @discardableResult
    private func git(_ cellsim: CommandLine, _ searchPath: String, _ arguments: String...) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "core.pager=cat"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["PATH": searchPath]) { $1 }
        process.currentDirectoryURL = cellsim.folder
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
        return String(decoding: bytes, as: UTF8.self)
    }
}
