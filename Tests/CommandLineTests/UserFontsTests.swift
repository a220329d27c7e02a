import Foundation
import TestFixtures
import XCTest

/// Tests user fonts on the command line. `Tools/test-fonts` contains the sources of the files.
final class UserFontsTests: XCTestCase {
    private let document = Fixture.text("given-fonts-document.xib")

    private func line(font: String, at path: String = "A.xib") throws -> CommandLine {
        let line = try CommandLine()
        let file = line.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try document.replacingOccurrences(of: "FONT", with: font).write(to: file, atomically: true, encoding: .utf8)
        return line
    }

    private let named = #"name="SamplePlain-Bold" family="Sample Plain" pointSize="20""#

    private func put(_ name: String, _ fixture: String, in line: CommandLine) throws {
        let target = line.folder.appendingPathComponent(name)
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

    func testDocumentsAreMeasuredWithTheFontsOfAFolder() throws {
        let line = try line(font: named)
        let without = try line.run("inspect", "A.xib", "--format", "json")
        XCTAssertTrue(without.errors.contains("is a font that is not installed"), without.errors)
        let outcome = try line.run("inspect", "A.xib", "--format", "json", "--font-directory", Fixture.fonts)
        XCTAssertEqual(outcome.errors, "")
        XCTAssertEqual(try size(outcome), [48, 22])
        line.environment = ["CELLSIM_FONTS": "\(Fixture.fonts):/no/such"]
        let named = try line.run("inspect", "A.xib", "--format", "json")
        XCTAssertEqual(try size(named), [48, 22])
        XCTAssertEqual(named.errors, "CELLSIM_FONTS: /no/such: warning: no such folder\n")
    }

    func testLintComparesFramesWhereTheFontsAreAvailable() throws {
        let line = try line(font: named)
        let outcome = try line.run("lint", "A.xib", "--font-directory", Fixture.fonts)
        let text = String(decoding: outcome.output, as: UTF8.self)
        assertContains(text, "is recorded at (0, 0) 9 × 9 but will be at (0, 0) 48 × 22")
    }

    func testAnInfoListOfTheProjectNamesFonts() throws {
        let line = try line(font: named, at: "App/Views/A.xib")
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Plain.ttc</string><string>Gone.ttf</string></array></dict></plist>
            """
        try list.write(
            to: line.folder.appendingPathComponent("App/Info.plist"), atomically: true, encoding: .utf8)
        try put("App/Resources/Fonts/Plain.ttc", "Plain.ttc", in: line)
        let outside = try line.run("inspect", "App/Views/A.xib", "--format", "json")
        XCTAssertTrue(
            outside.errors.contains("is a font that is not installed"), "no project's root: \(outside.errors)")
        try FileManager.default.createDirectory(
            at: line.folder.appendingPathComponent("App/App.xcodeproj"), withIntermediateDirectories: true)
        let inside = try line.run("inspect", "App/Views/A.xib", "--format", "json")
        XCTAssertEqual(try size(inside), [48, 22])
        XCTAssertFalse(inside.errors.contains("Gone.ttf"), "it may lie elsewhere: \(inside.errors)")
    }

    func testFilesOfSanFranciscoDrawTheSystemFont() throws {
        let line = try line(font: #"type="system" pointSize="28""#)
        let plain = try line.run("inspect", "A.xib", "--format", "json")
        try put("Fonts/Axes.ttf", "Axes.ttf", in: line)
        let other = try line.run("inspect", "A.xib", "--format", "json", "--font-directory", "Fonts")
        XCTAssertEqual(try size(other), try size(plain), "another family changes nothing")
        XCTAssertEqual(
            try line.run("render", "A.xib", "--output", "-").output,
            try line.run("render", "A.xib", "--output", "-", "--font-directory", "Fonts").output)
        try put("SF/SFNS.ttf", "Axes.ttf", in: line)
        let given = try line.run("inspect", "A.xib", "--format", "json", "--font-directory", "SF")
        // Four letters of 0.48 em at the optical size 28, each with the system's tracking of 0.38 points.
        let width = 4 * (28 * 0.48 + 0.38)
        XCTAssertEqual(try size(given)[0], width, accuracy: 0.51)
        XCTAssertEqual(try size(given)[1], 31, accuracy: 0.01)
        XCTAssertNotEqual(
            try line.run("render", "A.xib", "--output", "-").output,
            try line.run("render", "A.xib", "--output", "-", "--font-directory", "SF").output)
    }

    func testTheFoldersOfAConfigurationAreTaken() throws {
        let line = try line(font: named)
        let text = "fonts: Fonts\ncases:\n  - document: A.xib\n    name: a\n"
        try text.write(to: line.folder.appendingPathComponent("cellsim.yml"), atomically: true, encoding: .utf8)
        let missing = try line.run("snapshot")
        XCTAssertEqual(missing.code, 3)
        XCTAssertTrue(missing.errors.contains("'fonts' names 'Fonts', which is not a folder"), missing.errors)
        try put("Fonts/Plain.ttc", "Plain.ttc", in: line)
        let outcome = try line.run("snapshot", "--no-tree")
        XCTAssertFalse(outcome.errors.contains("not installed"), outcome.errors)
        XCTAssertEqual(
            try Data(contentsOf: line.folder.appendingPathComponent(".cellsim/actual/a.png")),
            try line.run("render", "A.xib", "--output", "-", "--font-directory", "Fonts").output)
    }

    func testWhatIsWrongWithAFolderIsReported() throws {
        let line = try line(font: named)
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

    func testTheListHasEveryFontWithItsChecksum() throws {
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
