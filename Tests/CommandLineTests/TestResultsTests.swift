import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests `cellsim report`, `accept` and `unused` with the files that tests wrote to the folder `SNAPSHOT_ARTIFACTS`.
final class TestResultsTests: XCTestCase {
    private func verify(
        _ value: String, _ name: String, in cellsim: CommandLine, record: SnapshotTestingConfiguration.Record
    ) {
        let values = ["SNAPSHOT_ARTIFACTS": cellsim.folder.path + "/artifacts"]
        _ = SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) {
            verifySnapshot(
                of: value, as: .lines, named: name, record: record,
                snapshotDirectory: cellsim.folder.path + "/__Snapshots__/CellTests", testName: "testCell()")
        }
    }

    private func verify(_ image: UIImage, _ name: String, in cellsim: CommandLine) {
        let values = ["SNAPSHOT_ARTIFACTS": cellsim.folder.path + "/artifacts"]
        _ = SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) {
            verifySnapshot(
                of: image, as: .image, named: name, record: .never,
                snapshotDirectory: cellsim.folder.path + "/__Snapshots__/CellTests", testName: "testCell()")
        }
    }

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
        }
    }

    /// Writes the results of a test process that ended.
    private func finishRun(_ cellsim: CommandLine, isFiltered: Bool = false, isFinished: Bool = true) throws {
        let runs = cellsim.folder.path + "/artifacts/.results/runs"
        for name in try FileManager.default.contentsOfDirectory(atPath: runs) {
            let text = "{\"isFiltered\":\(isFiltered),\"isFinished\":\(isFinished),\"name\":\"\(name)\"}"
            try Data(text.utf8).write(to: URL(fileURLWithPath: runs + "/" + name))
        }
    }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    func testReportIsBuiltFromTestArtifacts() throws {
        let cellsim = try CommandLine()
        verify("same", "a", in: cellsim, record: .all)
        verify("same", "a", in: cellsim, record: .never)
        verify("old", "b", in: cellsim, record: .all)
        verify("new", "b", in: cellsim, record: .never)
        verify("never recorded", "c", in: cellsim, record: .never)
        let outcome = try cellsim.run(
            "report", "artifacts", "--reporter", "text", "--reporter", "junit=j.xml", "--reporter", "html=r.html")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        let group = "CommandLineTests/TestResultsTests"
        XCTAssertEqual(
            outputText(outcome),
            """
            PASS \(group)/testCell.a
            FAIL \(group)/testCell.b: @@ −1,1 +1,1 @@
                −old
                +new
                reference  \(cellsim.folder.path)/__Snapshots__/CellTests/testCell.b.txt
                actual     artifacts/TestResultsTests/testCell.b.txt
            NEW  \(group)/testCell.c: No reference was found on disk. New snapshot was not recorded because recording is disabled
                reference  \(cellsim.folder.path)/__Snapshots__/CellTests/testCell.c.txt
                actual     artifacts/TestResultsTests/testCell.c.txt
            3 compared: 1 same, 1 different, 1 new

            """)
        let junit = String(decoding: try cellsim.read("j.xml"), as: UTF8.self)
        XCTAssertTrue(junit.contains("tests=\"3\" failures=\"2\" errors=\"0\""), junit)
        XCTAssertTrue(
            junit.contains("file=\"Tests/CommandLineTests/TestResultsTests.swift\""),
            "the path is relative to the package")
        XCTAssertTrue(String(decoding: try cellsim.read("r.html"), as: UTF8.self).contains("testCell.b"))
    }

    func testFailedPicturesAreAccepted() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        verify(image(.red), "picture", in: cellsim)
        verify("text", "text", in: cellsim, record: .never)
        XCTAssertEqual(outputText(try cellsim.run("accept", "artifacts", "--dry-run")).suffix(12), "2 to accept\n")
        let accepted = try cellsim.run("accept", "artifacts")
        XCTAssertEqual(outputText(accepted).suffix(11), "2 accepted\n", accepted.errors)
        verify(image(.red), "picture", in: cellsim)
        verify("text", "text", in: cellsim, record: .never)
        XCTAssertEqual(outputText(try cellsim.run("report", "artifacts")).suffix(19), "2 compared: 2 same\n")
        verify(image(.blue), "picture", in: cellsim)
        let report = outputText(try cellsim.run("report", "artifacts", "--reporter", "json"))
        let pixels = image(.blue).cgImage.map { $0.width * $0.height } ?? 0
        XCTAssertTrue(report.contains("\"differentPixels\" : \(pixels)"), report)
        XCTAssertTrue(report.contains("testCell.picture.difference.png"), report)
        XCTAssertEqual(try cellsim.run("accept", "artifacts", "--filter", "picture").code, 0)
        verify(image(.blue), "picture", in: cellsim)
        XCTAssertEqual(try cellsim.run("report", "artifacts").code, 0)
    }

    func testUnusedReferences() throws {
        let cellsim = try CommandLine()
        verify("a", "a", in: cellsim, record: .all)
        for name in ["CellTests/testGone.1.png", "GoneTests/testOther.2.txt"] {
            let file = cellsim.folder.appendingPathComponent("__Snapshots__/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("old".utf8).write(to: file)
        }
        XCTAssertEqual(try cellsim.run("unused", "artifacts").code, 2, "the results of a running process are not used")
        try finishRun(cellsim, isFiltered: true)
        XCTAssertEqual(try cellsim.run("unused", "artifacts", "--prune").code, 2)
        XCTAssertEqual(try cellsim.run("unused", "artifacts", "--force").code, 1)
        try finishRun(cellsim, isFinished: false)
        XCTAssertEqual(try cellsim.run("unused", "artifacts", "--force").code, 2)
        try finishRun(cellsim)
        let outcome = try cellsim.run("unused", "artifacts")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        let folder = cellsim.folder.path + "/__Snapshots__"
        XCTAssertEqual(outputText(outcome), "\(folder)/CellTests/testGone.1.png\n\(folder)/GoneTests/testOther.2.txt\n")
        XCTAssertEqual(try cellsim.run("unused", "artifacts", "--prune").code, 0)
        XCTAssertEqual(
            try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") },
            ["CellTests/testCell.a.txt"])
    }

    func testAFolderWithoutResultsIsReported() throws {
        let outcome = try CommandLine().run("report", ".")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(
            outcome.errors, ".: error: a folder without test results; run the tests with SNAPSHOT_ARTIFACTS=.\n")
    }
}
