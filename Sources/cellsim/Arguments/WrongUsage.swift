import ArgumentParser

/// Wrong arguments of a command, with how it is used.
struct WrongUsage: Error, CustomStringConvertible {
    /// The mistake, and the remedy.
    let message: String
    let command: any ParsableCommand.Type

    /// The message, then the command line in short, in the parser's form.
    var description: String {
        guard let usage = command.configuration.usage else { return "Error: \(message)" }
        let name = usage.split(separator: " ").prefix { !$0.hasPrefix("[") && !$0.hasPrefix("<") }
            .joined(separator: " ")
        return "Error: \(message)\nUsage: \(usage)\n  See '\(name) --help' for more information."
    }
}

/// A command whose arguments are for another program.
protocol PassthroughCommand: ParsableCommand {}
