import ArgumentParser
import CellSimCompare
import CellSimProcess
import Foundation

/// `cellsim compare`: compares two pictures, or the pictures in two folders.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare PNG files or folders of PNG files.",
        usage: "cellsim compare [options] <reference> <actual>",
        discussion: """
            Reports where images differ, and how: in size, position, colour, sharpness, \
            smoothed edges or content. Different metadata are reported, but the exit code \
            stays 0. Exit codes: 0 same, 1 different, 3 an image cannot be read. See \
            docs/Comparison.md.
            """,
        examples: [
            "cellsim compare old.png new.png -o difference.png",
            "cellsim compare Snapshots new --per-pixel-tolerance 2% --json",
        ])

    @Argument(help: ArgumentHelp("The image or folder to compare with.", valueName: "reference"))
    var reference: String

    @Argument(help: ArgumentHelp("The image or folder to check.", valueName: "actual"))
    var actual: String

    @OptionGroup(title: "Tolerance") var comparison: ComparisonOptions

    @OptionGroup(title: "Simulator") var simulator: Simulator

    @OptionGroup(title: "Output") var output: Output

    @OptionGroup(title: "Report") var reporting: ReporterOptions

    /// The options for comparisons with pictures of the iOS Simulator.
    struct Simulator: ParsableArguments {
        @Flag(help: "The reference is a simulator's: letters may have other shapes.")
        var againstSimulator = false

        @Option(help: ArgumentHelp("The pixels of a point, with --against-simulator. (default: 2)", valueName: "count"))
        var pixelsPerPoint: Int?
    }

    func validate() throws {
        if simulator.pixelsPerPoint != nil, !isAgainstSimulator {
            throw ValidationError("--pixels-per-point needs --against-simulator")
        }
        if let scale = simulator.pixelsPerPoint, !(1...4).contains(scale) {
            throw ValidationError("--pixels-per-point must be 1 to 4")
        }
        if simulator.againstSimulator, let method = comparison.method, method != .simulator {
            throw ValidationError("--against-simulator and --method \(method.rawValue) exclude each other")
        }
    }

    private var isAgainstSimulator: Bool { simulator.againstSimulator || comparison.method == .simulator }

    /// The comparison rule according to the options.
    private var rule: ComparisonRule {
        var rule = comparison.rule
        if isAgainstSimulator { (rule.method, rule.scale) = (.simulator, simulator.pixelsPerPoint ?? 2) }
        return rule
    }

    /// The options for the files to write.
    struct Output: ParsableArguments {
        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The PNG or folder for pictures of differences.", valueName: "path"))
        var path: String?
    }

    func run() throws {
        let plan: ComparisonPlan
        do {
            plan = try ComparisonPlan(reference: reference, actual: actual)
        } catch let problem as PictureFile.ReadError {
            throw InvalidInput(problem)
        }
        guard !plan.pairs.isEmpty else {
            throw ValidationError("there is no PNG below \(reference) or \(actual): nothing to compare")
        }
        try checkOutputs(plan)
        let (folder, isFolder) = (output.path, plan.comparesFolders)
        if let output = output.path {
            if isFolder { WriteAccess.confine(to: output) } else { WriteAccess.allow(file: output) }
        }
        let cases = FileComparer(rule: rule).compare(plan.pairs) {
            CompareCommand.differencePath($0, folder, isFolder)
        }
        for reportCase in cases where reportCase.state == .unreadable {
            logMessage(reportCase.message ?? "\(reportCase.name): error: cannot be read")
        }
        let report = Report(cases: cases)
        try report.write(to: reporting.reporters(of: "."))
        if let crashCode = plan.pairs.indices.compactMap({ WorkCrash(at: $0)?.exitCode }).max() {
            throw ExitCode(crashCode)
        }
        if report.exitCode != 0 { throw ExitCode(report.exitCode) }
    }

    /// Returns the path of the difference picture for a pair.
    private static func differencePath(_ pair: ComparisonPlan.Pair, _ output: String?, _ isFolder: Bool) -> String? {
        output.map { isFolder ? "\($0)/\(pair.name)" : $0 }
    }

    /// Checks that no input is overwritten, and that difference pictures aren't compared in the next run.
    private func checkOutputs(_ plan: ComparisonPlan) throws {
        let inputs = plan.pairs.flatMap { [$0.reference, $0.actual] }
        try reporting.check(inputs: inputs)
        guard let output = output.path else { return }
        let pictures = plan.pairs.compactMap { CompareCommand.differencePath($0, output, plan.comparesFolders) }
        for folder in [reference, actual] where plan.comparesFolders && RealPath(output).isInside(RealPath(folder)) {
            throw ValidationError(
                "--output \(output) is inside \(folder), whose pictures are compared; choose a folder outside it")
        }
        let reports = reporting.chosen.compactMap { reporter in
            reporter.path.map { ("--reporter \(reporter.format.rawValue)", $0) }
        }
        try OutputCheck.check(outputs: pictures.map { ("--output", $0) } + reports, inputs: inputs)
    }
}

/// The part of `Report` that writes it in several formats.
extension Report {
    /// Writes the report with each reporter, or as text if there are none.
    func write(to reporters: [Reporter]) throws { try ReportStream(self).write(to: reporters) }
}

/// The part of `ReportStream` that writes a report in several formats.
extension ReportStream {
    /// Writes the report with each reporter, or as text if there are none.
    func write(to reporters: [Reporter]) throws {
        var failure: (any Error)?
        for reporter in reporters.isEmpty ? [Reporter(form: .text)] : reporters {
            do {
                try reporter.write(self) { TerminalColor($1).applied(to: $0, on: 1) }
            } catch {
                // The remaining reports are still written.
                let isDescriptive = error is InputOverwriteError || error is FileOutputError
                let name = reporter.path ?? "standard output"
                failure =
                    failure
                    ?? (isDescriptive
                        ? error
                        : InvalidInput(
                            "\(name): error: the report cannot be written: \(FailureReport.reason(of: error))"))
            }
        }
        if let failure { throw failure }
    }
}
