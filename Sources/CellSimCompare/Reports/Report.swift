import CellSimProcess
import Foundation

/// What a run found: the form in which it is written as JSON, read back, merged and shown.
public struct Report: Codable, Hashable, Sendable {
    /// The version of the form that this program writes, and the only one it reads.
    public static let currentSchemaVersion = 1

    /// The piece of a run that was divided over machines; `index` counts from 1.
    public struct Shard: Codable, Hashable, Sendable {
        /// Which piece, from 1, of how many.
        public var index, count: Int

        /// Piece `index`, from 1, of `count`.
        public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
    }

    /// The version of the form that the report was written in.
    public var schemaVersion = Report.currentSchemaVersion
    /// `same`, `different` or `unreadable`, whichever is worst.
    public var verdict: String
    /// The sum over all cases.
    public var differentPixels: Int
    /// The findings of the only case; nil when there are several.
    public var boxes: [ReportCase.Box]?
    /// How many cases are in each state.
    public var counts: [String: Int]
    /// How many cases have pictures that lack something; nil for none.
    public var incomplete: Int?
    /// The piece of the run that this is; nil for a whole one.
    public var shard: Shard?
    /// Whether only some of the cases were run.
    public var isFiltered: Bool?
    /// Whether differences are what the run was to show, as between two revisions, and no failures.
    public var showsChanges: Bool?
    /// The versions of what draws, by name, in runs that found differences; nil in others and in merged reports.
    public var libraries: [String: String]?
    /// What was compared, in the order of the run; in merged reports, of their names.
    public var cases: [ReportCase]

    /// A report of cases; verdict, counts and sums follow from them.
    public init(cases: [ReportCase], shard: Shard? = nil, isFiltered: Bool = false, showsChanges: Bool = false) {
        var tally = ReportTally()
        for one in cases { tally.add(one) }
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

    /// Whether a case is a failure: where changes are shown, only what cannot be read is one.
    func isFailure(_ one: ReportCase) -> Bool { showsChanges == true ? one.state == .unreadable : !one.isGood }

    /// 0 when all is well, 1 for differences, 3 when a picture cannot be read.
    public var exitCode: Int32 {
        switch verdict {
        case "same": 0
        case "unreadable": 3
        default: 1
        }
    }

    /// Reads a report.
    /// - Throws: `ReportProblem` when the file is none, or of another version.
    public init(path: String) throws {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch {
            throw ReportProblem(path: path, reason: "cannot be read: \(error.reason)")
        }
        try self.init(bytes: bytes, path: path)
    }

    /// Reads a report out of a file's bytes.
    /// - Throws: `ReportProblem` when it is none, or of another version, or tells what no run finds.
    init(bytes: [UInt8], path: String) throws {
        guard let report = try Report(frame: bytes, path: path) else { throw Report.isNone(path, bytes.prefix(200)) }
        self = report
        if let problem = impossibility { throw ReportProblem(path: path, reason: problem) }
    }

    /// Decodes a report.
    /// - Returns: nil when it is none.
    /// - Throws: `ReportProblem` when it is of another version.
    init?(frame bytes: [UInt8], path: String) throws {
        struct Version: Codable { var schemaVersion: Int }
        let data = Data(bytes)
        do {
            let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
            guard version == Report.currentSchemaVersion else {
                throw ReportProblem(
                    path: path,
                    reason:
                        "report version \(version) is not supported; this program reads version \(Report.currentSchemaVersion)"
                )
            }
            self = try JSONDecoder().decode(Report.self, from: data)
        } catch let problem as ReportProblem {
            throw problem
        } catch { return nil }
    }

    /// That a file which begins so is no report.
    static func isNone(_ path: String, _ start: some Sequence<UInt8>) -> ReportProblem {
        let form = OtherForm(start).map { ", but \($0.words)" } ?? ""
        return ReportProblem(path: path, reason: "not a JSON report\(form)")
    }
}

/// Why a report cannot be read or joined with others.
public struct ReportProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The report's path as it was given.
    public var path: String
    /// Why, in words.
    public var reason: String

    /// A problem with the report at that path.
    public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    /// As in `shard-1.json: error: …`.
    public var description: String { "\(path): error: \(reason)" }
}
