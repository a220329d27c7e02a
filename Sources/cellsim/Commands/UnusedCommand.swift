import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim unused`: references that no case and no test asks for.
struct UnusedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "Tell which references the last run of 'cellsim snapshot', or of tests, did not use.",
        discussion: """
            Of tests, name the folder SNAPSHOT_ARTIFACTS: what they left there says which references they used, and \
            those beside them are looked at. Where tests and cellsim.yml share a folder of references, name both. \
            After a run that was filtered, a shard of another, or not finished it refuses. Exit codes: 0 none, 1 some.
            """)

    @Argument(
        help: ArgumentHelp(
            "cellsim.yml, the folder it lies in, or the folder SNAPSHOT_ARTIFACTS of a test run; several may be named.",
            valueName: "path"))
    var paths = ["cellsim.yml"]

    @Flag(help: "Delete them.")
    var prune = false

    @Flag(help: "Even if tests ran filtered, as each of 'swift test --parallel' does.")
    var force = false

    func run() throws {
        var references = ReferenceFolders()
        for path in paths {
            if ResultsFolder(path: path).exists {
                try addTests(ResultsFolder(path: path), to: &references)
            } else {
                try addPlan(path, to: &references)
            }
        }
        let unused = references.unused
        for file in unused {
            if prune {
                do { try FileManager.default.removeItem(atPath: file) } catch {
                    throw InvalidInput("\(file): error: cannot be deleted")
                }
            }
            try Answer.print(prune ? "deleted \(file)" : file)
        }
        if !unused.isEmpty, !prune { throw ExitCode(1) }
    }

    private func addPlan(_ path: String, to references: inout ReferenceFolders) throws {
        let plan = try SnapshotPlan(path: path)
        let report = try LastRun.report(path)
        if report.isFiltered == true { throw ValidationError("the last run was filtered: what it did not use says nothing") }
        if let shard = report.shard {
            throw ValidationError(
                "the last run was shard \(shard.index) of \(shard.count): join the shards with 'cellsim report merge' into \(plan.results)")
        }
        references.add(used: report.cases.compactMap(\.reference) + plan.cases.map(plan.reference))
        references.add(folder: plan.references) { $0.hasSuffix(".png") }
    }

    private func addTests(_ results: ResultsFolder, to references: inout ReferenceFolders) throws {
        let remedy = "delete \(results.path), and run all tests"
        do {
            let processes = try results.processes()
            if processes.contains(where: { !$0.isFinished }) {
                throw ValidationError("a test run in \(results.path) did not come to its end: what it did not use says nothing; \(remedy)")
            }
            if !force, processes.contains(where: \.isFiltered) {
                throw ValidationError(
                    "a test run in \(results.path) was filtered: what it did not use says nothing; \(remedy), or give --force if all did run, in parallel")
            }
            let used = try results.report().cases.compactMap(\.reference)
            references.add(used: used)
            for file in used { references.add(folder: ReferenceFolders.folder(around: file)) { _ in true } }
        } catch let problem as ReportProblem {
            throw InvalidInput(problem)
        }
    }
}

/// Folders of references, and which files in them are used.
private struct ReferenceFolders {
    private var used: Set<String> = []
    private var files: [String: String] = [:]
    private var folders: Set<String> = []

    /// The files that nothing uses, as they were named, in the order of their paths.
    var unused: [String] { files.filter { !used.contains($0.key) }.map(\.value).sorted() }

    mutating func add(used paths: [String]) { used.formUnion(paths.map(ReferenceFolders.absolute)) }

    /// Looks for references below a folder; hidden files are none.
    mutating func add(folder: String, _ isReference: (String) -> Bool) {
        guard folders.insert(ReferenceFolders.absolute(folder)).inserted else { return }
        for name in FileManager.default.subpaths(atPath: folder) ?? [] where isReference(name) {
            let path = "\(folder)/\(name)"
            let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
            var isFolder: ObjCBool = false
            guard !isHidden, unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
            else { continue }
            files[ReferenceFolders.absolute(path)] = path
        }
    }

    /// The folder of all references of a test target: the one above that of the test file, where it has one of the
    /// usual names; else the reference's own.
    static func folder(around reference: String) -> String {
        let own = reference.parentFolder
        let above = own.parentFolder
        let name = (above as NSString).lastPathComponent
        return name == "__Snapshots__" || name == "Snapshots" || name.hasPrefix("ReferenceImages") ? above : own
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
