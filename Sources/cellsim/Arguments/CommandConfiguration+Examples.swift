import ArgumentParser

/// The part of `CommandConfiguration` that adds examples to the help.
extension CommandConfiguration {
    /// Creates the configuration of a command with examples in its help.
    /// - Parameters:
    ///   - commandName: the name of the command.
    ///   - abstract: a short description.
    ///   - usage: the synopsis of the command line.
    ///   - discussion: a longer description.
    ///   - examples: complete command lines.
    ///   - version: the version.
    ///   - shouldDisplay: whether the help lists the command.
    ///   - subcommands: the subcommands.
    ///   - groupedSubcommands: the subcommands in named groups.
    ///   - defaultSubcommand: the subcommand that runs if no subcommand is specified.
    init(
        commandName: String, abstract: String, usage: String, discussion: String = "", examples: [String],
        version: String = "", shouldDisplay: Bool = true, subcommands: [any ParsableCommand.Type] = [],
        groupedSubcommands: [CommandGroup] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        let lines = (["EXAMPLES:"] + examples.map { "  " + $0 }).joined(separator: "\n")
        self.init(
            commandName: commandName, abstract: abstract, usage: usage,
            discussion: [discussion, lines].filter { !$0.isEmpty }.joined(separator: "\n\n"), version: version,
            shouldDisplay: shouldDisplay, subcommands: subcommands, groupedSubcommands: groupedSubcommands,
            defaultSubcommand: defaultSubcommand)
    }
}
