import ArgumentParser
import CellSimCompare
import CellSimProcess
import Foundation

/// `cellsim compare`: two pictures, or two folders of them.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare PNG files, or folders of them.",
        discussion: """
            Reports for each difference where it is and what kind it is: size, movement, colour, smoothed edges, or \
            content. Exit codes: 0 the same, 1 different, 3 a picture cannot be read.
            """)

    @Argument(help: ArgumentHelp("The picture, or the folder of pictures, to compare with.", valueName: "reference"))
    var reference: String

    @Argument(help: ArgumentHelp("The picture or folder to check.", valueName: "actual"))
    var actual: String

    @OptionGroup var comparison: ComparisonOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for a picture of the differences, or the folder for them when folders are compared.", valueName: "path"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "How to report: text, json, junit, github or html, to the standard output, or to a file as in json=out.json; repeatable.",
            valueName: "name[=path]"))
    var reporter: [Reporter] = []

    func run() throws {
        let plan: ComparisonPlan
        do {
            plan = try ComparisonPlan(reference: reference, actual: actual)
        } catch let problem as PictureFile.Problem {
            throw InvalidInput(problem)
        }
        let (folder, isFolder) = (output, plan.isFolder)
        let cases = FileComparer(rule: comparison.rule).compare(plan.pairs) { pair in
            isFolder ? folder.map { $0 + "/" + pair.name } : folder
        }
        for one in cases where one.state == .unreadable { complain(one.message ?? "\(one.name): error: cannot be read") }
        let report = Report(cases: cases)
        try report.write(to: reporter)
        if report.exitCode != 0 { throw ExitCode(report.exitCode) }
    }
}

extension Report {
    /// Writes the report in each of the forms; as text when none is named.
    func write(to reporters: [Reporter]) throws {
        var failure: (any Error)?
        for reporter in reporters.isEmpty ? [Reporter(form: .text)] : reporters {
            do {
                try reporter.write(self)
            } catch {
                // The others are written all the same.
                let isKnown = error is OverwrittenInput || error is FileOutputError
                let name = reporter.path ?? "standard output"
                failure = failure ?? (isKnown
                    ? error : InvalidInput("\(name): error: the report cannot be written: \(plainReason(error))"))
            }
        }
        if let failure { throw failure }
    }
}
