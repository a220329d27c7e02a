import ArgumentParser
import CellSimHost

/// An option that a command does not have.
enum UnknownOption {
    /// Names that other tools give to options of ours.
    private static let synonyms = [
        "--locale": "--language", "--lang": "--language", "--theme": "--style", "--appearance": "--style",
        "--ios": "--system", "--os": "--system", "--config": "the folder of cellsim.yml as an argument",
    ]

    /// - Throws: `ValidationError` for the first long option that a command does not have.
    static func check(_ arguments: [String], of command: any ParsableCommand.Type) throws {
        // Commands that hand words on to other programs have no options of their own to compare with.
        let help = command.helpMessage(includeHidden: true)
        let known = Set(help.matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) }).union(["--help", "--version"])
        guard known.count > 3 else { return }
        for argument in arguments.dropFirst() {
            if argument == "--" { return }
            guard argument.hasPrefix("--") else { continue }
            let name = String(argument.prefix { $0 != "=" })
            if known.contains(name) { continue }
            let other = synonyms[name] ?? NearestNames.of(name, among: known.sorted()).first
            // In the parser's own words.
            let hint = other.map { ". Did you mean '\($0)'?" } ?? ""
            throw ValidationError("Unknown option '\(name)'\(hint)")
        }
    }
}
