import CellSimEscaping
import CellSimReuse
import Foundation

/// Builds the failure messages of reuse assertions.
enum ReuseMessages {
    /// An error that describes why the check couldn't run.
    struct CheckError: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) { self.description = description }
    }

    private static let maximumRecordLength = 100
    /// The maximum number of findings in a message.
    private static let maximumFindings = 20

    /// Returns the text on one line, truncated for a message.
    static func truncatedLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return Escaping.line(line.count <= maximumRecordLength ? line : line.prefix(maximumRecordLength) + "…")
    }

    static func leaks(
        _ report: ReuseReport, cellName: String, describe: (Int) -> String?, files: LeakPictureWriter,
        record: inout ReuseResultRecorder
    ) -> String {
        let count = report.findings.count
        var parts = [heading(report, cellName)]
        for (index, finding) in report.findings.prefix(maximumFindings).enumerated() {
            let description = descriptionLines(finding, of: report, describe)
            var lines = ["\(index + 1). \(description[0])"] + description.dropFirst().map { "   " + $0 }
            do {
                let pictures = try files.write(finding)
                record.add(finding, "\(cellName): \(description.joined(separator: "\n"))", pictures)
                lines += pictures.all.map { "   \"\($0.absoluteString)\"" }
            } catch {
                record.add(finding, "\(cellName): \(description.joined(separator: "\n"))", nil)
                lines.append("   The pictures cannot be written: \(SnapshotMessages.description(for: error))")
            }
            parts.append(lines.joined(separator: "\n"))
        }
        for finding in report.findings.dropFirst(maximumFindings) {
            record.add(
                finding, "\(cellName): \(descriptionLines(finding, of: report, describe).joined(separator: "\n"))", nil)
        }
        if count > maximumFindings { parts.append("… and \(count - maximumFindings) more.") }
        if !report.nondeterministicProperties.isEmpty {
            let names = Set(report.nondeterministicProperties.map { "\($0.property) of \($0.location.name)" }).sorted()
            parts.append(
                "Ignored, because two new cells with the same record differ in: \(names.joined(separator: ", ")).")
        }
        return parts.joined(separator: "\n\n")
    }

    private static func heading(_ report: ReuseReport, _ cellName: String) -> String {
        let (count, changed) = (report.findings.count, report.findings.count { $0.change != nil })
        let keptValues = count == 1 ? "a property keeps the value" : "\(count) properties keep the values"
        return switch changed {
        case 0: "\(cellName) is not safe to reuse: \(keptValues) of an earlier record."
        case count: "\(cellName) does not follow changes: \(keptValues) of an earlier setting."
        default: "\(cellName) is not safe to reuse: \(keptValues) of an earlier record or setting."
        }
    }

    /// Returns a description of a leak: the finding, the records or the change that cause it, and a fix.
    private static func descriptionLines(_ finding: ReuseFinding, of report: ReuseReport, _ describe: (Int) -> String?)
        -> [String]
    {
        let example = finding.example
        if let transition = example.transition {
            let record = describe(example.shownRecord).map { ["with record \(example.shownRecord), \($0);"] } ?? []
            return [finding.sentence, "when \(transition.sentence)\(record.isEmpty ? ";" : "")"] + record + [
                "in \(report.frequency(finding)); \(finding.effect)", "Remedy: \(finding.remedy).",
            ]
        }
        return [
            finding.sentence, "when record \(example.shownRecord), \(describe(example.shownRecord) ?? ""),",
            "follows record \(example.leakingRecord), \(describe(example.leakingRecord) ?? "");",
            "in \(report.frequency(finding)); \(finding.effect)", "Remedy: \(finding.remedy).",
        ]
    }
}
