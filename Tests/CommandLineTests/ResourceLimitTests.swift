import Foundation
import XCTest

/// Tests low memory, few file descriptors, full disks and closed pipes: each causes a message and the correct exit code.
final class ResourceLimitTests: XCTestCase {
    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        for name in ["a", "b"] {
            try FileManager.default.copyItem(atPath: cellsim.xib, toPath: cellsim.folder.path + "/\(name).xib")
        }
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write("cases:\n  - document: [a.xib, b.xib]\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        return cellsim
    }

    /// Tests resource limits, from one at which the program cannot start to one at which everything works.
    func testLowMemoryIsReported() throws {
        let cellsim = try project()
        let commands = [
            "render a.xib b.xib --rows 20 --jobs 3", "lint a.xib", "compare Snapshots/a.png Snapshots/b.png",
            "snapshot --record never --jobs 2",
        ]
        for command in commands {
            let outcome = try cellsim.shell(
                """
                for size in $(seq 90000 9000 240000); do
                    text=$( (ulimit -v $size; exec timeout -s KILL 60 "$cellsim" \(command)) 2>&1 >/dev/null)
                    code=$?
                    # 127: the libraries of a debug build do not fit, and the system says so.
                    case $code in 0|1|127) ;; 3) [ -n "$text" ] || echo "$size: no words" ;; *) echo "$size: $code $text" ;; esac
                done
                """)
            XCTAssertEqual(outcome.text, "", command)
        }
        XCTAssertEqual(try cellsim.files.filter { $0.hasPrefix(".cellsim-") }, [])
    }

    func testFewDescriptorsSuffice() throws {
        let cellsim = try project()
        for command in [
            "render a.xib --rows 30 --jobs 4 --separate --output-directory rows", "lint .",
            "compare Snapshots Snapshots", "accept",
            "snapshot --record all",
        ] {
            XCTAssertEqual(try cellsim.shell("ulimit -n 16; $cellsim \(command) > /dev/null").code, 0, command)
        }
        let outcome = try cellsim.shell(
            "ulimit -n 5; $cellsim render a.xib --rows 30 --jobs 4 --separate --output-directory few")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(
            outcome.text.hasSuffix(
                ": cannot be written: Too many open files; raise the limit on open files (ulimit -n)\n"), outcome.text)
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.folder.path + "/few"))
    }

    /// A limit on the file size simulates a full disk: writing fails after some bytes.
    func testFullDiskKeepsExistingFiles() throws {
        let cellsim = try project()
        let (old, originalReference) = (Data("old".utf8), try cellsim.read("Snapshots/a.png"))
        try old.write(to: cellsim.folder.appendingPathComponent("a.png"))
        for command in ["render a.xib", "render a.xib b.xib", "render a.xib --rows 9"] {
            let outcome = try cellsim.shell("ulimit -f 2; $cellsim \(command)")
            XCTAssertEqual(outcome.code, 3, command)
            XCTAssertTrue(
                outcome.text.hasSuffix(
                    "a.png:1: error: cannot be written: File too large; raise the limit on the size of files (ulimit -f)\n"
                ), outcome.text)
            XCTAssertEqual(try cellsim.read("a.png"), old)
        }
        try cellsim.write(
            String(decoding: try cellsim.read("a.xib"), as: UTF8.self).replacing("Hydrogen", with: "Deuterium"),
            to: "a.xib")
        XCTAssertEqual(try cellsim.shell("ulimit -f 2; $cellsim snapshot --record all").code, 3)
        XCTAssertEqual(try cellsim.read("Snapshots/a.png"), originalReference)
        XCTAssertEqual(try cellsim.files, [".cellsim", "Snapshots", "a.png", "a.xib", "b.xib", "cellsim.yml"])
    }

    /// All files are written before the summary is printed, and a closed pipe is reported as an error.
    func testClosedPipeLosesNoFiles() throws {
        let cellsim = try project()
        let brokenPipeMessage =
            "standard output:1: error: cannot be written: Broken pipe; the reader ended before everything was written\n"
        for command in [
            "inspect a.xib", "render a.xib -o -", "scroll a.xib --rows 2 --script bottom", "lint --strict .",
        ] {
            let outcome = try cellsim.shell(
                "{ $cellsim \(command); echo $? > code; } 2> errors | true; cat errors; exit $(cat code)")
            // Short output may be written before the pipe is closed.
            XCTAssertTrue([0, 1, 3].contains(outcome.code), "\(command): \(outcome.code)")
            if outcome.code == 3 { XCTAssertTrue(outcome.text.hasSuffix(brokenPipeMessage), outcome.text) }
        }
        let outcome = try cellsim.shell(
            "rm -rf .cellsim; mkfifo p; exec 9<>p; exec 8>p; exec 9<&-; $cellsim snapshot --reporter text --reporter json=r.json >&8"
        )
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(outcome.text, brokenPipeMessage)
        XCTAssertFalse(try cellsim.read("r.json").isEmpty, "the other reports are written despite the broken pipe")
        XCTAssertFalse(try cellsim.read(".cellsim/results.json").isEmpty)
    }

    func testConcurrentRunsInSameFolder() throws {
        let cellsim = try project()
        let outcome = try cellsim.shell(
            """
            for i in 1 2 3 4 5 6; do
                $cellsim render a.xib b.xib --rows 12 --separate --quiet --output-directory rows &
                $cellsim snapshot --record all > /dev/null &
            done
            for job in $(jobs -p); do wait $job || echo "ended with $?"; done
            """)
        XCTAssertEqual(outcome.text, "")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/rows").count, 24,
            "the folder contains only the pictures")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/Snapshots").sorted(),
            ["a.png", "b.png"])
    }
}
