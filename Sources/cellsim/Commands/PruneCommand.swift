import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim prune`: lists the code that was removed from an app's sources because it doesn't compile.
struct PruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "List what 'cellsim app' left out of an app's sources.",
        usage: "cellsim prune [options] [<folder>]",
        discussion: """
            The build leaves out code that needs something missing on Linux. A call of a \
            function that lost lines stops the program. Your files do not change. See \
            docs/WholeApp.md.
            """,
        examples: [
            "cellsim prune",
            "cellsim prune MyApp --list",
        ])

    /// The output format.
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: ArgumentHelp("The folder of the app or package.", valueName: "folder"))
    var folder = "."

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Flag(
            name: [.customShort("v"), .customLong("verbose"), .customLong("list")],
            help: "List each piece of code left out.")
        var list = false

        @Option(help: "The output format.")
        var format: Format = .text

        @Flag(help: "Short for --format json.")
        var json = false
    }

    func run() throws {
        let report = try PruningReport(folder: folder)
        switch output.json ? .json : output.format {
        case .json: try AtomicFile.print(report.json())
        case .text: try AtomicFile.print(Array((output.list ? report.text() : report.summary + "\n").utf8))
        }
    }
}
