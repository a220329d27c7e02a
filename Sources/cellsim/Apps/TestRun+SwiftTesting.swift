import CellSimProcess
import Foundation

/// The part of `TestRun` that runs the tests of Swift Testing. They run in parallel. If one of them ends the process, the remaining tests
/// run one at a time.
extension TestRun {
    /// The results of a run of Swift Testing.
    private struct TestingResult {
        /// The tests that have finished or were skipped.
        var endedTests: Set<String> = []
        /// The tests that ended the process while no other test was running, with the reason.
        var crashedTests: [(test: String, reason: String)] = []
        /// The tests that were running in parallel when the process ended, with the reason.
        var concurrentTests: (tests: [String], reason: String)?
        /// The tests that couldn't be run, with the reason.
        var notRun: (tests: [String], reason: String)?
        var hasFailed = false
    }

    /// Runs the tests of Swift Testing.
    /// - Returns: the number of tests that ran, and whether the run failed.
    func runSwiftTesting() throws -> Result {
        let file = folder + "/testing.events"
        var result = TestingResult()
        var remaining: [String]?
        while remaining?.isEmpty != true {
            try AtomicFile.write([], to: file)
            let selection = remaining.map { ["--no-parallel", "--filter", TestingEvents.pattern(of: $0)] }
            let end = try runProgram(
                [
                    "--testing-library", "swift-testing", "--event-stream-version", "0", "--event-stream-output-path",
                    file,
                ]
                    + (selection ?? filter.map { ["--filter", $0] } ?? []))
            let events = TestingEvents((try? FileReader.read(file)) ?? [])
            // The program exits with this status if there are no tests of Swift Testing.
            if end.end == .status(69), events.tests.isEmpty, remaining == nil { break }
            let previousCount = result.endedTests.count + result.crashedTests.count
            result.hasFailed = result.hasFailed || end.end != .status(0) || !events.isComplete
            result.endedTests.formUnion(events.endedTests)
            if !events.isComplete { recordCrash(events, reason(end), isAlone: remaining != nil, in: &result) }
            let completedTests = result.endedTests.union(result.crashedTests.map(\.test))
            let isFirst = remaining == nil
            remaining = (remaining ?? events.tests).filter { !completedTests.contains($0) }
            if isFirst, events.isComplete { break }
            // Without progress, another run would end in the same way.
            let hasNoProgress = !isFirst && result.endedTests.count + result.crashedTests.count == previousCount
            if let missedTests = remaining, !missedTests.isEmpty, hasNoProgress || events.tests.isEmpty {
                result.notRun = (missedTests, events.isComplete ? "they were not found again" : reason(end))
                break
            }
            if isFirst, events.tests.isEmpty { result.notRun = ([], reason(end)) }
        }
        report(result)
        return Result(count: result.endedTests.count + result.crashedTests.count, hasFailed: result.hasFailed)
    }

    /// Records the tests that may have ended the process.
    private func recordCrash(_ events: TestingEvents, _ reason: String, isAlone: Bool, in result: inout TestingResult) {
        if isAlone || events.running.count == 1 {
            if let test = events.running.last { result.crashedTests.append((test, reason)) }
        } else if !events.running.isEmpty {
            result.concurrentTests = (events.running, reason)
        }
    }

    private func report(_ result: TestingResult) {
        func names(_ tests: [String]) -> String { tests.map(TestingEvents.name).joined(separator: ", ") }
        if !result.crashedTests.isEmpty {
            let count = result.crashedTests.count
            logMessage(
                "error: \(count == 1 ? "1 test" : "\(count) tests") of Swift Testing ended the test process; the others ran "
                    + "without them:")
            for (test, reason) in result.crashedTests { logMessage("  \(TestingEvents.name(test)): \(reason)") }
        } else if let (tests, reason) = result.concurrentTests {
            logMessage(
                "error: \(reason): the test process ended while these tests of Swift Testing ran at the same time; none ended "
                    + "it alone: \(names(tests))")
        }
        if let (tests, reason) = result.notRun {
            let rest =
                tests.isEmpty ? "no test of Swift Testing was run" : "these tests of Swift Testing were not run: "
            logMessage("error: \(reason): \(rest)\(names(tests))")
        }
    }
}
