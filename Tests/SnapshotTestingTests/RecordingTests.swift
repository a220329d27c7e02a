import CellSimImageCodecs
import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests which record mode is used, and when files are written.
final class RecordingTests: XCTestCase {
    private let recorded = "Record mode is on."

    func testArgumentOverridesScopeAndEnvironment() throws {
        let folder = try SnapshotFolder()
        folder.set("SNAPSHOT_TESTING_RECORD", "all")
        func mode(_ message: String?) -> String { String((message ?? "match").prefix(18)) }
        XCTAssertEqual(mode(folder.verify("a", as: .lines, named: "x")), recorded)
        withSnapshotTesting(record: .never) {
            XCTAssertNil(folder.verify("a", as: .lines, named: "x"))
            XCTAssertEqual(mode(folder.verify("a", as: .lines, named: "x", record: .all)), recorded)
            withSnapshotTesting(diffTool: .ksdiff) {
                XCTAssertNil(folder.verify("a", as: .lines, named: "x"), "the inner scope keeps the outer record mode")
            }
            withSnapshotTesting(record: true) {
                XCTAssertEqual(mode(folder.verify("a", as: .lines, named: "x")), recorded)
            }
        }
    }

    /// `cellsim test --record` and `cellsim app --record` set this variable.
    func testEnvironmentRecordModeOverridesCode() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data("old".utf8), "testCell.x.txt")
        folder.set("CELLSIM_RECORD", "all")
        for mode in [nil, SnapshotTestingConfiguration.Record.missing, .failed, .never] {
            let message = withSnapshotTesting(record: .never) {
                folder.verify("new", as: .lines, named: "x", record: mode)
            }
            XCTAssertEqual(message?.hasPrefix(recorded), true, "\(String(describing: message))")
        }
        XCTAssertEqual(try folder.text(folder.reference("testCell.x.txt")), "new")
        folder.set("CELLSIM_RECORD", "never")
        withSnapshotTesting(record: .all) {
            XCTAssertNil(folder.verify("new", as: .lines, named: "x", record: .all))
            XCTAssertEqual(folder.verify("b", as: .lines, named: "y"), SnapshotMessages.missing)
        }
        folder.set("CELLSIM_RECORD", "failed")
        XCTAssertNotNil(folder.verify("newer", as: .lines, named: "x", record: .never))
        XCTAssertEqual(try folder.text(folder.reference("testCell.x.txt")), "newer")
        folder.set("CI", "1")
        XCTAssertNotNil(folder.verify("newest", as: .lines, named: "x", record: .all))
        XCTAssertEqual(
            try folder.text(folder.reference("testCell.x.txt")), "newer", "CI forbids recording even with record: .all")
    }

    func testMissingLibraryPreventsImageRecording() throws {
        let folder = try SnapshotFolder()
        let (red, blue) = (plainImage(4, 4, 0xFFFF_0000), plainImage(4, 4, 0xFF00_00FF))
        folder.imageProhibitionReason = "Not recorded: no libwebp."
        for (index, mode) in [SnapshotTestingConfiguration.Record.all, .missing, .failed].enumerated() {
            let message = folder.verify(red, as: .image, named: "x", record: mode)
            XCTAssertEqual(message, SnapshotMessages.missing + "\n\nNot recorded: no libwebp.", "\(mode)")
            XCTAssertEqual(folder.verify("a", as: .lines, named: "t\(index)", record: mode)?.isEmpty, false)
        }
        XCTAssertEqual(try folder.files, ["testCell.t0.txt", "testCell.t1.txt", "testCell.t2.txt"])
        folder.imageProhibitionReason = nil
        XCTAssertNotNil(folder.verify(red, as: .image, named: "x", record: .all))
        let recorded = try Data(contentsOf: folder.reference("testCell.x.png"))
        folder.imageProhibitionReason = "Not recorded: no libwebp."
        XCTAssertNil(
            folder.verify(red, as: .image, named: "x", record: .all),
            "an unchanged image passes, although recording is forbidden")
        for mode in [SnapshotTestingConfiguration.Record.all, .failed] {
            let message = folder.verify(blue, as: .image, named: "x", record: mode)
            XCTAssertEqual(message?.hasSuffix("Not recorded: no libwebp."), true, "\(mode): \(message ?? "")")
        }
        XCTAssertEqual(try Data(contentsOf: folder.reference("testCell.x.png")), recorded)
    }

    @available(*, deprecated)
    func testEnvironmentModeOverridesGlobals() throws {
        let folder = try SnapshotFolder()
        folder.set("CELLSIM_RECORD", "missing")
        isRecording = true
        defer { DeprecatedGlobals.record = nil }
        XCTAssertEqual(folder.verify("a", as: .lines, named: "x")?.hasPrefix("No reference was found"), true)
        XCTAssertNil(folder.verify("a", as: .lines, named: "x"))
        folder.withEnvironment {
            XCTAssertFalse(isRecording)
            XCTAssertFalse(record)
        }
    }

    func testScopesOfAsynchronousWork() async throws {
        let folder = try SnapshotFolder()
        let message = await withSnapshotTesting(record: .never) {
            await Task.yield()
            return folder.verify("a", as: .lines)
        }
        XCTAssertEqual(message, SnapshotMessages.missing)
    }

    func testModeNames() {
        for name in ["all", "missing", "failed", "never"] {
            XCTAssertEqual(SnapshotTestingConfiguration.Record(rawValue: name)?.rawValue, name)
        }
        XCTAssertNil(SnapshotTestingConfiguration.Record(rawValue: "some"))
        let yes: SnapshotTestingConfiguration.Record = true, no: SnapshotTestingConfiguration.Record = false
        XCTAssertEqual([yes, no], [.all, .missing])
    }

    func testForbiddenRecordingOverridesModes() throws {
        let folder = try SnapshotFolder()
        folder.set("SNAPSHOT_TESTING_FORBID_RECORDING", "1")
        folder.set("SNAPSHOT_TESTING_RECORD", "all")
        for mode in [nil, SnapshotTestingConfiguration.Record.all, .missing, .failed] {
            let message = withSnapshotTesting(record: .all) { folder.verify("a", as: .lines, named: "x", record: mode) }
            XCTAssertEqual(
                message, SnapshotMessages.missing + "\n\nRecording is forbidden by SNAPSHOT_TESTING_FORBID_RECORDING=1."
            )
        }
        XCTAssertEqual(try folder.files, [])
        try folder.write(Data("b".utf8), "testCell.x.txt")
        let message = folder.verify("a", as: .lines, named: "x", record: .failed)
        XCTAssertEqual(message?.hasSuffix("Recording is forbidden by SNAPSHOT_TESTING_FORBID_RECORDING=1."), true)
        XCTAssertEqual(try folder.text(folder.reference("testCell.x.txt")), "b")
        XCTAssertEqual(folder.verify("a", as: .lines, named: "y", record: .never), SnapshotMessages.missing)
    }

    func testCIForbidsRecordingUnlessAllowed() throws {
        let folder = try SnapshotFolder()
        folder.set("CI", "true")
        XCTAssertEqual(
            folder.verify("a", as: .lines, named: "x"),
            SnapshotMessages.missing
                + "\n\nRecording is forbidden because CI is set; SNAPSHOT_TESTING_FORBID_RECORDING=0 allows it.")
        folder.set("SNAPSHOT_TESTING_FORBID_RECORDING", "0")
        XCTAssertEqual(
            folder.verify("a", as: .lines, named: "x")?.hasPrefix("No reference was found on disk. Automatically"), true
        )
        XCTAssertNil(SnapshotEnvironment(["CI": "false"]).recordingDisabledReason)
        XCTAssertNil(SnapshotEnvironment([:]).recordingDisabledReason)
    }

    func testReferenceIsRewrittenOnlyForChangedPixels() throws {
        let folder = try SnapshotFolder()
        let image = plainImage(8, 8, 0xFF30_6090)
        // The same pixels in another encoding than that of a recording.
        let otherEncoding = Data(
            try PNG.encode(try XCTUnwrap(image.cgImage).bitmap, profile: .fast, metadata: PNGMetadata(scale: 3)))
        try folder.write(otherEncoding, "testCell.1.png")
        XCTAssertNotNil(folder.verify(image, as: .image, record: .all))
        XCTAssertEqual(try Data(contentsOf: folder.reference("testCell.1.png")), otherEncoding)
        XCTAssertNotNil(folder.verify(plainImage(8, 8, 0xFF00_0000), as: .image, named: "1", record: .all))
        XCTAssertNotEqual(try Data(contentsOf: folder.reference("testCell.1.png")), otherEncoding)
    }

    func testGitLFSPointersAreReportedAndKept() throws {
        let folder = try SnapshotFolder()
        let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 9\n".utf8)
        try folder.write(pointer, "testCell.lfs.png")
        let path = folder.reference("testCell.lfs.png").path
        let reportedMessage = folder.verify(plainImage(1, 1, 0), as: .image, named: "lfs")
        let expected =
            "Reference \"\(path)\" is a Git LFS pointer (sha256:12), not the file itself. Run 'git lfs pull'.\n\n"
        XCTAssertEqual(reportedMessage?.hasPrefix(expected), true, reportedMessage ?? "")
        XCTAssertEqual(try Data(contentsOf: folder.reference("testCell.lfs.png")), pointer)
    }

    func testConcurrentRecording() throws {
        let folder = try SnapshotFolder()
        let images = (0..<8).map { plainImage(60, 60, 0xFF00_0000 | UInt32($0 * 0x102030)) }
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let store = ReferenceFile(url: folder.reference("testCell.1.png"))
            do { try store.write(try XCTUnwrap(ImageData.encode(images[index % 8]))) } catch { XCTFail("\(error)") }
            // If a file exists, it is complete.
            if let data = FileManager.default.contents(atPath: store.url.path) { XCTAssertNotNil(UIImage(data: data)) }
        }
        XCTAssertEqual(try folder.files, ["testCell.1.png"])
    }
}

extension SnapshotFolder: @unchecked Sendable {}
