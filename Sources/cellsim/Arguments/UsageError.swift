import ArgumentParser

/// An error for invalid arguments, whose description contains the usage of the command.
struct UsageError: Error, CustomStringConvertible {
    /// The mistake and a suggested fix.
    let message: String
    let command: any ParsableCommand.Type

    /// The message, followed by the usage in the format of ArgumentParser.
    var description: String {
        guard let usage = command.configuration.usage else { return "Error: \(message)" }
        let name = usage.split(separator: " ").prefix { !$0.hasPrefix("[") && !$0.hasPrefix("<") }
            .joined(separator: " ")
        return "Error: \(message)\nUsage: \(usage)\n  See '\(name) --help' for more information."
    }
}

/// A command that forwards its arguments to another program.
protocol PassthroughCommand: ParsableCommand {}
