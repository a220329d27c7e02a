import Foundation
import TestFixtures
import XCTest

/// A temporary repository with documents on the branch `main`; the branch `topic` is checked out.
final class ReviewedRepository {
    let cellsim: CommandLine

    /// Creates the repository.
    /// - Parameters:
    ///   - documents: the texts of labels, by document path.
    ///   - configuration: the text of `cellsim.yml`; nil for none.
    init(_ documents: [String: String] = ["App/Card.xib": "Apples"], configuration: String? = nil) throws {
        cellsim = try CommandLine()
        for (name, text) in documents { try write(text, to: name) }
        try cellsim.write(".cellsim/\n.errors\n.output\n", to: ".gitignore")
        try git("init -q -b main")
        if let configuration {
            try cellsim.write(configuration, to: "cellsim.yml")
            cellsim.environment["SNAPSHOT_TESTING_FORBID_RECORDING"] = "0"
            let outcome = try cellsim.run("snapshot", "--record", "all")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
        }
        try commit()
        try git("checkout -q -b topic")
    }

    /// Writes a document with a label.
    func write(_ text: String, to name: String, width: Int = 100) throws {
        let document = Fixture.text("Card.xib").replacing("TEXT", with: text).replacing("MORE", with: "")
            .replacing("width=\"100\"", with: "width=\"\(width)\"")
        try cellsim.write(document, to: name)
    }

    @discardableResult func git(_ arguments: String, file: StaticString = #filePath, line: UInt = #line) throws
        -> String
    {
        let outcome = try cellsim.shell(
            "git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false -c protocol.file.allow=always \(arguments)"
        )
        XCTAssertEqual(outcome.code, 0, "git \(arguments): \(outcome.text)", file: file, line: line)
        return outcome.text.trimmingCharacters(in: .newlines)
    }

    func commit() throws {
        try git("add -A")
        try git("commit -q --allow-empty -m more")
    }

    /// Returns the text of a file.
    func text(_ name: String) throws -> String { String(decoding: try cellsim.read(name), as: UTF8.self) }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: cellsim.folder.appendingPathComponent(name).path)
    }

    /// Returns the state of each case of the review, by name.
    func states(_ folder: String = ".cellsim/review") throws -> [String: String] {
        let object = try JSONSerialization.jsonObject(with: cellsim.read("\(folder)/report.json")) as? [String: Any]
        let cases = object?["cases"] as? [[String: Any]] ?? []
        return Dictionary(cases.map { ("\($0["name"] ?? "")", "\($0["state"] ?? "")") }) { first, _ in first }
    }
}
