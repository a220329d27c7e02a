import CellSimEscaping
import Foundation

/// Writes a report as JUnit XML for GitLab and other build servers. It follows the schema of Jenkins' xUnit plug-in: the file
/// is an attribute of a suite, and a case has no line.
enum JUnitReport {
    /// Consecutive cases from one file.
    private struct Suite {
        var file: String?
        var tests = 0, failures = 0, errors = 0
        var time: Double?

        mutating func add(_ reportCase: ReportCase, isFailure: Bool) {
            tests += 1
            if isFailure, reportCase.state == .unreadable { errors += 1 } else if isFailure { failures += 1 }
            if let seconds = reportCase.seconds { time = (time ?? 0) + seconds }
        }

        var counts: String {
            "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
                + (time.map { " time=\"\(JUnitReport.seconds($0))\"" } ?? "")
        }
    }

    /// Writes the XML.
    /// - Parameter files: The files that build servers may attach.
    static func write(_ report: ReportStream, files: ReportFiles, to output: ([UInt8]) throws -> Void) throws {
        // In the XML, the counts precede the cases.
        var suites: [Suite] = [], total = Suite()
        try report.forEach { reportCase in
            let isFailure = report.summary.isFailure(reportCase)
            if suites.last.map({ $0.file != reportCase.file }) ?? true { suites.append(Suite(file: reportCase.file)) }
            suites[suites.count - 1].add(reportCase, isFailure: isFailure)
            total.add(reportCase, isFailure: isFailure)
        }
        var buffer = BufferedText()
        try buffer.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", output)
        try buffer.add("<testsuites name=\"cellsim\" \(total.counts)>\n", output)
        var number = 0, remaining = 0
        try report.forEach { reportCase in
            if remaining == 0 {
                remaining = suites[number].tests
                try buffer.add(openingTag(of: suites[number]), output)
                number += 1
            }
            try buffer.add(testCase(reportCase, isFailure: report.summary.isFailure(reportCase), files), output)
            remaining -= 1
            if remaining == 0 { try buffer.add("  </testsuite>\n", output) }
        }
        if suites.isEmpty { try buffer.add(openingTag(of: total) + "  </testsuite>\n", output) }
        try buffer.add("</testsuites>\n", output)
        try buffer.flush(output)
    }

    private static func openingTag(of suite: Suite) -> String {
        let file = suite.file.map { escaped(Escaping.line($0)) }
        return "  <testsuite name=\"\(file ?? "cellsim")\" \(suite.counts) skipped=\"0\""
            + (file.map { " file=\"\($0)\"" } ?? "") + ">\n"
    }

    private static func testCase(_ reportCase: ReportCase, isFailure: Bool, _ files: ReportFiles) -> String {
        let parts = Escaping.line(reportCase.name).split(separator: "/")
        let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "cellsim"
        var start = "    <testcase classname=\"\(escaped(group))\" name=\"\(escaped(String(parts.last ?? "")))\""
        if let time = reportCase.seconds { start += " time=\"\(seconds(time))\"" }
        let lacks = TextReport.missingResourceLines(of: reportCase)
        guard isFailure || !lacks.isEmpty else { return start + "/>\n" }
        var text = start + ">\n"
        if isFailure { text += failure(reportCase) }
        if !lacks.isEmpty {
            text += "      <system-err>\(escaped(lacks.joined(separator: "\n")))</system-err>\n"
        }
        if isFailure, let picture = reportCase.difference ?? reportCase.actual, files.contains(picture) {
            text += "      <system-out>\(escaped(Escaping.line("[[ATTACHMENT|\(picture)]]")))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func failure(_ reportCase: ReportCase) -> String {
        let element = reportCase.state == .unreadable ? "error" : "failure"
        let message = TextReport.summary(reportCase) ?? reportCase.state.rawValue
        let location = reportCase.file.map { file in reportCase.line.map { "\(file):\($0)" } ?? file }
        let lines =
            (location.map { [Escaping.line($0)] } ?? []) + reportCase.explanationLines.map { Escaping.line($0) }
            + reportCase.boxes.prefix(maximumBoxes).map(\.description)
            + TextReport.pictures(of: reportCase).map { "\($0.0) \($0.1)" }
        return "      <\(element) message=\"\(escaped(message))\" type=\"\(reportCase.state.rawValue)\">"
            + escaped(lines.joined(separator: "\n")) + "</\(element)>\n"
    }

    private static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

    /// The maximum number of listed boxes per case.
    private static let maximumBoxes = 200

    /// Returns text, which may have several lines, escaped for an attribute or element.
    private static func escaped(_ text: String) -> String { Escaping.xml(Escaping.lines(text).joined(separator: "\n")) }
}
