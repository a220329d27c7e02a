import Foundation
import TestFixtures
import XCTest

/// Tests `--language` with the string tables of documents.
final class LanguageTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws {
        cellsim = try CommandLine()
        try write(
            "Base.lproj/Tag.xib",
            Fixture.text("language-set-up-with-error.xib"))
        try write("de.lproj/Tag.strings", "\"L.text\" = \"Schildchen\";")
        try write("ar.lproj/Tag.strings", "\"L.text\" = \"علامة\";")
    }
    override func tearDown() { cellsim = nil }

    private func write(_ path: String, _ text: String) throws {
        let file = cellsim.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func picture(_ options: String..., file: StaticString = #filePath, line: UInt = #line) throws -> Data {
        let outcome = try cellsim.runList(["render", "Base.lproj/Tag.xib", "-o", "-"] + options)
        XCTAssertEqual(outcome.code, 0, outcome.errors, file: file, line: line)
        XCTAssertEqual(outcome.errors, "", file: file, line: line)
        return outcome.output
    }

    func testTextsComeFromStringTables() throws {
        let original = try picture()
        let german = try picture("--language", "de")
        XCTAssertNotEqual(german, original)
        XCTAssertEqual(try picture("--language", "de-AT"), german)
        XCTAssertEqual(try picture("--language", "fr"), original, "without a French table, the picture is unchanged")
        // The same text without a string table.
        let document = String(decoding: try cellsim.read("Base.lproj/Tag.xib"), as: UTF8.self)
        try write("de.lproj/Tag.xib", document.replacingOccurrences(of: "Tag\"", with: "Schildchen\""))
        XCTAssertEqual(try picture("--language", "de"), german)
    }

    func testRightToLeftLanguagesAreMirrored() throws {
        let arabic = try picture("--language", "ar")
        XCTAssertEqual(try picture("--language", "ar", "--direction", "rtl"), arabic)
        XCTAssertNotEqual(try picture("--language", "ar", "--direction", "ltr"), arabic)
        XCTAssertNotEqual(try picture("--language", "pseudo"), try picture("--language", "pseudo-rtl"))
    }

    func testInvalidLanguageAndTable() throws {
        let outcome = try cellsim.run("render", "Base.lproj/Tag.xib", "--language", "german")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("unknown language 'german'"), outcome.errors)
        try write("de.lproj/Tag.strings", "\n\"L.text\" = \"Schild")
        let broken = try cellsim.run("render", "Base.lproj/Tag.xib", "--language", "de")
        XCTAssertEqual(broken.code, 0)
        XCTAssertTrue(broken.errors.contains("de.lproj/Tag.strings:2: "), broken.errors)
    }

    func testConfigurationCasesHaveLanguages() throws {
        try write(
            "cellsim.yml",
            "cases:\n  - {document: Base.lproj/Tag.xib, name: tag, variants: {language: [en, de, pseudo]}}\n")
        let outcome = try cellsim.run("snapshot", "--record", "all")
        XCTAssertTrue([0, 1].contains(outcome.code), outcome.errors)
        let pictures = cellsim.folder.appendingPathComponent("Snapshots").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: pictures).filter { $0.hasSuffix(".png") }
        XCTAssertEqual(files.sorted(), ["tag/de.png", "tag/en.png", "tag/pseudo.png"])
        try write("cellsim.yml", "cases:\n  - {document: Base.lproj/Tag.xib, language: german}\n")
        let invalidOutcome = try cellsim.run("snapshot")
        XCTAssertEqual(invalidOutcome.code, 3)
        XCTAssertTrue(invalidOutcome.errors.contains("cellsim.yml:2: "), invalidOutcome.errors)
    }
}
