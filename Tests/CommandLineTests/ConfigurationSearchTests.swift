import CellSimGraphics
import CellSimImageCodecs
import Foundation
import TestFixtures
import XCTest

/// Tests that commands use the nearest `cellsim.yml` to find images.
final class ConfigurationSearchTests: XCTestCase {
    /// Returns a project with a document in the folder `App`, its image in `Images`, and a `cellsim.yml` above both.
    private func project(_ configuration: String = "assets: Images\n") throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write(document, to: "App/Views/Photo.xib")
        try cellsim.write(configuration, to: "cellsim.yml")
        for (folder, color) in [("Images", RGBAColor.black), ("Other", .white)] {
            try FileManager.default.createDirectory(
                atPath: "\(cellsim.folder.path)/\(folder)", withIntermediateDirectories: true)
            let bitmap = Bitmap(width: 8, height: 8, color: color)
            try Data(PNG.encode(bitmap)).write(to: cellsim.folder.appendingPathComponent("\(folder)/photo.png"))
        }
        return cellsim
    }

    private let document = Fixture.text("configuration-search-document.xib")

    /// Returns the red, green and blue of the centre pixel of a rendered document.
    private func color(_ cellsim: CommandLine, _ file: String) throws -> [UInt8] {
        let bitmap = try PNG.decode(Array(try cellsim.read(file)))
        let pixel = bitmap.premultipliedPixel(x: 8, y: 8)
        return [16, 8, 0].map { UInt8(pixel >> $0 & 255) }
    }

    func testRenderFindsImagesWithoutAFlag() throws {
        let cellsim = try project()
        for location in ["", "App", "App/Views"] {
            let path = location.isEmpty ? "App/Views/Photo.xib" : location == "App" ? "Views/Photo.xib" : "Photo.xib"
            let output = cellsim.folder.appendingPathComponent("out.png").path
            let outcome = try cellsim.runList(["render", path, "-o", output], at: location)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertEqual(outcome.errors, "wrote \(output)\n")
            XCTAssertEqual(try color(cellsim, "out.png"), [0, 0, 0], location)
        }
    }

    func testFlagsOverrideConfiguration() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("render", "App/Views/Photo.xib", "--assets", "Other", "-o", "a.png").code, 0)
        XCTAssertEqual(try color(cellsim, "a.png"), [255, 255, 255])
        let outcome = try cellsim.run("render", "App/Views/Photo.xib", "--no-config", "-o", "b.png")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertTrue(outcome.errors.contains("crossed box"), outcome.errors)
    }

    /// Only the nearest file counts, and files above the repository are ignored.
    func testNearestConfigurationIsUsed() throws {
        let cellsim = try project()
        try cellsim.write("assets: ../Other\n", to: "App/cellsim.yml")
        XCTAssertEqual(try cellsim.run("render", "App/Views/Photo.xib", "-o", "a.png").code, 0)
        XCTAssertEqual(try color(cellsim, "a.png"), [255, 255, 255])
        try FileManager.default.removeItem(atPath: cellsim.folder.path + "/App/cellsim.yml")
        try FileManager.default.createDirectory(
            atPath: cellsim.folder.path + "/App/.git", withIntermediateDirectories: false)
        let outcome = try cellsim.runList(["render", "Views/Photo.xib", "-o", "b.png"], at: "App")
        XCTAssertTrue(outcome.errors.contains("crossed box"), outcome.errors)
    }

    /// In a world-writable folder such as `/tmp`, another user could have written the file.
    func testConfigurationInWorldWritableFolderIsIgnored() throws {
        let cellsim = try project()
        let app = cellsim.folder.appendingPathComponent("App").path
        for (mode, isUsed) in [(0o777, true), (0o1777, false)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: app)
            let outcome = try cellsim.runList(["render", "Photo.xib", "-o", "a.png"], at: "App/Views")
            XCTAssertEqual(outcome.errors.contains("crossed box"), !isUsed, "\(mode) \(outcome.errors)")
        }
        // The user chose the folder in which the command runs.
        try cellsim.write("assets: ../Other\n", to: "App/cellsim.yml")
        XCTAssertEqual(try cellsim.runList(["render", "Views/Photo.xib", "-o", "b.png"], at: "App").code, 0)
        XCTAssertEqual(try color(cellsim, "App/b.png"), [255, 255, 255])
    }

    func testWorkingDirectoryConfigurationIsUsedForOtherDocuments() throws {
        let (cellsim, other) = (try project(), try CommandLine())
        try other.write(document, to: "Photo.xib")
        XCTAssertEqual(
            try cellsim.run("render", other.folder.path + "/Photo.xib", "-o", "a.png").code, 0)
        XCTAssertEqual(try color(cellsim, "a.png"), [0, 0, 0])
        cellsim.input = Data(document.utf8)
        XCTAssertEqual(try cellsim.run("render", "-", "-o", "b.png").code, 0)
        XCTAssertEqual(try color(cellsim, "b.png"), [0, 0, 0])
    }

    func testLintAndInspectFindImages() throws {
        let cellsim = try project()
        let missingImageMessage = "there is no image"
        for command in ["lint", "inspect"] {
            assertLacks(try message(cellsim, command), missingImageMessage, command)
            try FileManager.default.moveItem(
                atPath: cellsim.folder.path + "/Images/photo.png", toPath: cellsim.folder.path + "/p.png")
            assertContains(try message(cellsim, command), "photo", command)
            try FileManager.default.moveItem(
                atPath: cellsim.folder.path + "/p.png", toPath: cellsim.folder.path + "/Images/photo.png")
        }
    }

    private func message(_ cellsim: CommandLine, _ command: String) throws -> String {
        let outcome = try cellsim.run(command, "App/Views/Photo.xib")
        return command == "lint" ? String(decoding: outcome.output, as: UTF8.self) : outcome.errors
    }

    func testInvalidFileIsReportedWithLine() throws {
        let cellsim = try project("assets: Images\nstile: dark\n")
        let outcome = try cellsim.run("render", "App/Views/Photo.xib")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasPrefix("cellsim.yml:2: error: the file has no key 'stile'"), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("use --no-config to ignore this file"), outcome.errors)
        XCTAssertEqual(try cellsim.run("render", "App/Views/Photo.xib", "--no-config").code, 0)
    }

    func testSnapshotAcceptAndUnusedSearchParentFolders() throws {
        let cellsim = try project("assets: Images\ncases: [{document: App/Views/Photo.xib}]\n")
        let first = try cellsim.runList(["snapshot"], at: "App/Views")
        XCTAssertEqual(first.code, 0, first.errors)
        XCTAssertEqual(try color(cellsim, "Snapshots/Photo.png"), [0, 0, 0])
        try cellsim.write("assets: Other\ncases: [{document: App/Views/Photo.xib}]\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.runList(["snapshot"], at: "App/Views").code, 1)
        let accepted = try cellsim.runList(["accept"], at: "App/Views")
        XCTAssertEqual(accepted.code, 0, accepted.errors)
        XCTAssertEqual(try color(cellsim, "Snapshots/Photo.png"), [255, 255, 255])
        XCTAssertEqual(try cellsim.runList(["unused"], at: "App/Views").code, 0)
    }

    func testMissingConfigurationIsReported() throws {
        let outcome = try CommandLine().run("snapshot")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasPrefix("cellsim.yml:1: error: no such file; "), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("'cellsim init' writes one"), outcome.errors)
    }
}
