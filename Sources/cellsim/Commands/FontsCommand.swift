import ArgumentParser

/// `cellsim fonts`: groups the subcommands for the fonts that are used to draw text.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "List and install the fonts that text is drawn with.",
        usage: "cellsim fonts [<subcommand>]",
        examples: [
            "cellsim fonts",
            "cellsim fonts install",
        ],
        subcommands: [FontsListCommand.self, FontsInstallCommand.self], defaultSubcommand: FontsListCommand.self)
}
