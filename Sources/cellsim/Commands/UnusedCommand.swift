import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim unused`: references that no case and no test asks for.
struct UnusedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "List the references that the last run of 'cellsim snapshot', or of tests, did not use.",
        discussion: """
            For tests, name their SNAPSHOT_ARTIFACTS folder: what they left there says which references they used, and \
            the files beside those are checked. Where tests and cellsim.yml share a folder of references, name both. \
            The command refuses to answer after a run that was filtered, one shard of several, not finished, or in which the \
            scenes of a document were unknown because it could not be read. Exit \
            codes: 0 none unused, 1 some unused.
            """)

    @Argument(
        help: ArgumentHelp(
            "cellsim.yml, the folder it is in, or the SNAPSHOT_ARTIFACTS folder of a test run; repeatable. (default: the nearest cellsim.yml from here upward)",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup var references: ReferenceOptions

    @Flag(help: "Delete the unused references.")
    var prune = false

    @Flag(help: "Answer even if tests ran filtered, as each process of 'swift test --parallel' does.")
    var force = false

    func run() throws {
        var found = ReferenceFolders()
        for path in paths.isEmpty ? [ConfigurationSearch.here] : paths {
            if ResultsFolder(path: path).exists {
                try addTests(ResultsFolder(path: path), to: &found)
            } else {
                try addPlan(path, to: &found)
            }
        }
        if !found.refusals.isEmpty { throw InvalidInput(found.refusals) }
        let unused = found.unused
        for file in unused {
            if prune {
                do { try file.place.remove() } catch {
                    throw InvalidInput("\(file.shown): error: cannot be deleted: \(error.reason)")
                }
            }
            try Answer.print(prune ? "deleted \(file.shown)" : file.shown)
        }
        if !unused.isEmpty, !prune { throw ExitCode(1) }
    }

    private func addPlan(_ path: String, to found: inout ReferenceFolders) throws {
        let last = try LastRun(path: path)
        guard let plan = last.plan else {
            throw ValidationError(
                "\(path): a report does not tell where references lie: name cellsim.yml, or the folder of a test run")
        }
        if last.report.isFiltered == true {
            throw ValidationError("the last run was filtered: what it did not use says nothing")
        }
        if let shard = last.report.shard {
            throw ValidationError(
                "the last run was shard \(shard.index) of \(shard.count): join the shards with 'cellsim report merge' into \(plan.results)"
            )
        }
        if let one = last.report.cases.first(where: { $0.isUnresolved == true }) {
            throw ValidationError(
                "the last run could not read the document of '\(one.name)', whose scenes and references are unknown: mend the document, and run 'cellsim snapshot' again"
            )
        }
        if let one = plan.cases.first(where: \.isUnresolved) {
            throw ValidationError(
                "\(one.document): cannot be read, so its scenes and references are unknown: mend it, and run 'cellsim snapshot' again"
            )
        }
        let places = try references.places(plan: plan)
        found.add(used: plan.cases.map { (plan.reference($0), nil) }, places)
        found.add(used: last.report.cases.compactMap { one in one.reference.map { ($0, one.root) } }, places)
        found.add(folder: plan.references, places) { $0 == .picture }
    }

    private func addTests(_ results: ResultsFolder, to found: inout ReferenceFolders) throws {
        let remedy = "delete \(results.path), and run all tests"
        do {
            let processes = try results.processes()
            if processes.contains(where: { !$0.isFinished }) {
                throw ValidationError(
                    "a test run in \(results.path) did not come to its end: what it did not use says nothing; \(remedy)"
                )
            }
            if !force, processes.contains(where: \.isFiltered) {
                throw ValidationError(
                    "a test run in \(results.path) was filtered: what it did not use says nothing; \(remedy), or give --force if all did run, in parallel"
                )
            }
            let places = try references.places()
            let cases = try results.report().cases.filter { $0.kind == nil }
            let used = found.add(used: cases.compactMap { one in one.reference.map { ($0, one.root) } }, places)
            for file in used { found.add(folder: ReferenceFolders.folder(around: file), places) { _ in true } }
        } catch let problem as ReportProblem {
            throw InvalidInput(problem)
        }
    }
}
