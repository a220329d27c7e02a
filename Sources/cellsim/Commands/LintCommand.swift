import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimSystem
import Foundation
import UIKit

/// `cellsim lint`: what is wrong with documents, or will look wrong at run time.
struct LintCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Look for mistakes in interface files: references, identifiers, layout, frames, texts.",
        discussion: """
            Folders are searched for XIBs and storyboards; hidden folders and links to folders are not. Each document is \
            laid out at its design size. Reported are \
            attributes that nothing reads, broken references, outlets that classes lack, missing and duplicate reuse \
            identifiers, conflicting and ambiguous constraints, frames that will differ at run time, texts that do not \
            fit, and what such documents cannot contain. One bad document does not stop the others. Exit codes: \
            0 nothing found, 1 something found, 3 a document cannot be read.

            --accessibility looks besides for texts that are cut off at the largest text size, targets under 44 × 44 points, \
            contrasts under 4.5 to 1 (3 to 1 for large text), what has no words for a screen reader, and texts and controls \
            that cover one another, at run time on the document's device.

            Each finding ends with its rule, as in [frame]: --disable and --only choose among rules. --baseline leaves \
            out what was found before.
            """)

    @Argument(
        help: ArgumentHelp(
            "Interface files, folders of them, or - for the standard input. (default: this folder)", valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp(
            "How to report: text, json, github, junit, markdown, codequality or sarif, to the standard output, or to a file as in sarif=lint.sarif; repeatable. (default: text)",
            valueName: "name[=path]"))
    var reporters: [LintReporter] = []

    @Option(help: ArgumentHelp("As --reporter, to the standard output: text, json or github.", visibility: .hidden))
    var format: LintReport.Form?

    @Flag(help: "Report and count notes too: what may be right, but cannot be known without the app.")
    var strict = false

    @OptionGroup var rules: LintRuleOptions

    @Option(
        help: ArgumentHelp(
            "A file of findings that are known and left out, which --write-baseline writes.", valueName: "json"))
    var baseline: String?

    @Flag(help: "Write what is found to the --baseline file, in place of what it holds, and succeed.")
    var writeBaseline = false

    @Flag(help: "Look also for what people with low vision, unsteady hands or a screen reader cannot use.")
    var accessibility = false

    @Option(
        help: ArgumentHelp(
            "With --accessibility: the folder for pictures with a box around each finding.", valueName: "folder"))
    var pictures: String?

    @Option(
        help: ArgumentHelp(
            "The system at run time: 17 or 26. (default: what the nearest cellsim.yml says, else 17)",
            valueName: "version"),
        transform: SystemVersion.fromFlag)
    var system: SystemVersion?

    @OptionGroup var assets: AssetOptions

    @OptionGroup var fonts: FontOptions

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline") }
        if pictures != nil, !accessibility { throw ValidationError("--pictures needs --accessibility") }
        if pictures == "" { throw ValidationError("--pictures has no name") }
        if baseline == "" { throw ValidationError("--baseline has no name") }
        if format != nil, !reporters.isEmpty { throw ValidationError("--format and --reporter exclude each other") }
    }

    func run() throws {
        let documents = try DocumentSearch.documents(paths.isEmpty ? ["."] : paths)
        try OutputCheck.check(
            outputs: reporters.compactMap { one in one.path.map { ("--reporter \(one.name)", $0) } }
                + (baseline.map { [("--baseline", $0)] } ?? []), inputs: documents)
        try MainActor.assumeIsolated { try fonts.register(documents: documents, AssetLookup(assets)) }
        for path in reporters.compactMap(\.path) + (baseline.map { [$0] } ?? []) { WriteAccess.allow(file: path) }
        if let pictures { WriteAccess.confine(to: pictures) }
        let known = try writeBaseline ? nil : knownFindings()
        let found = try findings(documents)
        let stopped = documents.indices.compactMap { StoppedWork(at: $0)?.exitCode }.max()
        let all = LintReport(documentCount: documents.count, findings: found, isStrict: strict)
        if writeBaseline, let baseline { return try write(all, to: baseline, stopped) }
        let (new, gone) = known?.new(all.findings) ?? (all.findings, 0)
        let report = LintReport(documentCount: documents.count, findings: new, isStrict: strict)
        for reporter in chosenReporters { try reporter.write(report, documents: documents) }
        let left = all.findings.count - new.count
        complain(report.summary + (left > 0 ? "; \(left) in the baseline left out" : ""))
        if gone > 0 {
            complain(
                "\(gone) of the baseline \(gone == 1 ? "is" : "are") no longer found: --write-baseline takes them out")
        }
        if let stopped { throw ExitCode(stopped) }
        if report.hasUnreadable { throw ExitCode(3) }
        if !report.findings.isEmpty { throw ExitCode(1) }
    }

    private var chosenReporters: [LintReporter] {
        if let format { return [LintReporter(LintForm(rawValue: format.rawValue) ?? .text)] }
        return reporters.isEmpty ? [LintReporter(.text)] : reporters
    }

    private func findings(_ documents: [String]) throws -> [Diagnostic] {
        try MainActor.assumeIsolated {
            let assets = try AssetLookup(assets)
            var linter = DocumentLinter()
            let usualSystem = AppearanceChoice.usualSystem
            let audit = accessibility ? AccessibilityLinter(pictures: pictures) : nil
            return try documents.enumerated().flatMap { index, path in
                linter.imageFolders = try assets.folders(for: path)
                let look = try assets.completed(AppearanceChoice(system: system), for: path)
                SystemVersion.current = look.system ?? usualSystem
                audit?.imageFolders = linter.imageFolders
                return StoppedDocument(path, number: index).map { [$0.diagnostic] }
                    ?? CurrentWork.during(index) {
                        let found = linter.findings(path: path)
                        // What cannot be read was told.
                        return found.contains(where: \.isFatal) ? found : found + (audit?.findings(path: path) ?? [])
                    }
            }.filter { rules.keep($0) }
        }
    }

    /// - Throws: `InputError` for a file that cannot be read.
    private func knownFindings() throws -> LintBaseline? {
        guard let baseline else { return nil }
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(baseline) } catch {
            throw InputError(
                path: baseline, "the baseline cannot be read: \(error.reason); --write-baseline writes one")
        }
        return try LintBaseline(path: baseline, bytes: bytes)
    }

    private func write(_ report: LintReport, to path: String, _ stopped: Int32?) throws {
        // What could not be looked at is told, and not taken as known.
        let fatal = LintReport(
            documentCount: report.documentCount, findings: report.findings.filter(\.isFatal), isStrict: strict)
        for reporter in chosenReporters { try reporter.write(fatal, documents: []) }
        var made = LintBaseline(path: path)
        made.add(report.findings)
        try ReadFiles.spare(path)
        try AtomicFile.write(Array(made.json.utf8), to: path)
        let count = report.findings.count - fatal.findings.count
        complain("\(count) finding\(count == 1 ? "" : "s") written to \(path)")
        if let stopped { throw ExitCode(stopped) }
        if report.hasUnreadable { throw ExitCode(3) }
    }
}
