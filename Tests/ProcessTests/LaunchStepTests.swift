import CellSimProcess
import Foundation
import XCTest

/// Tests that a launch step of an app that crashes the process is skipped after a restart.
final class LaunchStepTests: XCTestCase {
    private static let variable = "CELLSIM_TEST_OF_STEPS"

    private static func report(_ text: String) { FileHandle.standardError.write(Data(("<" + text + ">").utf8)) }

    private static func run(_ name: String, _ body: () -> Void) {
        do throws(LaunchStep.Stop) {
            try LaunchStep.run(name, body)
            report("\(name) done")
        } catch { report("\(name) \(error)") }
    }

    func testStepsInAProcessOfItsOwn() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment[Self.variable] != nil,
            "only another test starts this test, in its own process")
        Self.run("first") {}
        Self.run("A.trap(_:)") { preconditionFailure("broken") }
        Self.run("A.exit()") { exit(5) }
        Self.run("last") {}
    }

    func testCrashingStepsAreSkipped() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["ProcessTests.LaunchStepTests/testStepsInAProcessOfItsOwn"]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.variable: "1", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text)
        let reports = text.matches(of: /<([^>]*)>/).map { String($0.1) }
        XCTAssertEqual(
            reports.suffix(4),
            ["first done", "A.trap(_:) ended the process with signal \(SIGILL)", "A.exit() called exit", "last done"],
            text)
    }
}
