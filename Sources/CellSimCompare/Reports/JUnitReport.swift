import CellSimEscaping
import Foundation

/// The report as JUnit's XML, which GitLab and others show.
enum JUnitReport {
    /// - Parameter files: what build servers may be told to attach.
    static func write(_ report: ReportStream, files: ReportFiles, to output: ([UInt8]) throws -> Void) throws {
        let errors = report.summary.counts[ReportCase.State.unreadable.rawValue, default: 0]
        var counts = "tests=\"\(report.count)\" failures=\"\(report.failureCount - errors)\" errors=\"\(errors)\""
        var time: Double?
        try report.forEach { one in if let seconds = one.seconds { time = (time ?? 0) + seconds } }
        if let time { counts += " time=\"\(seconds(time))\"" }
        var pieces = TextPieces()
        try pieces.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cellsim\" \(counts)>\n", output)
        try pieces.add("  <testsuite name=\"cellsim\" \(counts) skipped=\"0\">\n", output)
        try report.forEach { try pieces.add(testCase($0, isFailure: report.summary.isFailure($0), files), output) }
        try pieces.add("  </testsuite>\n</testsuites>\n", output)
        try pieces.end(output)
    }

    private static func testCase(_ one: ReportCase, isFailure: Bool, _ files: ReportFiles) -> String {
        let parts = Escaping.line(one.name).split(separator: "/")
        let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "cellsim"
        var start = "    <testcase classname=\"\(escaped(group))\" name=\"\(escaped(String(parts.last ?? "")))\""
        if let file = one.file { start += " file=\"\(escaped(Escaping.line(file)))\"" }
        if let line = one.line { start += " line=\"\(line)\"" }
        if let time = one.seconds { start += " time=\"\(seconds(time))\"" }
        guard isFailure else { return start + "/>\n" }
        let element = one.state == .unreadable ? "error" : "failure"
        let message = TextReport.summary(one) ?? one.state.rawValue
        let lines = one.boxes.prefix(maximumBoxes).map(\.words) + TextReport.pictures(of: one).map { "\($0.0) \($0.1)" }
        var text = start + ">\n      <\(element) message=\"\(escaped(message))\" type=\"\(one.state.rawValue)\">"
        text += escaped(lines.joined(separator: "\n")) + "</\(element)>\n"
        if let picture = one.difference ?? one.actual, files.hold(picture) {
            text += "      <system-out>\(escaped(Escaping.line("[[ATTACHMENT|\(picture)]]")))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

    /// Of a case's boxes so many are named.
    private static let maximumBoxes = 200

    /// Text of one line or several as an attribute or element holds it.
    private static func escaped(_ text: String) -> String { Escaping.xml(Escaping.lines(text).joined(separator: "\n")) }
}
