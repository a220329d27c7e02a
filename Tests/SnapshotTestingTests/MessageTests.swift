import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests the exact message of each outcome.
final class MessageTests: XCTestCase {
    func testMissingReferenceIsRecordedAndFails() throws {
        let folder = try SnapshotFolder()
        XCTAssertEqual(
            folder.verify("Iron", as: .lines),
            """
            No reference was found on disk. Automatically recorded snapshot: …

            open "\(folder.reference("testCell.1.txt").absoluteString)"

            Re-run "testCell()" to assert against the newly-recorded snapshot.
            """)
        XCTAssertEqual(try folder.text(folder.reference("testCell.1.txt")), "Iron")
    }

    func testRecordModeAlwaysFails() throws {
        let folder = try SnapshotFolder()
        for _ in 1...2 {
            XCTAssertEqual(
                folder.verify("Iron", as: .lines, named: "a", record: .all),
                """
                Record mode is on. Automatically recorded snapshot: …

                open "\(folder.reference("testCell.a.txt").absoluteString)"

                Turn record mode off and re-run "testCell()" to assert against the newly-recorded snapshot
                """)
        }
    }

    func testNeverModeRecordsNothing() throws {
        let folder = try SnapshotFolder()
        XCTAssertEqual(
            folder.verify("Iron", as: .lines, record: .never),
            "No reference was found on disk. New snapshot was not recorded because recording is disabled")
        XCTAssertEqual(try folder.files, [], "the folder contains no files")
    }

    func testMismatchReportsFilesAndLines() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data("one\ntwo\nthree \n".utf8), "testCell.1.txt")
        let message = try XCTUnwrap(folder.verify("one\n2\nthree \n", as: .lines))
        let reference = folder.reference("testCell.1.txt").absoluteString
        let failure = folder.artifact("testCell.1.txt").absoluteString
        XCTAssertTrue(
            message.hasPrefix("Snapshot does not match reference.\n\n@−\n\"\(reference)\"\n@+\n\"\(failure)\"\n\n"),
            message)
        XCTAssertTrue(message.contains("withSnapshotTesting(diffTool: .ksdiff)"))
        let patch = "@@ −1,4 +1,4 @@\n\u{2007}one\n−two\n+2\n\u{2007}three ¬"
        XCTAssertTrue(message.hasSuffix(patch), message)
        XCTAssertEqual(try folder.text(folder.artifact("testCell.1.txt")), "one\n2\nthree \n")
        XCTAssertTrue(try folder.text(folder.artifact("testCell.1.difference.patch")).hasPrefix("@@ −1,4 +1,4 @@"))
        XCTAssertEqual(try folder.text(folder.reference("testCell.1.txt")), "one\ntwo\nthree \n")
    }

    func testNamedMismatchHasNameAndDiffCommand() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data("a".utf8), "testCell.dark.txt")
        let message = withSnapshotTesting(diffTool: .ksdiff) { folder.verify("b", as: .lines, named: "dark") }
        XCTAssertEqual(
            message,
            """
            Snapshot "dark" does not match reference.

            ksdiff \(folder.reference("testCell.dark.txt").path) \(folder.artifact("testCell.dark.txt").path)

            @@ −1,1 +1,1 @@
            −a
            +b
            """)
        let otherMessage = withSnapshotTesting(diffTool: "compare") { folder.verify("b", as: .lines, named: "dark") }
        XCTAssertEqual(otherMessage?.contains("\n\ncompare \(folder.reference("testCell.dark.txt").path) "), true)
    }

    /// Suites search for the reason at the end. The message mentions recording only if it was requested.
    func testImageMismatchEndsWithReason() throws {
        let folder = try SnapshotFolder()
        folder.set("CI", "true")
        try folder.write(XCTUnwrap(ImageData.encode(plainImage(2, 2, 0xFFFF_0000, scale: 2))), "testCell.1.png")
        let message = withSnapshotTesting(diffTool: .ksdiff) {
            folder.verify(plainImage(2, 2, 0xFF00_00FF, scale: 2), as: .image)
        }
        XCTAssertEqual(
            message,
            """
            Snapshot does not match reference.

            ksdiff \(folder.reference("testCell.1.png").path) \(folder.artifact("testCell.1.png").path)

            Newly-taken snapshot does not match reference.
            """)
        XCTAssertNotNil(FileManager.default.contents(atPath: folder.artifact("testCell.1.difference.png").path))
    }

    func testFailedModeOverwritesReference() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data("a".utf8), "testCell.1.txt")
        let message = folder.verify("b", as: .lines, record: .failed)
        XCTAssertEqual(
            message?.hasPrefix("Snapshot does not match reference. A new snapshot was automatically recorded.\n\n"),
            true)
        XCTAssertEqual(try folder.text(folder.reference("testCell.1.txt")), "b")
    }

    func testPendingSnapshotsTimeOut() throws {
        let folder = try SnapshotFolder()
        let pending = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let message = folder.verify("x", as: pending, timeout: 0.05)
        XCTAssertEqual(message?.hasPrefix("Exceeded timeout of 0.05 seconds waiting for snapshot.\n\n"), true)
    }

    func testAsynchronousSnapshots() throws {
        let folder = try SnapshotFolder()
        let delayed = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { unsafe callback(value) }
            }
        }
        try folder.write(Data("x".utf8), "testCell.1.txt")
        XCTAssertNil(folder.verify("x", as: delayed))
        try folder.write(Data("y".utf8), "testCell.2.txt")
        XCTAssertNil(folder.verify("y", as: .wait(for: 0.01, on: .lines)))
    }

    func testThrownErrorsAreReported() throws {
        struct NoValueError: LocalizedError { var errorDescription: String? { "no value today" } }
        func value() throws -> String { throw NoValueError() }
        XCTAssertEqual(try SnapshotFolder().verify(try value(), as: .lines), "no value today")
    }

    func testImageDifferenceMessages() throws {
        let white = plainImage(10, 10, 0xFFFF_FFFF), red = plainImage(10, 10, 0xFFFF_0000)
        func problem(_ new: UIImage, _ reference: UIImage, _ precision: Float = 1, _ perceptual: Float = 1) -> String? {
            Diffing.image(precision: precision, perceptualPrecision: perceptual).diff(reference, new)?.0
        }
        XCTAssertNil(problem(white, white))
        XCTAssertEqual(problem(white, UIImage()), "Reference image could not be loaded.")
        XCTAssertEqual(problem(UIImage(), white), "Newly-taken snapshot could not be loaded.")
        XCTAssertEqual(problem(plainImage(0, 0, 0), white), "Newly-taken snapshot is empty.")
        XCTAssertEqual(
            problem(plainImage(20, 10, 0, scale: 2), white),
            "Newly-taken snapshot@(10.0, 5.0) does not match reference@(10.0, 10.0).")
        XCTAssertEqual(problem(red, white), "Newly-taken snapshot does not match reference.")
        // Green and blue of all pixels differ, which is half of the bytes.
        XCTAssertEqual(problem(red, white, 0.75), "Actual image precision 0.5 is less than required 0.75")
        XCTAssertNil(problem(red, white, 0.5))
        // ΔE between white and (250, 250, 250) is 1.728 (scikit-image).
        let pale = plainImage(10, 10, 0xFFFA_FAFA)
        XCTAssertNil(problem(pale, white, 1, 0.98))
        let perceptual = try XCTUnwrap(problem(pale, white, 0.5, 0.99))
        XCTAssertTrue(
            perceptual.hasPrefix(
                """
                The percentage of pixels that match 0.0 is less than required 0.5
                The lowest perceptual color precision 0.982
                """), perceptual)
        XCTAssertTrue(perceptual.hasSuffix(" is less than required 0.99"), perceptual)
    }

    func testFailureImagesAreSavedTogether() throws {
        let folder = try SnapshotFolder()
        let white = plainImage(4, 4, 0xFFFF_FFFF)
        _ = folder.verify(white, as: .image, named: "a")
        XCTAssertNil(folder.verify(white, as: .image, named: "a"))
        XCTAssertNotNil(folder.verify(plainImage(4, 4, 0xFF00_0000), as: .image, named: "a"))
        for name in ["testCell.a.png", "testCell.a.reference.png", "testCell.a.difference.png"] {
            XCTAssertNotNil(UIImage(data: try Data(contentsOf: folder.artifact(name))), name)
        }
    }
}
