import CellSimProcess
import Foundation

/// The result of a run, which can be encoded as JSON, merged and shown.
public struct Report: Codable, Hashable, Sendable {
    /// The schema version that this program writes, and the only one it reads.
    public static let currentSchemaVersion = 1

    /// One part of a run that is divided between machines; `index` starts at 1.
    public struct Shard: Codable, Hashable, Sendable {
        /// The index of the shard, from 1, and the number of shards.
        public var index, count: Int

        /// Creates shard `index`, from 1, of `count`.
        public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
    }

    /// The report's schema version.
    public var schemaVersion = Report.currentSchemaVersion
    /// `same`, `different` or `unreadable`; the worst of all cases.
    public var verdict: String
    /// The number of differing pixels in all cases.
    public var differentPixels: Int
    /// The findings of a single case; nil if there are several cases.
    public var boxes: [ReportCase.Box]?
    /// The number of cases in each state.
    public var counts: [String: Int]
    /// The number of cases whose pictures lack something; nil if there are none.
    public var incomplete: Int?
    /// The part of the run that this report covers; nil for a whole run.
    public var shard: Shard?
    /// Whether only some of the cases were run.
    public var isFiltered: Bool?
    /// Whether the run shows differences, such as between two revisions, rather than failures.
    public var showsChanges: Bool?
    /// The versions of the drawing libraries, by name, in runs that found differences; nil in others and in merged reports.
    public var libraries: [String: String]?
    /// The compared pictures, in the order of the run; in merged reports, sorted by name.
    public var cases: [ReportCase]

    /// Creates a report of cases. The verdict, counts and sums are computed from them.
    public init(cases: [ReportCase], shard: Shard? = nil, isFiltered: Bool = false, showsChanges: Bool = false) {
        var tally = ReportTally()
        for reportCase in cases { tally.add(reportCase) }
        self = tally.report
        self.cases = cases
        self.shard = shard
        self.isFiltered = isFiltered ? true : nil
        self.showsChanges = showsChanges ? true : nil
    }

    init(
        verdict: String, differentPixels: Int, boxes: [ReportCase.Box]?, counts: [String: Int], incomplete: Int?,
        cases: [ReportCase]
    ) {
        (self.verdict, self.differentPixels, self.boxes) = (verdict, differentPixels, boxes)
        (self.counts, self.incomplete, self.cases) = (counts, incomplete, cases)
    }

    /// Whether a case is a failure: if changes are shown, only unreadable files are failures.
    func isFailure(_ reportCase: ReportCase) -> Bool {
        showsChanges == true ? reportCase.state == .unreadable : !reportCase.isGood
    }

    /// The exit code: 0 for success, 1 for differences, 3 if a picture can't be read.
    public var exitCode: Int32 {
        switch verdict {
        case "same": 0
        case "unreadable": 3
        default: 1
        }
    }

    /// Reads a report.
    /// - Throws: `ReportError` if the file isn't a report, or has another version.
    public init(path: String) throws {
        let bytes: [UInt8]
        do { bytes = try FileReader.read(path) } catch {
            throw ReportError(path: path, reason: "cannot be read: \(error.reason)")
        }
        try self.init(bytes: bytes, path: path)
    }

    /// Reads a report from a file's bytes.
    /// - Throws: `ReportError` if it is not a report, has another version, or contains impossible results.
    init(bytes: [UInt8], path: String) throws {
        guard let report = try Report(frame: bytes, path: path) else {
            throw Report.notAReportError(path, bytes.prefix(200))
        }
        self = report
        if let problem = invalidValueMessage { throw ReportError(path: path, reason: problem) }
    }

    /// Decodes a report.
    /// - Returns: nil if it is not a report.
    /// - Throws: `ReportError` if the report has another version.
    init?(frame bytes: [UInt8], path: String) throws {
        struct Version: Codable { var schemaVersion: Int }
        let data = Data(bytes)
        do {
            let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
            guard version == Report.currentSchemaVersion else {
                throw ReportError(
                    path: path,
                    reason:
                        "report version \(version) is not supported; this program reads version \(Report.currentSchemaVersion)"
                )
            }
            self = try JSONDecoder().decode(Report.self, from: data)
        } catch let problem as ReportError {
            throw problem
        } catch { return nil }
    }

    /// Returns the error for a file that is not a report, judging by its first bytes.
    static func notAReportError(_ path: String, _ start: some Sequence<UInt8>) -> ReportError {
        let actualFormat = UnreadableReportFormat(start).map { ", but \($0.description)" } ?? ""
        return ReportError(path: path, reason: "not a JSON report\(actualFormat)")
    }
}

/// The reason why a report can't be read or merged.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The report's path as it was given.
    public var path: String
    /// The reason as text.
    public var reason: String

    /// Creates a problem with the report at this path.
    public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    /// The text, such as `shard-1.json: error: …`.
    public var description: String { "\(path): error: \(reason)" }
}
