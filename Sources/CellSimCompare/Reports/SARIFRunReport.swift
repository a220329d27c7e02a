import CellSimEscaping

/// Writes the failures of a run and the missing resources of pictures as SARIF, for code scanning on build servers.
enum SARIFRunReport {
    static func write(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        let lacks = try CollectedMissingResources(report).entries
        var states: Set<ReportCase.State> = []
        try report.forEach { reportCase in if !reportCase.isGood { states.insert(reportCase.state) } }
        let kinds = Set(lacks.map(\.resource.kind))
        let rules =
            ReportCase.State.allCases.filter(states.contains).map {
                SARIFDocument.Rule(id: "snapshot-\($0.rawValue)", summary: summary($0))
            }
            + ReportCase.MissingResource.Kind.allCases.filter(kinds.contains).map {
                SARIFDocument.Rule(id: "snapshot-lacks-\($0.rawValue)", summary: summary($0))
            }
        var document = SARIFDocument(rules: rules)
        var buffer = BufferedText()
        try buffer.add(document.start, output)
        try report.forEach { reportCase in
            guard !reportCase.isGood else { return }
            let summaryText =
                TextReport.summary(reportCase).flatMap { Escaping.lines($0).first } ?? reportCase.state.rawValue
            let rule = "snapshot-\(reportCase.state.rawValue)"
            try buffer.add(
                document.text(
                    of: SARIFDocument.Result(
                        rule: rule, level: report.summary.isFailure(reportCase) ? .error : .note,
                        message: "\(reportCase.name): \(summaryText)"
                            + (reportCase.explanationLines.first.map { "; " + $0 } ?? ""),
                        file: reportCase.annotationLocation.file ?? reportCase.reference,
                        line: reportCase.annotationLocation.line,
                        identity: [rule, reportCase.name])), output)
        }
        for entry in lacks {
            let rule = "snapshot-lacks-\(entry.resource.kind.rawValue)"
            try buffer.add(
                document.text(
                    of: SARIFDocument.Result(
                        rule: rule, level: .warning, message: "\(entry.name): \(entry.message)",
                        file: entry.location.file,
                        line: entry.location.line, identity: [rule, entry.resource.message])), output)
        }
        try buffer.add(document.end, output)
        try buffer.flush(output)
    }

    private static func summary(_ state: ReportCase.State) -> String {
        switch state {
        case .same: "a picture that equals its reference"
        case .different: "a picture that differs from its reference"
        case .new: "a picture without a reference"
        case .missing: "a reference without a picture"
        case .unreadable: "a case that cannot be drawn or compared"
        case .recorded: "a picture that was recorded as a reference"
        }
    }

    private static func summary(_ kind: ReportCase.MissingResource.Kind) -> String {
        switch kind {
        case .image: "a crossed box instead of a missing image"
        case .symbol: "an empty box instead of a system symbol"
        case .font: "a substitute font instead of one whose file is missing"
        case .library: "an image file that needs a library that is not installed"
        case .characters: "empty boxes instead of characters that no font has"
        case .color: "a default instead of a named colour"
        case .drawing: "an image file that is drawn incompletely"
        case .content: "a view that is empty without the app's code"
        }
    }
}
