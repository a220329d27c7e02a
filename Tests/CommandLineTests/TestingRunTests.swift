import Foundation
import XCTest

@testable import cellsim

/// Tests `TestRun` with a script in place of a Swift Testing program: it traps in `traps()`, exits in `leaves()`, and traps
/// in `races()` if other tests run at the same time.
final class TestingRunTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("testing-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func id(_ name: String) -> String { "Shop.Cart/\(name)()/Cart.swift:3:6" }

    /// Runs tests.
    /// - Returns: the result, the tests that ended, with repetitions, and the arguments of each run.
    private func run(_ tests: [String], start: String = "") throws -> (result: TestRun.Result, ran: [String]) {
        let program = folder + "/Tests.xctest"
        // In a parallel run, all tests begin before one ends.
        let script = #"""
            #!/bin/bash
            [ "$1" = --list-tests ] && exit
            all=0; filter=.; while [ $# -gt 0 ]; do
                case $1 in --event-stream-output-path) events=$2; shift ;; --no-parallel) all=1 ;; --filter) filter=$2; shift ;; esac
                shift
            done
            filter=${filter//\?:/}
            \#(start)
            tests=$(printf '%s\n' \#(tests.map { "'\(id($0))'" }.joined(separator: " ")) | grep -E "$filter")
            for test in $tests; do echo '{"kind":"test","payload":{"kind":"function","id":"'$test'"}}'; done >>$events
            begin() { echo '{"kind":"event","payload":{"kind":"testStarted","testID":"'$1'"}}' >>$events; }
            [ $all = 0 ] && for test in $tests; do begin $test; done
            for test in $tests; do
                [ $all = 1 ] && begin $test
                case $test in
                *traps*) echo 'Shop/Model.swift:70: Fatal error: no X' >&2; kill -ILL $$ ;;
                *races*) [ $all = 0 ] && kill -ILL $$ ;;
                *leaves*) exit 0 ;;
                esac
                echo $test >>\#(folder)/ran
                echo '{"kind":"event","payload":{"kind":"testEnded","testID":"'$test'"}}' >>$events
            done
            echo '{"kind":"event","payload":{"kind":"runEnded"}}' >>$events
            """#
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let run = TestRun(
            program: program, folder: folder, environment: ["PATH": "/usr/bin:/bin"], filter: nil, limit: 60)
        let result = try run.run()
        let ran = try? String(contentsOfFile: folder + "/ran", encoding: .utf8)
        return (result, ran?.split(separator: "\n").map { TestingEvents.name(String($0)) } ?? [])
    }

    func testOtherTestsRunAfterCrash() throws {
        let (result, ran) = try run(["first", "traps", "second", "leaves", "third"])
        XCTAssertEqual(ran, ["first", "second", "third"].map { "Shop.Cart/\($0)()" })
        XCTAssertEqual(result.count, 5)
        XCTAssertTrue(result.hasFailed)
    }

    func testCrashOnlyInParallelRunFails() throws {
        let (result, ran) = try run(["races", "first"])
        XCTAssertEqual(ran, ["Shop.Cart/races()", "Shop.Cart/first()"])
        XCTAssertEqual(result.count, 2)
        XCTAssertTrue(result.hasFailed)
    }

    func testACrashBeforeTheFirstTestFails() throws {
        let (result, ran) = try run(["first"], start: "kill -ILL $$")
        XCTAssertEqual(ran, [])
        XCTAssertEqual(result.count, 0)
        XCTAssertTrue(result.hasFailed)
    }

    func testSuccessfulRunNeedsOnePass() throws {
        let (result, ran) = try run(["first", "second"])
        XCTAssertEqual(ran.count, 2)
        XCTAssertEqual(result.count, 2)
        XCTAssertFalse(result.hasFailed)
    }

    func testEventsListTests() {
        let lines = """
            {"kind":"test","payload":{"kind":"suite","id":"Shop.Cart"},"version":0}
            {"kind":"test","payload":{"kind":"function","id":"\(id("a"))"},"version":0}
            {"kind":"test","payload":{"kind":"function","id":"\(id("b"))"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"Shop.Cart"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"\(id("a"))"},"version":0}
            {"kind":"event","payload":{"kind":"testSkipped","testID":"\(id("b"))"},"version":0}
            {"kind":"event","payload":{"kind":"testEnd
            """
        let events = TestingEvents(Array(lines.utf8))
        XCTAssertEqual(events.tests, [id("a"), id("b")])
        XCTAssertEqual(events.running, [id("a")])
        XCTAssertEqual(events.endedTests, [id("b")])
        XCTAssertFalse(events.isComplete)
    }

    func testPatternsMatchOnlyTheTests() throws {
        let pattern = try Regex(TestingEvents.pattern(of: [id("a"), id("b[1]")]))
        XCTAssertNotNil(id("a").firstMatch(of: pattern))
        XCTAssertNotNil(id("b[1]").firstMatch(of: pattern))
        XCTAssertNil(id("ab").firstMatch(of: pattern))
        let ids = (0..<6_000).map { id("aTestWithALongName\($0)") }
        XCTAssertLessThan(TestingEvents.pattern(of: ids).utf8.count, 131_072)
    }
}
