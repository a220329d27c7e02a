import Foundation
import XCTest

/// Tests that every command ends at once with the signal it receives and leaves no files. `Tests/Scripts/signals` sends signals at more
/// times.
final class SignalTests: XCTestCase {
    private let signals = [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGALRM]

    /// Starts a command and sends it a signal after a delay.
    private func interrupt(_ cellsim: CommandLine, _ command: String, _ signal: Int32, after milliseconds: Int) throws
        -> Int32
    {
        let outcome = try cellsim.shell(
            """
            set -m
            exec 9<> <(:)
            $cellsim \(command) > /dev/null 2>&1 &
            read -t \(Double(milliseconds) / 1000) -u 9
            kill -\(signal) $!
            for ((i = 0; i < 1000; i++)); do kill -0 $! || break; read -t 0.01 -u 9; done
            kill -9 $!
            wait $!
            exit $?
            """)
        return outcome.code
    }

    func testSignalsEndCommandsWithoutLeftoverFiles() throws {
        let cellsim = try CommandLine()
        let documents = (1...30).map { "d\($0).xib" }
        for name in documents {
            try FileManager.default.copyItem(
                atPath: cellsim.xib, toPath: cellsim.folder.appendingPathComponent(name).path)
        }
        for folder in ["x", "y"] {
            let style = folder == "x" ? "light" : "dark"
            XCTAssertEqual(try cellsim.run("render", ".", "--style", style, "--output-directory", folder).code, 0)
        }
        let before = try FileManager.default.subpathsOfDirectory(atPath: cellsim.folder.path).sorted()
        let commands = [
            "render . --output-directory o/p", "render d1.xib --rows 500 --separate --output-directory o/p", "lint .",
            "inspect d1.xib",
            "scroll d1.xib --rows 5000 --script 'bottom; top; bottom' --filmstrip f.png -o trace", "compare x y -o z",
            "reuse d1.xib --data '\(cellsim.data)' --output-directory leaks",
        ]
        for (index, command) in commands.enumerated() {
            for (signalIndex, signal) in signals.enumerated() {
                let code = try interrupt(cellsim, command, signal, after: 20 + (index * 5 + signalIndex * 13) % 60)
                XCTAssertTrue(code == 128 + signal || code <= 3, "\(command) ends with \(code) after signal \(signal)")
                let temporaryFiles = try FileManager.default.subpathsOfDirectory(atPath: cellsim.folder.path).filter {
                    $0.contains(".cellsim-")
                }
                XCTAssertEqual(temporaryFiles, [], "\(command), signal \(signal)")
                // Files that were complete before the signal stay, such as difference images.
                if code > 3, !command.hasPrefix("compare") {
                    XCTAssertEqual(
                        try FileManager.default.subpathsOfDirectory(atPath: cellsim.folder.path).sorted(), before,
                        command)
                }
                for outputName in ["o", "z", "leaks", "f.png", "trace"] where !before.contains(outputName) {
                    _ = try cellsim.shell("rm -rf \(outputName)")
                }
            }
        }
    }

    /// A signal that was ignored when the program started stays ignored, as after `nohup`.
    func testIgnoredSignalStaysIgnored() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.shell(
            """
            trap '' HUP
            $cellsim render '\(cellsim.xib)' --rows 300 -o a.png &
            for i in 1 2 3 4 5 6 7 8 9 10; do kill -HUP $!; sleep 0.02; done
            wait $!
            """)
        XCTAssertEqual(outcome.code, 0, outcome.text)
        XCTAssertEqual(try cellsim.files, ["a.png"])
    }
}
