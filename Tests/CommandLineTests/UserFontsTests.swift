import Foundation
import TestFixtures
import XCTest

/// Tests user fonts on the command line. `Tools/test-fonts` contains the sources of the files.
final class UserFontsTests: XCTestCase {
    private let document = Fixture.text("given-fonts-document.xib")

    private func project(font: String, at path: String = "A.xib") throws -> CommandLine {
        let cellsim = try CommandLine()
        let file = cellsim.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try document.replacingOccurrences(of: "FONT", with: font).write(to: file, atomically: true, encoding: .utf8)
        return cellsim
    }

    private let namedFont = #"name="SamplePlain-Bold" family="Sample Plain" pointSize="20""#

    private func copyFont(_ name: String, _ fixture: String, in cellsim: CommandLine) throws {
        let target = cellsim.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Fixture.fonts + "/" + fixture), to: target)
    }

    /// Returns the width and height of the label that `inspect` prints.
    private func size(_ outcome: CommandLine.Outcome, _ location: StaticString = #filePath, _ row: UInt = #line) throws
        -> [Double]
    {
        XCTAssertEqual(outcome.code, 0, outcome.errors, file: location, line: row)
        let json = String(decoding: outcome.output, as: UTF8.self)
        let label = try XCTUnwrap(json.components(separatedBy: "UILabel").last, json, file: location, line: row)
        let frame = try XCTUnwrap(label.range(of: #""frame"\s*:\s*[\[{][^\]}]*"#, options: .regularExpression), json)
        let numbers = label[frame].split(whereSeparator: { !"0123456789.-".contains($0) }).compactMap { Double($0) }
        return Array(numbers.suffix(2))
    }

    func testFontDirectoryIsUsed() throws {
        let cellsim = try project(font: namedFont)
        let outcomeWithoutFont = try cellsim.run("inspect", "A.xib", "--format", "json")
        XCTAssertTrue(outcomeWithoutFont.errors.contains("is a font that is not installed"), outcomeWithoutFont.errors)
        let outcome = try cellsim.run("inspect", "A.xib", "--format", "json", "--font-directory", Fixture.fonts)
        XCTAssertEqual(outcome.errors, "")
        XCTAssertEqual(try size(outcome), [48, 22])
        cellsim.environment = ["CELLSIM_FONTS": "\(Fixture.fonts):/no/such"]
        let fontsOutcome = try cellsim.run("inspect", "A.xib", "--format", "json")
        XCTAssertEqual(try size(fontsOutcome), [48, 22])
        XCTAssertEqual(fontsOutcome.errors, "CELLSIM_FONTS: /no/such: warning: no such folder\n")
    }

    func testLintComparesFramesWhereTheFontsAreAvailable() throws {
        let line = try project(font: namedFont)
        let outcome = try line.run("lint", "A.xib", "--font-directory", Fixture.fonts)
        let text = String(decoding: outcome.output, as: UTF8.self)
        assertContains(text, "is recorded at (0, 0) 9 × 9 but will be at (0, 0) 48 × 22")
    }

    func testProjectInfoPropertyListNamesFonts() throws {
        let cellsim = try project(font: namedFont, at: "App/Views/A.xib")
        let propertyList = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Plain.ttc</string><string>Gone.ttf</string></array></dict></plist>
            """
        try propertyList.write(
            to: cellsim.folder.appendingPathComponent("App/Info.plist"), atomically: true, encoding: .utf8)
        try copyFont("App/Resources/Fonts/Plain.ttc", "Plain.ttc", in: cellsim)
        let outside = try cellsim.run("inspect", "App/Views/A.xib", "--format", "json")
        XCTAssertTrue(
            outside.errors.contains("is a font that is not installed"),
            "fonts outside a project are not found: \(outside.errors)")
        try FileManager.default.createDirectory(
            at: cellsim.folder.appendingPathComponent("App/App.xcodeproj"), withIntermediateDirectories: true)
        let inside = try cellsim.run("inspect", "App/Views/A.xib", "--format", "json")
        XCTAssertEqual(try size(inside), [48, 22])
        XCTAssertFalse(
            inside.errors.contains("Gone.ttf"), "a font that is missing in the folder is not reported: \(inside.errors)"
        )
    }

    func testFilesOfSanFranciscoDrawTheSystemFont() throws {
        let cellsim = try project(font: #"type="system" pointSize="28""#)
        let plain = try cellsim.run("inspect", "A.xib", "--format", "json")
        try copyFont("Fonts/Axes.ttf", "Axes.ttf", in: cellsim)
        let other = try cellsim.run("inspect", "A.xib", "--format", "json", "--font-directory", "Fonts")
        XCTAssertEqual(try size(other), try size(plain), "a font of another family changes nothing")
        XCTAssertEqual(
            try cellsim.run("render", "A.xib", "--output", "-").output,
            try cellsim.run("render", "A.xib", "--output", "-", "--font-directory", "Fonts").output)
        try copyFont("SF/SFNS.ttf", "Axes.ttf", in: cellsim)
        let custom = try cellsim.run("inspect", "A.xib", "--format", "json", "--font-directory", "SF")
        // Four letters of 0.48 em at the optical size 28, each with the system's tracking of 0.38 points.
        let width = 4 * (28 * 0.48 + 0.38)
        XCTAssertEqual(try size(custom)[0], width, accuracy: 0.51)
        XCTAssertEqual(try size(custom)[1], 31, accuracy: 0.01)
        XCTAssertNotEqual(
            try cellsim.run("render", "A.xib", "--output", "-").output,
            try cellsim.run("render", "A.xib", "--output", "-", "--font-directory", "SF").output)
    }

    func testConfigurationFontFoldersAreUsed() throws {
        let line = try project(font: namedFont)
        let text = "fonts: Fonts\ncases:\n  - document: A.xib\n    name: a\n"
        try text.write(to: line.folder.appendingPathComponent("cellsim.yml"), atomically: true, encoding: .utf8)
        let missing = try line.run("snapshot")
        XCTAssertEqual(missing.code, 3)
        XCTAssertTrue(missing.errors.contains("'fonts' names 'Fonts', which is not a folder"), missing.errors)
        try copyFont("Fonts/Plain.ttc", "Plain.ttc", in: line)
        let outcome = try line.run("snapshot", "--no-tree")
        XCTAssertFalse(outcome.errors.contains("not installed"), outcome.errors)
        XCTAssertEqual(
            try Data(contentsOf: line.folder.appendingPathComponent(".cellsim/actual/a.png")),
            try line.run("render", "A.xib", "--output", "-", "--font-directory", "Fonts").output)
    }

    func testInvalidFontFoldersAreReported() throws {
        let line = try project(font: namedFont)
        let missing = try line.run("render", "A.xib", "--output", "a.png", "--font-directory", "none")
        XCTAssertEqual(missing.code, 3)
        XCTAssertTrue(missing.errors.contains("--font-directory: no such folder"), missing.errors)
        let data = try Data(contentsOf: URL(fileURLWithPath: Fixture.fonts + "/PlainItalic.ttf"))
        let folder = line.folder.appendingPathComponent("Bad")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.prefix(3000).write(to: folder.appendingPathComponent("Cut.ttf"))
        let outcome = try line.run("render", "A.xib", "--output", "a.png", "--font-directory", "Bad")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertTrue(outcome.errors.contains("Bad/Cut.ttf: warning: is cut off: its table"), outcome.errors)
    }

    func testFontListHasChecksums() throws {
        let line = try CommandLine()
        let outcome = try line.run("fonts", "--json", "--font-directory", Fixture.fonts)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        struct List: Decodable {
            struct Family: Decodable { var name: String, faces: [Face] }
            struct Face: Decodable {
                var name, style, source, file: String
                var weight: Int
                var characters: Int?
                var sha256: String?
                var axes: [Axis]
            }
            struct Axis: Decodable { var tag: String, minimum, value, maximum: Double }
            var families: [Family]
        }
        let list = try JSONDecoder().decode(List.self, from: outcome.output)
        XCTAssertEqual(list.families.prefix(3).map(\.name), ["Sample Axes", "Sample Plain", "Sample Tracked"])
        let bold = try XCTUnwrap(list.families[1].faces.first { $0.name == "SamplePlain-Bold" })
        XCTAssertEqual([bold.style, bold.source], ["Bold", "given"])
        XCTAssertEqual(bold.weight, 700)
        XCTAssertEqual(bold.characters, 95)
        XCTAssertEqual(bold.file, Fixture.fonts + "/Plain.ttc")
        XCTAssertEqual(list.families[0].faces[0].axes.map(\.tag), ["wght", "wdth", "opsz"])
        let inter = try XCTUnwrap(list.families.first { $0.name == "Inter" }?.faces.first)
        XCTAssertEqual(inter.source, "bundled")
        XCTAssertEqual(inter.sha256?.count, 64)
        XCTAssertEqual(inter.sha256, try sha256(inter.file))
        let text = String(decoding: try line.run("fonts", "list").output, as: UTF8.self)
        XCTAssertTrue(text.contains("    sha256: \(inter.sha256 ?? "-")"), text)
        XCTAssertFalse(text.contains("Sample"), text)
    }

    /// Returns the checksum that the system's tool computes.
    private func sha256(_ path: String) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        (process.arguments, process.standardOutput) = (["sha256sum", "-b", path], output)
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text.prefix(64), as: UTF8.self)
    }
}
