import CellSimCompare
import CellSimProcess
import Foundation
import Synchronization

/// Writes the result of each snapshot to the folder from `SNAPSHOT_ARTIFACTS`. `cellsim report`, `accept` and `unused` read
/// it.
package struct SnapshotResults: Sendable {
    package let folder: ResultsFolder

    /// Creates the storage in a folder.
    /// - Parameter path: An absolute path.
    package init(path: String) { folder = ResultsFolder(path: path) }

    /// Stores the result of a case. If the folder isn't writable, reports this once; tests don't fail.
    package func record(_ reportCase: ReportCase) { record([reportCase], of: reportCase.name) }

    /// Replaces the results of an assertion by new cases.
    func record(_ cases: [ReportCase], of name: String) {
        do {
            try SnapshotResults.markStarted(folder)
            try folder.write(cases, of: name)
        } catch {
            SnapshotResults.report("\(error)")
        }
    }

    // MARK: Process state

    /// The folders in which this process recorded its start.
    private static let startedFolders = Mutex<[ResultsFolder]>([])
    private static let name = "\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))"

    private static func markStarted(_ folder: ResultsFolder) throws {
        let isFirst = startedFolders.withLock { folders in
            if folders.contains(folder) { return false }
            folders.append(folder)
            return true
        }
        guard isFirst else { return }
        _ = registerExitHandler
        try folder.write(makeRun(isFinished: false))
    }

    private static func makeRun(isFinished: Bool) -> ResultsFolder.Run {
        ResultsFolder.Run(name: name, isFiltered: isFiltered(CommandLine.arguments), isFinished: isFinished)
    }

    /// Records at a normal exit that the process has finished. Without this record, the process crashed before it ran all
    /// tests.
    private static let registerExitHandler: Void = {
        atexit {
            for folder in SnapshotResults.startedFolders.withLock({ $0 }) where folder.exists {
                do { try folder.write(SnapshotResults.makeRun(isFinished: true)) } catch {
                    SnapshotResults.report("\(error)")
                }
            }
        }
    }()

    /// Returns whether a test process runs only some of its tests. Its arguments are test names for XCTest and options for
    /// Swift Testing.
    static func isFiltered(_ arguments: [String]) -> Bool {
        let options = arguments.dropFirst()
        guard options.contains(where: { $0.hasPrefix("--testing-library") }) else { return !options.isEmpty }
        return options.contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
        }
    }

    private static let hasReportedProblem = Mutex(false)

    private static func report(_ problem: String) {
        let isFirst = hasReportedProblem.withLock { reported in
            defer { reported = true }
            return !reported
        }
        if isFirst { Notice.report(.each, "results of snapshots: " + problem) }
    }
}
