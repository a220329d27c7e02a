import ArgumentParser
import CellSimHost
import Foundation
import XCTest

@testable import cellsim

/// Tests the environment variables that `cellsim test` and `cellsim app` set for tests.
final class TestEnvironmentTests: XCTestCase {
    private func changes(
        _ environment: [String: String], record: SnapshotRun.Mode? = nil
    ) throws -> [String: String] {
        let changes = try TestEnvironment.changes(of: environment, record: record)
        return Dictionary(changes.map { ($0.name, $0.value) }) { $1 }
    }

    func testPathsAreRelativeToWorkingDirectory() throws {
        let workingDirectory = FileManager.default.currentDirectoryPath
        XCTAssertEqual(
            try changes([
                "SNAPSHOT_ARTIFACTS": "artifacts", "SNAPSHOT_TESTING_DIRECTORY": "./a/../b",
                "FB_REFERENCE_IMAGE_DIR": "/already/absolute", "IMAGE_DIFF_DIR": "", "CELLSIM_CACHE": "0",
                "CELLSIM_FONTS": "Fonts:/usr/share/fonts", "CELLSIM_SCREEN": "393x852@3",
            ]),
            [
                "SNAPSHOT_ARTIFACTS": workingDirectory + "/artifacts",
                "SNAPSHOT_TESTING_DIRECTORY": workingDirectory + "/b",
                "CELLSIM_FONTS": workingDirectory + "/Fonts:/usr/share/fonts",
            ])
    }

    func testOptionOverridesVariables() throws {
        XCTAssertEqual(try changes([:]), [:])
        XCTAssertEqual(try changes(["SNAPSHOT_TESTING_RECORD": "all"]), ["CELLSIM_RECORD": "all"])
        XCTAssertEqual(try changes(["SNAPSHOT_TESTING_RECORD": "all"], record: .never), ["CELLSIM_RECORD": "never"])
        XCTAssertEqual(try changes(["CELLSIM_RECORD": "failed", "SNAPSHOT_TESTING_RECORD": "all"]), [:])
        XCTAssertThrowsError(try changes(["SNAPSHOT_TESTING_RECORD": "some"])) {
            XCTAssertEqual("\($0)", "SNAPSHOT_TESTING_RECORD must be all, missing, failed or never, not 'some'")
        }
    }

    func testOptionIsRemovedFromArguments() throws {
        func consume(_ line: String) throws -> (SnapshotRun.Mode?, [String]) {
            var arguments = line.split(separator: " ").map(String.init)
            return (try SnapshotRun.Mode.consume(from: &arguments), arguments)
        }
        for (line, mode, rest) in [
            ("--filter A", nil, "--filter A"), ("--record all --filter A", .all, "--filter A"),
            ("--filter A --record=missing", .missing, "--filter A"), ("--record all --record failed", .failed, ""),
            ("-- --record all", nil, "-- --record all"),
        ] as [(String, SnapshotRun.Mode?, String)] {
            let result = try consume(line)
            XCTAssertEqual(result.0, mode, line)
            XCTAssertEqual(result.1.joined(separator: " "), rest, line)
        }
        for line in ["--record", "--record some", "--record=", "--record --filter"] {
            XCTAssertThrowsError(try consume(line), line)
        }
    }

    func testTestsHaveSimulatorVariables() {
        func values(_ environment: [String: String]) -> [String: String] {
            Dictionary(SimulatorVariables.values(for: environment).map { ($0.name, $0.value) }) { $1 }
        }
        XCTAssertEqual(values([:])["SIMULATOR_MODEL_IDENTIFIER"], "iPhone14,6", "375 × 667 points")
        XCTAssertEqual(
            values(["CELLSIM_SCREEN": "402x874@3"]),
            [
                "SIMULATOR_MODEL_IDENTIFIER": "iPhone17,1", "SIMULATOR_DEVICE_NAME": "iPhone 16 Pro",
                "SIMULATOR_MAINSCREEN_WIDTH": "1206", "SIMULATOR_MAINSCREEN_HEIGHT": "2622",
                "SIMULATOR_MAINSCREEN_SCALE": "3.000000",
            ])
        XCTAssertEqual(
            values(["CELLSIM_SCREEN": "402x874@3", "CELLSIM_DEVICE": "iPhone 13"])["SIMULATOR_DEVICE_NAME"], "iPhone 13"
        )
        XCTAssertEqual(values(["CELLSIM_SCREEN": "500x500@1"]), [:], "no device has this screen, so no variable is set")
        XCTAssertNil(
            values(["SIMULATOR_MODEL_IDENTIFIER": "iPhone99,1"])["SIMULATOR_MODEL_IDENTIFIER"],
            "an existing variable is not replaced")
        for row in DeviceRow.all {
            for name in row.device.names { XCTAssertNotNil(SimulatorVariables.models[name], name) }
        }
    }

    func testUnknownModesAreWrongUsage() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.run("test", "--record", "some")
        XCTAssertEqual(outcome.code, 2, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains("--record must be all, missing, failed or never, not 'some'"), outcome.errors)
        XCTAssertEqual(try cellsim.run("app", ".", "--record", "some").code, 2)
        XCTAssertEqual(try cellsim.run("app", ".", "--gallery", "--record", "all").code, 2)
    }
}
