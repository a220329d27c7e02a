import CellSimEscaping
import CellSimInterfaceBuilder

/// The forms in which what lint found is told.
package enum LintForm: String, Sendable, CaseIterable {
    /// A line a finding, for people.
    case text
    /// One JSON object.
    case json
    /// Annotations, as GitHub's workflows show beside the source: ten of a kind, the others counted.
    case github
    /// XML as JUnit's, a test case a document.
    case junit
    /// A table for the summary of a workflow's step, or a comment on a pull request.
    case markdown
    /// SARIF 2.1.0, as code scanning reads it.
    case sarif
}

extension LintReport {
    /// The report in a form; ends with a line break unless it is empty.
    /// - Parameter documents: the paths of all that were looked at.
    package func text(_ form: LintForm, documents: [String]) -> String {
        switch form {
        case .text: text(.text)
        case .json: text(.json)
        case .github: text(.github)
        case .junit: junit(documents)
        case .markdown: markdown
        case .sarif: SARIFReport.text(findings)
        }
    }

    private func junit(_ documents: [String]) -> String {
        let found = Dictionary(grouping: findings, by: \.file)
        let (failed, errors) = (
            found.values.count { !$0.contains(where: \.isFatal) }, found.values.count { $0.contains(where: \.isFatal) }
        )
        let counts = "tests=\"\(documents.count)\" failures=\"\(failed)\" errors=\"\(errors)\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cellsim lint\" \(counts)>\n"
        text += "  <testsuite name=\"cellsim lint\" \(counts) skipped=\"0\">\n"
        for path in documents {
            let file = Escaping.xml(Escaping.line(path))
            text += "    <testcase classname=\"lint\" name=\"\(file)\" file=\"\(file)\""
            guard let list = found[path], let first = list.first else {
                text += "/>\n"
                continue
            }
            let element = list.contains(where: \.isFatal) ? "error" : "failure"
            let message = list.count == 1 ? first.words : "\(list.count) findings"
            text +=
                ">\n      <\(element) message=\"\(Escaping.xml(Escaping.line(message)))\" type=\"\(first.rule.rawValue)\">"
            text += Escaping.xml(list.map { "\($0) [\($0.rule.rawValue)]" }.joined(separator: "\n"))
            text += "</\(element)>\n    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    /// A comment on GitHub has room for 65,536 characters.
    private static let markdownLimit = 60_000

    private var markdown: String {
        let sign = findings.contains { $0.severity == .error } ? "❌" : findings.isEmpty ? "✅" : "⚠️"
        var text = "### \(sign) Lint: \(Escaping.markdown(summary))\n"
        if findings.isEmpty { return text }
        text += "\n| | Place | Rule | Finding |\n|---|---|---|---|\n"
        for (index, one) in findings.enumerated() {
            let sign = one.severity == .error ? "❌" : one.severity == .warning ? "⚠️" : "ℹ️"
            let place = Escaping.markdown(String((one.line > 0 ? "\(one.file):\(one.line)" : one.file).prefix(300)))
            let row =
                "| \(sign) | <code>\(place)</code> | \(one.rule.rawValue) | \(Escaping.markdown(String(one.words.prefix(500)))) |\n"
            if text.utf8.count + row.utf8.count > LintReport.markdownLimit {
                return text + "\nAnd \(findings.count - index) more: the other reports have them all.\n"
            }
            text += row
        }
        return text
    }
}

extension Diagnostic {
    /// Whether the document could not be looked at.
    package var isFatal: Bool { rule == .unreadable || rule == .limit }

    /// What tells the finding from others of its document, also when lines before it come or go.
    package var identity: [String] { [rule.rawValue, element ?? "", key ?? "", value ?? "", message] }
}
