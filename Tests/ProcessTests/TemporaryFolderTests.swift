import CellSimProcess
import Foundation
import XCTest

/// Tests folders for incomplete files, and the removal of those that killed processes left.
final class TemporaryFolderTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("folders-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    private func makeFolder(_ name: String, _ files: String...) throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        for file in files { try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/\(file)")) }
    }

    func testIncompleteFilesAreInOneHiddenFolder() throws {
        let files = try (0..<3).map { try AtomicFile(path: "\(folder)/\($0)") }
        XCTAssertEqual(try names().count, 1)
        let pattern = /\.cellsim-[0-9a-z]{13}\.tmp/
        XCTAssertNotNil(try names()[0].wholeMatch(of: pattern))
        try files[0].commit()
        files[1].discard()
        XCTAssertEqual(try names().count, 2)
        try files[2].commit()
        XCTAssertEqual(try names(), ["0", "2"])
    }

    func testLeftoversOfKilledProcessesAreSwept() throws {
        try makeFolder(".cellsim-0123456789abc.tmp", "lock", "1", "2")
        // One process was killed before it could lock its folder, and another one left folders inside.
        try makeFolder(".cellsim-aaaaaaaaaaaaa.tmp")
        try makeFolder(".cellsim-zzzzzzzzzzzzz.tmp/deep/deeper", "1")
        try makeFolder(".cellsim-zzzzzzzzzzzzz.tmp/deep", "lock", "3")
        try AtomicFile.write([1], to: folder + "/a")
        XCTAssertEqual(try names(), ["a"])
    }

    func testLockedAndForeignFoldersAreKept() throws {
        try makeFolder(".cellsim-0123456789abc.tmp", "lock", "1")
        let lock = unsafe open(folder + "/.cellsim-0123456789abc.tmp/lock", O_RDWR)
        defer { close(lock) }
        XCTAssertEqual(flock(lock, LOCK_EX | LOCK_NB), 0)
        let otherNames = [
            ".cellsim-0123456789ab.tmp", ".cellsim-0123456789abC.tmp", ".cellsim-0123456789abcd.tmp", ".other.tmp",
        ]
        for name in otherNames { try makeFolder(name, "1") }
        try Data().write(to: URL(fileURLWithPath: folder + "/.cellsim-9999999999999.tmp"))
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/.cellsim-8888888888888.tmp", withDestinationPath: folder + "/.other.tmp")
        let before = try names()
        try AtomicFile.write([1], to: folder + "/a")
        XCTAssertEqual(try names(), (before + ["a"]).sorted())
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder + "/.other.tmp"), ["1"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/.cellsim-0123456789abc.tmp/1"))
    }

    func testLinkInLeftoverIsNotFollowed() throws {
        try makeFolder("precious", "1")
        try makeFolder(".cellsim-0123456789abc.tmp", "lock")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/.cellsim-0123456789abc.tmp/1", withDestinationPath: folder + "/precious")
        TemporaryFolder.sweep(folder + "/")
        XCTAssertEqual(try names(), ["precious"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder + "/precious"), ["1"])
    }

    func testCreatedFoldersAreRemovedIfEmptyUnlessKept() throws {
        var createdFolders = try CreatedFolders([folder + "/a/b//c/"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/a/b/c"))
        createdFolders.remove()
        XCTAssertEqual(try names(), [])
        createdFolders = try CreatedFolders(["", folder + "/a/b", folder + "/a/c"])
        try Data().write(to: URL(fileURLWithPath: folder + "/a/file"))
        createdFolders.remove()
        XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted(), ["a", "a/file"])
        createdFolders = try CreatedFolders([folder + "/a/d"])
        createdFolders.keep()
        createdFolders.remove()
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/a/d"))
        XCTAssertThrowsError(try CreatedFolders([self.folder + "/a/new", self.folder + "/a/file/x/y"])) {
            XCTAssertEqual("\($0)", "\(self.folder)/a/file/x/y: cannot be written: Not a directory")
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/a/new"))
    }
}
