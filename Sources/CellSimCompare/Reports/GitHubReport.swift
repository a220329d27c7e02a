import CellSimEscaping

/// The report as workflow commands of GitHub Actions, which become notes on the changed lines.
enum GitHubReport {
    static func make(_ report: Report) -> String {
        var annotations = WorkflowAnnotations()
        for one in report.cases where !one.isGood {
            let summary = TextReport.summary(one) ?? one.state.rawValue
            annotations.add(
                report.isFailure(one) ? .error : .notice, file: one.file ?? one.reference, line: one.line,
                title: "\(report.showsChanges == true ? "Changed" : "Snapshot") \(one.name)",
                message: ([summary] + one.boxes.prefix(5).map(\.words)).joined(separator: "\n"),
                plain:
                    "\(TextReport.word(one.state, showsChanges: report.showsChanges == true)) \(one.name): \(summary)")
        }
        annotations.end(title: "cellsim", message: TextReport.total(report))
        return annotations.text
    }
}
