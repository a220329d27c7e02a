import CellSimEscaping
import CellSimProcess
import Foundation

/// The results that test runs store for reports, next to the pictures of failures: one file per case and one per process.
///
/// Several processes may write at the same time. If a case runs again, its new result replaces the previous one. Paths in the
/// folder are relative to it, and paths in the working directory are relative to that directory, so that the folder can be
/// moved to another machine.
public struct ResultsFolder: Hashable, Sendable {
    /// The path of the folder with the pictures, without a trailing slash.
    public let path: String

    /// Refers to the results in a folder, which may not exist. A trailing slash of the path is removed.
    public init(path: String) { self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    private var cases: String { path + "/.results/cases" }
    private var runs: String { path + "/.results/runs" }

    /// The maximum size of a results file, in bytes.
    private static let maximumFileSize = 64 << 20

    /// A Boolean value that indicates whether the folder contains results.
    public var exists: Bool { FileManager.default.fileExists(atPath: cases) }

    // MARK: Writing

    /// Stores the result of a case.
    /// - Throws: `FileOutputError`, or an error from creating a folder.
    public func write(_ reportCase: ReportCase) throws { try write([reportCase], of: reportCase.name) }

    /// Stores the cases of an assertion. They replace all previous cases of the assertion.
    /// - Parameter name: The name of the assertion.
    /// - Throws: `FileOutputError`, or an error from creating a folder.
    public func write(_ reportCases: [ReportCase], of name: String) throws {
        try write(Report(cases: reportCases.map(makeRelocatable)).json(), to: cases, Fingerprint.of([name]))
    }

    private func makeRelocatable(_ reportCase: ReportCase) -> ReportCase {
        var reportCase = reportCase
        let currentDirectory = FileManager.default.currentDirectoryPath
        reportCase.reference = reportCase.reference.map {
            ResultsFolder.relativePath($0, below: reportCase.kind == .reuse ? path : currentDirectory)
        }
        reportCase.file = reportCase.file.map { ResultsFolder.relativePath($0, below: currentDirectory) }
        reportCase.actual = reportCase.actual.map { ResultsFolder.relativePath($0, below: path) }
        reportCase.difference = reportCase.difference.map { ResultsFolder.relativePath($0, below: path) }
        if let reference = reportCase.reference, let root = reportCase.root, !reference.hasPrefix(root + "/") {
            reportCase.root = nil
        }
        return reportCase
    }

    /// The progress of a test process, and whether it runs all tests.
    public struct Run: Codable, Hashable, Sendable {
        /// The name of the process.
        public var name: String
        /// A Boolean value that indicates whether the process runs only some of the tests.
        public var isFiltered: Bool
        /// A Boolean value that indicates whether the process finished.
        public var isFinished: Bool

        /// Creates a record for the process with this name.
        public init(name: String, isFiltered: Bool, isFinished: Bool) {
            (self.name, self.isFiltered, self.isFinished) = (name, isFiltered, isFinished)
        }
    }

    /// Stores the progress of a process.
    /// - Throws: `FileOutputError`, or an error from creating a folder.
    public func write(_ run: Run) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try write([UInt8](encoder.encode(run)), to: runs, run.name)
    }

    private func write(_ bytes: [UInt8], to folder: String, _ name: String) throws {
        try WriteAccess.makeFolder(folder)
        try AtomicFile.write(bytes, to: "\(folder)/\(name).json")
    }

    // MARK: Reading

    /// Returns all cases, sorted by name, with paths relative to the working directory.
    /// - Throws: `ReportError`.
    public func report() throws -> Report {
        var reportCases: [ReportCase] = []
        try forEach { reportCases += $0 }
        return Report(
            cases: reportCases.sorted { $0.name < $1.name }, isFiltered: try processes().contains(where: \.isFiltered))
    }

    /// Passes the cases of each results file to a closure. Their paths are relative to the working directory.
    /// - Throws: `ReportError`, or the errors of `body`.
    func forEach(_ body: ([ReportCase]) throws -> Void) throws {
        try forEachFile(in: cases) { path, bytes in
            try body(
                Report(bytes: bytes, path: path).cases.map { one in
                    var reportCase = one
                    if reportCase.kind == .reuse {
                        reportCase.reference = reportCase.reference.map { resolvedPath($0) }
                    }
                    reportCase.actual = reportCase.actual.map { resolvedPath($0) }
                    reportCase.difference = reportCase.difference.map { resolvedPath($0) }
                    return reportCase
                })
        }
    }

    /// Returns the processes that stored results, sorted by name.
    /// - Throws: `ReportError`.
    public func processes() throws -> [Run] {
        var records: [Run] = []
        try forEachFile(in: runs) { path, bytes in
            do { records.append(try JSONDecoder().decode(Run.self, from: Data(bytes))) } catch {
                throw ReportError(path: path, reason: "not a record of a test run")
            }
        }
        return records
    }

    /// Passes the results files in a folder to a closure, sorted by name. Links to files outside the results are
    /// rejected.
    private func forEachFile(in folder: String, _ body: (_ path: String, _ bytes: [UInt8]) throws -> Void) throws {
        do {
            let results = try ConfinedFolder(path: path)
            let names = try results.names(in: folder).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
            for name in names {
                let file = "\(folder)/\(name)"
                try body(file, results.read(results.location(of: file), maximum: ResultsFolder.maximumFileSize).bytes)
            }
        } catch let error as ConfinedFolder.Rejection {
            throw ReportError(path: error.path, reason: error.reason)
        }
    }

    private func resolvedPath(_ name: String) -> String { name.hasPrefix("/") ? name : "\(path)/\(name)" }

    private static func relativePath(_ path: String, below folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
