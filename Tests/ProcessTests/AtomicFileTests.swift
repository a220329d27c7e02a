import CellSimProcess
import Foundation
import XCTest

/// Tests files that are replaced atomically.
final class AtomicFileTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    func testWritesAndReplaces() throws {
        try AtomicFile.write(Array("old".utf8), to: folder + "/a")
        try AtomicFile.write(Array("new".utf8), to: folder + "/a")
        XCTAssertEqual(try names(), ["a"])
        XCTAssertEqual(try text("a"), "new")
    }

    func testKeepsOldFileUntilCommitAndAfterDiscard() throws {
        try AtomicFile.write(Array("old".utf8), to: folder + "/a")
        var file: AtomicFile? = try AtomicFile(path: folder + "/a")
        try file?.append(Array("half".utf8))
        XCTAssertEqual(try text("a"), "old")
        XCTAssertEqual(try names().count, 2)
        file = nil
        XCTAssertEqual(try names(), ["a"])
        XCTAssertEqual(try text("a"), "old")
    }

    func testFollowsSymbolicLinks() throws {
        try AtomicFile.write(Array("old".utf8), to: folder + "/real")
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/real")
        try AtomicFile.write(Array("new".utf8), to: folder + "/link")
        XCTAssertEqual(try text("real"), "new")
        XCTAssertEqual(try names(), ["link", "real"])
    }

    /// A pipe stays a pipe and receives the bytes, as do devices.
    func testWritesIntoPipesAndDevices() throws {
        let pipe = folder + "/pipe"
        XCTAssertEqual(unsafe mkfifo(pipe, 0o600), 0)
        let reader = unsafe open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let file = try AtomicFile(path: pipe)
        try file.append(Array("0123".utf8))
        try file.overwrite(Array("ab".utf8), at: 0)
        XCTAssertEqual(try names(), ["pipe"], "the temporary file is in another folder")
        try file.commit()
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = unsafe read(reader, &bytes, bytes.count)
        XCTAssertEqual(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self), "ab23")
        var status = stat()
        XCTAssertEqual(unsafe stat(pipe, &status), 0)
        XCTAssertEqual(status.st_mode & S_IFMT, S_IFIFO)
        XCTAssertThrowsError(try AtomicFile.write([1], to: "/dev/full")) {
            XCTAssertEqual("\($0)", "/dev/full: cannot be written: No space left on device")
        }
        XCTAssertEqual(unsafe stat("/dev/full", &status), 0)
        XCTAssertEqual(status.st_mode & S_IFMT, S_IFCHR)
    }

    func testWriteErrorsHaveReasons() throws {
        XCTAssertThrowsError(try AtomicFile.write([1], to: folder + "/missing/a")) {
            XCTAssertEqual("\($0)", "\(self.folder)/missing/a: cannot be written: No such file or directory")
        }
        XCTAssertThrowsError(try AtomicFile.write([1], to: folder)) {
            XCTAssertEqual("\($0)", "\(self.folder): cannot be written: it is a folder")
        }
        XCTAssertThrowsError(try AtomicFile.write([UInt8](repeating: 1, count: 4096), to: "/dev/full/a"))
    }

    func testParallelWritersLeaveCompleteFile() async throws {
        let path = folder + "/a"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for letter in UInt8(65)..<UInt8(75) {
                group.addTask { try AtomicFile.write([UInt8](repeating: letter, count: 100_000), to: path) }
            }
            try await group.waitForAll()
        }
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        XCTAssertEqual(bytes.count, 100_000)
        XCTAssertEqual(Set(bytes).count, 1)
        XCTAssertEqual(try names(), ["a"])
    }
}
