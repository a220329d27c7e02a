import CellSimProcess
import Foundation
import XCTest

/// Tests that files are read only from folders that no other user can write to.
final class PrivateFolderTests: XCTestCase {
    private var path = ""

    override func setUpWithError() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("private-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: path) }

    private func setMode(_ mode: Int, _ name: String = "") throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path + name)
    }

    private func mode(_ name: String = "") throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path + name)[.posixPermissions] as? Int
    }

    func testFoldersThatOthersCanWriteToAreRejected() throws {
        for mode in [0o777, 0o770, 0o702, 0o1777] {
            try setMode(mode)
            XCTAssertThrowsError(try PrivateFolder(path)) { error in
                let digits = String(mode, radix: 8)
                XCTAssertTrue(
                    "\(error)".hasPrefix("\(path): other users can write to it (mode \(digits)); remove it"), "\(error)"
                )
                XCTAssertTrue("\(error)".contains("chmod -R go-w '\(path)'"), "\(error)")
            }
            XCTAssertEqual(try self.mode(), mode, "the permissions of the folder are unchanged")
        }
        try setMode(0o755)
        _ = try PrivateFolder(path)
        XCTAssertEqual(try mode(), 0o700, "the folder becomes private")
    }

    func testOnlyPrivateRegularFilesAreRead() throws {
        let folder = try PrivateFolder(path)
        try folder.write([1, 2, 3], to: "a")
        XCTAssertEqual(folder.read("a"), [1, 2, 3])
        XCTAssertEqual(try mode("/a"), 0o600)
        XCTAssertTrue(folder.contains("a"))
        for mode in [0o622, 0o620, 0o602] {
            try setMode(mode, "/a")
            XCTAssertNil(folder.read("a"), String(mode, radix: 8))
            XCTAssertFalse(folder.contains("a"))
        }
        try setMode(0o644, "/a")
        XCTAssertEqual(folder.read("a"), [1, 2, 3])
        try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: "a")
        try FileManager.default.createSymbolicLink(atPath: path + "/zero", withDestinationPath: "/dev/zero")
        XCTAssertEqual(unsafe mkfifo(path + "/pipe", 0o600), 0)
        for name in ["link", "zero", "pipe", "none", "."] { XCTAssertNil(folder.read(name), name) }
    }

    func testFilesOfOtherUsersAreRejected() throws {
        guard geteuid() == 0 else { throw XCTSkip("only root can create files of other users") }
        let folder = try PrivateFolder(path)
        try folder.write([1], to: "a")
        XCTAssertEqual(unsafe chown(path + "/a", 1, 1), 0)
        XCTAssertNil(folder.read("a"))
        XCTAssertEqual(unsafe chown(path, 1, 1), 0)
        XCTAssertThrowsError(try PrivateFolder(path)) { error in
            XCTAssertEqual(
                "\(error)",
                "\(path): it belongs to the user with the ID 1, not to you; remove it or use another folder")
        }
    }
}
