import CellSimProcess
import Foundation

/// The result of a run, which can be encoded as JSON, merged and displayed.
public struct Report: Codable, Hashable, Sendable {
    /// The schema version that is written, and the only one that can be read.
    public static let currentSchemaVersion = 1

    /// One part of a run that is divided among several machines.
    public struct Shard: Codable, Hashable, Sendable {
        /// The index of the shard, starting at 1, and the number of shards.
        public var index, count: Int

        /// Creates a shard with an index from 1 to `count`.
        public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
    }

    /// The report's schema version.
    public var schemaVersion = Report.currentSchemaVersion
    /// The worst result of all cases: `same`, `different` or `unreadable`.
    public var verdict: String
    /// The total number of differing pixels in all cases.
    public var differentPixels: Int
    /// The findings of the case if there is only one; otherwise nil.
    public var boxes: [ReportCase.Box]?
    /// The number of cases in each state.
    public var counts: [String: Int]
    /// The number of cases with missing resources; nil if there are none.
    public var incomplete: Int?
    /// The part of the run that this report covers; nil for an entire run.
    public var shard: Shard?
    /// A Boolean value that indicates whether only some of the cases ran.
    public var isFiltered: Bool?
    /// A Boolean value that indicates whether differences are changes to show, such as between two revisions, rather than
    /// failures.
    public var showsChanges: Bool?
    /// The versions of the drawing libraries, by name, if the run found differences; nil in other runs and in merged reports.
    public var libraries: [String: String]?
    /// The compared pictures, in the order of the run; in merged reports, sorted by name.
    public var cases: [ReportCase]

    /// Creates a report from cases. The verdict and the counts are computed.
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

    /// Returns whether a case is a failure. In a report that shows changes, only unreadable pictures are failures.
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

    /// Reads a report from a file.
    /// - Throws: `ReportError` if the file isn't a valid report or has another schema version.
    public init(path: String) throws {
        let bytes: [UInt8]
        do { bytes = try FileReader.read(path) } catch {
            throw ReportError(path: path, reason: "cannot be read: \(error.reason)")
        }
        try self.init(bytes: bytes, path: path)
    }

    /// Reads a report from the bytes of a file.
    /// - Throws: `ReportError` if they aren't a valid report or have another schema version.
    init(bytes: [UInt8], path: String) throws {
        guard let report = try Report(frame: bytes, path: path) else {
            throw Report.notAReportError(path, bytes.prefix(200))
        }
        self = report
        if let problem = invalidValueMessage { throw ReportError(path: path, reason: problem) }
    }

    /// Decodes a report without validating its values.
    /// - Returns: Nil if the bytes aren't a report.
    /// - Throws: `ReportError` if the report has another schema version.
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

    /// Returns the error for a file that isn't a report. Its first bytes determine the message.
    static func notAReportError(_ path: String, _ start: some Sequence<UInt8>) -> ReportError {
        let actualFormat = UnreadableReportFormat(start).map { ", but \($0.description)" } ?? ""
        return ReportError(path: path, reason: "not a JSON report\(actualFormat)")
    }
}

/// An error that describes why a report can't be read or merged.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The report's path as specified by the caller.
    public var path: String
    /// The reason as text.
    public var reason: String

    /// Creates an error for the report at the path.
    public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    /// The description, such as `shard-1.json: error: …`.
    public var description: String { "\(path): error: \(reason)" }
}
