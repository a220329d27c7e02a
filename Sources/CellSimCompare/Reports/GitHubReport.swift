import CellSimEscaping

/// Writes a report as workflow commands of GitHub Actions, which become annotations on the changed lines.
enum GitHubReport {
    static func write(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        let showsChanges = report.summary.showsChanges == true
        var counts: [WorkflowAnnotations.Kind: Int] = [:]
        try report.forEach { one in if !one.isGood { counts[kind(one, report), default: 0] += 1 } }
        let lacks = try CollectedMissingResources(report).entries
        if !lacks.isEmpty { counts[.warning] = lacks.count }
        var annotations = WorkflowAnnotations.Writer(counts, hasEnd: true)
        var pieces = BufferedText()
        try report.forEach { one in
            guard !one.isGood else { return }
            let summary = TextReport.summary(one) ?? one.state.rawValue
            let (file, line) = one.annotationLocation
            let annotation = WorkflowAnnotations.Annotation(
                kind(one, report), file: file ?? one.reference, line: line,
                title: "\(showsChanges ? "Changed" : "Snapshot") \(one.name)",
                message: ([summary] + one.explanationLines + one.boxes.prefix(5).map(\.description)).joined(
                    separator: "\n"),
                plain: "\(TextReport.stateLabel(one.state, showsChanges: showsChanges)) \(one.name): \(summary)")
            try pieces.add(annotations.line(annotation), output)
        }
        for one in lacks {
            let (file, line) = one.location
            let annotation = WorkflowAnnotations.Annotation(
                .warning, file: file, line: line, title: "Incomplete picture \(one.name)",
                message: "lacks \(one.resource.kind.rawValue): \(one.message)",
                plain: "lacks \(one.resource.kind.rawValue)  \(one.resource.description)")
            try pieces.add(annotations.line(annotation), output)
        }
        try pieces.add(
            annotations.summary
                + WorkflowAnnotations.Annotation(end: "cellsim", message: TextReport.total(report)).text, output)
        try pieces.flush(output)
    }

    private static func kind(_ one: ReportCase, _ report: ReportStream) -> WorkflowAnnotations.Kind {
        report.summary.isFailure(one) ? .error : .notice
    }
}
