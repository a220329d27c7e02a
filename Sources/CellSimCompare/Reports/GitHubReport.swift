import CellSimEscaping

/// Writes a report as workflow commands of GitHub Actions, which become annotations on the changed lines.
enum GitHubReport {
    static func write(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        let showsChanges = report.summary.showsChanges == true
        var counts: [WorkflowAnnotations.Kind: Int] = [:]
        try report.forEach { one in if !one.isGood { counts[kind(one, report), default: 0] += 1 } }
        let lacks = try CollectedLacks(report).entries
        if !lacks.isEmpty { counts[.warning] = lacks.count }
        var annotations = WorkflowAnnotations.Writer(counts, hasEnd: true)
        var pieces = TextPieces()
        try report.forEach { one in
            guard !one.isGood else { return }
            let summary = TextReport.summary(one) ?? one.state.rawValue
            let (file, line) = one.annotationLocation
            let annotation = WorkflowAnnotations.One(
                kind(one, report), file: file ?? one.reference, line: line,
                title: "\(showsChanges ? "Changed" : "Snapshot") \(one.name)",
                message: ([summary] + one.explanationLines + one.boxes.prefix(5).map(\.words)).joined(separator: "\n"),
                plain: "\(TextReport.word(one.state, showsChanges: showsChanges)) \(one.name): \(summary)")
            try pieces.add(annotations.line(annotation), output)
        }
        for one in lacks {
            let (file, line) = one.location
            let annotation = WorkflowAnnotations.One(
                .warning, file: file, line: line, title: "Incomplete picture \(one.name)",
                message: "lacks \(one.lack.kind.rawValue): \(one.words)",
                plain: "lacks \(one.lack.kind.rawValue)  \(one.lack.description)")
            try pieces.add(annotations.line(annotation), output)
        }
        try pieces.add(
            annotations.rest + WorkflowAnnotations.One(end: "cellsim", message: TextReport.total(report)).text, output)
        try pieces.end(output)
    }

    private static func kind(_ one: ReportCase, _ report: ReportStream) -> WorkflowAnnotations.Kind {
        report.summary.isFailure(one) ? .error : .notice
    }
}
