import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim report`: groups the subcommands for the reports of runs.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Merge the results of runs, and show them.",
        usage: "cellsim report <subcommand>",
        examples: [
            "cellsim report merge shard1.json shard2.json --reporter html=report.html",
            "cellsim report merge .artifacts --json",
        ],
        subcommands: [ReportMergeCommand.self],
        defaultSubcommand: ReportMergeCommand.self)
}

/// `cellsim report merge`: combines the reports of shards or tests in one report.
struct ReportMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge reports of shards or tests, and write them in any format.",
        usage: "cellsim report merge [options] <report>...",
        discussion: """
            Exit codes are those of the whole run: 0 same, 1 different, 3 an image cannot be \
            read.
            """,
        examples: [
            "cellsim report merge shard1.json shard2.json --reporter html=report.html",
            "cellsim report merge .artifacts --json",
        ])

    @Argument(help: ArgumentHelp("JSON reports, and SNAPSHOT_ARTIFACTS folders of tests.", valueName: "report"))
    var reports: [String]

    @OptionGroup(title: "Report") var reporting: ReporterOptions

    @OptionGroup(title: "Report") var pictures: Pictures

    /// The options for the pictures in HTML reports.
    struct Pictures: ParsableArguments {
        @Option(
            name: .customLong("references"),
            help: ArgumentHelp("Another folder whose pictures the HTML page may show; repeatable.", valueName: "folder")
        )
        var folders: [String] = []
    }

    func run() throws {
        try reporting.check(inputs: reports)
        let merged: ReportStream
        do {
            var merger = ReportMerger()
            for path in reports { try ReportMergeCommand.add(path, to: &merger) }
            merged = try merger.merged()
        } catch let problem as ReportError {
            throw InvalidInput(problem)
        }
        guard merged.count > 0 else {
            throw ValidationError("there are no cases in \(reports.joined(separator: ", ")): nothing was compared")
        }
        let folders = try pictureFolders()
        try merged.write(
            to: reporting.reporters(of: ".").map { reporter in
                var reporter = reporter
                reporter.folders = folders
                return reporter
            })
        if merged.summary.exitCode != 0 { throw ExitCode(merged.summary.exitCode) }
    }

    /// Returns the folders whose pictures an HTML report may contain. The folders are limited because reports are untrusted and can
    /// contain any path.
    private func pictureFolders() throws -> [String] {
        for folder in pictures.folders {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
            else {
                throw InvalidInput("\(folder): error: no such folder")
            }
        }
        let reportFolders = reports.map { path in
            if ResultsFolder(path: path).exists { return path }
            return path.parentFolder.isEmpty ? "." : path.parentFolder
        }
        return ["."] + reportFolders + pictures.folders
    }

    private static func add(_ path: String, to merger: inout ReportMerger) throws {
        let folder = ResultsFolder(path: path)
        guard !folder.exists else { return try merger.add(folder: folder, path: path) }
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw ReportError(
                path: path, reason: "a folder without test results; run the tests with SNAPSHOT_ARTIFACTS=\(path)")
        }
        try merger.add(report: path)
    }
}
