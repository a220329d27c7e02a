import CellSimHost
import XCTest

/// Tests the search for documents in folders with links and special files.
final class DocumentSearchTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-search-" + UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("inner"), withIntermediateDirectories: true)
        for name in ["A.xib", "inner/B.storyboard", "inner/notes.txt"] {
            try Data().write(to: root.appendingPathComponent(name))
        }
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
    }

    private func documents(_ path: String? = nil) throws -> [String] {
        try DocumentSearch.documents([path ?? root.path]).map { $0.replacingOccurrences(of: root.path, with: "…") }
    }

    func testLinksToFoldersAreNotFollowed() throws {
        for name in ["a", "b", "inner/c", "inner/d"] { try link(name, to: ".") }
        XCTAssertEqual(try documents(), ["…/A.xib", "…/inner/B.storyboard"])
    }

    func testLinkNamedAsArgumentIsFollowed() throws {
        try link("door", to: "inner")
        XCTAssertEqual(try documents(root.path + "/door"), ["…/door/B.storyboard"])
    }

    func testOnlyFilesAreDocuments() throws {
        XCTAssertEqual(unsafe mkfifo(root.path + "/Pipe.xib", 0o600), 0)
        try link("Broken.xib", to: "nowhere")
        try link("Twin.xib", to: "A.xib")
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Folder.xib"), withIntermediateDirectories: true)
        XCTAssertEqual(try documents(), ["…/A.xib", "…/Twin.xib", "…/inner/B.storyboard"])
    }

    func testTooDeepFoldersAreReported() throws {
        let deepPath = (0..<70).map { _ in "d" }.joined(separator: "/")
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent(deepPath), withIntermediateDirectories: true)
        XCTAssertThrowsError(try documents()) {
            XCTAssertTrue("\($0)".hasSuffix("error: the folder is nested more than 64 levels deep"), "\($0)")
        }
    }
}
