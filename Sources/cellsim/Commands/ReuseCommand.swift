import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimReuse
import Foundation
import UIKit

/// `cellsim reuse`: finds state of reused cells that is left over from earlier records or appearances.
struct ReuseCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "reuse",
        abstract: "Find what reused cells keep from earlier records.",
        usage: "cellsim reuse [options] <file> (--data <file> | --changes <changes>)",
        discussion: """
            Shows each record in a new cell, and in a cell that showed another record \
            before. Reports each property that differs, and writes pictures of both cells. \
            With --changes, compares a cell whose setting changes with a cell created in the \
            new setting. Exit codes: 0 no leaks, 1 leaks. See docs/ReuseLeaks.md.
            """,
        examples: [
            "cellsim reuse Cell.xib --data rows.json",
            "cellsim reuse Cell.xib --changes style,width",
        ])

    @Argument(help: ArgumentHelp("The XIB with the cell, header or footer; - is stdin.", valueName: "file"))
    var file: String

    @OptionGroup(title: "Input") var input: Input

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Checks") var checks: Checks

    @OptionGroup(title: "Appearance") var size: Size

    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @OptionGroup(title: "Output") var output: Output

    /// The options that select the cells and their records.
    struct Input: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "Records: a JSON array, NDJSON or CSV; - reads stdin. Optional with --changes.", valueName: "file"))
        var data: String?

        @Option(help: ArgumentHelp("The cell to check. (default: the first)", valueName: "id"))
        var reuseIdentifier: String?
    }

    /// The options that select the changes and the number of records to check.
    struct Checks: ParsableArguments {
        @Option(
            help: ArgumentHelp("Changes to check: style, width, text-size, direction, or all.", valueName: "changes"),
            transform: ChangeList.fromFlag)
        var changes: ChangeList?

        @Option(
            help: ArgumentHelp("The number of records: 1 to 10000, or all.", valueName: "count"),
            transform: SampleSize.fromFlag)
        var sample: SampleSize = .limit(ReuseSample.defaultLimit)
    }

    /// The options for the size of the table.
    struct Size: ParsableArguments {
        @Option(
            help: ArgumentHelp("The table's width. (default: the device's)", valueName: "points"),
            transform: NumberOption.points)
        var width: Double?
    }

    /// The options for the output.
    struct Output: ParsableArguments {
        @Option(
            name: [.customShort("o"), .customLong("output"), .customLong("output-directory")],
            help: ArgumentHelp("The folder for pictures of leaks.", valueName: "folder"))
        var folder = Output.defaultFolder

        @Flag(help: "Short for --format json.")
        var json = false

        @Option(help: "The output format: text, json or github.")
        var format: DocumentReuseReport.Format = .text

        /// The default folder for pictures.
        static let defaultFolder = ".cellsim"
    }

    func validate() throws {
        if output.folder.isEmpty { throw ValidationError("--output-directory is empty; name a folder") }
        if input.data == nil, checks.changes == nil {
            throw ValidationError(
                "there is nothing to check: add --data with records, or --changes, as in --changes all")
        }
        if file == "-", input.data == "-" { throw ValidationError("the standard input, '-', can be read only once") }
    }

    func run() throws {
        if output.folder != Output.defaultFolder { WriteAccess.confine(to: output.folder) }
        try DocumentArgument.check(file)
        let hasNoLeaks = try MainActor.assumeIsolated {
            let lookup = try AssetLookup(assets)
            try fonts.register(documents: [file], lookup)
            let records = try input.data.map { try RecordFile(path: $0) }
            let (document, resolvedAppearance) = try lookup.applyingDefaults(appearance.choice, for: file).open(file)
            document.options.imageFolders = try lookup.folders(for: file)
            let report = try DocumentCrash.runGuarded(file) { try makeReport(document, records, resolvedAppearance) }
            try AtomicFile.print(Array(report.text(output.json ? .json : output.format).utf8))
            for note in report.notes { logMessage(note) }
            logMessage(summary: report.summary, report.report.isSafe ? .passed : .failed)
            return report.report.isSafe
        }
        if !hasNoLeaks { throw ExitCode(1) }
    }

    @MainActor private func makeReport(
        _ document: InterfaceFile, _ records: RecordFile?, _ resolvedAppearance: Appearance
    ) throws
        -> DocumentReuseReport
    {
        let reuse = try DocumentReuse(document, records: records, reuseIdentifier: input.reuseIdentifier)
        let sample = try reuse.sample(limit: checks.sample.limit)
        var bar: ProgressBar?
        defer { bar?.finish() }
        let reuseReport = try reuse.check(
            appearance: resolvedAppearance, width: size.width.map { CGFloat($0) }, sample: sample,
            changes: checks.changes?.changes ?? []
        ) { completed, total in
            let currentBar = bar ?? ProgressBar(total: total)
            bar = currentBar
            currentBar.update(completed)
        }
        var report = try DocumentReuseReport(reuseReport, document: document.path, records: records)
        try report.writePictures(to: output.folder)
        return report
    }
}

/// The appearance changes to check.
struct ChangeList: CustomStringConvertible {
    var changes: Set<CellChange>

    /// Parses comma-separated names of changes, or `total`.
    static func fromFlag(_ text: String) throws -> ChangeList {
        if text.lowercased() == "all" { return ChangeList(changes: Set(CellChange.allCases)) }
        let changes = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let name = part.trimmingCharacters(in: .whitespaces)
            guard let change = CellChange(rawValue: name) else {
                let names = CellChange.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("unknown change '\(name)': use \(names) with commas, or all")
            }
            return change
        }
        return ChangeList(changes: Set(changes))
    }

    var description: String {
        CellChange.allCases.filter { changes.contains($0) }.map(\.rawValue).joined(separator: ",")
    }
}

/// The maximum number of records to check.
enum SampleSize: CustomStringConvertible {
    case all
    case limit(Int)

    /// Parses a number from 1 to 10,000, or `total`.
    static func fromFlag(_ text: String) throws -> SampleSize {
        if text.lowercased() == "all" { return .all }
        guard let limit = Int(text), (1...10_000).contains(limit) else {
            throw ValidationError("expected a whole number from 1 to 10000, or all")
        }
        return .limit(limit)
    }

    var limit: Int {
        switch self {
        case .all: .max
        case .limit(let limit): limit
        }
    }

    var description: String {
        switch self {
        case .all: "all"
        case .limit(let limit): "\(limit)"
        }
    }
}

extension DocumentReuseReport.Format: CaseInsensitiveArgument {}
