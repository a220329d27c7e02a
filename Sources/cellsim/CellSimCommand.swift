import ArgumentParser
import CellSimEscaping

/// The command line's root.
struct CellSimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cellsim",
        abstract: "Load, fill, lay out and draw iOS interface files without a screen.",
        discussion: """
            Results go to the standard output, messages to the standard error. Exit codes: 0 done, 1 differences, 2 wrong \
            usage, 3 an input cannot be read or is invalid, 70 a bug in cellsim.
            """,
        version: versionText,
        subcommands: [
            RenderCommand.self, ScrollCommand.self, InspectCommand.self, LintCommand.self, ReuseCommand.self,
            CompareCommand.self,
            GalleryCommand.self, ServeCommand.self, SnapshotCommand.self, AcceptCommand.self, UnusedCommand.self,
            ReportCommand.self, InitCommand.self, DevicesCommand.self, SchemaCommand.self,
            AppCommand.self, TestCommand.self, BuildCommand.self, RunCommand.self, EnvCommand.self,
            PruneCommand.self, FontsCommand.self, VersionCommand.self,
            ManualCommand.self,
        ])

    /// What `--version` prints.
    static let versionText = "cellsim \(ProgramVersion.current)"
}
