import ArgumentParser

/// `cellsim fonts`: groups the subcommands that list and install the fonts that text is drawn with.
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
