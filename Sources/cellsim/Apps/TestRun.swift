import CellSimProcess
import Foundation
import Synchronization

/// Runs the tests of a built app. If a test crashes or hangs, the remaining tests are still run.
final class TestRun: Sendable {
    private let program: String
    let folder: String
    private let environment: [String: String]
    let filter: String?
    private let limit: Double
    private let log = Mutex(TestLog())

    static let limitVariable = "CELLSIM_TEST_TIME_LIMIT"

    /// Creates a run, but doesn't start it.
    /// - Parameters:
    ///   - program: the path of the test program.
    ///   - folder: the working directory of the program.
    ///   - environment: the environment variables of the program.
    ///   - filter: a regular expression for the names of tests, as in `swift test`.
    ///   - limit: the time in seconds without output after which a test is stopped, or 0 for no limit.
    init(program: String, folder: String, environment: [String: String], filter: String?, limit: Double) {
        (self.program, self.folder, self.filter, self.limit) = (program, folder, filter, limit)
        // Disables backtraces, which take several seconds. The message of the trap is sufficient.
        var additions = ["SWIFT_BACKTRACE": "enable=no"]
        // Swift Testing would print colours even to pipes.
        if !TerminalColor.isEnabled(1) { additions["NO_COLOR"] = "1" }
        self.environment = environment.merging(additions) { existing, _ in existing }
    }

    /// Returns the time limit according to the environment, or 60 seconds by default.
    /// - Throws: `InvalidInput` if the value isn't a number of seconds.
    static func limit(_ environment: [String: String]) throws -> Double {
        guard let text = environment[limitVariable], !text.isEmpty else { return 60 }
        guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
            throw InvalidInput(
                "\(limitVariable): error: '\(text)' is not a number of seconds; use 0 for no limit")
        }
        return seconds
    }

    /// The result of a run.
    struct Result {
        var count: Int
        var hasFailed: Bool
    }

    /// Runs all tests: first those of XCTest, then those of Swift Testing.
    func run() throws -> Result {
        let start = Date()
        let failed = try runXCTest(start)
        let testing = try runSwiftTesting()
        return Result(
            count: log.withLock { $0.startedTests.count } + testing.count, hasFailed: failed || testing.hasFailed)
    }

    // MARK: XCTest

    private func runXCTest(_ start: Date) throws -> Bool {
        let listing = try listTests()
        let tests = try matching(listing.tests)
        if tests.isEmpty { return false }
        var (hasFailed, crashDescriptions): (Bool, [String]) = (false, [])
        if listing.isComplete {
            hasFailed = try run(tests, filter == nil ? [] : [Self.argument(of: tests)], &crashDescriptions)
        } else {
            // One process per class, because a process creates the objects of all its tests first.
            for group in Self.groupedByClass(tests) {
                let failed = try run(group, [Self.argument(of: group)], &crashDescriptions, isSingleClass: true)
                hasFailed = failed || hasFailed
            }
        }
        if !crashDescriptions.isEmpty {
            let text = log.withLock { $0.summary(seconds: Date().timeIntervalSince(start)) }
            FileHandle.standardOutput.write(Data(text.utf8))
            let tests = crashDescriptions.count == 1 ? "1 test" : "\(crashDescriptions.count) tests"
            logMessage("error: \(tests) ended the test process; the others ran without them:")
            for line in crashDescriptions { logMessage("  \(line)") }
        }
        return hasFailed
    }

    /// Groups tests by class, in order.
    static func groupedByClass(_ tests: [String]) -> [[String]] {
        var groups: [[String]] = [], previousClass = Substring()
        for test in tests {
            let testClass = test.prefix { $0 != "/" }
            if testClass == previousClass { groups[groups.count - 1].append(test) } else { groups.append([test]) }
            previousClass = testClass
        }
        return groups
    }

    /// Runs tests until each has run or ended the process.
    /// - Parameters:
    ///   - tests: the tests.
    ///   - firstArguments: the arguments of the first process.
    ///   - crashDescriptions: receives the tests that ended the process, with the reasons.
    ///   - isSingleClass: whether all tests belong to one class, so that a crash before the first test is a crash in the
    ///     initialisers of that class.
    /// - Returns: whether a test failed.
    private func run(
        _ tests: [String], _ firstArguments: [String], _ crashDescriptions: inout [String], isSingleClass: Bool = false
    ) throws -> Bool {
        var (remaining, arguments) = (tests, firstArguments)
        var hasFailed = false
        while true {
            let previousCount = log.withLock { $0.startedTests.count }
            let end = try self.runProgram(arguments)
            hasFailed = hasFailed || end.end != .status(0)
            let (startedTests, runningTest) = log.withLock {
                (Array($0.startedTests[previousCount...]), $0.runningTest)
            }
            let names = Set(startedTests)
            remaining.removeAll { names.contains(Self.xctestName($0)) }
            let isComplete = runningTest == nil && [.status(0), .status(1)].contains(end.end)
            // If the run is complete, the tests that didn't run don't belong to XCTest.
            if isComplete, arguments.isEmpty || remaining.isEmpty || startedTests.isEmpty { break }
            if !isComplete {
                hasFailed = true
                if isSingleClass, runningTest == nil, startedTests.isEmpty {
                    let reason = "the tests of the class cannot start: \(reason(end))"
                    for name in remaining.map(Self.xctestName) {
                        let lines = log.withLock { $0.recordCrash(of: name, reason) }
                        FileHandle.standardOutput.write(Data(lines.utf8))
                        crashDescriptions.append("\(name): \(reason)")
                    }
                    break
                }
                // A crash before the first test, for example in the set-up of a class, is attributed to the first test.
                let name = runningTest?.name ?? (startedTests.isEmpty ? remaining.first.map(Self.xctestName) : nil)
                if let name {
                    let reason = reason(end)
                    let lines = log.withLock { $0.recordCrash(of: name, reason) }
                    FileHandle.standardOutput.write(Data(lines.utf8))
                    crashDescriptions.append("\(name): \(reason)")
                    remaining.removeAll { Self.xctestName($0) == name }
                } else if remaining.isEmpty {
                    logMessage("error: after the last test: \(reason(end))")
                }
            }
            if remaining.isEmpty { break }
            arguments = [Self.argument(of: remaining)]
        }
        return hasFailed
    }

    /// Returns a description of the reason why the process ended during a test.
    func reason(_ end: (end: SupervisedProcess.End, isStopped: Bool)) -> String {
        if end.isStopped {
            return "no output for \(Self.text(limit)) seconds (\(Self.limitVariable) changes the limit)"
        }
        if let trap = log.withLock({ $0.trap }) {
            return trap.replacing(/^.*?(?=Fatal error)/, with: "") + Self.remedy(for: trap)
        }
        return switch end.end {
        case .signal(let number): "ended the test process with signal \(number)"
        case .status(let status): "ended the test process with status \(status)"
        }
    }

    /// Returns a suggestion if a class was created through a metatype without the initialiser, as in `(UIStoryboard.self as
    /// NSObject.Type).init()`. Returns an empty string for other traps.
    static func remedy(for trap: String) -> String {
        let pattern = /Use of unimplemented initializer '([^']+)' for class '(?:[^'.]+\.)*([^'.]+)'/
        guard let (_, initializer, type) = trap.firstMatch(of: pattern)?.output else { return "" }
        let declarationHint = type.hasPrefix("UI") || type.hasPrefix("NS") ? "" : ", or declare '\(initializer)' in it"
        return "; create the object with an initializer that '\(type)' declares, as in '\(type)(…)'\(declarationHint)"
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    }

    /// Returns the names of all tests in the form `Module.Class/test`, and whether the program could list them.
    private func listTests() throws -> (tests: [String], isComplete: Bool) {
        let pipe = Pipe()
        let process: SupervisedProcess
        do {
            process = try SupervisedProcess(
                program, ["--list-tests"], environment: environment, folder: folder,
                streams: (0, pipe.fileHandleForWriting.fileDescriptor, 2))
        } catch { throw InvalidInput(error.description) }
        try? pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let end = process.wait()
        guard end == .status(0) else {
            let discovered = DiscoveredTests.names(of: program)
            guard !discovered.isEmpty else {
                throw InvalidInput(
                    "\(program): error: the tests cannot be listed: the process ended with \(end.status)")
            }
            logMessage(
                "note: the process that lists the tests ended with \(end.status): creating a test ended it; "
                    + "each test class runs in its own process")
            return (discovered, false)
        }
        let lines = text.split(separator: "\n").map(String.init)
        return (lines.filter { $0.wholeMatch(of: /[^\s\/]+\/[^\s\/]+/) != nil }, true)
    }

    /// Returns the tests that match the filter.
    private func matching(_ tests: [String]) throws -> [String] {
        guard let filter else { return tests }
        guard let expression = try? NSRegularExpression(pattern: filter) else {
            throw InvalidInput("--filter: error: '\(filter)' is not a regular expression")
        }
        return tests.filter {
            expression.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
        }
    }

    /// Returns a test's name in XCTest's output, which doesn't contain the module.
    static func xctestName(_ test: String) -> String {
        test.split(separator: ".").dropFirst().joined(separator: ".").replacing("/", with: ".")
    }

    /// Returns a comma-separated list with as many of the first tests as fit into one command-line argument.
    static func argument(of tests: [String]) -> String {
        var (result, size) = ([String](), 0)
        for test in tests {
            size += test.utf8.count + 1
            if size > 100_000 { break }
            result.append(test)
        }
        return result.joined(separator: ",")
    }

    // MARK: Process

    /// Runs the test program and waits until it ends or is stopped.
    func runProgram(_ arguments: [String]) throws -> (end: SupervisedProcess.End, isStopped: Bool) {
        log.withLock { $0.clearTrap() }
        // Both streams use one pipe, as in `swift test`, so that their lines stay in order.
        let output = OutputTee(to: 1) { [self] line in log.withLock { $0.process(line) } }
        defer { output.finish() }
        do {
            let process = try SupervisedProcess(
                program, arguments, environment: environment, folder: folder,
                streams: (0, output.input.fileDescriptor, output.input.fileDescriptor))
            return process.wait(limit: limit) { log.withLock { $0.lineCount } }
        } catch { throw InvalidInput(error.description) }
    }
}
