import ArgumentParser
import CellSimHost
import Foundation

/// Prepares command-line arguments for ArgumentParser. It corrects arguments that the parser would misinterpret, and reports unknown
/// commands with a suggestion.
enum CommandLineArguments {
    /// Returns the arguments to pass to the parser.
    /// - Throws: `ValidationError` for an unknown command.
    static func prepared(_ words: [String]) throws -> [String] {
        if let path = requestedHelpPath(words) {
            try checkPath(path, below: CellSimCommand.self)
            let flag = words.contains("--help-hidden") ? "--help-hidden" : "--help"
            return path.first == "help" ? [flag] : path + [flag]
        }
        if let first = words.first, !first.hasPrefix("-") {
            try checkPath([first], below: CellSimCommand.self)
            try checkSubcommand(words)
        }
        return joiningNegativeNumbers(words)
    }

    /// Returns the path of the command whose help is requested. `help render`, `--help render` and `render --help` are equivalent.
    /// - Returns: the names of the command and its parents, or nil if the arguments don't request help.
    private static func requestedHelpPath(_ words: [String]) -> [String]? {
        let flags = ["-h", "--help", "--help-hidden"]
        guard let first = words.first, first == "help" || flags.contains(first) else { return nil }
        let path = words.dropFirst().filter { !flags.contains($0) }
        return path.contains { $0.hasPrefix("-") } ? nil : path
    }

    /// Returns the command that the arguments specify, and the number of arguments that specify it.
    static func command(of words: [String]) -> (command: any ParsableCommand.Type, depth: Int) {
        var (command, depth) = (CellSimCommand.self as any ParsableCommand.Type, 0)
        for word in words {
            guard let next = subcommand(word, of: command) else { break }
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
    private static func checkSubcommand(_ words: [String]) throws {
        let (command, depth) = command(of: words)
        let configuration = command.configuration
        guard let word = words.dropFirst(depth).first, !word.hasPrefix("-"), !configuration.subcommands.isEmpty else {
            return
        }
        let takesArguments = configuration.defaultSubcommand?.configuration.usage?.contains("<") ?? false
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        if takesArguments,
            NearestNames.closest(word, among: names).isEmpty || FileManager.default.fileExists(atPath: word)
        {
            return
        }
        try checkPath(Array(words.prefix(depth + 1)), below: CellSimCommand.self)
    }

    /// The names of similar commands in other tools, with the corresponding commands of CellSim.
    private static let synonyms = [
        "draw": "render", "show": "render", "record": "snapshot --record all", "verify": "snapshot",
        "update": "accept", "approve": "accept", "watch": "serve", "preview": "serve", "live": "serve", "check": "lint",
        "completion": "completions", "man": "help", "clean": "unused --prune",
    ]

    /// Returns a suggestion for an unknown command, or nil if there is none.
    private static func remedy(_ word: String) -> String? {
        if let other = synonyms[word] { return "did you mean '\(other)'?" }
        let isDocument = [".xib", ".storyboard"].contains { word.lowercased().hasSuffix($0) }
        return isDocument ? "did you mean 'cellsim render \(word)'?" : nil
    }

    /// Checks that each name is a subcommand of the previous one.
    private static func checkPath(_ path: [String], below root: any ParsableCommand.Type) throws {
        var command = root
        for (index, word) in path.enumerated() {
            if index == 0, word == "help" { return }
            let known = command.configuration.subcommands
            guard let next = subcommand(word, of: command) else {
                if index == 0, let remedy = remedy(word) {
                    throw ValidationError("unknown command '\(word)'; \(remedy)")
                }
                let names = known.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
                let location = index == 0 ? "" : " below '\(path[index - 1])'"
                let list = names.isEmpty ? "" : "; available: " + names.joined(separator: ", ")
                let hint = NearestNames.hint(word, among: index == 0 ? names + ["help"] : names)
                throw ValidationError("unknown command '\(word)'\(location)\(list)\(hint)")
            }
            command = next
        }
    }

    /// Joins options and negative values: `--width -5` becomes `--width=-5`. The parser treats an argument that begins with a dash as an
    /// option and would report a missing value.
    private static func joiningNegativeNumbers(_ words: [String]) -> [String] {
        var joined: [String] = []
        var isBeforeTerminator = true
        for word in words {
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
    private static func isNegativeNumber(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
        return next.isNumber || (next == "." && word.count > 2)
            || ["-inf", "-infinity", "-nan"].contains(word.lowercased())
    }
}
