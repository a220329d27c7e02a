import ArgumentParser
import CellSimCompare
import CellSimLanguages
import CellSimProcess
import CellSimSystem
import Foundation
import UIKit

/// `cellsim snapshot`: draws the cases of `cellsim.yml`, and compares them with their references.
struct SnapshotCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Draw the cases of cellsim.yml, and compare them.",
        usage: "cellsim snapshot [options] [<path>]",
        discussion: """
            Writes new pictures, differences and results.json to the folder 'artifacts' of \
            cellsim.yml. Unchanged cases come from a cache. Nothing is recorded if CI is set \
            or SNAPSHOT_TESTING_FORBID_RECORDING=1. Exit codes: 0 same, 1 different, 3 a case \
            cannot be drawn. See docs/SnapshotTests.md.
            """,
        examples: [
            "cellsim snapshot --record all",
            "cellsim snapshot --filter 'dark$' --reporter html=report.html",
        ])

    @Argument(help: ArgumentHelp("cellsim.yml or its folder. (default: the nearest cellsim.yml)", valueName: "path"))
    var path: String?

    @OptionGroup(title: "Input") var configuration: ConfigurationOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Cases") var cases: Cases

    @OptionGroup(title: "Cases") var jobs: JobOptions

    @OptionGroup(title: "Recording") var recording: Recording

    @OptionGroup(title: "Cache") var cache: CacheOptions

    @OptionGroup(title: "Report") var reporting: ReporterOptions

    func validate() throws {
        guard cases.app == nil, let target = cases.target else { return }
        throw ValidationError("--target \(target): needs --app, which names the project")
    }

    /// The options that select the cases to run.
    struct Cases: ParsableArguments {
        @Option(help: ArgumentHelp("Run only cases whose names match.", valueName: "regex"))
        var filter: String?

        @Option(
            help: ArgumentHelp(
                "The part to run, as in 2/8; /8 uses the index of a Kubernetes job. (default: Bazel's shard, or all)",
                valueName: "i/n"))
        var shard: ShardOption?

        @Option(
            help: ArgumentHelp("The iOS version of cases that name none: 17 or 26.", valueName: "version"),
            transform: SystemVersion.fromFlag)
        var system: SystemVersion?

        @Option(
            help: ArgumentHelp("Draw with the classes of this app, as 'cellsim app' builds it.", valueName: "project"))
        var app: String?

        @Option(help: ArgumentHelp("The app, if the project has several.", valueName: "name"))
        var target: String?
    }

    /// The options for recording references.
    struct Recording: ParsableArguments {
        @Option(help: ArgumentHelp("What to record. (default: missing)", valueName: "mode"))
        var record: SnapshotRun.Mode?

        @Flag(help: "Record incomplete pictures too.")
        var allowPlaceholders = false

        @Flag(help: "Leave out the tree of views that explains differences.")
        var noTree = false
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let shard = try ShardOption.resolved(self.cases.shard, environment: environment)
        ShardOption.acknowledgeSharding(environment: environment)
        // Pictures of apps aren't cached, because the cache doesn't track the app's sources.
        let location = self.cases.app == nil ? cache.resolvedFolder(environment) : nil
        if location != nil { InputLog.startRecording() }
        let configurationPath = try configuration.path(orArgument: path) ?? ConfigurationSearch.defaultPath
        // The file accesses don't have to be recorded, because the cases contain the configuration's values. Messages about the
        // configuration are printed in each run.
        var plan = try Notice.collecting {
            try InputLog.recording { try SnapshotPlan(path: configurationPath, system: self.cases.system) }.result
        }.result
        if recording.noTree { plan.hasTrees = false }
        let selectedCases = try selectedCases(plan, shard)
        try reporting.check(
            inputs: [plan.path]
                + plan.cases.flatMap { [$0.document, plan.referencePath($0)] + ($0.data.map { [$0] } ?? []) })
        let mode = try mode(environment)
        var blockedCases: [ReportCase] = [], appStatus: Int32 = 0
        let cases = try MainActor.assumeIsolated { [plan] in
            // Invalid values of these environment variables are reported even if nothing is drawn.
            _ = (SystemVersion.current, InterfaceLanguage.current, UIScreen.main.bounds)
            if ProcessInfo.processInfo.environment["CELLSIM_DATE"] != nil { _ = UIDatePicker().date }
            var fonts = fonts
            fonts.paths += plan.fonts
            // Fonts are searched again in each run. The cache identifies them by the contents of their files.
            try InputLog.withoutRecording { try fonts.register(documents: selectedCases.map(\.document)) }
            let cache = location.flatMap { openCache($0, environment, hasTrees: plan.hasTrees) }
            var appOutcomes: [String: AppCaseRenderer.Outcome] = [:]
            if let app = self.cases.app {
                let appRenderer = AppCaseRenderer(project: app, target: self.cases.target)
                (appOutcomes, appStatus) = try appRenderer.draw(selectedCases, plan)
            }
            let bar = ProgressBar(total: selectedCases.count, from: 20)
            defer { bar.finish() }
            var run = SnapshotRun(plan: plan, mode: mode, jobs: jobs.count, cache: cache)
            run.appOutcomes = appOutcomes
            run.allowsPlaceholders = recording.allowPlaceholders || plan.allowsPlaceholders
            var cases = try run.run(selectedCases) { bar.update($0) }
            DocumentHistory.addBlame(to: &cases)
            blockedCases = cases.filter(run.isBlockedByMissingResources)
            return cases
        }
        for reportCase in blockedCases {
            let location =
                reportCase.file.map { file in reportCase.line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
            logMessage("\(location)error: '\(reportCase.name)': \(reportCase.message ?? "not recorded")")
        }
        for reportCase in cases where reportCase.state == .unreadable {
            logMessage(reportCase.message ?? "\(reportCase.name): error: cannot be drawn")
        }
        let missing = cases.count { $0.state == .new }
        if mode == .never, missing > 0 {
            logMessage(
                "cellsim: error: \(missing) case\(missing == 1 ? "" : "s") without a reference, and recording is off: run "
                    + "'cellsim snapshot' on your machine, or 'cellsim accept' with these results, and commit the references"
            )
        }
        var report = Report(cases: cases, shard: shard, isFiltered: self.cases.filter != nil)
        // The versions of the libraries are included, because another version can cause a difference.
        if report.exitCode != 0 { report.libraries = Dictionary(DrawingLibrary.versions()) { first, _ in first } }
        let results = Reporter(form: .json, path: plan.resultsPath)
        try report.write(to: [results] + reporting.reporters(of: plan.path.parentFolder))
        if let crashCode = selectedCases.indices.compactMap({ WorkCrash(at: $0)?.exitCode }).max() {
            throw ExitCode(crashCode)
        }
        if report.exitCode != 0 { throw ExitCode(report.exitCode) }
        if appStatus != 0 { throw ExitCode(appStatus) }
    }

    /// Opens the cache. Reports a cache folder that other users could have written to, and a specified folder that isn't writable.
    private func openCache(_ location: String, _ environment: [String: String], hasTrees: Bool) -> SnapshotCache? {
        do { return SnapshotCache(try CacheFolder(location), environment, hasTrees: hasTrees) } catch let error
            as PrivateFolder.Rejection
        {
            logMessage("cellsim: warning: this run uses no cache: \(error)")
            return nil
        } catch {
            if cache.folder != nil || environment["CELLSIM_CACHE"] != nil {
                logMessage("cellsim: note: this run uses no cache: \(location): \(FailureReport.reason(of: error))")
            }
            return nil
        }
    }

    /// Returns the cases that match the filter and belong to the shard.
    private func selectedCases(_ plan: SnapshotPlan, _ shard: Report.Shard?) throws -> [SnapshotPlan.Case] {
        guard !plan.cases.isEmpty else {
            throw ValidationError("\(plan.path): 'cases' is empty: there is nothing to compare")
        }
        let filteredCases = try CaseFilter.filtered(plan.cases, cases.filter) { $0.name }
        guard let shard else { return filteredCases }
        return filteredCases.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
    }

    /// Returns the mode according to the options and the environment, or `never` if recording is forbidden.
    private func mode(_ environment: [String: String]) throws -> SnapshotRun.Mode {
        let reason = RecordingProhibition.reason(environment)
        if let reason {
            if let record = recording.record, record != .never { logMessage("cellsim: note: \(reason)") }
            return .never
        }
        if let record = recording.record { return record }
        guard let value = environment["SNAPSHOT_TESTING_RECORD"], !value.isEmpty else { return .missing }
        guard let mode = SnapshotRun.Mode(rawValue: value) else {
            throw ValidationError("SNAPSHOT_TESTING_RECORD must be all, missing, failed or never, not '\(value)'")
        }
        return mode
    }
}
