import CellSimCompare
import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests the result files that tests write for reports.
final class ResultsTests: XCTestCase {
    private func report(_ folder: SnapshotFolder) throws -> Report {
        try ResultsFolder(path: folder.url.appendingPathComponent("artifacts").path).report()
    }

    func testEveryOutcomeIsRecorded() throws {
        let folder = try SnapshotFolder()
        let white = plainImage(4, 4, 0xFFFF_FFFF), black = plainImage(4, 4, 0xFF00_0000)
        _ = folder.verify(white, as: .image, named: "recorded")
        for name in ["same", "different", "failed"] {
            try folder.write(try XCTUnwrap(ImageData.encode(white)), "testCell.\(name).png")
        }
        _ = folder.verify(white, as: .image, named: "same")
        _ = folder.verify(black, as: .image, named: "different")
        _ = folder.verify(black, as: .image, named: "failed", record: .failed)
        _ = folder.verify(black, as: .image, named: "new", record: .never)
        try folder.write(Data(), "testCell.folder.png/inner")
        _ = folder.verify(black, as: .image, named: "folder")
        let cases = try report(folder).cases
        XCTAssertEqual(
            cases.map { "\($0.name) \($0.state)" },
            [
                "different different", "failed recorded", "folder unreadable", "new new", "recorded recorded",
                "same same",
            ].map { "SnapshotTestingTests/SnapshotFolder/testCell." + $0 })
        XCTAssertEqual(cases[0].differentPixels, 16)
        XCTAssertEqual(cases[0].boxes.map(\.kind), ["color"])
        XCTAssertEqual(cases[0].reference, folder.reference("testCell.different.png").path)
        XCTAssertEqual(cases[0].actual, folder.artifact("testCell.different.png").path)
        XCTAssertEqual(cases[0].difference, folder.artifact("testCell.different.difference.png").path)
        XCTAssertEqual(cases[0].file, "Tests/SnapshotTestingTests/SnapshotFolder.swift")
        XCTAssertNotNil(cases[0].line)
        XCTAssertEqual(cases[3].actual.map { FileManager.default.fileExists(atPath: $0) }, true)
    }

    /// Reports only count differences that exceed the test's tolerance.
    func testReportsUseTestPrecision() throws {
        let folder = try SnapshotFolder()
        let reference = plainImage(40, 40, 0xFFFF_FFFF)
        let new = image(40, 40) { x, y in
            y == 0 ? 0xFFFC_FCFC : y == 30 && (10..<14).contains(x) ? 0xFF00_0000 : 0xFFFF_FFFF
        }
        for name in ["strict", "tolerant"] {
            try folder.write(try XCTUnwrap(ImageData.encode(reference)), "testCell.\(name).png")
        }
        let message = try XCTUnwrap(folder.verify(new, as: .image(perceptualPrecision: 0.95), named: "tolerant"))
        XCTAssertTrue(message.contains("match 0.9975 is less than required 1.0"), message)
        _ = folder.verify(new, as: .image, named: "strict")
        let cases = try report(folder).cases
        XCTAssertEqual(cases.map(\.differentPixels), [44, 4])
        XCTAssertEqual(cases.map { $0.boxes.map(\.differentPixels) }, [[44], [4]])
        XCTAssertEqual(cases[1].boxes.map { [$0.x, $0.y, $0.width, $0.height] }, [[10, 30, 4, 1]])
        XCTAssertEqual(try XCTUnwrap(cases[1].largestDeltaE), 100, accuracy: 0.1)
    }

    /// The path of a checkout is machine-dependent, so only the path within it is stored.
    func testPathsAreRelativeToWorkingDirectoryOrPackage() throws {
        let folder = try SnapshotFolder()
        let results = ResultsFolder(path: folder.url.path)
        let workingDirectory = FileManager.default.currentDirectoryPath
        for (name, reference, root) in [
            ("a", workingDirectory + "/Tests/a.png", workingDirectory),
            ("b", "/nowhere/app/Tests/b.png", "/nowhere/app"),
            ("c", "/elsewhere/c.png", "/nowhere/app"),
        ] {
            var reportCase = ReportCase(name: name, state: .same)
            (reportCase.reference, reportCase.root) = (reference, root)
            try results.write(reportCase)
        }
        XCTAssertEqual(
            try results.report().cases.map(\.reference),
            ["Tests/a.png", "/nowhere/app/Tests/b.png", "/elsewhere/c.png"])
        XCTAssertEqual(try results.report().cases.map(\.root), [nil, "/nowhere/app", nil])
    }

    func testNewTextsAreReported() throws {
        let folder = try SnapshotFolder()
        _ = folder.verify("one\ntwo", as: .lines, named: "x", record: .never)
        XCTAssertEqual(try report(folder).cases.map(\.text), ["one\ntwo"])
        XCTAssertEqual(try report(folder).cases.map(\.root), [nil])
    }

    func testLaterOutcomeReplacesEarlierOne() throws {
        let folder = try SnapshotFolder()
        _ = folder.verify("a", as: .lines, named: "x")
        XCTAssertEqual(try report(folder).cases.map(\.state), [.recorded])
        _ = folder.verify("a", as: .lines, named: "x")
        XCTAssertEqual(try report(folder).cases.map(\.state), [.same])
        _ = folder.verify("b", as: .lines, named: "x")
        XCTAssertEqual(try report(folder).cases.map(\.state), [.different])
    }

    func testResultsFolderCanBeMoved() throws {
        let folder = try SnapshotFolder()
        _ = folder.verify("a", as: .lines, named: "x", record: .never)
        let movedFolder = folder.url.appendingPathComponent("elsewhere").path
        try FileManager.default.moveItem(
            atPath: folder.url.appendingPathComponent("artifacts").path, toPath: movedFolder)
        XCTAssertEqual(
            try ResultsFolder(path: movedFolder + "/").report().cases.map(\.actual),
            [movedFolder + "/SnapshotFolder/testCell.x.txt"])
    }

    func testConcurrentWriters() throws {
        let folder = try SnapshotFolder()
        let results = ResultsFolder(path: folder.url.path)
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            do { try results.write(ReportCase(name: "case \(index % 50)", state: .same)) } catch { XCTFail("\(error)") }
        }
        XCTAssertEqual(try results.report().cases.map(\.name), (0..<50).map { "case \($0)" }.sorted())
    }

    func testFilteredRunsAreDetected() {
        let fullRuns = [["tests.xctest"], ["tests.xctest", "--skip-build", "--testing-library", "swift-testing"]]
        let filteredRuns = [
            ["tests.xctest", "A.B/testC,A.B/testD"],
            ["tests.xctest", "--testing-library", "swift-testing", "--filter", "A"],
            ["tests.xctest", "--testing-library=swift-testing", "--skip", "A"],
        ]
        XCTAssertEqual((fullRuns + filteredRuns).filter { SnapshotResults.isFiltered($0) }, filteredRuns)
    }

    func testResultsAreNotRecordedWithoutAFolder() {
        XCTAssertNil(SnapshotEnvironment([:]).results)
        XCTAssertNil(SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": ""]).results)
    }
}
