import CellSimEscaping
import CellSimInterfaceBuilder

/// The formats of lint reports.
package enum LintFormat: String, Sendable, CaseIterable {
    /// One line per finding, for a terminal.
    case text
    /// A JSON object.
    case json
    /// Annotations that GitHub shows next to the source: ten per severity; the others are only counted.
    case github
    /// JUnit XML with one test case per document.
    case junit
    /// A Markdown table, for the summary of a workflow step or a pull request comment.
    case markdown
    /// SARIF 2.1.0 for code scanning.
    case sarif
}

/// The part of `LintReport` that formats a report.
extension LintReport {
    /// Returns the report in a format. It ends with a line break unless it is empty.
    /// - Parameters:
    ///   - format: The format.
    ///   - documents: The paths of all checked documents.
    package func text(_ format: LintFormat, documents: [String]) -> String {
        switch format {
        case .text: text(.text)
        case .json: text(.json)
        case .github: text(.github)
        case .junit: junit(documents)
        case .markdown: markdown
        case .sarif: SARIFReport.text(findings)
        }
    }

    /// Returns JUnit XML with one suite per document, because Jenkins' xUnit plug-in only supports file names for suites.
    private func junit(_ documents: [String]) -> String {
        let findingsByFile = Dictionary(grouping: findings, by: \.file)
        let (failureCount, errorCount) = (
            findingsByFile.values.count { !$0.contains(where: \.isFatal) },
            findingsByFile.values.count { $0.contains(where: \.isFatal) }
        )
        let counts = "tests=\"\(documents.count)\" failures=\"\(failureCount)\" errors=\"\(errorCount)\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cellsim lint\" \(counts)>\n"
        for path in documents {
            let file = Escaping.xml(Escaping.line(path))
            let list = findingsByFile[path] ?? []
            let isFatal = list.contains(where: \.isFatal)
            let (failures, errors) = (list.isEmpty || isFatal ? 0 : 1, isFatal ? 1 : 0)
            text +=
                "  <testsuite name=\"\(file)\" tests=\"1\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" file=\"\(file)\">\n"
            text += "    <testcase classname=\"lint\" name=\"\(file)\""
            guard let first = list.first else {
                text += "/>\n  </testsuite>\n"
                continue
            }
            let element = isFatal ? "error" : "failure"
            let message = list.count == 1 ? first.messageText : "\(list.count) findings"
            text +=
                ">\n      <\(element) message=\"\(Escaping.xml(Escaping.line(message)))\" type=\"\(first.rule.rawValue)\">"
            text += Escaping.xml(list.map { "\($0) [\($0.rule.rawValue)]" }.joined(separator: "\n"))
            text += "</\(element)>\n    </testcase>\n  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// The maximum length of a report in bytes. GitHub limits comments to 65,536 characters.
    private static let markdownLimit = 60_000

    private var markdown: String {
        let sign = findings.contains { $0.severity == .error } ? "❌" : findings.isEmpty ? "✅" : "⚠️"
        var text = "### \(sign) Lint: \(Escaping.markdown(summary))\n"
        if findings.isEmpty { return text }
        text += "\n| | Location | Rule | Finding |\n|---|---|---|---|\n"
        for (index, finding) in findings.enumerated() {
            let sign = finding.severity == .error ? "❌" : finding.severity == .warning ? "⚠️" : "ℹ️"
            let location = Escaping.markdown(
                String((finding.line > 0 ? "\(finding.file):\(finding.line)" : finding.file).prefix(300)))
            let row =
                "| \(sign) | <code>\(location)</code> | \(finding.rule.rawValue) | \(Escaping.markdown(String(finding.messageText.prefix(500)))) |\n"
            if text.utf8.count + row.utf8.count > LintReport.markdownLimit {
                return text + "\nAnd \(findings.count - index) more; see the other reports.\n"
            }
            text += row
        }
        return text
    }
}

/// The part of `Diagnostic` that identifies findings.
extension Diagnostic {
    /// A Boolean value that indicates whether the document could not be checked.
    package var isFatal: Bool { rule == .unreadable || rule == .limit }

    /// The values that identify the finding in its document, even if its line changes.
    package var identity: [String] { [rule.rawValue, element ?? "", key ?? "", value ?? "", message] }
}
