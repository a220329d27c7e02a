import ArgumentParser

/// The part of `CommandConfiguration` that adds examples to the help.
extension CommandConfiguration {
    /// Creates the configuration of a command whose help shows examples.
    /// - Parameters:
    ///   - commandName: the name of the command.
    ///   - abstract: a short description.
    ///   - usage: a short form of the command line.
    ///   - discussion: a longer description.
    ///   - examples: command lines, as a user types them.
    ///   - version: the version.
    ///   - shouldDisplay: whether the help lists the command.
    ///   - subcommands: the subcommands.
    ///   - groupedSubcommands: the subcommands in named groups.
    ///   - defaultSubcommand: the subcommand that runs if none is named.
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
