import ArgumentParser
import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimSystem
import Foundation
import UIKit

/// `cellsim lint`: finds mistakes in documents, including those that only have an effect at run time.
struct LintCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Find mistakes in interface files.",
        usage: "cellsim lint [options] [<path>...]",
        discussion: """
            Reports broken references, missing outlets and identifiers, conflicting \
            constraints, frames that differ at run time and texts that do not fit. Searches \
            folders too. Each finding ends with its rule, as in [frame]. Exit codes: 0 no \
            findings, 1 findings, 3 a document cannot be read.
            """,
        examples: [
            "cellsim lint Sources --reporter github",
            "cellsim lint Cell.xib --accessibility --pictures findings",
        ])

    @Argument(
        help: ArgumentHelp(
            "Interface files or folders; - is the standard input. (default: this folder)", valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Checks") var checks: Checks

    @OptionGroup(title: "Checks") var rules: LintRuleOptions

    @OptionGroup(title: "Report") var reporting: Reporting

    /// The options that select the checks.
    struct Checks: ParsableArguments {
        @Flag(help: "Also find accessibility issues.")
        var accessibility = false

        @Flag(help: "Report and count notes too.")
        var strict = false

        @Option(
            help: ArgumentHelp("The iOS version: 17 or 26. (default: 17)", valueName: "version"),
            transform: SystemVersion.fromFlag)
        var system: SystemVersion?

        @Option(help: ArgumentHelp("A file of known findings to leave out.", valueName: "json"))
        var baseline: String?

        @Flag(help: "Write the findings to the --baseline file.")
        var writeBaseline = false
    }

    /// The options for the output.
    struct Reporting: ParsableArguments {
        @Option(
            name: .customLong("reporter"),
            help: ArgumentHelp(
                "A report, as NAME or NAME=PATH; repeatable: text, json, github, junit, markdown, codequality, sarif. (default: text)",
                valueName: "name"))
        var reporters: [LintReporter] = []

        @Option(
            help: ArgumentHelp("The format on standard output: text, json or github.", visibility: .hidden))
        var format: LintReport.Format?

        @Flag(help: "Short for --reporter json.")
        var json = false

        @Flag(name: .shortAndLong, help: "Do not print the summary.")
        var quiet = false

        @Option(help: ArgumentHelp("The folder for pictures of accessibility findings.", valueName: "folder"))
        var pictures: String?

        /// The reporters that the options select; text by default.
        var chosen: [LintReporter] {
            if let format { return [LintReporter(LintFormat(rawValue: format.rawValue) ?? .text)] }
            let requestedReporters = reporters + (json ? [LintReporter(.json)] : [])
            return requestedReporters.isEmpty ? [LintReporter(.text)] : requestedReporters
        }
    }

    func validate() throws {
        if checks.writeBaseline, checks.baseline == nil { throw ValidationError("--write-baseline needs --baseline") }
        if reporting.pictures != nil, !checks.accessibility {
            throw ValidationError("--pictures needs --accessibility")
        }
        if reporting.pictures == "" { throw ValidationError("--pictures is empty; name a folder") }
        if checks.baseline == "" { throw ValidationError("--baseline is empty; name a file") }
        if reporting.format != nil, reporting.json || !reporting.reporters.isEmpty {
            throw ValidationError("use either --format or --reporter")
        }
    }

    func run() throws {
        let documents = try DocumentSearch.documents(paths.isEmpty ? ["."] : paths)
        try OutputCheck.check(
            outputs: reporting.reporters.compactMap { one in one.path.map { ("--reporter \(one.name)", $0) } }
                + (checks.baseline.map { [("--baseline", $0)] } ?? []), inputs: documents)
        try MainActor.assumeIsolated { try fonts.register(documents: documents, AssetLookup(assets)) }
        for path in reporting.reporters.compactMap(\.path) + (checks.baseline.map { [$0] } ?? []) {
            WriteAccess.allow(file: path)
        }
        if let pictures = reporting.pictures { WriteAccess.confine(to: pictures) }
        let knownBaseline = try checks.writeBaseline ? nil : readBaseline()
        let found = try findings(documents)
        let crashCode = documents.indices.compactMap { WorkCrash(at: $0)?.exitCode }.max()
        let all = LintReport(documentCount: documents.count, findings: found, isStrict: checks.strict)
        if checks.writeBaseline, let baseline = checks.baseline { return try write(all, to: baseline, crashCode) }
        let (new, obsoleteCount) = knownBaseline?.compare(all.findings) ?? (all.findings, 0)
        let report = LintReport(documentCount: documents.count, findings: new, isStrict: checks.strict)
        for reporter in reporting.chosen { try reporter.write(report, documents: documents) }
        let suppressedCount = all.findings.count - new.count
        if !reporting.quiet {
            logMessage(
                summary: report.summary + (suppressedCount > 0 ? "; \(suppressedCount) in the baseline omitted" : ""),
                report.tone)
        }
        if obsoleteCount > 0 {
            logMessage(
                "\(obsoleteCount) of the baseline \(obsoleteCount == 1 ? "is" : "are") no longer found; "
                    + "--write-baseline removes \(obsoleteCount == 1 ? "it" : "them")")
        }
        if let crashCode { throw ExitCode(crashCode) }
        if report.hasUnreadable { throw ExitCode(3) }
        if !report.findings.isEmpty { throw ExitCode(1) }
    }

    private func findings(_ documents: [String]) throws -> [Diagnostic] {
        try MainActor.assumeIsolated {
            let assets = try AssetLookup(assets)
            var linter = DocumentLinter()
            let defaultSystem = AppearanceOverrides.defaultSystem
            let audit = checks.accessibility ? AccessibilityLinter(pictures: reporting.pictures) : nil
            return try documents.enumerated().flatMap { index, path in
                linter.imageFolders = try assets.folders(for: path)
                let appearance = try assets.applyingDefaults(AppearanceOverrides(system: checks.system), for: path)
                SystemVersion.current = appearance.system ?? defaultSystem
                audit?.imageFolders = linter.imageFolders
                return DocumentCrash(path, number: index).map { [$0.diagnostic] }
                    ?? CurrentWork.performing(index) {
                        if let reason = DocumentArgument.reason(path) {
                            return [Diagnostic(.error, file: path, line: 1, message: reason, rule: .unreadable)]
                        }
                        let found = linter.findings(path: path)
                        // The accessibility checks would report an unreadable file again.
                        return found.contains(where: \.isFatal) ? found : found + (audit?.findings(path: path) ?? [])
                    }
            }.filter { rules.includes($0) }
        }
    }

    /// Reads the findings of the baseline, or returns nil if there is no baseline.
    /// - Throws: `InputError` if the file can't be read.
    private func readBaseline() throws -> LintBaseline? {
        guard let baseline = checks.baseline else { return nil }
        let bytes: [UInt8]
        do { bytes = try FileReader.read(baseline) } catch {
            throw InputError(
                path: baseline, "the baseline cannot be read: \(error.reason); --write-baseline writes one")
        }
        return try LintBaseline(path: baseline, bytes: bytes)
    }

    private func write(_ report: LintReport, to path: String, _ crashCode: Int32?) throws {
        // Files that can't be checked are reported, and don't become part of the baseline.
        let fatal = LintReport(
            documentCount: report.documentCount, findings: report.findings.filter(\.isFatal), isStrict: checks.strict)
        for reporter in reporting.chosen { try reporter.write(fatal, documents: []) }
        var newBaseline = LintBaseline(path: path)
        newBaseline.add(report.findings)
        try InputRegistry.checkOutput(path)
        try AtomicFile.write(Array(newBaseline.json.utf8), to: path)
        let count = report.findings.count - fatal.findings.count
        logMessage("\(count) finding\(count == 1 ? "" : "s") written to \(path)")
        if let crashCode { throw ExitCode(crashCode) }
        if report.hasUnreadable { throw ExitCode(3) }
    }
}

/// The part of `LintReport` that determines the colour of the summary.
extension LintReport {
    /// The tone of the summary, which depends on the most severe finding.
    fileprivate var tone: ReportTone {
        findings.isEmpty ? .passed : findings.contains { $0.severity == .error } ? .failed : .warning
    }
}
