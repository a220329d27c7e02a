import ArgumentParser

extension CommandConfiguration {
    /// A command whose help shows examples.
    /// - Parameters:
    ///   - usage: The command line in short.
    ///   - examples: command lines, as typed.
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
