import ArgumentParser
import CellSimHost

/// Reports options that a command doesn't have, with a suggestion.
enum UnknownOption {
    /// The names of similar options in other tools, with the corresponding options of CellSim. The first one that the command has is
    /// suggested.
    private static let synonyms = [
        "--locale": ["--language"], "--lang": ["--language"],
        "--theme": ["--style"], "--appearance": ["--style"], "--dark": ["--style dark"], "--light": ["--style light"],
        "--ios": ["--system"], "--os": ["--system"], "--ios-version": ["--system"],
        "--rtl": ["--direction rtl"], "--ltr": ["--direction ltr"],
        "--landscape": ["--orientation landscape"], "--portrait": ["--orientation portrait"],
        "--update": ["--record all"], "--update-snapshots": ["--record all"], "--record-all": ["--record all"],
        "--threshold": ["--per-pixel-tolerance"], "--tolerance": ["--per-pixel-tolerance"],
        "--mask": ["--ignore"], "--exclude": ["--ignore"],
        "--scheme": ["--target"], "--simulator": ["--device"], "--destination": ["--device"],
        "--format": ["--reporter"], "--reporter": ["--format"],
        "--out": ["--output"], "--output-dir": ["--output-directory", "--output"],
        "--out-dir": ["--output-directory", "--output"], "--output-directory": ["--output"],
        "--font": ["--font-directory"], "--fonts": ["--font-directory"],
        "--threads": ["--jobs"], "--workers": ["--jobs"], "--parallel": ["--jobs"],
        "--view": ["--object"], "--identifier": ["--reuse-identifier", "--object"], "--id": ["--object"],
    ]

    /// Checks that the command has all options that the arguments contain.
    /// - Throws: `UsageError` for the first unknown option.
    static func check(_ arguments: [String]) throws {
        let (specifiedCommand, depth) = CommandLineArguments.command(of: arguments)
        if specifiedCommand is any PassthroughCommand.Type { return }
        let command = specifiedCommand.configuration.defaultSubcommand ?? specifiedCommand
        let help = command.helpMessage(includeHidden: true)
        let options = Set(help.matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) }).union([
            "--help", "--version",
        ])
        for argument in arguments.dropFirst(depth) {
            if argument == "--" { return }
            let name = String(argument.prefix { $0 != "=" })
            let isVerbose = argument == "-v" && !options.contains("--verbose")
            let isVersion = argument == "-V" || (argument == "-v" && depth == 0)
            guard isVerbose || isVersion || argument.hasPrefix("--"), !options.contains(name) else { continue }
            throw UsageError(message: "Unknown option '\(name)'\(hint(name, command, options))", command: command)
        }
    }

    /// Returns a suggestion in the wording of ArgumentParser, or an empty string if no option is similar.
    private static func hint(_ name: String, _ command: any ParsableCommand.Type, _ options: Set<String>) -> String {
        let isRoot = command == CellSimCommand.self
        let command = command.configuration.commandName ?? ""
        switch name {
        case "-V": return ". Did you mean '--version'?"
        case "-v" where isRoot: return ". Did you mean '--version'?"
        case "--verbose", "-v": return ". 'cellsim \(command)' has nothing more to print"
        case "--json" where command == "scroll": return ". The trace is JSON already"
        case "--json" where command == "gallery": return ". gallery.json in the folder of --output has the data"
        default: break
        }
        let synonym = synonyms[name]?.first { options.contains(String($0.prefix { $0 != " " })) }
        let suggestion = synonym ?? NearestNames.closest(name, among: options.sorted()).first
        return suggestion.map { ". Did you mean '\($0)'?" } ?? ""
    }
}
