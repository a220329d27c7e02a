import Foundation

/// Collects results from the output of test runs: tests of XCTest that started and finished, their failures, and traps.
struct TestLog {
    /// A test that has started but not finished.
    struct RunningTest: Equatable {
        /// The name in XCTest's output, such as `CartTests.testTotal`.
        var name: String
        var start: Date
    }

    /// The names of the XCTest tests that have started, in order.
    private(set) var startedTests: [String] = []
    /// The test that is running, or nil. XCTest runs one test at a time.
    private(set) var runningTest: RunningTest?
    private(set) var failureCount = 0
    /// The number of failures because of thrown errors and crashes.
    private(set) var unexpectedFailureCount = 0
    private(set) var skippedCount = 0
    /// The last message of a trap or exception since the last test started.
    private(set) var trap: String?
    /// The number of lines read.
    private(set) var lineCount = 0

    /// Processes a line of standard output or standard error.
    mutating func process(_ text: String) {
        let line = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        lineCount += 1
        if line.contains("Fatal error") || line.contains("*** Terminating app") { trap = line }
        if let match = line.firstMatch(of: /^(.*)Test Case '(.+?)' started at\b/) {
            let name = String(match.2)
            startedTests.append(name)
            (runningTest, trap) = (RunningTest(name: name, start: Date()), nil)
        } else if let match = line.firstMatch(of: /Test Case '(.+?)' (passed|failed|skipped) \(/) {
            if runningTest?.name == String(match.1) { runningTest = nil }
            if match.2 == "skipped" { skippedCount += 1 }
        } else if let runningTest, line.contains(": error: \(runningTest.name) : ") {
            failureCount += 1
            if line.contains(" : threw error ") { unexpectedFailureCount += 1 }
        }
    }

    /// Discards the message of a trap in an earlier process.
    mutating func clearTrap() { trap = nil }

    /// Records that a test crashed the process.
    /// - Returns: the lines that XCTest prints for a failed test.
    mutating func recordCrash(of name: String, _ reason: String) -> String {
        let seconds = runningTest.map { Date().timeIntervalSince($0.start) } ?? 0
        if runningTest == nil { startedTests.append(name) }
        (failureCount, unexpectedFailureCount, runningTest) = (failureCount + 1, unexpectedFailureCount + 1, nil)
        let location = trap?.firstMatch(of: /^(\S.*?:\d+): Fatal error/).map { String($0.1) } ?? "<unknown>:0"
        return "\(location): error: \(name) : \(reason)\n"
            + "Test Case '\(name)' failed (\(Self.rounded(seconds)) seconds)\n"
    }

    /// Returns a summary of all runs in the format of XCTest.
    func summary(seconds: Double) -> String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let skips = skippedCount > 0 ? "\(count(skippedCount, "test")) skipped and " : ""
        let time = Self.rounded(seconds)
        return "Test Suite 'All runs' \(failureCount == 0 ? "passed" : "failed")\n"
            + "\t Executed \(count(startedTests.count, "test")), with \(skips)\(count(failureCount, "failure")) "
            + "(\(unexpectedFailureCount) unexpected) in \(time) (\(time)) seconds\n"
    }

    private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
