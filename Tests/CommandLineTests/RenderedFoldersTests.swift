import Foundation
import XCTest

/// Tests `cellsim render` with folders, and with documents of the same name.
final class RenderedFoldersTests: XCTestCase {
    private var cellsim: CommandLine!
    private var documentText = ""

    override func setUpWithError() throws {
        cellsim = try CommandLine()
        documentText = try String(contentsOfFile: cellsim.xib, encoding: .utf8)
    }
    override func tearDown() { cellsim = nil }

    private func pictures(_ folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: cellsim.folder.path + "/" + folder) ?? []).filter { $0.hasSuffix(".png") }
            .sorted()
    }

    func testFolderStructureIsKept() throws {
        for name in ["App/Cell.xib", "App/Lists/Cell.xib", "App/.hidden/Cell.xib", "App/Lists/notes.txt"] {
            try cellsim.write(documentText, to: name)
        }
        let outcome = try cellsim.run("render", "App", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(pictures("out"), ["Cell.png", "Lists/Cell.png"])
        XCTAssertEqual(
            try cellsim.run(
                "render", "App", "--data", cellsim.data, "--rows", "2", "--separate", "--output-directory", "rows"
            ).code, 0)
        XCTAssertEqual(
            pictures("rows"), ["Cell-0001.png", "Cell-0002.png", "Lists/Cell-0001.png", "Lists/Cell-0002.png"])
        XCTAssertEqual(try cellsim.run("render", "App", "-o", "one.png").code, 2)
        XCTAssertEqual(
            try cellsim.run("render", "App/Lists", "-o", "one.png").code, 0,
            "a folder with one document needs only one picture")
    }

    func testLinksToFoldersAreNotFollowed() throws {
        try cellsim.write(documentText, to: "App/Cell.xib")
        for name in ["a", "b"] {
            try FileManager.default.createSymbolicLink(
                atPath: cellsim.folder.path + "/App/" + name, withDestinationPath: ".")
        }
        for command in [["render", "App", "--output-directory", "out"], ["lint", "App"]] {
            XCTAssertEqual(try cellsim.runList(command).code, 0)
        }
        XCTAssertEqual(pictures("out"), ["Cell.png"])
    }

    func testDocumentsWithSameNameKeepFolders() throws {
        for name in ["App/Lists/Cell.xib", "App/Forms/Cell.xib", "App/Forms/Row.xib"] {
            try cellsim.write(documentText, to: name)
        }
        let documents = ["App/Lists/Cell.xib", "App/Forms/Cell.xib", "App/Forms/Row.xib"]
        let outcome = try cellsim.runList(["render"] + documents + ["--output-directory", "out"])
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(pictures("out"), ["Forms/Cell.png", "Forms/Row.png", "Lists/Cell.png"])
        let rejected = try cellsim.runList(["render"] + documents)
        XCTAssertEqual(rejected.code, 2)
        XCTAssertTrue(rejected.errors.contains("--output-directory keeps their folders"), rejected.errors)
        XCTAssertEqual(
            try cellsim.run("render", "App/Forms/Row.xib", "App/Forms/../Forms/Row.xib", "--output-directory", "out")
                .code, 2)
    }

    func testFoldersCreatedForRejectedDocumentsAreRemoved() throws {
        for name in ["App/Lists/Cell.xib", "App/Forms/Cell.xib"] { try cellsim.write("nonsense", to: name) }
        XCTAssertEqual(try cellsim.run("render", "App", "--output-directory", "a/b").code, 3)
        XCTAssertEqual(try cellsim.files, ["App"])
    }
}
