import ArgumentParser
import CellSimCompare
import CellSimLanguages
import CellSimProcess
import CellSimSystem
import Foundation
import UIKit

/// `cellsim snapshot`: the cases of `cellsim.yml`, drawn and compared.
struct SnapshotCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Draw the cases that cellsim.yml declares and compare them with their references.",
        discussion: """
            Results go to the folder 'artifacts' of cellsim.yml: new pictures, pictures of the differences, and \
            results.json. A case of which nothing has changed that it depends on is not drawn again: its picture comes \
            from a cache, and everything is compared, written and reported as without one. Where recording is forbidden (SNAPSHOT_TESTING_FORBID_RECORDING=1, or CI is set), nothing is \
            recorded whatever --record says. What a picture lacks is reported with its case: an image, a system symbol, a font, a \
            library, characters that no font has, or content of the app's code. A picture that lacks one of these but the last \
            is not recorded, unless --allow-placeholders or 'allow-placeholders: true' in cellsim.yml allows it. Exit codes: 0 no differences, 1 differences, 3 a case cannot be drawn.
            """)

    @Argument(
        help: ArgumentHelp(
            "cellsim.yml, or the folder it is in. (default: the nearest one from here upward)", valueName: "path"))
    var path: String?

    @Option(
        help:
            "What is recorded: missing references, failed ones too, all that changed, or never any. (default: missing)")
    var record: SnapshotRun.Mode?

    @Option(help: ArgumentHelp("Run only the cases whose names match this regular expression.", valueName: "regex"))
    var filter: String?

    @Option(
        help: ArgumentHelp(
            "The part of the cases to run, as in 2/8; /8 takes the index of a Kubernetes job. (default: Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, else all)",
            valueName: "i/n"))
    var shard: ShardChoice?

    @Option(
        help: ArgumentHelp("How many threads draw and compare. (default: one per core)", valueName: "count"),
        transform: NumberOption.jobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "The system of cases that name none, 17 or 26, in place of the one that cellsim.yml names for all.",
            valueName: "version"), transform: SystemVersion.fromFlag)
    var system: SystemVersion?

    @Flag(help: "Record pictures even if they lack an image, a symbol, a font, a library or characters.")
    var allowPlaceholders = false

    @OptionGroup var cache: CacheOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var reporting: ReporterOptions

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let shard = try ShardChoice.resolved(self.shard, environment: environment)
        ShardChoice.acknowledge(environment: environment)
        let place = cache.place(environment)
        if place != nil { InputLog.begin() }
        // What the configuration says is in the cases, and what is told of it is told in each run.
        let plan = try Notice.gathering {
            try InputLog.following { try SnapshotPlan(path: path ?? ConfigurationSearch.here, system: system) }.result
        }.result
        let chosen = try chosen(plan, shard)
        try reporting.check(
            inputs: [plan.path]
                + plan.cases.flatMap { [$0.document, plan.reference($0)] + ($0.data.map { [$0] } ?? []) })
        let mode = try mode(environment)
        let threads = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
        var heldBack: [ReportCase] = []
        let cases = try MainActor.assumeIsolated {
            // What is wrong with these variables is told whether anything has to be drawn or not.
            _ = (SystemVersion.current, InterfaceLanguage.current, UIScreen.main.bounds)
            var fonts = fonts
            fonts.paths += plan.fonts
            // They are found anew in each run, and the cache knows them by what is in their files.
            try InputLog.unnoted { try fonts.register(documents: chosen.map(\.document)) }
            let cache = place.flatMap { opened($0, environment) }
            let bar = ProgressBar(total: chosen.count, from: 20)
            defer { bar.finish() }
            var run = SnapshotRun(plan: plan, mode: mode, jobs: threads, cache: cache)
            run.allowsPlaceholders = allowPlaceholders || plan.allowsPlaceholders
            let cases = try run.run(chosen) { bar.update($0) }
            heldBack = cases.filter(run.isHeldBack)
            return cases
        }
        for one in heldBack {
            let place = one.file.map { file in one.line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
            complain("\(place)error: '\(one.name)': \(one.message ?? "not recorded")")
        }
        for one in cases where one.state == .unreadable {
            complain(one.message ?? "\(one.name): error: cannot be drawn")
        }
        var report = Report(cases: cases, shard: shard, isFiltered: filter != nil)
        // Another version of a library may be the cause.
        if report.exitCode != 0 { report.libraries = Dictionary(DrawingLibrary.versions()) { first, _ in first } }
        try report.write(to: [Reporter(form: .json, path: plan.results)] + reporting.reporters)
        if let stopped = chosen.indices.compactMap({ StoppedWork(at: $0)?.exitCode }).max() { throw ExitCode(stopped) }
        if report.exitCode != 0 { throw ExitCode(report.exitCode) }
    }

    /// The cache, or none. A folder that others could have written to is reported, one that cannot be written only if it was
    /// named.
    private func opened(_ place: String, _ environment: [String: String]) -> SnapshotCache? {
        do { return SnapshotCache(try CacheFolder(place), environment) } catch let error as PrivateFolder.Rejection {
            complain("cellsim: warning: there is no cache in this run: \(error)")
            return nil
        } catch {
            if cache.folder != nil || environment["CELLSIM_CACHE"] != nil {
                complain("cellsim: note: there is no cache in this run: \(place): \(plainReason(error))")
            }
            return nil
        }
    }

    private func chosen(_ plan: SnapshotPlan, _ shard: Report.Shard?) throws -> [SnapshotPlan.Case] {
        guard !plan.cases.isEmpty else {
            throw ValidationError("\(plan.path): 'cases' is empty: there is nothing to compare")
        }
        let chosen = try CaseFilter.chosen(plan.cases, filter) { $0.name }
        guard let shard else { return chosen }
        return chosen.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
    }

    /// The mode asked for, unless recording is forbidden.
    private func mode(_ environment: [String: String]) throws -> SnapshotRun.Mode {
        let prohibition = RecordingProhibition.reason(environment)
        if let prohibition {
            if let record, record != .never { complain("cellsim: note: \(prohibition)") }
            return .never
        }
        if let record { return record }
        guard let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else { return .missing }
        guard let mode = SnapshotRun.Mode(rawValue: word) else {
            throw ValidationError("SNAPSHOT_TESTING_RECORD is all, missing, failed or never, not '\(word)'")
        }
        return mode
    }
}
