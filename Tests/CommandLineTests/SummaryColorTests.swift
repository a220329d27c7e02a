import Foundation
import TestFixtures
import XCTest

@testable import cellsim

/// Tests the colours of summaries on a terminal: passed is green, failed is red, warnings are yellow.
final class SummaryColorTests: XCTestCase {
    private static let (green, red, yellow, end) = ("\u{1B}[1;32m", "\u{1B}[1;31m", "\u{1B}[1;33m", "\u{1B}[0m")

    /// A command line, its exit status on a terminal, and the coloured parts of its output.
    private typealias Row = (line: String, code: Int32, parts: [String])

    private static let rows: [Row] = [
        ("compare a.png a.png", 0, [green + "PASS" + end + " ", ": " + green + "1 same" + end]),
        ("compare a.png b.png", 1, [red + "FAIL" + end + " ", ": " + red + "1 different" + end]),
        ("snapshot", 0, [green + "SAVE" + end + " Cell", green + "1 recorded" + end]),
        ("snapshot dark.yml --record never", 1, [red + "FAIL" + end + " Cell", red + "1 different" + end]),
        ("accept dark.yml --dry-run", 0, [yellow + "1 to accept" + end]),
        ("accept dark.yml", 0, [green + "1 accepted" + end]),
        ("lint Cell.xib", 0, [green + "nothing found in 1 document" + end]),
        ("lint Bad.xib", 3, [red + "error:" + end, red + "1 error in 1 document" + end]),
        ("render Cell.xib Bad.xib --output-directory out", 3, [red + "1 of 2 documents cannot be drawn" + end]),
        ("reuse Cell.xib --changes style", 0, [green + "no leaks"]),
    ]

    private func folder() throws -> CommandLine {
        let cellsim = try CommandLine()
        try FileManager.default.copyItem(
            atPath: cellsim.xib, toPath: cellsim.folder.appendingPathComponent("Cell.xib").path)
        try cellsim.write("<document", to: "Bad.xib")
        try cellsim.write("cases:\n  - name: Cell\n    document: Cell.xib\n", to: "cellsim.yml")
        try cellsim.write("cases:\n  - name: Cell\n    document: Cell.xib\n    style: dark\n", to: "dark.yml")
        XCTAssertEqual(try cellsim.run("render", "Cell.xib", "-o", "a.png").code, 0)
        XCTAssertEqual(try cellsim.run("render", "Cell.xib", "--style", "dark", "-o", "b.png").code, 0)
        return cellsim
    }

    /// Runs a command with a pseudo-terminal as its standard output and standard error.
    private func runInTerminal(_ cellsim: CommandLine, _ line: String, _ environment: String = "") throws
        -> (code: Int32, text: String)
    {
        let arguments = line.split(separator: " ").map { "'\($0)'" }.joined(separator: ", ")
        let spawn = "pty.spawn([os.environ['cellsim'], \(arguments)])"
        return try cellsim.shell(
            "TERM=xterm \(environment) python3 -c \"import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(\(spawn)))\"")
    }

    func testSummariesHaveColorsInTerminal() throws {
        let cellsim = try folder()
        for (line, code, parts) in Self.rows {
            let outcome = try runInTerminal(cellsim, line)
            XCTAssertEqual(outcome.code, code, "\(line): \(outcome.text)")
            for part in parts {
                XCTAssertTrue(outcome.text.contains(part), "\(line): \(outcome.text.debugDescription)")
            }
        }
        XCTAssertTrue(try runInTerminal(cellsim, "doctor").text.contains(Self.green + "ok:" + Self.end + " "))
    }

    func testEnvironmentDisablesColors() throws {
        let cellsim = try folder()
        for variable in ["NO_COLOR=1", "CLICOLOR=0"] {
            for line in ["compare a.png b.png", "snapshot", "accept --dry-run", "lint Cell.xib", "doctor"] {
                let text = try runInTerminal(cellsim, line, variable).text
                assertLacks(text, "\u{1B}[1;", "\(variable) \(line): \(text.debugDescription)")
            }
        }
    }

    func testPipesAndFilesHaveColorsOnlyIfForced() throws {
        let cellsim = try folder()
        let compared = ["compare", "a.png", "b.png", "--reporter", "text", "--reporter", "text=report.txt"]
        assertLacks(try cellsim.runList(compared).output, 0x1B)
        cellsim.environment = ["CLICOLOR_FORCE": "1"]
        let forced = try cellsim.runList(compared)
        assertContains(String(decoding: forced.output, as: UTF8.self), Self.red + "FAIL" + Self.end)
        assertLacks(try cellsim.read("report.txt"), 0x1B, "report files contain no colour codes")
        assertLacks(try cellsim.run("compare", "a.png", "b.png", "--json").output, 0x1B)
        assertContains(try cellsim.run("lint", "Cell.xib").errors, Self.green + "nothing found")
    }

    /// `cellsim test` forwards the output and status of `swift test`, with colours on a terminal.
    func testSwiftTestHasColorsInTerminal() throws {
        let cellsim = try CommandLine()
        try cellsim.write("", to: "library/libCellSim.so")
        try cellsim.write("", to: "library/cellsim-swiftc")
        try cellsim.write("", to: "usr/lib/swift/empty")
        try cellsim.write("#!/bin/sh\n", to: "usr/bin/swiftc")
        try cellsim.write(
            """
            #!/bin/sh
            exec 3>&1; [ -t 1 ] && echo "a terminal of $(stty size <&3)"
            read answer && echo "answer: $answer"
            echo "arguments: $*"
            printf '\\t Executed 2 tests, with '; printf '1 failure (0 unexpected) in 0.1 (0.1) seconds\\n'
            case $* in *--kill*) kill -TERM $$;; *--sleep*) sleep 60;; *--leave*) sleep 25 2>/dev/null & ;; esac
            exit 5
            """, to: "usr/bin/swift")
        let setup =
            "chmod +x usr/bin/*; echo yes > answer; export PATH=$PWD/usr/bin:$PATH CELLSIM_LIBRARY=$PWD/library XDG_CACHE_HOME=$PWD/cache TERM=xterm; "
        let plain = "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.1 (0.1) seconds"
        let piped = try cellsim.shell(setup + "\"$cellsim\" test --filter A < answer")
        XCTAssertEqual(piped.code, 5, piped.text)
        XCTAssertEqual(piped.text, "answer: yes\narguments: test --filter A\n\(plain)\n")
        let forced = try cellsim.shell(setup + "CLICOLOR_FORCE=1 \"$cellsim\" test < answer")
        XCTAssertEqual(forced.code, 5, forced.text)
        XCTAssertEqual(forced.text, "answer: yes\narguments: test\n\(Self.red)\(plain)\(Self.end)\n")
        let spawn =
            "python3 -c \"import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(['/bin/sh', '-c', 'stty rows 30 cols 70; exec \\$cellsim test < answer'])))\""
        let terminalOutcome = try cellsim.shell(setup + spawn)
        XCTAssertEqual(terminalOutcome.code, 5, terminalOutcome.text)
        XCTAssertTrue(terminalOutcome.text.contains("a terminal of 30 70\r\n"), terminalOutcome.text.debugDescription)
        XCTAssertTrue(terminalOutcome.text.contains(Self.red + plain + Self.end), terminalOutcome.text.debugDescription)
        let killed = try cellsim.shell(setup + "CLICOLOR_FORCE=1 \"$cellsim\" test --kill < answer; echo $?")
        XCTAssertTrue(killed.text.hasSuffix("\n143\n"), killed.text)
        // The program does not wait for background processes of the tests.
        let backgroundOutcome = try cellsim.shell(
            setup + "CLICOLOR_FORCE=1 timeout 20 \"$cellsim\" test --leave < answer > out; echo $?")
        XCTAssertEqual(backgroundOutcome.text, "5\n")
        // Control-C ends both programs. On a busy machine it may be pressed before they handle it.
        try cellsim.write(
            """
            import os, pty, time
            pid, terminal = pty.fork()
            if pid == 0: os.execvp("sh", ["sh", "-c", "exec $cellsim test --sleep < answer"])
            text = b""
            while b"Executed" not in text: text += os.read(terminal, 4096)
            ended = 0
            while not ended:
                try: os.write(terminal, bytes([3]))
                except OSError: pass
                time.sleep(0.2)
                ended, status = os.waitpid(pid, os.WNOHANG)
            print("ended by", -os.waitstatus_to_exitcode(status))
            """, to: "interrupt.py")
        XCTAssertEqual(try cellsim.shell(setup + "timeout 30 python3 interrupt.py").text, "ended by 2\n")
    }

    /// Progress is forwarded at once; only the start of a summary is held back until its end.
    func testOnlySummariesAreBuffered() {
        var colorizer = TestOutputColorizer()
        let chunks = ["[1/2] Comp", "iling: error: a\n", "\t Executed 1 test,", " with 0 failures\n", "\t Exec"]
        let output = chunks.map { String(decoding: colorizer.colorized(Array($0.utf8)), as: UTF8.self) }
        let summary = TerminalColor.green.applied(to: "\t Executed 1 test, with 0 failures") + "\n"
        XCTAssertEqual(output, ["[1/2] Comp", "iling: error: a\n", "", summary, ""])
        XCTAssertEqual(String(decoding: colorizer.flush(), as: UTF8.self), "\t Exec")
        XCTAssertEqual(colorizer.colorized([0xFF, 0x0A]), [0xFF, 0x0A], "bytes that are not UTF-8 are unchanged")
    }

    /// The test run of an app ends with the summaries of XCTest and Swift Testing.
    func testTestRunSummariesAreColored() {
        let rows: [(line: String, color: TerminalColor?)] = [
            ("\t Executed 3 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds", .green),
            ("\t Executed 1 test, with 1 failure (0 unexpected) in 0.1 (0.1) seconds", .red),
            ("\t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.1 (0.1) seconds", .green),
            ("✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.", .green),
            ("✘ Test run with 2 tests in 1 suite failed after 0.001 seconds with 1 issue.", .red),
            ("Test Case 'A.testB' started at 2026-01-01", nil),
        ]
        for (line, color) in rows {
            XCTAssertEqual(TestOutputColorizer.colorized(line), color?.applied(to: line) ?? line)
        }
    }
}
