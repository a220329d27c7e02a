import ArgumentParser
import CellSimCompare
import Foundation

/// `cellsim report`: what can be done with results of runs.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Join the results of runs, and show them.", subcommands: [ReportMergeCommand.self])
}

/// `cellsim report merge`: the results of all shards as one.
struct ReportMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Join JSON reports, as of the shards of a run, and write them in any form.",
        discussion: "Exit codes are those of the run as a whole: 0 the same, 1 different, 3 a picture cannot be read.")

    @Argument(help: ArgumentHelp("Reports as --reporter json writes them.", valueName: "json"))
    var reports: [String]

    @Option(help: ArgumentHelp("text, json, junit, github or html; may be given again.", valueName: "name[=path]"))
    var reporter: [Reporter] = []

    func run() throws {
        let merged: Report
        do {
            merged = try Report.merged(reports.map { ($0, try Report(path: $0)) })
        } catch let problem as ReportProblem {
            throw InvalidInput(problem)
        }
        try merged.write(to: reporter)
        if merged.exitCode != 0 { throw ExitCode(merged.exitCode) }
    }
}
