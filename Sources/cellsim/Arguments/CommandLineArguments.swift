import ArgumentParser
import CellSimHost

/// The words of the command line before they are parsed: what the parser would misread, or refuse without saying why.
enum CommandLineArguments {
    /// The words as the parser has to get them.
    /// - Throws: `ValidationError` for a command that does not exist.
    static func prepared(_ words: [String]) throws -> [String] {
        if words.first == "help" {
            try checkPath(Array(words.dropFirst().prefix { !$0.hasPrefix("-") }), below: CellSimCommand.self)
        } else if let first = words.first, !first.hasPrefix("-") {
            try checkPath([first], below: CellSimCommand.self)
        }
        return joiningNegativeNumbers(words)
    }

    /// What other tools call commands of ours.
    private static let synonyms = [
        "diff": "compare", "draw": "render", "show": "render", "record": "snapshot --record all", "verify": "snapshot",
        "update": "accept", "approve": "accept", "watch": "serve", "preview": "serve", "live": "serve", "check": "lint",
        "completion": "completions", "man": "help", "clean": "unused --prune",
    ]

    /// The suggestion for an unknown command; nil if there is none.
    private static func remedy(_ word: String) -> String? {
        if let other = synonyms[word] { return "did you mean '\(other)'?" }
        let isDocument = [".xib", ".storyboard"].contains { word.lowercased().hasSuffix($0) }
        return isDocument ? "did you mean 'cellsim render \(word)'?" : nil
    }

    /// Each word has to name a command below the one before it.
    private static func checkPath(_ path: [String], below root: any ParsableCommand.Type) throws {
        var command = root
        for (index, word) in path.enumerated() {
            if index == 0, word == "help" { return }
            let known = command.configuration.subcommands
            guard let next = known.first(where: { $0.configuration.commandName == word }) else {
                if index == 0, let remedy = remedy(word) {
                    throw ValidationError("unknown command '\(word)'; \(remedy)")
                }
                let names = known.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
                let place = index == 0 ? "" : " below '\(path[index - 1])'"
                let list = names.isEmpty ? "" : "; available: " + names.joined(separator: ", ")
                throw ValidationError(
                    "unknown command '\(word)'\(place)\(list)\(NearestNames.hint(word, among: names))")
            }
            command = next
        }
    }

    /// `--width -5` becomes `--width=-5`: the parser takes a word with a dash for a flag, and would say that the value is
    /// missing.
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

    /// Whether a word begins as a negative number does, as in `-5`, `-.5`, `-5x3` or `-inf`.
    private static func isNegativeNumber(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
        return next.isNumber || (next == "." && word.count > 2)
            || ["-inf", "-infinity", "-nan"].contains(word.lowercased())
    }
}
