import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim accept`: what a run drew becomes the references.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Put the new pictures of a run in the place of references that differ or are missing.")

    @Argument(
        help: ArgumentHelp(
            "cellsim.yml, the folder it lies in, a JSON report, or the folder SNAPSHOT_ARTIFACTS of a test run.",
            valueName: "path"))
    var path = "cellsim.yml"

    @Option(help: ArgumentHelp("A regular expression that the names of the cases have to match.", valueName: "regex"))
    var filter: String?

    @Flag(help: "Only tell what would be done.")
    var dryRun = false

    func run() throws {
        if let prohibition = RecordingProhibition.reason(ProcessInfo.processInfo.environment), !dryRun {
            complain("cellsim: error: \(prohibition)")
            throw ExitCode(1)
        }
        let report = try LastRun.report(path)
        let isTestRun = ResultsFolder(path: path).exists
        let pattern: Regex<AnyRegexOutput>?
        do {
            pattern = try filter.map { try Regex($0) }
        } catch {
            throw ValidationError("--filter '\(filter ?? "")' is no regular expression")
        }
        var count = 0
        for one in report.cases where one.state == .different || one.state == .new {
            if let pattern, !one.name.contains(pattern) { continue }
            guard let actual = one.actual, let reference = one.reference else { continue }
            do {
                if !dryRun { try SnapshotRun.accept(actual, as: reference, isFinal: isTestRun) }
            } catch {
                throw InvalidInput("\(error)")
            }
            try Answer.print("\(dryRun ? "would accept" : "accepted") \(one.name): \(reference)")
            count += 1
        }
        try Answer.print("\(count) \(dryRun ? "to accept" : "accepted")")
    }
}

/// What the last run of `cellsim snapshot` or of tests found.
enum LastRun {
    /// The report at the path itself, the results that tests left there, or what the configuration there leads to.
    /// - Throws: `InvalidInput`.
    static func report(_ path: String) throws -> Report {
        do {
            if ResultsFolder(path: path).exists { return try ResultsFolder(path: path).report() }
            if path.hasSuffix(".json") { return try Report(path: path) }
            let plan = try SnapshotPlan(path: path)
            guard FileManager.default.fileExists(atPath: plan.results) else {
                throw InvalidInput("\(plan.results): error: no such file; run 'cellsim snapshot' first")
            }
            return try Report(path: plan.results)
        } catch let problem as ReportProblem {
            throw InvalidInput(problem)
        }
    }
}

/// Whether the environment forbids to change references.
enum RecordingProhibition {
    /// Why nothing may be recorded; nil when it may.
    static func reason(_ environment: [String: String]) -> String? {
        switch environment["SNAPSHOT_TESTING_FORBID_RECORDING"] {
        case "0": return nil
        case let word? where !word.isEmpty: return "recording is forbidden by SNAPSHOT_TESTING_FORBID_RECORDING=\(word)"
        default: break
        }
        guard !["", "0", "false"].contains((environment["CI"] ?? "").lowercased()) else { return nil }
        return "recording is forbidden because CI is set; SNAPSHOT_TESTING_FORBID_RECORDING=0 allows it"
    }
}
