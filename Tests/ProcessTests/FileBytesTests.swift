import CellSimProcess
import Foundation
import XCTest

/// Tests reading files with a size limit.
final class FileBytesTests: XCTestCase {
    func testReadsExistingFile() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID().uuidString)").path
        defer { XCTAssertEqual(unsafe remove(path), 0) }
        for count in [0, 1, 65_535, 65_536, 300_000] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
            XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
            XCTAssertEqual(try FileReader.read(path), bytes)
        }
        XCTAssertFalse(try FileReader.read("/proc/self/status").isEmpty, "a file with a reported size of 0 is read")
    }

    func testSizeLimit() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID().uuidString)").path
        defer { XCTAssertEqual(unsafe remove(path), 0) }
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: Data(count: 1 << 20)))
        XCTAssertEqual(try FileReader.read(path, maximum: 1 << 20).count, 1 << 20)
        XCTAssertThrowsError(try FileReader.read(path, maximum: (1 << 20) - 1)) {
            XCTAssertEqual("\($0)", "\(path): cannot be read: it is larger than 1048575 bytes")
        }
        // A sparse file of one terabyte, which uses no disk space.
        XCTAssertEqual(unsafe truncate(path, 1 << 40), 0)
        XCTAssertThrowsError(try FileReader.read(path)) {
            XCTAssertEqual("\($0)", "\(path): cannot be read: it is larger than 512 MiB")
        }
    }

    func testReadErrorsHaveReasons() {
        func reason(_ path: String) -> String {
            do {
                return "\(try FileReader.read(path).count) bytes"
            } catch {
                return "\(error.reason), \(error.isMissing)"
            }
        }
        XCTAssertEqual(reason("/nowhere/at all"), "No such file or directory, true")
        XCTAssertEqual(reason("/"), "Is a directory, false")
        XCTAssertEqual(reason("/dev/null/inside"), "Not a directory, false")
        XCTAssertEqual(reason("/proc/self/mem"), "Input/output error, false")
    }

    /// Links in a checkout may point to a pipe or device: a pipe must not block, and a device is not read.
    func testSpecialFilesAreNotRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("special-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (pipe, link) = (folder.appendingPathComponent("pipe").path, folder.appendingPathComponent("link").path)
        XCTAssertEqual(unsafe mkfifo(pipe, 0o600), 0)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
        for (path, reason) in [
            (pipe, "it is a pipe; expected a regular file"), (link, "it is a device, not a regular file"),
            ("/dev/null", "it is a device, not a regular file"),
        ] {
            let message = "\(path): cannot be read: \(reason)"
            XCTAssertThrowsError(try FileReader.read(path)) { XCTAssertEqual("\($0)", message) }
            XCTAssertThrowsError(try FileReader.start(of: path, count: 3)) { XCTAssertEqual("\($0)", message) }
            XCTAssertThrowsError(try FileReader.readBlocks(path) { _ in }) { XCTAssertEqual("\($0)", message) }
        }
    }

    func testOutputMayReplaceDeletedInput() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inputs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, other) = (folder.appendingPathComponent("a").path, folder.appendingPathComponent("b").path)
        try Data("a".utf8).write(to: URL(fileURLWithPath: input))
        _ = try FileReader.read(input)
        // A hard link to the same file.
        try FileManager.default.linkItem(atPath: input, toPath: other)
        XCTAssertThrowsError(try InputRegistry.checkOutput(other))
        try FileManager.default.removeItem(atPath: input)
        XCTAssertNoThrow(try InputRegistry.checkOutput(other))
    }
}
