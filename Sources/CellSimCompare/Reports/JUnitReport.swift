import CellSimEscaping
import Foundation

/// The report as JUnit's XML, which GitLab and others show.
enum JUnitReport {
    /// - Parameter files: what build servers may be told to attach.
    static func make(_ report: Report, files: ReportFiles = ReportFiles()) -> String {
        let failures = report.cases.filter { report.isFailure($0) && $0.state != .unreadable }.count
        let errors = report.cases.filter { $0.state == .unreadable }.count
        var counts = "tests=\"\(report.cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        let times = report.cases.compactMap(\.seconds)
        if !times.isEmpty { counts += " time=\"\(seconds(times.reduce(0, +)))\"" }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cellsim\" \(counts)>\n"
        text += "  <testsuite name=\"cellsim\" \(counts) skipped=\"0\">\n"
        for one in report.cases { text += testCase(one, isFailure: report.isFailure(one), files) }
        return text + "  </testsuite>\n</testsuites>\n"
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
