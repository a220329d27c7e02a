import CellSimEscaping

/// Writes a report as workflow commands of GitHub Actions. GitHub shows them as annotations on the changed lines.
enum GitHubReport {
    static func write(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        let showsChanges = report.summary.showsChanges == true
        var counts: [WorkflowAnnotations.Kind: Int] = [:]
        try report.forEach { reportCase in if !reportCase.isGood { counts[kind(reportCase, report), default: 0] += 1 } }
        let lacks = try CollectedMissingResources(report).entries
        if !lacks.isEmpty { counts[.warning] = lacks.count }
        var annotations = WorkflowAnnotations.Writer(counts, hasEnd: true)
        var buffer = BufferedText()
        try report.forEach { reportCase in
            guard !reportCase.isGood else { return }
            let summary = TextReport.summary(reportCase) ?? reportCase.state.rawValue
            let (file, line) = reportCase.annotationLocation
            let annotation = WorkflowAnnotations.Annotation(
                kind(reportCase, report), file: file ?? reportCase.reference, line: line,
                title: "\(showsChanges ? "Changed" : "Snapshot") \(reportCase.name)",
                message: ([summary] + reportCase.explanationLines + reportCase.boxes.prefix(5).map(\.description))
                    .joined(
                        separator: "\n"),
                plain:
                    "\(TextReport.stateLabel(reportCase.state, showsChanges: showsChanges)) \(reportCase.name): \(summary)"
            )
            try buffer.add(annotations.line(annotation), output)
        }
        for entry in lacks {
            let (file, line) = entry.location
            let annotation = WorkflowAnnotations.Annotation(
                .warning, file: file, line: line, title: "Incomplete picture \(entry.name)",
                message: "lacks \(entry.resource.kind.rawValue): \(entry.message)",
                plain: "lacks \(entry.resource.kind.rawValue)  \(entry.resource.description)")
            try buffer.add(annotations.line(annotation), output)
        }
        try buffer.add(
            annotations.summary
                + WorkflowAnnotations.Annotation(end: "cellsim", message: TextReport.total(report)).text, output)
        try buffer.flush(output)
    }

    private static func kind(_ reportCase: ReportCase, _ report: ReportStream) -> WorkflowAnnotations.Kind {
        report.summary.isFailure(reportCase) ? .error : .notice
    }
}
