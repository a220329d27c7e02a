import ArgumentParser

/// The command line's root.
struct CellSimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cellsim",
        abstract: "Loads, fills, lays out and draws iOS interface files without a screen.",
        discussion: """
            Results go to the standard output, talk to the standard error. Exit codes: 0 done, 1 differences, 2 wrong usage, \
            3 an input that cannot be read or is invalid, 70 a bug of cellsim's own.
            """,
        subcommands: [
            RenderCommand.self, ScrollCommand.self, InspectCommand.self, LintCommand.self, ReuseCommand.self, CompareCommand.self,
            SnapshotCommand.self, AcceptCommand.self, UnusedCommand.self, ReportCommand.self,
        ])
}
