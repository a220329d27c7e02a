import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests killing a recording run: each reference must be the old or the new one, and never a part of one.
final class KilledRecordingTests: XCTestCase {
    private static let variable = "CELLSIM_RECORDING_WITHOUT_END"
    private let names = (1...5).map { "testRun.\($0).png" }

    /// These tests also record in continuous integration.
    override func invokeTest() {
        let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_FORBID_RECORDING": "0"])
        SnapshotEnvironment.$current.withValue(environment) { super.invokeTest() }
    }

    /// Records all references alternately with two pictures. If an environment variable contains a folder, it records there
    /// until the process is killed.
    func testRecordsReferencesInTurn() throws {
        let givenDirectory = ProcessInfo.processInfo.environment[KilledRecordingTests.variable]
        let parent = givenDirectory.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let folder = try parent.map { try SnapshotFolder(in: $0) } ?? SnapshotFolder()
        let directory = givenDirectory ?? folder.references
        for round in 0..<(givenDirectory == nil ? 2 : Int.max) {
            for number in 1...names.count {
                let message = folder.withEnvironment {
                    verifySnapshot(
                        of: noiseImage(seed: round % 2), as: .image, named: "\(number)", record: .all,
                        snapshotDirectory: directory, testName: "testRun()")
                }
                XCTAssertEqual(message?.hasPrefix("Record mode is on."), true)
            }
        }
        let last = try XCTUnwrap(ImageData.encode(noiseImage(seed: 1)))
        for name in names { XCTAssertEqual(try Data(contentsOf: folder.reference(name)), last) }
    }

    func testKilledRunLeavesCompleteReferences() throws {
        let generations = try [0, 1].map { try XCTUnwrap(ImageData.encode(noiseImage(seed: $0))) }
        let folder = try SnapshotFolder()
        var (generationCounts, random) = ([0, 0], UInt64(7))
        var attempt = 0
        // On a busy machine a round takes longer: the delays grow until both generations were seen.
        while attempt < 40 || generationCounts.contains(0) && attempt < 60 {
            let before = firstReferenceVersion(folder)
            let process = try recorder(folder.references)
            try waitForRecording(folder, process, before)
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            usleep(UInt32(random >> 44) % 50_000 << UInt32(max(0, attempt - 39) / 4))
            XCTAssertEqual(Glibc.kill(process.processIdentifier, SIGKILL), 0)
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            for name in names {
                let data = try Data(contentsOf: folder.reference(name))
                let generation = try XCTUnwrap(
                    generations.firstIndex(of: data), "\(name) after kill \(attempt): \(data.count) bytes")
                generationCounts[generation] += 1
            }
            // Files that a killed process could not remove are hidden and do not have the name of a reference.
            XCTAssertEqual(try folder.files.filter { !($0.hasPrefix(".") && $0.hasSuffix(".tmp")) }, names)
            attempt += 1
        }
        XCTAssertGreaterThan(
            generationCounts.min() ?? 0, 0, "the files are from only one generation: \(generationCounts)")
    }

    private func recorder(_ directory: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["SnapshotTestingTests.KilledRecordingTests/testRecordsReferencesInTurn"]
        let variables = [
            KilledRecordingTests.variable: directory, "SNAPSHOT_TESTING_FORBID_RECORDING": "0",
            "SNAPSHOT_ARTIFACTS": "",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Returns a number that identifies a version of the first reference.
    private func firstReferenceVersion(_ folder: SnapshotFolder) -> UInt64 {
        var status = stat()
        return unsafe stat(folder.reference(names[0]).path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    /// Waits until the process has written a reference, and until all references exist.
    private func waitForRecording(_ folder: SnapshotFolder, _ process: Process, _ before: UInt64) throws {
        let deadline = Date(timeIntervalSinceNow: 60)
        while firstReferenceVersion(folder) == before
            || !names.allSatisfy({ FileManager.default.fileExists(atPath: folder.reference($0).path) })
        {
            XCTAssertTrue(process.isRunning)
            guard Date() < deadline, process.isRunning else { throw CocoaError(.fileNoSuchFile) }
            usleep(1000)
        }
    }
}

/// Returns an image that compresses poorly, so that writing its file takes some time.
func noiseImage(seed: Int) -> UIImage {
    let image = plainImage(160, 120, 0xFF00_0000)
    guard var bitmap = image.cgImage?.bitmap else { return image }
    var state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
    unsafe bitmap.withUnsafeMutableBytes { bytes in
        for location in stride(from: 0, to: bytes.count, by: 4) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            unsafe bytes.storeBytes(
                of: UInt32(truncatingIfNeeded: state >> 33) | 0xFF00_0000, toByteOffset: location, as: UInt32.self)
        }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 1, orientation: .up)
}
