import Foundation
import XCTest

/// Tests that `cellsim fonts install` installs only the files in its manifest.
final class FontsTests: XCTestCase {
    func testMissingFilesAreReportedWithSource() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["XDG_DATA_HOME": cellsim.folder.appendingPathComponent("data").path]
        let outcome = try cellsim.run("fonts", "install", "--offline", "--system-fonts", "nowhere")
        XCTAssertEqual(outcome.code, 1)
        for message in [
            "NotoSansCJK-Regular.ttc: not found", "NotoColorEmoji.ttf: not found", "fonts-noto-cjk with --from",
        ] {
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
        }
    }

    func testFileWithOtherContentsIsRejected() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["XDG_DATA_HOME": cellsim.folder.appendingPathComponent("data").path]
        let folder = cellsim.folder.appendingPathComponent("here")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A file as long as the real one.
        try Data(count: 10_980_856).write(to: folder.appendingPathComponent("NotoColorEmoji.ttf"))
        let outcome = try cellsim.run("fonts", "install", "--offline", "--system-fonts", "nowhere", "--from", "here")
        XCTAssertEqual(outcome.code, 1)
        XCTAssertTrue(outcome.errors.contains("other versions, which are not used: "), outcome.errors)
        XCTAssertFalse(
            FileManager.default.fileExists(
                atPath: cellsim.folder.appendingPathComponent("data/cellsim/Fonts/Noto").path))
    }

    func testInstalledFilesAreKept() throws {
        let cellsim = try CommandLine()
        let first = try cellsim.run("fonts", "install", "--offline")
        try XCTSkipIf(first.code != 0, "run `make fonts`")
        let second = try cellsim.run("fonts", "install", "--offline")
        XCTAssertEqual(second.code, 0)
        let text = String(decoding: second.output, as: UTF8.self)
        XCTAssertEqual(text.components(separatedBy: ": already installed").count, 4)
    }

    func testMissingGlyphReportsInstallCommand() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["XDG_DATA_HOME": cellsim.folder.appendingPathComponent("data").path]
        let document = try String(contentsOfFile: cellsim.xib, encoding: .utf8)
        let text = try XCTUnwrap(document.range(of: "text=\"")).upperBound
        let changed = document.replacingCharacters(in: text..<text, with: "日本 😀 ")
        try changed.write(to: cellsim.folder.appendingPathComponent("A.xib"), atomically: true, encoding: .utf8)
        let outcome = try cellsim.run("render", "A.xib", "--output", "a.png")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains("install fonts that have them with `cellsim fonts install`"), outcome.errors)
    }
}
