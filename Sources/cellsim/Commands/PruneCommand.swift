import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim prune`: what was cut out of an app's sources so that the rest compiles.
struct PruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Tell what was cut out of an app's sources that could not be compiled.",
        discussion: """
            'cellsim app' compiles whole apps: what their sources name and is not there, as other modules or parts of \
            Apple's, is cut out at the compiler's errors, the smallest thing first. A function that was cut traps when \
            it is called and says what it lacks; a statement that was left out says so once. Nothing that compiles is \
            touched, and no file of the app's is changed. Each cut is told with its file, line and cause; what a view \
            or cell needs for its set-up is marked. Totals go to the end.
            """)

    enum Form: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: ArgumentHelp("The folder of the app or package that was built.", valueName: "folder"))
    var folder = "."

    @Flag(help: "Tell each cut.")
    var list = false

    @Option(help: "The format of the output: text or json.")
    var format: Form = .text

    func run() throws {
        let report = try PruningReport(folder: folder)
        switch format {
        case .json: try AtomicFile.print(report.json())
        case .text: try AtomicFile.print(Array((list ? report.text() : report.summary + "\n").utf8))
        }
    }
}
