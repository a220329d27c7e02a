import CellSimImageCodecs
import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests references that cannot be read or written: the failure lists the three files, and the reference is unchanged.
final class DamagedReferenceTests: XCTestCase {
    private let image = plainImage(6, 5, 0xFF30_6090)

    /// Checks the failure message, the reference and the pictures.
    private func check(
        _ message: String?, _ folder: SnapshotFolder, _ name: String, says reason: String, line: UInt = #line
    ) throws {
        let message = try XCTUnwrap(message, line: line)
        XCTAssertTrue(message.contains(reason), message, line: line)
        let files = [
            folder.reference(name), folder.artifact(name),
            folder.artifact(name.replacing(".png", with: ".difference.png")),
        ]
        // The URL of a folder ends with a slash.
        for file in files {
            XCTAssertTrue(message.contains("\"file://\(file.path)"), "\(file.path) in \(message)", line: line)
        }
        for file in files.dropFirst() { XCTAssertNotNil(UIImage(data: try Data(contentsOf: file)), line: line) }
    }

    func testFolderInPlaceOfReference() throws {
        for mode in [SnapshotTestingConfiguration.Record.missing, .never, .failed, .all] {
            let folder = try SnapshotFolder()
            try folder.write(Data("kept".utf8), "testCell.1.png/inner")
            let message = folder.verify(image, as: .image, record: mode)
            try check(message, folder, "testCell.1.png", says: "is a folder, not a file.")
            XCTAssertEqual(try folder.text(folder.reference("testCell.1.png/inner")), "kept")
            XCTAssertEqual(try folder.files, ["testCell.1.png"])
        }
    }

    func testUnreadableFile() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data(), "other")
        // Not even root can read the first page of a process's memory.
        try FileManager.default.createSymbolicLink(
            atPath: folder.reference("testCell.1.png").path, withDestinationPath: "/proc/self/mem")
        try check(
            folder.verify(image, as: .image), folder, "testCell.1.png",
            says: "testCell.1.png\" cannot be read: Input/output error")
        try check(
            folder.verify(image, as: .image, named: "1", record: .all), folder, "testCell.1.png",
            says: "cannot be written: ")
        XCTAssertEqual(try folder.files, ["other", "testCell.1.png"])
    }

    func testFileWithoutPermission() throws {
        let folder = try SnapshotFolder()
        try folder.write(try XCTUnwrap(ImageData.encode(image)), "testCell.1.png")
        let path = folder.reference("testCell.1.png").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.url.path)
        // Root may read everything, so the process temporarily changes to the user `nobody`.
        let isRoot = geteuid() == 0
        if isRoot { XCTAssertEqual(seteuid(65_534), 0) }
        let message = folder.verify(image, as: .image)
        if isRoot { XCTAssertEqual(seteuid(0), 0) }
        try check(message, folder, "testCell.1.png", says: "testCell.1.png\" cannot be read: Permission denied")
    }

    func testDamagedPictures() throws {
        let validData = try XCTUnwrap(ImageData.encode(image))
        var flipped = validData
        flipped[validData.count / 2] ^= 0x40
        for (name, data) in [
            ("empty", Data()), ("cut", validData.prefix(40)), ("flipped", flipped), ("text", Data("no picture".utf8)),
        ] {
            let folder = try SnapshotFolder()
            try folder.write(data, "testCell.\(name).png")
            let message = folder.verify(image, as: .image, named: name)
            XCTAssertEqual(message?.hasPrefix("Snapshot \"\(name)\" does not match reference.\n\n"), true)
            try check(
                message, folder, "testCell.\(name).png",
                says: "Reference image could not be loaded.\n\(folder.reference("testCell.\(name).png").path): ")
            XCTAssertEqual(try Data(contentsOf: folder.reference("testCell.\(name).png")), data)
            XCTAssertNotNil(folder.verify(image, as: .image, named: name, record: .failed))
            XCTAssertNil(
                folder.verify(image, as: .image, named: name), "the mode 'failed' replaces a damaged reference")
        }
    }

    func testFullDiskKeepsReference() throws {
        let noise = noiseImage(seed: 1), other = noiseImage(seed: 2)
        for mode in [SnapshotTestingConfiguration.Record.all, .missing, .failed] {
            let folder = try SnapshotFolder()
            let old = try XCTUnwrap(ImageData.encode(noise))
            if mode != .missing { try folder.write(old, "testCell.1.png") }
            let message = try withFileSizeLimit(4096) { folder.verify(other, as: .image, record: mode) }
            XCTAssertEqual(message?.contains("cannot be written: File too large"), true, message ?? "")
            for file in [
                folder.reference("testCell.1.png"), folder.artifact("testCell.1.png"),
                folder.artifact("testCell.1.difference.png"),
            ] {
                XCTAssertEqual(message?.contains(file.absoluteString), true, message ?? "")
            }
            XCTAssertEqual(
                try folder.files, mode == .missing ? [] : ["testCell.1.png"], "the failure leaves no temporary file")
            if mode != .missing { XCTAssertEqual(try Data(contentsOf: folder.reference("testCell.1.png")), old) }
            XCTAssertNotNil(folder.verify(other, as: .image, named: "1", record: .all))
            XCTAssertNil(
                folder.verify(other, as: .image, named: "1"),
                "the file is written when there is enough disk space again")
        }
    }

    /// Runs a closure while no file may exceed a size in bytes, as on a disk that is almost full.
    private func withFileSizeLimit<Result>(_ bytes: rlim_t, _ body: () throws -> Result) throws -> Result {
        var old = rlimit()
        let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        XCTAssertEqual(unsafe getrlimit(kind, &old), 0)
        let handler = signal(SIGXFSZ, SIG_IGN)
        var small = rlimit(rlim_cur: bytes, rlim_max: old.rlim_max)
        XCTAssertEqual(unsafe setrlimit(kind, &small), 0)
        defer {
            _ = unsafe setrlimit(kind, &old)
            _ = signal(SIGXFSZ, handler)
        }
        return try body()
    }
}
