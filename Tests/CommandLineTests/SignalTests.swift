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
        let before = try files(in: cellsim.folder)
        let commands = [
            "render . --output-directory o/p", "render d1.xib --rows 500 --separate --output-directory o/p", "lint .",
            "inspect d1.xib",
            "scroll d1.xib --rows 5000 --script 'bottom; top; bottom' --filmstrip f.png -o trace", "compare x y -o z",
            "reuse d1.xib --data '\(cellsim.data)' --output-directory leaks",
        ]
        for (index, command) in commands.enumerated() {
            _ = try cellsim.shell("$cellsim \(command)")
            let complete = try files(in: cellsim.folder)
            try removeFiles(complete, except: before, in: cellsim.folder)
            for (signalIndex, signal) in signals.enumerated() {
                let code = try interrupt(cellsim, command, signal, after: 20 + (index * 5 + signalIndex * 13) % 60)
                XCTAssertTrue(code == 128 + signal || code <= 3, "\(command) ends with \(code) after signal \(signal)")
                // A signal between the last output and the exit leaves complete outputs.
                let remaining = try files(in: cellsim.folder)
                for (path, content) in remaining {
                    XCTAssertEqual(complete[path], content, "\(command), signal \(signal): \(path)")
                }
                XCTAssertEqual(before.keys.filter { remaining[$0] == nil }, [], "\(command), signal \(signal)")
                try removeFiles(remaining, except: before, in: cellsim.folder)
            }
        }
    }

    /// The contents of all files of a folder by their relative paths, without durations; folders have empty contents.
    private func files(in folder: URL) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(path)
            let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            contents[path] = isFolder ? Data() : try Data(contentsOf: file)
            if path == "trace" {
                let text = try String(contentsOf: file, encoding: .utf8)
                contents[path] = Data(text.replacing(/"ms": {.*?}/, with: "").utf8)
            }
        }
        return contents
    }

    /// Removes the files and folders of a folder that were not there before.
    private func removeFiles(_ files: [String: Data], except before: [String: Data], in folder: URL) throws {
        for path in files.keys.sorted(by: >) where before[path] == nil {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
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
