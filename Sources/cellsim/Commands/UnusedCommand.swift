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
        let named = paths + (configuration.path.map { [$0] } ?? [])
        for path in named.isEmpty ? [ConfigurationSearch.here] : named {
            if ResultsFolder(path: path).exists {
                try addTests(ResultsFolder(path: path), to: &referenceFolders)
            } else {
                try addPlan(path, to: &referenceFolders)
            }
        }
        if !referenceFolders.refusals.isEmpty { throw InvalidInput(referenceFolders.refusals) }
        let unused = referenceFolders.unused
        for file in unused {
            if actions.prune {
                do { try file.location.remove() } catch {
                    throw InvalidInput("\(file.shown): error: cannot be deleted: \(error.reason)")
                }
            }
            try StandardOutput.print(actions.prune ? "deleted \(file.shown)" : file.shown)
        }
        if !unused.isEmpty, !actions.prune { throw ExitCode(1) }
    }

    private func addPlan(_ path: String, to found: inout ReferenceFolders) throws {
        let last = try LastRun(path: path)
        guard let plan = last.plan else {
            throw ValidationError(
                "\(path): reports do not contain the references folders; name cellsim.yml, or the folder of a test run")
        }
        if last.report.isFiltered == true {
            throw ValidationError("the last run was filtered, so other references may be in use; run all cases")
        }
        if let shard = last.report.shard {
            throw ValidationError(
                "the last run was shard \(shard.index) of \(shard.count): merge the shards with 'cellsim report merge' into \(plan.results)"
            )
        }
        if let one = last.report.cases.first(where: { $0.isUnresolved == true }) {
            throw ValidationError(
                "the last run could not read the document of '\(one.name)', so its scenes and references are unknown; fix the document, and run 'cellsim snapshot' again"
            )
        }
        if let one = plan.cases.first(where: \.isUnresolved) {
            throw ValidationError(
                "\(one.document): cannot be read, so its scenes and references are unknown; fix it, and run 'cellsim snapshot' again"
            )
        }
        let locations = try references.locations(plan: plan)
        found.add(used: plan.cases.map { (plan.referencePath($0), nil) }, locations)
        found.add(used: last.report.cases.compactMap { one in one.reference.map { ($0, one.root) } }, locations)
        found.add(folder: plan.references, locations) { $0 == .picture }
    }

    private func addTests(_ results: ResultsFolder, to found: inout ReferenceFolders) throws {
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
            let used = found.add(used: cases.compactMap { one in one.reference.map { ($0, one.root) } }, locations)
            for file in used { found.add(folder: ReferenceFolders.folder(around: file), locations) { _ in true } }
        } catch let problem as ReportError {
            throw InvalidInput(problem)
        }
    }
}
