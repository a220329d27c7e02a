import CellSimEscaping
import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// The result of a reuse check of a document's cell, and the formats in which it can be printed.
public struct DocumentReuseReport: Sendable {
    /// The format of a report.
    public enum Format: String, Sendable, CaseIterable {
        /// Text for terminals.
        case text
        /// A JSON object in version `version` of the format.
        case json
        /// Annotations that GitHub workflows show next to the source code.
        case github
    }

    /// The version of the JSON format.
    public static let version = 1

    /// The result of the check.
    public let report: ReuseReport
    let documentPath: String
    let records: RecordFile?
    /// The line numbers of the sample's records, by their indices.
    let lines: [Int: Int]
    /// The paths of the pictures of each finding, after they are written.
    private(set) var pictures: [Pictures] = []

    /// The paths of the pictures of a finding; nil for cells without a size. The path of the difference picture is nil if
    /// the pictures are equal.
    struct Pictures: Sendable {
        var fresh, reused, difference: String?
        /// The kind of the second picture, `reused` or `changed`.
        var kind: String
    }

    /// Creates a report.
    /// - Parameter records: The records; nil if the check used the designed content.
    /// - Throws: `InputError` for a record that can't be read.
    public init(_ report: ReuseReport, document: String, records: RecordFile?) throws {
        (self.report, documentPath, self.records) = (report, document, records)
        lines =
            try records.map { records in
                Dictionary(uniqueKeysWithValues: try report.sample.map { ($0, try records.record(at: $0).line) })
            } ?? [:]
    }

    /// Writes the pictures of all findings to a folder, which is created if it doesn't exist.
    /// - Throws: `InputError` if the folder can't be created; `FileOutputError` or `InputOverwriteError` if a file can't be written.
    public mutating func writePictures(to folder: String) throws {
        guard !report.isSafe else { return }
        do { try WriteAccess.makeFolder(folder) } catch {
            throw InputError(path: folder, "the folder cannot be created")
        }
        let stem = URL(fileURLWithPath: documentPath).deletingPathExtension().lastPathComponent
        var used: Set<String> = []
        for finding in report.findings {
            var name = "\(stem).\(finding.fileName)"
            if used.contains(name) { name += "-\(pictures.count + 1)" }
            used.insert(name)
            let path = (folder as NSString).appendingPathComponent(name)
            func write(_ bitmap: Bitmap, _ suffix: String) throws -> String? {
                guard bitmap.width > 0, bitmap.height > 0 else { return nil }
                try InputRegistry.checkOutput("\(path).\(suffix).png")
                try AtomicFile.write(PNG.encode(bitmap), to: "\(path).\(suffix).png")
                return "\(path).\(suffix).png"
            }
            pictures.append(
                Pictures(
                    fresh: try write(finding.example.fresh, "fresh"),
                    reused: try write(finding.example.reused, finding.pictureName),
                    difference: try finding.example.difference.flatMap { try write($0, "difference") },
                    kind: finding.pictureName))
        }
    }

    /// Returns the report in a format. It ends with a line break unless it is empty.
    public func text(_ format: Format) -> String {
        switch format {
        case .json: json
        case .github: WorkflowAnnotations(report.findings.map { diagnostic($0) }).text
        case .text:
            report.findings.enumerated().map { index, finding in
                var lines = ["\(diagnostic(finding)) [\(rule(finding).rawValue)]"]
                if pictures.indices.contains(index) {
                    lines += pictures[index].paths.map { "    " + Escaping.line($0) }
                }
                return lines.joined(separator: "\n") + "\n"
            }.joined()
        }
    }

    /// A one-line summary, such as `2 leaks in 12 of 132 pairs of 12 records` or `1 leak in 3 of 13 changes`.
    public var summary: String {
        let (sample, changes) = (report.sample.count, report.changeCounts.values.reduce(0, +))
        var parts: [(leaking: Int, count: Int, unit: String)] = []
        if report.pairCount > 0 { parts.append((report.leakingPairCount, report.pairCount, "pair")) }
        if changes > 0 { parts.append((report.leakingChangeCount, changes, "change")) }
        func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
        let all = parts.map { ($0.leaking == 0 ? "" : "\($0.leaking) of ") + counted($0.count, $0.unit) }
        let recordText =
            records == nil
            ? ""
            : " of "
                + (sample == report.recordCount
                    ? counted(sample, "record") : "\(sample) of \(report.recordCount) records")
        let leakText = report.isSafe ? "no leaks" : counted(report.findings.count, "leak")
        return "\(leakText) in \(all.joined(separator: " and "))\(recordText)"
    }

    /// Notes about frames that couldn't be compared, one per element.
    public var notes: [String] {
        guard let first = report.ambiguousRecords.first else { return [] }
        let count = report.ambiguousRecords.count
        let recordText = count == 1 ? recordLocation(first) : "\(recordLocation(first)) and \(count - 1) more"
        return [
            "\(documentPath):1: note: constraints are ambiguous with \(recordText), so frame differences are ignored (change the views' priorities)"
        ].map { Escaping.line($0) }
    }

    /// Returns a diagnostic at the element's line: an error if the leak changes the picture, otherwise a warning.
    func diagnostic(_ finding: ReuseFinding) -> Diagnostic {
        let example = finding.example
        let name = finding.location.name
        let condition =
            example.transition.map {
                $0.sentence + (records == nil ? "" : " with \(recordLocation(example.shownRecord))")
            }
            ?? "\(recordLocation(example.shownRecord)) follows \(recordLocation(example.leakingRecord))"
        let difference =
            finding.kind == .pixels
            ? "of \(name) differs, but no property does"
            : "of \(name) is \(example.actual) instead of \(example.expected)"
        return Diagnostic(
            finding.changesPicture ? .error : .warning, file: documentPath, line: finding.location.line ?? 1,
            element: finding.location.elementName, key: finding.property,
            message: "\(difference) when \(condition), in \(report.frequency(finding)); \(finding.effect)",
            remedy: remedy(finding), rule: rule(finding))
    }

    private func rule(_ finding: ReuseFinding) -> Diagnostic.Rule { finding.change == nil ? .reuseLeak : .changeLeak }

    /// Returns the location of a record, such as `elements.json:4 (record 2)`; records are numbered from 0.
    private func recordLocation(_ record: Int) -> String {
        records.map { "\($0.path):\(lines[record] ?? 1) (record \(record))" } ?? "the designed content"
    }

    /// Returns the suggested fix for a finding, which names the record's key for the property, if any.
    private func remedy(_ finding: ReuseFinding) -> String {
        guard finding.change == nil, let records, finding.kind.affectsAppearance, finding.kind != .pixels,
            let outlet = finding.location.outlet
        else {
            return finding.remedy
        }
        let exact = records.keys.first { $0.key == "\(outlet).\(finding.property)" }
        guard let key = exact ?? records.keys.first(where: { $0.key == outlet }) else { return finding.remedy }
        return "give every record \"\(key.key)\", or set it in prepareForReuse()"
    }
}

/// Lists the written pictures.
extension DocumentReuseReport.Pictures {
    var paths: [String] { [fresh, reused, difference].compactMap { $0 } }
}
