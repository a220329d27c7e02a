import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim unused`: finds references that neither cases nor tests use.
struct UnusedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "List references that the last run did not use.",
        usage: "cellsim unused [options] [<path>...]",
        discussion: """
            For tests, pass their SNAPSHOT_ARTIFACTS folder. If tests and cellsim.yml share a \
            folder of references, pass both. Fails if the last run was filtered, sharded or \
            unfinished. Exit codes: 0 all are used, 1 some are unused.
            """,
        examples: [
            "cellsim unused",
            "cellsim unused --prune",
        ])

    @Argument(
        help: ArgumentHelp(
            "cellsim.yml, its folder, or the SNAPSHOT_ARTIFACTS folder of tests. (default: the nearest cellsim.yml)",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Input") var configuration: ConfigurationOptions

    @OptionGroup(title: "Input") var references: ReferenceOptions

    @OptionGroup(title: "Actions") var actions: Actions

    /// The options for the unused references.
    struct Actions: ParsableArguments {
        @Flag(help: "Delete the unused references.")
        var prune = false

        @Flag(help: "List even after filtered or parallel test runs.")
        var force = false
    }

    func run() throws {
        var referenceFolders = ReferenceFolders()
        let locations = paths + (configuration.path.map { [$0] } ?? [])
        for path in locations.isEmpty ? [ConfigurationSearch.defaultPath] : locations {
            if ResultsFolder(path: path).exists {
                try addTests(ResultsFolder(path: path), to: &referenceFolders)
            } else {
                try addPlan(path, to: &referenceFolders)
            }
        }
        if !referenceFolders.rejections.isEmpty { throw InvalidInput(referenceFolders.rejections) }
        let unused = referenceFolders.unused
        for file in unused {
            if actions.prune {
                do { try file.location.remove() } catch {
                    throw InvalidInput("\(file.displayPath): error: cannot be deleted: \(error.reason)")
                }
            }
            try StandardOutput.print(actions.prune ? "deleted \(file.displayPath)" : file.displayPath)
        }
        if !unused.isEmpty, !actions.prune { throw ExitCode(1) }
    }

    private func addPlan(_ path: String, to referenceFolders: inout ReferenceFolders) throws {
        let lastRun = try LastRun(path: path)
        guard let plan = lastRun.plan else {
            throw ValidationError(
                "\(path): reports do not contain the references folders; name cellsim.yml, or the folder of a test run")
        }
        if lastRun.report.isFiltered == true {
            throw ValidationError("the last run was filtered, so other references may be in use; run all cases")
        }
        if let shard = lastRun.report.shard {
            throw ValidationError(
                "the last run was shard \(shard.index) of \(shard.count): merge the shards with 'cellsim report merge' into \(plan.resultsPath)"
            )
        }
        if let unresolved = lastRun.report.cases.first(where: { $0.isUnresolved == true }) {
            throw ValidationError(
                "the last run could not read the document of '\(unresolved.name)', so its scenes and references are unknown; fix the document, and run 'cellsim snapshot' again"
            )
        }
        if let unresolved = plan.cases.first(where: \.isUnresolved) {
            throw ValidationError(
                "\(unresolved.document): cannot be read, so its scenes and references are unknown; fix it, and run 'cellsim snapshot' again"
            )
        }
        let locations = try references.locations(plan: plan)
        referenceFolders.add(used: plan.cases.map { (plan.referencePath($0), nil) }, locations)
        referenceFolders.add(
            used: lastRun.report.cases.compactMap { reportCase in reportCase.reference.map { ($0, reportCase.root) } },
            locations)
        referenceFolders.add(folder: plan.references, locations) { $0 == .picture }
    }

    private func addTests(_ results: ResultsFolder, to referenceFolders: inout ReferenceFolders) throws {
        let remedy = "delete \(results.path), and run all tests"
        do {
            let processes = try results.processes()
            if processes.contains(where: { !$0.isFinished }) {
                throw ValidationError(
                    "a test run in \(results.path) did not finish, so other references may be in use; \(remedy)"
                )
            }
            if !actions.force, processes.contains(where: \.isFiltered) {
                throw ValidationError(
                    "a test run in \(results.path) was filtered, so other references may be in use; \(remedy), or use --force if you ran all tests in parallel"
                )
            }
            let locations = try references.locations()
            let cases = try results.report().cases.filter { $0.kind == nil }
            let used = referenceFolders.add(
                used: cases.compactMap { reportCase in reportCase.reference.map { ($0, reportCase.root) } }, locations)
            for file in used {
                referenceFolders.add(folder: ReferenceFolders.rootFolder(around: file), locations) { _ in true }
            }
        } catch let problem as ReportError {
            throw InvalidInput(problem)
        }
    }
}
