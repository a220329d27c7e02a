import CellSimEscaping
import CellSimInterfaceBuilder
import Foundation

/// The findings in several documents, with methods that format them.
public struct LintReport: Sendable {
    /// The format of a report.
    public enum Format: String, Sendable, CaseIterable {
        /// One line per finding, for a terminal.
        case text
        /// A JSON object.
        case json
        /// Annotations that GitHub shows next to the source.
        case github
    }

    /// The number of documents checked.
    public let documentCount: Int
    /// The findings, sorted by file, then line.
    public let findings: [Diagnostic]

    /// Creates a report.
    /// - Parameters:
    ///   - documentCount: The number of documents checked.
    ///   - findings: The findings.
    ///   - isStrict: Whether to include notes.
    public init(documentCount: Int, findings: [Diagnostic], isStrict: Bool) {
        self.documentCount = documentCount
        self.findings = isStrict ? findings : findings.filter { $0.severity < .note }
    }

    /// A Boolean value that indicates whether a document couldn't be read.
    public var hasUnreadable: Bool { findings.contains { $0.rule == .unreadable || $0.rule == .limit } }

    /// Returns the report in a format. It ends with a line break unless it is empty.
    public func text(_ format: Format) -> String {
        switch format {
        case .text: findings.map { "\($0) [\($0.rule.rawValue)]\n" }.joined()
        case .json: json
        case .github: WorkflowAnnotations(findings).text
        }
    }

    /// A one-line summary, such as `3 errors, 12 warnings in 40 documents`.
    public var summary: String {
        func count(_ severity: Diagnostic.Severity, _ noun: String) -> String? {
            let number = findings.count { $0.severity == severity }
            return number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
        }
        let parts = [count(.error, "error"), count(.warning, "warning"), count(.note, "note")].compactMap { $0 }
        let documents = "\(documentCount) document\(documentCount == 1 ? "" : "s")"
        return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")) + " in \(documents)"
    }

    private var json: String {
        let list = findings.map { "    " + $0.json }.joined(separator: ",\n")
        return "{\"documents\": \(documentCount), \"findings\": [" + (list.isEmpty ? "" : "\n\(list)\n") + "]}\n"
    }
}

/// The part of `Diagnostic` that formats JSON.
extension Diagnostic {
    /// A JSON object with its keys in a fixed order. Missing values are omitted.
    fileprivate var json: String {
        var parts = [
            "\"file\": \(JSONText.string(file))", "\"line\": \(line)", "\"severity\": \"\(severity.rawValue)\"",
        ]
        parts.append("\"rule\": \"\(rule.rawValue)\"")
        for (name, text) in [
            ("element", element), ("key", key), ("value", value), ("message", message), ("remedy", remedy),
        ] {
            if let text { parts.append("\"\(name)\": \(JSONText.string(text))") }
        }
        return "{\(parts.joined(separator: ", "))}"
    }
}

/// The part of `WorkflowAnnotations` for lint findings.
extension WorkflowAnnotations {
    /// Creates annotations such as `::warning file=…,line=…,title=…::message`, which GitHub's runners interpret.
    package init(_ findings: [Diagnostic]) {
        self.init()
        for finding in findings {
            let kind: Kind =
                switch finding.severity {
                case .error: .error
                case .warning: .warning
                case .note: .notice
                }
            add(
                Annotation(
                    kind, file: finding.file, line: max(finding.line, 1), title: "cellsim \(finding.rule.rawValue)",
                    message: finding.messageText, plain: "\(finding) [\(finding.rule.rawValue)]"))
        }
    }
}
