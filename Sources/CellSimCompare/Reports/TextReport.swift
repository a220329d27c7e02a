import CellSimEscaping
import Foundation

/// Writes a report for a terminal: one line per case, followed by the failed cases with their differences and the paths
/// of the pictures.
package enum TextReport {
    /// A closure that formats a part of the report according to its tone.
    package typealias Emphasis = (_ text: String, _ tone: ReportTone) -> String

    /// Writes the report.
    /// - Parameters:
    ///   - isQuiet: Whether to omit passed cases: identical, complete pictures with the same metadata.
    ///   - emphasis: Formats the state of a case or the totals of the run.
    static func write(
        _ report: ReportStream, isQuiet: Bool, emphasis: Emphasis = { text, _ in text },
        to output: ([UInt8]) throws -> Void
    ) throws {
        var buffer = BufferedText()
        var classCounts: [SimulatorComparison.Class: Int] = [:]
        for isGood in [true, false] {
            try report.forEach { reportCase in
                if isGood, let simulator = reportCase.simulator { classCounts[simulator, default: 0] += 1 }
                guard reportCase.isGood == isGood,
                    !isQuiet || !isGood || reportCase.lacks != nil || reportCase.details != nil
                else {
                    return
                }
                try buffer.add(lines(of: reportCase, report.summary, emphasis).joined(separator: "\n") + "\n", output)
            }
        }
        let groups = try report.causeGroups()
        // If each group has one picture, the lines of the pictures already contain the changes.
        if groups.groups.contains(where: { $0.members.count > 1 }) {
            let usageHint = report.summary.showsChanges == true ? "" : ", for 'cellsim accept --cause NUMBER'"
            try buffer.add("\nBy cause\(usageHint):\n", output)
            for line in groups.lines { try buffer.add(Escaping.line(line) + "\n", output) }
        }
        try buffer.add(total(report, emphasis) + simulatorCounts(classCounts) + "\n", output)
        try buffer.flush(output)
    }

    private static func lines(of reportCase: ReportCase, _ report: Report, _ emphasis: Emphasis) -> [String] {
        let summary = summary(reportCase).map { Escaping.lines($0) } ?? []
        let showsChanges = report.showsChanges == true
        let label = emphasis(
            stateLabel(reportCase.state, showsChanges: showsChanges),
            ReportTone(reportCase.state, showsChanges: showsChanges))
        var lines = ["\(label) \(Escaping.line(reportCase.name))" + (summary.first.map { ": " + $0 } ?? "")]
        lines += summary.dropFirst().map { $0.isEmpty ? "" : "    " + $0 }
        lines += missingResourceLines(of: reportCase).map { "    " + emphasis($0, .warning) }
        guard !reportCase.isGood else { return lines }
        lines += reportCase.explanationLines.map { "    " + Escaping.line($0) }
        lines += reportCase.boxes.prefix(boxLimit).map { "    " + Escaping.line($0.description) }
        if reportCase.boxes.count > boxLimit {
            lines.append("    and \(reportCase.boxes.count - boxLimit) more places")
        }
        return lines + pictures(of: reportCase).map { "    \($0.0) \(Escaping.line($0.1))" }
    }

    private static let boxLimit = 20

    static func stateLabel(_ state: ReportCase.State, showsChanges: Bool = false) -> String {
        switch state {
        case .different where showsChanges: "DIFF"
        case .missing where showsChanges: "GONE"
        case .same: "PASS"
        case .different, .missing: "FAIL"
        case .new: "NEW "
        case .unreadable: "BAD "
        case .recorded: "SAVE"
        }
    }

    /// Returns the missing resources of a picture, one per line.
    static func missingResourceLines(of reportCase: ReportCase) -> [String] {
        (reportCase.lacks ?? []).map { Escaping.line("lacks \($0.kind.rawValue)  \($0.description)") }
    }

    /// Returns the paths of a case's pictures, with their labels.
    static func pictures(of reportCase: ReportCase) -> [(String, String)] {
        [
            ("reference ", reportCase.reference), ("actual    ", reportCase.actual),
            ("difference", reportCase.difference),
        ].compactMap {
            name, path in
            path.map { (name, $0) }
        }
    }

    /// Returns a one-line description of a case; nil if there are no differences.
    static func summary(_ reportCase: ReportCase) -> String? {
        if let message = reportCase.message { return message }
        if reportCase.state == .new { return "no reference" }
        guard reportCase.differentPixels > 0 || reportCase.largestDifference > 0 else { return reportCase.details }
        var parts = reportCase.simulator.map { [$0.words] } ?? []
        if let a = reportCase.referenceSize, let b = reportCase.actualSize, a != b {
            parts.append("size \(b.width)x\(b.height) instead of \(a.width)x\(a.height)")
        }
        parts.append("\(reportCase.differentPixels) of \(reportCase.totalPixels) pixels (\(percent(reportCase)) %)")
        parts.append("largest difference \(reportCase.largestDifference)")
        if let distance = reportCase.largestDeltaE { parts.append("ΔE \(String(format: "%.2f", distance))") }
        if let note = reportCase.details { parts.append(note) }
        return parts.joined(separator: ", ")
    }

    /// Returns text with the number of pictures per class of `SimulatorComparison`.
    private static func simulatorCounts(_ classes: [SimulatorComparison.Class: Int]) -> String {
        if classes.isEmpty { return "" }
        let counts = SimulatorComparison.Class.allCases.compactMap { simulatorClass in
            classes[simulatorClass].map { "\($0) \(simulatorClass.words)" }
        }
        return "; of those with differences: " + counts.joined(separator: ", ")
    }

    static func percent(_ reportCase: ReportCase) -> String {
        guard reportCase.totalPixels > 0 else { return "0.00" }
        return String(format: "%.2f", Double(reportCase.differentPixels) * 100 / Double(reportCase.totalPixels))
    }

    static func total(_ report: ReportStream, _ emphasis: Emphasis = { text, _ in text }) -> String {
        let showsChanges = report.summary.showsChanges == true
        let parts = ReportCase.State.allCases.compactMap { state in
            report.summary.counts[state.rawValue].map {
                emphasis("\($0) \(state.rawValue)", ReportTone(state, showsChanges: showsChanges))
            }
        }
        let incomplete = report.summary.incomplete.map { "; " + emphasis("\($0) incomplete", .warning) } ?? ""
        return "\(report.count) compared: \(parts.isEmpty ? "nothing" : parts.joined(separator: ", "))\(incomplete)"
    }
}
