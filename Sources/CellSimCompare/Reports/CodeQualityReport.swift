import CellSimEscaping

/// A report of findings in GitLab's code quality format.
public struct CodeQualityReport: Sendable {
    /// The severity of a finding, as defined by GitLab.
    public enum Severity: String, Sendable {
        /// The severities, from lowest to highest.
        case info, minor, major, critical, blocker
    }

    private var entries: [String] = []
    private var occurrences: [String: Int] = [:]

    /// Creates a report without findings.
    public init() {}

    /// Adds a finding.
    /// - Parameters:
    ///   - check: The check that reported the finding.
    ///   - file: The path relative to the run's folder.
    ///   - line: The line, starting at 1; nil and 0 mean the first line.
    ///   - identity: Text that identifies the finding even if its line changes.
    public mutating func add(
        check: String, description: String, severity: Severity, file: String, line: Int?, identity: [String]
    ) {
        var fingerprint = Fingerprint.of([check, CodeQualityReport.normalizedPath(file)] + identity)
        let number = occurrences[fingerprint, default: 0]
        occurrences[fingerprint] = number + 1
        if number > 0 { fingerprint = Fingerprint.of([fingerprint, "\(number)"]) }
        entries.append(CodeQualityReport.entry(check, description, severity, file, line, fingerprint))
    }

    /// Returns a path in the form that GitLab expects.
    private static func normalizedPath(_ file: String) -> String {
        var path = file
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path
    }

    private static func entry(
        _ check: String, _ description: String, _ severity: Severity, _ file: String, _ line: Int?,
        _ fingerprint: String
    ) -> String {
        """
          {
            "description": \(Escaping.json(description)),
            "check_name": \(Escaping.json(check)),
            "fingerprint": "\(fingerprint)",
            "severity": "\(severity.rawValue)",
            "location": {"path": \(Escaping.json(normalizedPath(file))), "lines": {"begin": \(max(line ?? 1, 1))}}
          }
        """
    }

    /// The JSON text, with a final line break.
    public var text: String { entries.isEmpty ? "[]\n" : "[\n\(entries.joined(separator: ",\n"))\n]\n" }
}

extension CodeQualityReport {
    /// Writes the failures of a run, identified by the names of their cases, and the missing resources of pictures.
    static func write(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        var buffer = BufferedText()
        var isFirst = true
        try report.forEach { reportCase in
            guard !reportCase.isGood else { return }
            let state = reportCase.kind == .reuse && reportCase.state == .different ? "leak" : reportCase.state.rawValue
            let summary = TextReport.summary(reportCase).flatMap { Escaping.lines($0).first } ?? state
            let check = "snapshot-\(state)", file = reportCase.file ?? reportCase.reference ?? reportCase.name
            let severity =
                reportCase.state == .unreadable
                ? Severity.critical : report.summary.isFailure(reportCase) ? .major : .info
            try buffer.add(isFirst ? "[\n" : ",\n", output)
            try buffer.add(
                entry(
                    check,
                    (["\(reportCase.name): \(summary)"] + reportCase.explanationLines.prefix(1)).joined(
                        separator: "; "),
                    severity, reportCase.annotationLocation.file ?? file, reportCase.annotationLocation.line,
                    Fingerprint.of([check, normalizedPath(file), reportCase.name])), output)
            isFirst = false
        }
        for missingResource in try CollectedMissingResources(report).entries {
            let check = "snapshot-lacks-\(missingResource.resource.kind.rawValue)",
                file = missingResource.location.file ?? missingResource.name
            try buffer.add(isFirst ? "[\n" : ",\n", output)
            try buffer.add(
                entry(
                    check,
                    "\(missingResource.name): lacks \(missingResource.resource.kind.rawValue): \(missingResource.message)",
                    .minor, file,
                    missingResource.location.line,
                    Fingerprint.of([
                        check, normalizedPath(file), missingResource.resource.message,
                        "\(missingResource.resource.line ?? 0)",
                    ])),
                output)
            isFirst = false
        }
        try buffer.add(isFirst ? "[]\n" : "\n]\n", output)
        try buffer.flush(output)
    }
}
