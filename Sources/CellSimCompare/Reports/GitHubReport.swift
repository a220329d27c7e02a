import CellSimEscaping

/// The report as workflow commands of GitHub Actions, which become notes on the changed lines.
enum GitHubReport {
    static func make(_ report: Report) -> String {
        var text = ""
        for one in report.cases where !one.isGood {
            var properties: [String] = []
            if let file = one.file ?? one.reference { properties.append("file=\(Escaping.workflowProperty(file))") }
            if let line = one.line { properties.append("line=\(line)") }
            let title = "\(report.showsChanges == true ? "Changed" : "Snapshot") \(one.name)"
            properties.append("title=\(Escaping.workflowProperty(title))")
            var lines = [TextReport.summary(one) ?? one.state.rawValue]
            lines += one.boxes.prefix(5).map(\.words)
            let command = report.isFailure(one) ? "error" : "notice"
            text += "::\(command) \(properties.joined(separator: ","))::"
            text += Escaping.workflowMessage(lines.joined(separator: "\n")) + "\n"
        }
        return text + "::notice title=cellsim::\(Escaping.workflowMessage(TextReport.total(report)))\n"
    }
}
