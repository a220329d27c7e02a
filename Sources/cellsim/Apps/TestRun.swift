import CellSimProcess
import Foundation
import Synchronization

/// Runs the tests of a built app. If a test crashes or hangs, the remaining tests still run.
final class TestRun: Sendable {
    private let program: String
    let folder: String
    private let environment: [String: String]
    let filter: String?
    private let limit: Double
    private let log = Mutex(TestLog())

    static let limitVariable = "CELLSIM_TEST_TIME_LIMIT"

    /// Creates a run without starting it.
    /// - Parameters:
    ///   - program: the path of the test program.
    ///   - folder: its working directory.
    ///   - environment: all its environment variables.
    ///   - filter: a regular expression for the names of tests, as in `swift test`.
    ///   - limit: the number of seconds without output after which a test is stopped, or 0 for no limit.
    init(program: String, folder: String, environment: [String: String], filter: String?, limit: Double) {
        (self.program, self.folder, self.filter, self.limit) = (program, folder, filter, limit)
        // A trap prints its own message, and a backtrace takes several seconds.
        var additions = ["SWIFT_BACKTRACE": "enable=no"]
        // Swift Testing also prints colours to pipes.
        if !TerminalColor.isEnabled(1) { additions["NO_COLOR"] = "1" }
        self.environment = environment.merging(additions) { given, _ in given }
    }

    /// Returns the limit in the environment variable, or otherwise 60 seconds.
    /// - Throws: `InvalidInput` if it is not a number of seconds.
    static func limit(_ environment: [String: String]) throws -> Double {
        guard let text = environment[limitVariable], !text.isEmpty else { return 60 }
        guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
            throw InvalidInput(
                "\(limitVariable): error: '\(text)' is not a number of seconds; use 0 for no limit")
        }
        return seconds
    }

    /// The results of a run.
    struct Result {
        var count: Int
        var hasFailed: Bool
    }

    /// Runs all tests, XCTest first.
    func run() throws -> Result {
        let start = Date()
        let failed = try runXCTest(start)
        let testing = try runSwiftTesting()
        return Result(
            count: log.withLock { $0.begun.count } + testing.count, hasFailed: failed || testing.hasFailed)
    }

    // MARK: XCTest

    private func runXCTest(_ start: Date) throws -> Bool {
        let listed = try list()
        let tests = try matching(listed.tests)
        if tests.isEmpty { return false }
        var (hasFailed, stopped): (Bool, [String]) = (false, [])
        if listed.isWhole {
            hasFailed = try run(tests, filter == nil ? [] : [Self.slice(of: tests)], &stopped)
        } else {
            // One class for each process, because a process creates the objects of all its tests first.
            for group in Self.classes(of: tests) {
                hasFailed = try run(group, [Self.slice(of: group)], &stopped, isClass: true) || hasFailed
            }
        }
        if !stopped.isEmpty {
            let text = log.withLock { $0.summary(seconds: Date().timeIntervalSince(start)) }
            FileHandle.standardOutput.write(Data(text.utf8))
            let tests = stopped.count == 1 ? "1 test" : "\(stopped.count) tests"
            logMessage("error: \(tests) ended the test process; the others ran without them:")
            for line in stopped { logMessage("  \(line)") }
        }
        return hasFailed
    }

    /// Groups tests by class, in order.
    static func classes(of tests: [String]) -> [[String]] {
        var groups: [[String]] = [], last = Substring()
        for test in tests {
            let name = test.prefix { $0 != "/" }
            if name == last { groups[groups.count - 1].append(test) } else { groups.append([test]) }
            last = name
        }
        return groups
    }

    /// Runs tests until each has run or ended the process.
    /// - Parameters:
    ///   - tests: the tests.
    ///   - first: the arguments of the first process.
    ///   - stopped: receives the tests that ended the process, and why.
    ///   - isClass: whether the tests are those of one class, whose objects may be impossible to create.
    /// - Returns: whether a test failed.
    private func run(
        _ tests: [String], _ first: [String], _ stopped: inout [String], isClass: Bool = false
    ) throws -> Bool {
        var (remaining, arguments) = (tests, first)
        var hasFailed = false
        while true {
            let before = log.withLock { $0.begun.count }
            let end = try self.start(arguments)
            hasFailed = hasFailed || end.end != .status(0)
            let (begun, open) = log.withLock { (Array($0.begun[before...]), $0.open) }
            let names = Set(begun)
            remaining.removeAll { names.contains(Self.xctestName($0)) }
            let isWhole = open == nil && [.status(0), .status(1)].contains(end.end)
            // Tests that did not run in a complete run do not belong to XCTest.
            if isWhole, arguments.isEmpty || remaining.isEmpty || begun.isEmpty { break }
            if !isWhole {
                hasFailed = true
                if isClass, open == nil, begun.isEmpty {
                    let reason = "the tests of the class cannot start: \(reason(end))"
                    for name in remaining.map(Self.xctestName) {
                        let lines = log.withLock { $0.recordCrash(of: name, reason) }
                        FileHandle.standardOutput.write(Data(lines.utf8))
                        stopped.append("\(name): \(reason)")
                    }
                    break
                }
                // A crash before the first test, such as in a class's set-up, is attributed to the first test.
                let name = open?.name ?? (begun.isEmpty ? remaining.first.map(Self.xctestName) : nil)
                if let name {
                    let reason = reason(end)
                    let lines = log.withLock { $0.recordCrash(of: name, reason) }
                    FileHandle.standardOutput.write(Data(lines.utf8))
                    stopped.append("\(name): \(reason)")
                    remaining.removeAll { Self.xctestName($0) == name }
                } else if remaining.isEmpty {
                    logMessage("error: after the last test: \(reason(end))")
                }
            }
            if remaining.isEmpty { break }
            arguments = [Self.slice(of: remaining)]
        }
        return hasFailed
    }

    /// Returns the reason why the process ended during a test.
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

    /// Returns the suggested fix for a class whose initialiser is missing if only its metatype is known, as in
    /// `(UIStoryboard.self as NSObject.Type).init()`. Returns an empty string for other traps.
    static func remedy(for trap: String) -> String {
        let pattern = /Use of unimplemented initializer '([^']+)' for class '(?:[^'.]+\.)*([^'.]+)'/
        guard let (_, initializer, type) = trap.firstMatch(of: pattern)?.output else { return "" }
        let own = type.hasPrefix("UI") || type.hasPrefix("NS") ? "" : ", or declare '\(initializer)' in it"
        return "; create the object with an initializer that '\(type)' declares, as in '\(type)(…)'\(own)"
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    }

    /// Returns all tests in the form `Module.Class/test`, and whether the program could list them.
    private func list() throws -> (tests: [String], isWhole: Bool) {
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
            let found = DiscoveredTests.names(of: program)
            guard !found.isEmpty else {
                throw InvalidInput(
                    "\(program): error: the tests cannot be listed: the process ended with \(end.status)")
            }
            logMessage(
                "note: the process that lists the tests ended with \(end.status): creating a test ended it; "
                    + "each test class runs in its own process")
            return (found, false)
        }
        let lines = text.split(separator: "\n").map(String.init)
        return (lines.filter { $0.wholeMatch(of: /[^\s\/]+\/[^\s\/]+/) != nil }, true)
    }

    private func matching(_ tests: [String]) throws -> [String] {
        guard let filter else { return tests }
        guard let expression = try? NSRegularExpression(pattern: filter) else {
            throw InvalidInput("--filter: error: '\(filter)' is not a regular expression")
        }
        return tests.filter {
            expression.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
        }
    }

    /// Returns a test's name as XCTest prints it, without the module.
    static func xctestName(_ test: String) -> String {
        test.split(separator: ".").dropFirst().joined(separator: ".").replacing("/", with: ".")
    }

    /// Joins as many of the first tests as fit into one command-line argument.
    static func slice(of tests: [String]) -> String {
        var (result, size) = ([String](), 0)
        for test in tests {
            size += test.utf8.count + 1
            if size > 100_000 { break }
            result.append(test)
        }
        return result.joined(separator: ",")
    }

    // MARK: Process

    func start(_ arguments: [String]) throws -> (end: SupervisedProcess.End, isStopped: Bool) {
        log.withLock { $0.clearTrap() }
        // Uses one pipe for both outputs, as in `swift test`, so that the lines are in order.
        let output = OutputTee(to: 1) { [self] line in log.withLock { $0.read(line) } }
        defer { output.finish() }
        do {
            let process = try SupervisedProcess(
                program, arguments, environment: environment, folder: folder,
                streams: (0, output.input.fileDescriptor, output.input.fileDescriptor))
            return process.wait(limit: limit) { log.withLock { $0.lineCount } }
        } catch { throw InvalidInput(error.description) }
    }
}
