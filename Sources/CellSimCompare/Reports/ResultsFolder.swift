import CellSimProcess
import Foundation

/// What runs of tests leave for reports, beside the pictures of their failures: a file a case and a file a process.
///
/// Any number of processes may write at once; a case that is run again replaces what was known of it. Paths below the
/// folder are stored relative to it, and those below the working directory relative to that, so that a folder may be
/// carried to another machine.
public struct ResultsFolder: Hashable, Sendable {
    /// The folder of the pictures, without a slash at its end.
    public let path: String

    public init(path: String) { self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    private var cases: String { path + "/.results/cases" }
    private var runs: String { path + "/.results/runs" }

    /// Whether a run left anything here.
    public var exists: Bool { FileManager.default.fileExists(atPath: cases) }

    // MARK: Writing

    /// Notes what became of a case.
    /// - Throws: `FileOutputError`, or that a folder cannot be made.
    public func write(_ one: ReportCase) throws {
        var one = one
        let here = FileManager.default.currentDirectoryPath
        one.reference = one.reference.map { ResultsFolder.shortened($0, below: here) }
        one.file = one.file.map { ResultsFolder.shortened($0, below: here) }
        one.actual = one.actual.map { ResultsFolder.shortened($0, below: path) }
        one.difference = one.difference.map { ResultsFolder.shortened($0, below: path) }
        try write(Report(cases: [one]).json(), to: cases, ResultsFolder.fileName(one.name))
    }

    /// How far a process came, and whether it ran all tests there are.
    public struct Run: Codable, Hashable, Sendable {
        /// Names the process.
        public var name: String
        public var isFiltered: Bool
        public var isFinished: Bool

        public init(name: String, isFiltered: Bool, isFinished: Bool) {
            (self.name, self.isFiltered, self.isFinished) = (name, isFiltered, isFinished)
        }
    }

    /// Notes how far a process came.
    /// - Throws: `FileOutputError`, or that a folder cannot be made.
    public func write(_ run: Run) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try write([UInt8](encoder.encode(run)), to: runs, run.name)
    }

    private func write(_ bytes: [UInt8], to folder: String, _ name: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try AtomicFile.write(bytes, to: "\(folder)/\(name).json")
    }

    // MARK: Reading

    /// All cases, in the order of their names; paths lead to the files from the working directory.
    /// - Throws: `ReportProblem`.
    public func report() throws -> Report {
        let found = try ResultsFolder.files(in: cases).flatMap { try Report(path: $0).cases }.map { one in
            var one = one
            one.actual = one.actual.map { joined($0) }
            one.difference = one.difference.map { joined($0) }
            return one
        }
        return Report(cases: found.sorted { $0.name < $1.name }, isFiltered: try processes().contains(where: \.isFiltered))
    }

    /// The processes that wrote here, in the order of their names.
    /// - Throws: `ReportProblem`.
    public func processes() throws -> [Run] {
        try ResultsFolder.files(in: runs).map { file in
            do {
                return try JSONDecoder().decode(Run.self, from: Data(FileBytes.read(file)))
            } catch {
                throw ReportProblem(path: file, reason: "not what a test run writes")
            }
        }
    }

    private static func files(in folder: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
        } catch {
            throw ReportProblem(path: folder, reason: "the folder cannot be read")
        }
    }

    private func joined(_ name: String) -> String { name.hasPrefix("/") ? name : "\(path)/\(name)" }

    private static func shortened(_ path: String, below folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    /// A name of fixed length (FNV-1a), whatever the case is called.
    private static func fileName(_ name: String) -> String {
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
