import CellSimEscaping

/// The report as workflow commands of GitHub Actions, which become notes on the changed lines.
enum GitHubReport {
    static func make(_ report: Report) -> String {
        var text = ""
        for one in report.cases where !one.isGood {
            var properties: [String] = []
            if let file = one.file ?? one.reference { properties.append("file=\(Escaping.workflowProperty(file))") }
            if let line = one.line { properties.append("line=\(line)") }
            properties.append("title=\(Escaping.workflowProperty("Snapshot \(one.name)"))")
            var lines = [TextReport.summary(one) ?? one.state.rawValue]
            lines += one.boxes.prefix(5).map(\.words)
            text += "::error \(properties.joined(separator: ","))::\(Escaping.workflowMessage(lines.joined(separator: "\n")))\n"
        }
        return text + "::notice title=cellsim::\(Escaping.workflowMessage(TextReport.total(report)))\n"
    }
}
