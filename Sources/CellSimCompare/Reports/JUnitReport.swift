import CellSimEscaping
import Foundation

/// Writes a report as JUnit XML for GitLab and other build servers. It follows the schema of Jenkins' xUnit plug-in: a
/// file belongs to a suite, and a case has no line.
enum JUnitReport {
    /// Consecutive cases of one file.
    private struct Suite {
        var file: String?
        var tests = 0, failures = 0, errors = 0
        var time: Double?

        mutating func add(_ one: ReportCase, isFailure: Bool) {
            tests += 1
            if isFailure, one.state == .unreadable { errors += 1 } else if isFailure { failures += 1 }
            if let seconds = one.seconds { time = (time ?? 0) + seconds }
        }

        var counts: String {
            "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
                + (time.map { " time=\"\(JUnitReport.seconds($0))\"" } ?? "")
        }
    }

    /// Writes the XML.
    /// - Parameter files: the files that build servers may attach.
    static func write(_ report: ReportStream, files: ReportFiles, to output: ([UInt8]) throws -> Void) throws {
        // The XML has the counts before the cases.
        var suites: [Suite] = [], whole = Suite()
        try report.forEach { one in
            let isFailure = report.summary.isFailure(one)
            if suites.last.map({ $0.file != one.file }) ?? true { suites.append(Suite(file: one.file)) }
            suites[suites.count - 1].add(one, isFailure: isFailure)
            whole.add(one, isFailure: isFailure)
        }
        var pieces = BufferedText()
        try pieces.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", output)
        try pieces.add("<testsuites name=\"cellsim\" \(whole.counts)>\n", output)
        var number = 0, left = 0
        try report.forEach { one in
            if left == 0 {
                left = suites[number].tests
                try pieces.add(start(of: suites[number]), output)
                number += 1
            }
            try pieces.add(testCase(one, isFailure: report.summary.isFailure(one), files), output)
            left -= 1
            if left == 0 { try pieces.add("  </testsuite>\n", output) }
        }
        if suites.isEmpty { try pieces.add(start(of: whole) + "  </testsuite>\n", output) }
        try pieces.add("</testsuites>\n", output)
        try pieces.flush(output)
    }

    private static func start(of suite: Suite) -> String {
        let file = suite.file.map { escaped(Escaping.line($0)) }
        return "  <testsuite name=\"\(file ?? "cellsim")\" \(suite.counts) skipped=\"0\""
            + (file.map { " file=\"\($0)\"" } ?? "") + ">\n"
    }

    private static func testCase(_ one: ReportCase, isFailure: Bool, _ files: ReportFiles) -> String {
        let parts = Escaping.line(one.name).split(separator: "/")
        let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "cellsim"
        var start = "    <testcase classname=\"\(escaped(group))\" name=\"\(escaped(String(parts.last ?? "")))\""
        if let time = one.seconds { start += " time=\"\(seconds(time))\"" }
        let lacks = TextReport.missingResourceLines(of: one)
        guard isFailure || !lacks.isEmpty else { return start + "/>\n" }
        var text = start + ">\n"
        if isFailure { text += failure(one) }
        if !lacks.isEmpty {
            text += "      <system-err>\(escaped(lacks.joined(separator: "\n")))</system-err>\n"
        }
        if isFailure, let picture = one.difference ?? one.actual, files.contains(picture) {
            text += "      <system-out>\(escaped(Escaping.line("[[ATTACHMENT|\(picture)]]")))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func failure(_ one: ReportCase) -> String {
        let element = one.state == .unreadable ? "error" : "failure"
        let message = TextReport.summary(one) ?? one.state.rawValue
        let location = one.file.map { file in one.line.map { "\(file):\($0)" } ?? file }
        let lines =
            (location.map { [Escaping.line($0)] } ?? []) + one.explanationLines.map { Escaping.line($0) }
            + one.boxes.prefix(maximumBoxes).map(\.description)
            + TextReport.pictures(of: one).map { "\($0.0) \($0.1)" }
        return "      <\(element) message=\"\(escaped(message))\" type=\"\(one.state.rawValue)\">"
            + escaped(lines.joined(separator: "\n")) + "</\(element)>\n"
    }

    private static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

    /// The maximum number of boxes listed for a case.
    private static let maximumBoxes = 200

    /// Returns text with one or more lines, escaped for an attribute or element.
    private static func escaped(_ text: String) -> String { Escaping.xml(Escaping.lines(text).joined(separator: "\n")) }
}
