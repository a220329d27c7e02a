import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim accept`: replaces references with the new pictures of a run.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Replace references with the new pictures of a run.",
        usage: "cellsim accept [options] [<path>]",
        discussion: """
            Writes only inside the working directory: to folders named __Snapshots__, \
            Snapshots or ReferenceImages…, and to folders that cellsim.yml or --references \
            names. Incomplete pictures are rejected without --allow-placeholders. If one \
            picture is rejected, none is accepted. --from-run takes the pictures of a build \
            server's run; look at them first, because their age is not checked.
            """,
        examples: [
            "cellsim accept --dry-run",
            "cellsim accept --filter 'Cell/dark'",
        ])

    @Argument(
        help: ArgumentHelp(
            "cellsim.yml or its folder, a JSON report, or the SNAPSHOT_ARTIFACTS folder of tests. (default: the nearest cellsim.yml)",
            valueName: "path"))
    var path: String?

    @OptionGroup(title: "Input") var configuration: ConfigurationOptions

    @OptionGroup(title: "Input") var references: ReferenceOptions

    @OptionGroup(title: "Input") var input: Input

    @OptionGroup(title: "Cases") var cases: Cases

    @OptionGroup(title: "Output") var output: Output

    /// The options for the folders of new pictures.
    struct Input: ParsableArguments {
        @Option(help: ArgumentHelp("Another folder with new pictures; repeatable.", valueName: "folder"))
        var artifacts: [String] = []

        @Option(
            help: ArgumentHelp(
                "The files of another run: its uploaded folder, a zip archive of it, or the archive's https URL.",
                valueName: "folder"))
        var fromRun: String?
    }

    /// The options that select the cases to accept.
    struct Cases: ParsableArguments {
        @Option(help: ArgumentHelp("Accept only cases whose names match.", valueName: "regex"))
        var filter: String?

        @Option(
            name: .customLong("class"),
            help: ArgumentHelp("Only cases of a class of --against-simulator; repeatable.", valueName: "class"))
        var classes: [SimulatorComparison.Class] = []

        @Option(
            name: .customLong("cause"),
            help: ArgumentHelp(
                "Only pictures of a cause, by its number in the report; repeatable.", valueName: "number"))
        var causes: [Int] = []

        @Flag(help: "Accept pictures that are older than their document.")
        var stale = false

        @Flag(help: "Accept incomplete pictures too.")
        var allowPlaceholders = false
    }

    /// The options for the output.
    struct Output: ParsableArguments {
        @Flag(help: "Only print what would be accepted.")
        var dryRun = false
    }

    func run() throws {
        let dryRun = output.dryRun
        if let prohibition = RecordingProhibition.reason(ProcessInfo.processInfo.environment), !dryRun {
            logMessage("cellsim: error: \(prohibition)")
            throw ExitCode(1)
        }
        let configurationPath = try configuration.path(orArgument: path)
        let path = input.fromRun ?? configurationPath ?? ConfigurationSearch.defaultPath
        // The files of an extracted archive exist only as long as this object.
        let importedRun = try input.fromRun.map { try AcceptCommand.importRun($0, configurationPath) }
        defer { withExtendedLifetime(importedRun) {} }
        let lastRun = try importedRun?.run ?? LastRun(path: path)
        guard !lastRun.report.cases.isEmpty else {
            throw ValidationError("\(path): there are no cases in the results: nothing was compared")
        }
        let filteredCases = try CaseFilter.filtered(lastRun.report.cases, cases.filter) { $0.name }
        for reportCase in filteredCases where reportCase.kind == .reuse && !reportCase.isGood {
            logMessage("\(reportCase.name): note: a reuse leak cannot be accepted; fix it in the cell's code")
        }
        var acceptance = Acceptance(
            locations: try references.locations(plan: lastRun.plan),
            snapshots: try NewSnapshots(folders: [lastRun.artifacts] + input.artifacts + AcceptCommand.differences))
        acceptance.allowsPlaceholders = cases.allowPlaceholders || lastRun.plan?.allowsPlaceholders == true
        // The files of another run have the time of their download, so they cannot be compared with the documents.
        if let plan = lastRun.plan, importedRun == nil, !cases.stale {
            acceptance.documents = AcceptCommand.documents(plan)
        }
        let causeMembers = try caseNamesForCauses(lastRun.report.cases)
        let casesToAccept = filteredCases.filter { reportCase in
            guard reportCase.kind == nil, causeMembers?.contains(reportCase.name) ?? true else { return false }
            if cases.classes.isEmpty { return reportCase.state == .different || reportCase.state == .new }
            return reportCase.simulator.map(cases.classes.contains) ?? false
        }
        let steps = try acceptance.steps(casesToAccept)
        var completed: [Acceptance.Step] = []
        // Completed steps are reported even if a later one fails.
        let failure = Result {
            for step in steps {
                if !dryRun { try acceptance.perform(step) }
                completed.append(step)
            }
        }
        for step in completed {
            try StandardOutput.print("\(dryRun ? "would accept" : "accepted") \(step.name): \(step.referencePath)")
        }
        let isComplete = completed.count == steps.count && !dryRun && !completed.isEmpty
        try StandardOutput.print(
            result: "\(completed.count) \(dryRun ? "to accept" : "accepted")", isComplete ? .passed : .warning)
        do { try failure.get() } catch let rejection as ConfinedFolder.Rejection { throw InvalidInput(rejection) }
    }

    /// Returns the files of another run. The references are those of the configuration in the working directory, if there is one.
    private static func importRun(_ source: String, _ configurationPath: String?) throws -> ImportedRun {
        let path = configurationPath ?? ConfigurationSearch.nearestFile(from: "")
        return try ImportedRun(
            source, plan: path.map { try LastRun.plan($0) }, environment: ProcessInfo.processInfo.environment)
    }

    /// Returns the names of the cases with the selected causes, or nil if no cause is selected.
    private func caseNamesForCauses(_ all: [ReportCase]) throws -> Set<String>? {
        if cases.causes.isEmpty { return nil }
        let groups = CauseGroups(all).groups
        return try Set(
            cases.causes.flatMap { number in
                guard groups.indices.contains(number - 1) else {
                    let available =
                        groups.isEmpty ? "the results explain no difference" : "the results have 1 to \(groups.count)"
                    throw ValidationError("--cause \(number): unknown cause; \(available)")
                }
                return groups[number - 1].members
            })
    }

    /// The existing folder for failed pictures of `iOSSnapshotTestCase`, according to the environment.
    private static var differences: [String] {
        guard let path = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"], !path.isEmpty else { return [] }
        return FileManager.default.fileExists(atPath: path) ? [path] : []
    }

    /// Returns the documents and data files of each case, keyed by case name.
    private static func documents(_ plan: SnapshotPlan) -> [String: [String]] {
        Dictionary(plan.cases.map { ($0.name, [$0.document] + ($0.data.map { [$0] } ?? [])) }) { first, _ in first }
    }
}

/// Determines whether the environment forbids recording references.
enum RecordingProhibition {
    /// Returns the reason why recording is forbidden, or nil if it is allowed.
    static func reason(_ environment: [String: String]) -> String? {
        switch environment["SNAPSHOT_TESTING_FORBID_RECORDING"] {
        case "0": return nil
        case let value? where !value.isEmpty:
            return "recording is forbidden by SNAPSHOT_TESTING_FORBID_RECORDING=\(value)"
        default: break
        }
        guard !["", "0", "false"].contains((environment["CI"] ?? "").lowercased()) else { return nil }
        return "recording is forbidden because CI is set; SNAPSHOT_TESTING_FORBID_RECORDING=0 allows it"
    }
}

extension SimulatorComparison.Class: ExpressibleByArgument {}
