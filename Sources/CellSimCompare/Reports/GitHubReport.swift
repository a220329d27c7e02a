/// The report as workflow commands of GitHub Actions, which become notes on the changed lines.
enum GitHubReport {
    static func make(_ report: Report) -> String {
        var text = ""
        for one in report.cases where !one.isGood {
            var properties: [String] = []
            if let file = one.file ?? one.reference { properties.append("file=\(property(file))") }
            if let line = one.line { properties.append("line=\(line)") }
            properties.append("title=\(property("Snapshot \(one.name)"))")
            var lines = [TextReport.summary(one) ?? one.state.rawValue]
            lines += one.boxes.prefix(5).map(\.words)
            text += "::error \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))\n"
        }
        return text + "::notice title=cellsim::\(data(TextReport.total(report)))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
