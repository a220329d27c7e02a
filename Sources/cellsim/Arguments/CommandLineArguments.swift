import ArgumentParser
import CellSimHost
import Foundation

/// Prepares command-line arguments for ArgumentParser. It corrects arguments that the parser would misinterpret, and reports unknown
/// commands with a suggestion.
enum CommandLineArguments {
    /// Returns the arguments to pass to the parser.
    /// - Throws: `ValidationError` for an unknown command.
    static func parserArguments(_ arguments: [String]) throws -> [String] {
        if let path = requestedHelpPath(arguments) {
            try checkPath(path, below: CellSimCommand.self)
            let flag = arguments.contains("--help-hidden") ? "--help-hidden" : "--help"
            return path.first == "help" ? [flag] : path + [flag]
        }
        if let first = arguments.first, !first.hasPrefix("-") {
            try checkPath([first], below: CellSimCommand.self)
            try checkSubcommand(arguments)
        }
        return joiningNegativeNumbers(arguments)
    }

    /// Returns the path of the command whose help is requested. `help render`, `--help render` and `render --help` are equivalent.
    /// - Returns: the names of the command and its parents, or nil if the arguments don't request help.
    private static func requestedHelpPath(_ arguments: [String]) -> [String]? {
        let flags = ["-h", "--help", "--help-hidden"]
        guard let first = arguments.first, first == "help" || flags.contains(first) else { return nil }
        let path = arguments.dropFirst().filter { !flags.contains($0) }
        return path.contains { $0.hasPrefix("-") } ? nil : path
    }

    /// Returns the command that the arguments specify, and the number of arguments that specify it.
    static func command(of arguments: [String]) -> (command: any ParsableCommand.Type, depth: Int) {
        var (command, depth) = (CellSimCommand.self as any ParsableCommand.Type, 0)
        for argument in arguments {
            guard let next = subcommand(argument, of: command) else { break }
            (command, depth) = (next, depth + 1)
        }
        return (command, depth)
    }

    private static func subcommand(_ name: String, of command: any ParsableCommand.Type) -> (any ParsableCommand.Type)?
    {
        command.configuration.subcommands.first { $0.configuration.commandName == name }
    }

    /// Checks the argument after a command with subcommands. It can also be an argument of the default subcommand, unless it resembles the
    /// name of a subcommand and no file has this name.
    private static func checkSubcommand(_ arguments: [String]) throws {
        let (command, depth) = command(of: arguments)
        let configuration = command.configuration
        guard let argument = arguments.dropFirst(depth).first, !argument.hasPrefix("-"),
            !configuration.subcommands.isEmpty
        else {
            return
        }
        let takesArguments = configuration.defaultSubcommand?.configuration.usage?.contains("<") ?? false
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        if takesArguments,
            NearestNames.closest(argument, among: names).isEmpty || FileManager.default.fileExists(atPath: argument)
        {
            return
        }
        try checkPath(Array(arguments.prefix(depth + 1)), below: CellSimCommand.self)
    }

    /// The names of similar commands in other tools, with the corresponding commands of CellSim.
    private static let synonyms = [
        "draw": "render", "show": "render", "record": "snapshot --record all", "verify": "snapshot",
        "update": "accept", "approve": "accept", "watch": "serve", "preview": "serve", "live": "serve", "check": "lint",
        "completion": "completions", "man": "help", "clean": "unused --prune",
    ]

    /// Returns a suggestion for an unknown command, or nil if there is none.
    private static func suggestion(_ argument: String) -> String? {
        if let other = synonyms[argument] { return "did you mean '\(other)'?" }
        let isDocument = [".xib", ".storyboard"].contains { argument.lowercased().hasSuffix($0) }
        return isDocument ? "did you mean 'cellsim render \(argument)'?" : nil
    }

    /// Checks that each name is a subcommand of the previous one.
    private static func checkPath(_ path: [String], below root: any ParsableCommand.Type) throws {
        var command = root
        for (index, name) in path.enumerated() {
            if index == 0, name == "help" { return }
            let subcommands = command.configuration.subcommands
            guard let next = subcommand(name, of: command) else {
                if index == 0, let remedy = suggestion(name) {
                    throw ValidationError("unknown command '\(name)'; \(remedy)")
                }
                let names = subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
                    $0.configuration.commandName
                }
                let location = index == 0 ? "" : " below '\(path[index - 1])'"
                let availableCommands = names.isEmpty ? "" : "; available: " + names.joined(separator: ", ")
                let hint = NearestNames.hint(name, among: index == 0 ? names + ["help"] : names)
                throw ValidationError("unknown command '\(name)'\(location)\(availableCommands)\(hint)")
            }
            command = next
        }
    }

    /// Joins options and negative values: `--width -5` becomes `--width=-5`. The parser treats an argument that begins with a dash as an
    /// option and would report a missing value.
    private static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
        var joined: [String] = []
        var isBeforeTerminator = true
        for word in arguments {
            if let last = joined.last, isBeforeTerminator, isNegativeNumber(word), last.hasPrefix("--"), last != "--",
                !last.contains("=")
            {
                joined[joined.count - 1] = last + "=" + word
            } else {
                joined.append(word)
            }
            if word == "--" { isBeforeTerminator = false }
        }
        return joined
    }

    /// Returns whether an argument begins like a negative number, such as `-5`, `-.5`, `-5x3` or `-inf`.
    private static func isNegativeNumber(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), let next = argument.dropFirst().first else { return false }
        return next.isNumber || (next == "." && argument.count > 2)
            || ["-inf", "-infinity", "-nan"].contains(argument.lowercased())
    }
}
