import CellSimEscaping

/// Findings as GitLab's code quality reads them.
public struct CodeQualityReport: Sendable {
    /// How bad a finding is, in GitLab's words.
    public enum Severity: String, Sendable {
        /// From worth knowing to what stops everything.
        case info, minor, major, critical, blocker
    }

    private var entries: [String] = []
    private var seen: [String: Int] = [:]

    /// A report without findings.
    public init() {}

    /// Adds a finding.
    /// - Parameters:
    ///   - check: which check found it.
    ///   - file: from the folder of the run.
    ///   - line: from 1; nil and 0 are the file's first.
    ///   - identity: what tells it from all others, also when lines before it come or go.
    public mutating func add(
        check: String, description: String, severity: Severity, file: String, line: Int?, identity: [String]
    ) {
        var path = file
        while path.hasPrefix("./") { path.removeFirst(2) }
        var fingerprint = Fingerprint.of([check, path] + identity)
        let number = seen[fingerprint, default: 0]
        seen[fingerprint] = number + 1
        if number > 0 { fingerprint = Fingerprint.of([fingerprint, "\(number)"]) }
        entries.append(
            """
              {
                "description": \(Escaping.json(description)),
                "check_name": \(Escaping.json(check)),
                "fingerprint": "\(fingerprint)",
                "severity": "\(severity.rawValue)",
                "location": {"path": \(Escaping.json(path)), "lines": {"begin": \(max(line ?? 1, 1))}}
              }
            """)
    }

    /// The JSON, with a line's end.
    public var text: String { entries.isEmpty ? "[]\n" : "[\n\(entries.joined(separator: ",\n"))\n]\n" }
}

extension CodeQualityReport {
    /// What failed in a run.
    init(_ report: Report) {
        self.init()
        for one in report.cases where !one.isGood {
            let state = one.kind == .reuse && one.state == .different ? "leak" : one.state.rawValue
            let summary = TextReport.summary(one).flatMap { Escaping.lines($0).first } ?? state
            add(
                check: "snapshot-\(state)", description: "\(one.name): \(summary)",
                severity: one.state == .unreadable ? .critical : report.isFailure(one) ? .major : .info,
                file: one.file ?? one.reference ?? one.name, line: one.line, identity: [one.name])
        }
    }
}
