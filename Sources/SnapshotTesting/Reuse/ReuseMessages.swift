import CellSimEscaping
import CellSimReuse
import Foundation

/// What failures of reuse say.
enum ReuseMessages {
    /// Why nothing could be compared.
    struct Problem: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) { self.description = description }
    }

    private static let longestRecord = 100
    /// How many findings are told.
    private static let mostFindings = 20

    /// On one line, and not longer than is good for a message.
    static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return Escaping.line(line.count <= longestRecord ? line : line.prefix(longestRecord) + "…")
    }

    static func leaks(_ report: ReuseReport, cellName: String, describe: (Int) -> String, files: ReuseFiles) -> String {
        let count = report.findings.count
        var parts = [
            "\(cellName) is not safe to reuse: \(count == 1 ? "a property keeps" : "\(count) properties keep") what an earlier record left."
        ]
        for (index, finding) in report.findings.prefix(mostFindings).enumerated() {
            let example = finding.example
            var lines = ["\(index + 1). \(finding.sentence)"]
            lines.append("   when record \(example.shownRecord), \(describe(example.shownRecord)),")
            lines.append("   follows record \(example.leakingRecord), \(describe(example.leakingRecord));")
            lines.append("   in \(finding.pairCount) of \(report.pairCount) pairs; \(finding.effect)")
            lines.append("   Remedy: \(finding.remedy).")
            do { lines += try files.write(finding).map { "   \"\($0.absoluteString)\"" } } catch {
                lines.append("   The pictures cannot be written: \(SnapshotMessages.words(for: error))")
            }
            parts.append(lines.joined(separator: "\n"))
        }
        if count > mostFindings { parts.append("… and \(count - mostFindings) more.") }
        if !report.unsteady.isEmpty {
            let names = Set(report.unsteady.map { "\($0.property) of \($0.place.name)" }).sorted()
            parts.append("Not judged, for two new cells with the same record differ in it: \(names.joined(separator: ", ")).")
        }
        return parts.joined(separator: "\n\n")
    }
}
