import ArgumentParser
import CellSimEscaping

/// The root command, `cellsim`, with its subcommands.
struct CellSimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cellsim",
        abstract: "Draw, check and compare iOS interface files, and run iOS tests, on Linux.",
        usage: "cellsim <subcommand>",
        discussion: """
            Results go to standard output, messages to standard error. Exit codes: 0 success, 1 differences or \
            findings, 2 wrong usage, 3 missing or invalid input, 70 a bug in cellsim.
            """,
        examples: [
            "cellsim render Cell.xib --style dark -o cell.png",
            "cellsim snapshot --record missing",
        ],
        version: versionText,
        groupedSubcommands: [
            CommandGroup(
                name: "Drawing",
                subcommands: [
                    RenderCommand.self, ScrollCommand.self, InspectCommand.self, GalleryCommand.self, ServeCommand.self,
                ]),
            CommandGroup(
                name: "Checking",
                subcommands: [
                    LintCommand.self, ReuseCommand.self, CompareCommand.self, DiffCommand.self, MergeCommand.self,
                ]),
            CommandGroup(
                name: "Snapshot",
                subcommands: [
                    InitCommand.self, SnapshotCommand.self, ReviewCommand.self, AcceptCommand.self, UnusedCommand.self,
                    ReportCommand.self,
                ]),
            CommandGroup(
                name: "App",
                subcommands: [
                    AppCommand.self, TestCommand.self, BuildCommand.self, RunCommand.self, EnvCommand.self,
                    LspCommand.self, PruneCommand.self,
                ]),
            CommandGroup(
                name: "Setup",
                subcommands: [
                    DoctorCommand.self, SupportsCommand.self, FontsCommand.self, DevicesCommand.self,
                    SchemaCommand.self, GitSetupCommand.self, CompletionsCommand.self,
                    VersionCommand.self, ManualCommand.self, ImportHeadersCommand.self,
                ]),
        ])

    /// The output of `--version`.
    static let versionText = "cellsim \(ProgramVersion.current)"
}
