import CellSimProcess
import Foundation
import XCTest

/// Tests child processes that are supervised and stopped with all their descendants.
final class SupervisedProcessTests: XCTestCase {
    private let environment = ["PATH": "/usr/bin:/bin"]

    private func shell(_ script: String) throws -> SupervisedProcess {
        try SupervisedProcess("/bin/sh", ["-c", script], environment: environment)
    }

    /// Returns the commands of the processes whose arguments contain a text.
    private func processes(with text: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap { number in
            let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
            let command = String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
            return command.contains(text) ? command : nil
        }
    }

    func testExitStatus() throws {
        XCTAssertEqual(try shell("exit 7").wait(), .status(7))
        XCTAssertEqual(try shell("kill -9 $$").wait(), .signal(SIGKILL))
        XCTAssertEqual(try shell("kill -9 $$").wait().status, 128 + SIGKILL)
    }

    func testProgramsHaveTheirStreamsFolderAndVariables() throws {
        let pipe = Pipe()
        let process = try SupervisedProcess(
            "/bin/sh", ["-c", "pwd; echo $WORD; echo error >&2; ls /proc/self/fd | wc -l"],
            environment: environment.merging(["WORD": "äöü"]) { $1 }, folder: "/usr",
            streams: (0, pipe.fileHandleForWriting.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // The fourth descriptor belongs to the folder that `ls` reads.
        XCTAssertEqual(text, "/usr\näöü\nerror\n4\n")
        XCTAssertEqual(process.wait(), .status(0))
    }

    func testLaunchErrorsAreReported() {
        XCTAssertThrowsError(try SupervisedProcess("/nowhere", [], environment: [:])) {
            XCTAssertEqual("\($0)", "/nowhere: error: cannot be run: No such file or directory")
        }
        XCTAssertThrowsError(try SupervisedProcess("/bin/sh", [], environment: [:], folder: "/nowhere"))
    }

    func testStoppingEndsAllDescendants() throws {
        let time = "300.\(getpid())"
        let process = try shell(
            "setsid sleep \(time) & (trap '' TERM INT HUP; sleep \(time)1; sleep \(time)2) & sleep \(time)3")
        while try processes(with: time + "3").count < 2 { usleep(10_000) }
        let start = ContinuousClock.now
        process.stop()
        XCTAssertEqual(process.wait(), .signal(SIGTERM))
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
        XCTAssertEqual(try processes(with: time), [])
    }

    func testProgramWithoutProgressIsStopped() throws {
        let (end, isStopped) = try shell("sleep 300").wait(limit: 0.2) { 0 }
        XCTAssertTrue(isStopped)
        XCTAssertEqual(end, .signal(SIGTERM))
        var count = 0
        let busy = try shell("sleep 0.6").wait(limit: 0.3) {
            count += 1
            return count
        }
        XCTAssertFalse(busy.isStopped)
        XCTAssertEqual(busy.end, .status(0))
        XCTAssertEqual(try shell("sleep 0.2").wait(limit: 0) { 0 }.end, .status(0))
    }
}
