import CellSimProcess
import Foundation
import XCTest

/// Tests that links in a confined folder are not followed out of it.
final class WriteAccessTests: XCTestCase {
    private var folder = ""
    private var root: String { folder + "/root" }
    private var outside: String { folder + "/outside" }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("access-\(UUID().uuidString)").path
        for name in ["root/inner", "outside"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try AtomicFile.write(Array("mine".utf8), to: outside + "/file")
        WriteAccess.confine(to: root)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    func testLinkInPlaceOfFileIsReplaced() throws {
        for target in [outside + "/file", "../outside/file", "nowhere", "/dev/full"] {
            try link("a", to: target)
            try AtomicFile.write(Array("new".utf8), to: root + "/a")
            XCTAssertEqual(try text(root + "/a"), "new")
            XCTAssertThrowsError(try FileManager.default.destinationOfSymbolicLink(atPath: root + "/a"))
            try WriteAccess.remove(root + "/a")
        }
        XCTAssertEqual(try text(outside + "/file"), "mine")
        XCTAssertEqual(try names(root), ["inner"])
    }

    func testLinkToOutsideFolderIsRejected() throws {
        for target in [outside, "../outside", "inner/../../outside", "/"] {
            try link("out", to: target)
            let actions: [() throws -> Void] = [
                { try AtomicFile.write([1], to: self.root + "/out/file") },
                { try WriteAccess.makeFolder(self.root + "/out/new/deep") },
                { try WriteAccess.remove(self.root + "/out/file") },
                { try WriteAccess.removeTree(self.root + "/inner/../out/file") },
                { _ = try CreatedFolders([self.root + "/out/new"]) },
            ]
            for action in actions {
                XCTAssertThrowsError(try action()) {
                    XCTAssertTrue("\($0)".contains("out' is a link that points outside"), "\($0)")
                }
            }
            try FileManager.default.removeItem(atPath: root + "/out")
        }
        XCTAssertEqual(try names(outside), ["file"])
        XCTAssertEqual(try text(outside + "/file"), "mine")
    }

    func testLinkInsideRootIsFollowed() throws {
        let real = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        for (index, target) in ["inner", "./inner/../inner/", real + "/inner", root + "/inner"].enumerated() {
            try link("way\(index)", to: target)
            try AtomicFile.write([1], to: root + "/way\(index)/\(index)")
        }
        XCTAssertEqual(try names(root + "/inner"), ["0", "1", "2", "3"])
        try link("loop", to: "loop")
        XCTAssertThrowsError(try AtomicFile.write([1], to: root + "/loop/a"))
    }

    func testRemovingTreeDoesNotFollowLinks() throws {
        try link("inner/out", to: outside)
        try AtomicFile.write([1], to: root + "/inner/a")
        try WriteAccess.removeTree(root + "/inner")
        XCTAssertEqual(try names(root), [])
        XCTAssertEqual(try names(outside), ["file"])
        try link("inner", to: outside)
        try WriteAccess.removeTree(root + "/inner")
        XCTAssertEqual(try names(root), [])
        XCTAssertEqual(try names(outside), ["file"])
    }

    func testLinksNamedByTheUserAreFollowed() throws {
        try link("mine", to: outside)
        WriteAccess.confine(to: root + "/mine")
        try AtomicFile.write([1], to: root + "/mine/new")
        try link("file", to: outside + "/file")
        WriteAccess.allow(file: root + "/file")
        try AtomicFile.write(Array("new".utf8), to: root + "/file")
        XCTAssertEqual(try names(outside), ["file", "new"])
        XCTAssertEqual(try text(outside + "/file"), "new")
    }

    /// The file is written to the folder that was opened, even if its path has another meaning at the commit.
    func testReplacedFolderDoesNotRedirectWrite() throws {
        let file = try AtomicFile(path: root + "/inner/a")
        try file.append([1])
        try FileManager.default.moveItem(atPath: root + "/inner", toPath: root + "/moved")
        try link("inner", to: outside)
        try file.commit()
        XCTAssertEqual(try names(root + "/moved"), ["a"])
        XCTAssertEqual(try names(outside), ["file"])
    }

    func testRemovingMissingFilesIsNoError() throws {
        for path in [root + "/a", root + "/missing/a", folder + "/missing/a"] {
            try WriteAccess.remove(path)
            try WriteAccess.removeTree(path)
        }
    }

    func testMissingRootIsCreated() throws {
        WriteAccess.confine(to: root + "/later/on")
        try WriteAccess.makeFolder(root + "/later/on/deep")
        try AtomicFile.write([1], to: root + "/later/on/deep/a")
        XCTAssertEqual(try names(root + "/later/on/deep"), ["a"])
    }
}
