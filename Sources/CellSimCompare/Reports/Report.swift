import CellSimEscaping
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
    /// The piece of the run that this is; nil for a whole one.
    public var shard: Shard?
    /// Whether only some of the cases were run.
    public var isFiltered: Bool?
    /// Whether differences are what the run was to show, as between two revisions, and no failures.
    public var showsChanges: Bool?
    /// What was compared, in the order of the run; in merged reports, of their names.
    public var cases: [ReportCase]

    /// A report of cases; verdict, counts and sums follow from them.
    public init(cases: [ReportCase], shard: Shard? = nil, isFiltered: Bool = false, showsChanges: Bool = false) {
        self.cases = cases
        self.shard = shard
        self.isFiltered = isFiltered ? true : nil
        self.showsChanges = showsChanges ? true : nil
        differentPixels = cases.reduce(0) { sum, one in
            let (total, isTooLarge) = sum.addingReportingOverflow(one.differentPixels)
            return isTooLarge ? .max : total
        }
        boxes = cases.count == 1 ? cases[0].boxes : nil
        var counts: [String: Int] = [:]
        for state in ReportCase.State.allCases {
            let count = cases.filter { $0.state == state }.count
            if count > 0 { counts[state.rawValue] = count }
        }
        self.counts = counts
        if cases.contains(where: { $0.state == .unreadable }) {
            verdict = "unreadable"
        } else {
            verdict = cases.allSatisfy(\.isGood) ? "same" : "different"
        }
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

    /// The report as JSON with a line's end; keys in alphabetical order.
    public func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try Escaping.json([UInt8](encoder.encode(self))) + [0x0A]
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
        struct Version: Codable { var schemaVersion: Int }
        do {
            let data = Data(bytes)
            let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
            guard version == Report.currentSchemaVersion else {
                throw ReportProblem(
                    path: path,
                    reason: "a report of version \(version); this program reads version \(Report.currentSchemaVersion)")
            }
            self = try JSONDecoder().decode(Report.self, from: data)
        } catch let problem as ReportProblem {
            throw problem
        } catch {
            let form = OtherForm(bytes).map { ", but \($0.words)" } ?? ""
            throw ReportProblem(path: path, reason: "not a report as --reporter json writes it\(form)")
        }
        if let problem = impossibility { throw ReportProblem(path: path, reason: problem) }
    }

    /// Joins the reports of a run's shards; cases in the order of their names.
    /// - Throws: `ReportProblem` when a shard is missing, comes twice, or belongs to another division.
    public static func merged(_ parts: [(path: String, report: Report)]) throws -> Report {
        var seen: [String: String] = [:]
        var shards: [Int: String] = [:]
        for (path, report) in parts {
            for one in report.cases {
                if let other = seen.updateValue(path, forKey: one.name) {
                    throw ReportProblem(path: path, reason: "the case '\(one.name)' is in \(other) too")
                }
            }
            guard let shard = report.shard else { continue }
            if let other = shards.updateValue(path, forKey: shard.index) {
                throw ReportProblem(path: path, reason: "shard \(shard.index) is \(other) too")
            }
        }
        if let count = parts.compactMap({ $0.report.shard?.count }).first {
            for (path, report) in parts where report.shard?.count != count {
                throw ReportProblem(path: path, reason: "not one of \(count) shards")
            }
            let missing = (1...max(1, count)).lazy.filter { shards[$0] == nil }
            let first = Array(missing.prefix(20))
            if !first.isEmpty {
                let more = max(0, count - shards.count - first.count)
                let list = first.map(String.init).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
                throw ReportProblem(path: parts[0].path, reason: "of \(count) shards these are missing: \(list)")
            }
        }
        let cases = parts.flatMap(\.report.cases).sorted { $0.name < $1.name }
        return Report(cases: cases, isFiltered: parts.contains { $0.report.isFiltered == true })
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
