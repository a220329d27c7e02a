import CellSimCompare
import CellSimHost
import CellSimImageCodecs
import Foundation

/// The results of the last snapshot or test run, and the locations of its files.
struct LastRun {
    var report: Report
    /// The folder with the pictures of the run.
    var artifacts: String
    /// The configuration, or nil if the results aren't those of `cellsim snapshot`.
    var plan: SnapshotPlan?

    /// Reads a report, the results of tests, or the results of a configuration, depending on the path.
    /// - Throws: `InvalidInput` if there are no readable results.
    init(path: String) throws {
        do {
            let results = ResultsFolder(path: path)
            if results.exists {
                (report, artifacts, plan) = (try results.report(), results.path, nil)
            } else if path.hasSuffix(".json") {
                let folder = path.parentFolder
                (report, artifacts, plan) = (try Report(path: path), folder.isEmpty ? "." : folder, nil)
            } else {
                let plan = try LastRun.plan(path)
                guard FileManager.default.fileExists(atPath: plan.resultsPath) else {
                    throw InvalidInput("\(plan.resultsPath): error: no such file; run 'cellsim snapshot' first")
                }
                (report, artifacts, self.plan) = (try Report(path: plan.resultsPath), plan.artifacts, plan)
            }
        } catch let problem as ReportError {
            throw InvalidInput(problem)
        }
    }

    /// Reads the configuration at a path. For other files, the error describes what is expected.
    /// - Throws: `InputError` if the configuration can't be read.
    static func plan(_ path: String) throws -> SnapshotPlan {
        let expected =
            "expected cellsim.yml, its folder, a JSON report, or the SNAPSHOT_ARTIFACTS folder of a test run"
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return try SnapshotPlan(path: path)
        }
        if isFolder.boolValue, !FileManager.default.fileExists(atPath: path + "/cellsim.yml") {
            throw InputError(path: path, "a folder without cellsim.yml or test results; \(expected)")
        }
        return try SnapshotPlan(path: path)
    }
}
