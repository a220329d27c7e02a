import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim unused`: references that no case asks for.
struct UnusedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "Tell which references the last run of 'cellsim snapshot' did not use.",
        discussion: "After a run that was filtered or a shard of another it refuses. Exit codes: 0 none, 1 some.")

    @Argument(help: ArgumentHelp("cellsim.yml, or the folder it lies in.", valueName: "path"))
    var path = "cellsim.yml"

    @Flag(help: "Delete them.")
    var prune = false

    func run() throws {
        let plan = try SnapshotPlan(path: path)
        let report = try LastRun.report(path)
        if report.isFiltered == true { throw ValidationError("the last run was filtered: what it did not use says nothing") }
        if let shard = report.shard {
            throw ValidationError(
                "the last run was shard \(shard.index) of \(shard.count): join the shards with 'cellsim report merge' into \(plan.results)")
        }
        let used = Set(report.cases.compactMap(\.reference)).union(plan.cases.map(plan.reference))
        let names = (FileManager.default.subpaths(atPath: plan.references) ?? []).filter { $0.hasSuffix(".png") }.sorted()
        let unused = names.map { "\(plan.references)/\($0)" }.filter { !used.contains($0) }
        for file in unused {
            if prune {
                do { try FileManager.default.removeItem(atPath: file) } catch {
                    throw InvalidInput("\(file): error: cannot be deleted")
                }
            }
            print(prune ? "deleted \(file)" : file)
        }
        if !unused.isEmpty, !prune { throw ExitCode(1) }
    }
}
