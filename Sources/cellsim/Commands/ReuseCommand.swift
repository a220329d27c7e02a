import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimReuse
import Foundation
import UIKit

/// `cellsim reuse`: finds what cells keep from earlier records and settings.
struct ReuseCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "reuse",
        abstract: "Find what cells keep from records that they showed before, and from settings that changed.",
        discussion: """
            Each record is shown in a new cell and, for every other record of the sample, in a cell that showed that one \
            first and went through a reuse pool. Nothing is reset in between: what a record does not set stays, as it \
            does in an app whose data source sets nothing else. Each leak is reported with the property that stays, the pair \
            of records, and what follows from it; pictures of a new cell and of the reused one are written.

            With --changes, a cell is created in one setting and changed to another: light and dark, three widths, the text \
            sizes L and AX3, both directions. It is compared with a cell that is created in the other setting. Without \
            --data, the cell is shown as designed.

            Exit codes: 0 nothing leaks, 1 something does, 2 wrong usage, 3 an input cannot be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "The XIB with the cell, or with the view of a header or footer; - reads the standard input.",
            valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp(
            "The records: a JSON array, NDJSON or CSV; - reads the standard input. Optional with --changes.",
            valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The changes to check: style, width, text-size and direction, with commas, or all.",
            valueName: "changes"), transform: ChangeList.fromFlag)
    var changes: ChangeList?

    @Option(
        help: ArgumentHelp(
            "The reuse identifier of the cell. (default: that of the first cell)", valueName: "identifier"))
    var reuseIdentifier: String?

    @Option(
        help: ArgumentHelp("The width of the table in points. (default: the device's)", valueName: "points"),
        transform: NumberOption.points)
    var width: Double?

    @Option(
        help: ArgumentHelp(
            "How many records are shown, from 1 to 10000, or all; of more, those with other keys and kinds of values come first.",
            valueName: "count"), transform: SampleSize.fromFlag)
    var sample: SampleSize = .limit(ReuseSample.usualLimit)

    @OptionGroup var assets: AssetOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var appearance: AppearanceOptions

    @Option(help: ArgumentHelp("The folder for pictures of leaks; it is made if it is missing.", valueName: "folder"))
    var outputDirectory = ReuseCommand.usualFolder

    @Option(help: "The format of the output: text, json or github.")
    var format: DocumentReuseReport.Form = .text

    func validate() throws {
        if outputDirectory.isEmpty { throw ValidationError("--output-directory has no name") }
        if data == nil, changes == nil {
            throw ValidationError(
                "there is nothing to check: add --data with records, or --changes, as in --changes all")
        }
        if file == "-", data == "-" { throw ValidationError("the standard input, '-', can be read only once") }
    }

    /// Where pictures go that nobody named a folder for.
    private static let usualFolder = ".cellsim"

    func run() throws {
        if outputDirectory != ReuseCommand.usualFolder { WriteAccess.confine(to: outputDirectory) }
        let isSafe = try MainActor.assumeIsolated {
            let lookup = try AssetLookup(assets)
            try fonts.register(documents: [file], lookup)
            let records = try data.map { try RecordFile(path: $0) }
            let (document, look) = try lookup.completed(appearance.choice, for: file).open(file)
            document.options.imageFolders = try lookup.folders(for: file)
            let report = try StoppedDocument.watch(file) { try check(document, records, look) }
            try AtomicFile.print(Array(report.text(format).utf8))
            for note in report.notes { complain(note) }
            complain(report.summary)
            return report.report.isSafe
        }
        if !isSafe { throw ExitCode(1) }
    }

    @MainActor private func check(_ document: InterfaceFile, _ records: RecordFile?, _ look: Appearance) throws
        -> DocumentReuseReport
    {
        let reuse = try DocumentReuse(document, records: records, reuseIdentifier: reuseIdentifier)
        let sample = try reuse.sample(limit: sample.limit)
        var bar: ProgressBar?
        defer { bar?.finish() }
        let found = try reuse.check(
            appearance: look, width: width.map { CGFloat($0) }, sample: sample, changes: changes?.changes ?? []
        ) { done, all in
            let shown = bar ?? ProgressBar(total: all)
            bar = shown
            shown.update(done)
        }
        var report = try DocumentReuseReport(found, document: document.path, records: records)
        try report.writePictures(to: outputDirectory)
        return report
    }
}

/// The changes to check.
struct ChangeList: CustomStringConvertible {
    var changes: Set<CellChange>

    /// Parses names of changes with commas between them, or `all`.
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

/// How many records are shown.
enum SampleSize: CustomStringConvertible {
    case all
    case limit(Int)

    /// A number from 1 to 10,000, or `all`.
    static func fromFlag(_ text: String) throws -> SampleSize {
        if text.lowercased() == "all" { return .all }
        guard let limit = Int(text), (1...10_000).contains(limit) else {
            throw ValidationError("it has to be a whole number from 1 to 10000, or all")
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

extension DocumentReuseReport.Form: WordArgument {}
