import ArgumentParser
import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

extension Diagnostic.Rule: ExpressibleByArgument {}

/// The options that select the rules of `cellsim lint`.
struct LintRuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Leave out findings of this rule; repeatable.", valueName: "rule"))
    var disable: [Diagnostic.Rule] = []

    @Option(help: ArgumentHelp("Report only findings of this rule; repeatable.", valueName: "rule"))
    var only: [Diagnostic.Rule] = []

    func validate() throws {
        if let rule = disable.first(where: { $0 == .unreadable || $0 == .limit }) {
            throw ValidationError("--disable \(rule.rawValue): documents that cannot be read are always reported")
        }
        if let rule = disable.first(where: only.contains) {
            throw ValidationError("--disable and --only both name \(rule.rawValue)")
        }
    }

    func includes(_ finding: Diagnostic) -> Bool {
        if finding.isFatal { return true }
        return !disable.contains(finding.rule) && (only.isEmpty || only.contains(finding.rule))
    }
}

/// The format and the destination of a lint report.
struct LintReporter: ExpressibleByArgument {
    /// The formats of lint reports, including GitLab's code quality format, which reports of snapshot runs also use.
    enum Format: Hashable {
        case lint(LintFormat)
        case codequality

        init?(_ name: String) {
            if name == "codequality" {
                self = .codequality
            } else if let format = LintFormat(rawValue: name) {
                self = .lint(format)
            } else {
                return nil
            }
        }
    }

    var format: Format
    var name: String
    /// The path of the file, or nil for standard output.
    var path: String?

    init(_ form: LintFormat) { (self.format, name) = (.lint(form), form.rawValue) }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = Format(parts[0].lowercased()), parts.count == 1 || !parts[1].isEmpty else { return nil }
        (self.format, name, path) = (format, parts[0], parts.count == 2 ? parts[1] : nil)
    }

    func text(_ report: LintReport, documents: [String]) -> String {
        switch format {
        case .lint(let form): return report.text(form, documents: documents)
        case .codequality:
            var quality = CodeQualityReport()
            for finding in report.findings {
                quality.add(
                    check: finding.rule.rawValue, description: finding.messageText,
                    severity: finding.isFatal
                        ? .critical
                        : finding.severity == .error ? .major : finding.severity == .warning ? .minor : .info,
                    file: finding.file, line: finding.line, identity: finding.identity)
            }
            return quality.text
        }
    }

    /// Writes the report. A file is written atomically, and missing folders are created.
    func write(_ report: LintReport, documents: [String]) throws {
        let text = text(report, documents: documents)
        let bytes = Array(text.utf8)
        guard let path else {
            guard format == .lint(.text), TerminalColor.isEnabled(1) else { return try AtomicFile.print(bytes) }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let coloredText = lines.map { TerminalColor.colorized(String($0)) }.joined(separator: "\n")
            return try AtomicFile.print(Array(coloredText.utf8))
        }
        let folder = path.parentFolder
        if !folder.isEmpty {
            try WriteAccess.makeFolder(folder)
        }
        try InputRegistry.checkOutput(path)
        try AtomicFile.write(bytes, to: path)
    }
}
