import ArgumentParser
import CellSimProcess

/// `cellsim manual`: prints the manual page in the format of `man`, generated from the help of all commands.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page, for man(1).",
        usage: "cellsim manual",
        examples: [
            "cellsim manual > cellsim.1",
            "cellsim manual",
        ],
        shouldDisplay: false)

    func run() throws { try AtomicFile.print(Array(Self.page.utf8)) }

    /// The text of the manual page.
    static var page: String {
        let root = CellSimCommand.configuration
        var page = """
            .TH CELLSIM 1 "" "\(root.version)" "User Commands"
            .SH NAME
            cellsim \\- draw, check and compare iOS interface files without a screen
            .SH SYNOPSIS
            .B cellsim
            .I command
            .RI [ options "] [" files ]
            .SH DESCRIPTION
            \(escaped(root.discussion))
            .SH COMMANDS

            """
        for command in root.subcommands where command.configuration.shouldDisplay {
            page += section(command)
            for inner in command.configuration.subcommands {
                page += section(inner, outer: command.configuration.commandName ?? "")
            }
        }
        page += ".SH ENVIRONMENT\n"
        for (name, description) in variables { page += ".TP\n.B \(name)\n\(escaped(description))\n" }
        return page
    }

    private static func section(_ command: any ParsableCommand.Type, outer: String? = nil) -> String {
        let name = [outer, command.configuration.commandName].compactMap { $0 }.joined(separator: " ")
        let help = CellSimCommand.helpMessage(for: command, columns: 72)
        return ".SS \(escaped(name))\n.nf\n\(escaped(help))\n.fi\n"
    }

    /// Returns a text with the formatting characters of `man` escaped.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
    }

    private static let variables = [
        (
            "NO_COLOR",
            "Turns colours off. CLICOLOR=0 does the same; CLICOLOR_FORCE=1 turns them on without a terminal."
        ),
        (
            "CELLSIM_CACHE",
            "The cache folder of 'cellsim snapshot'; 0 turns the cache off. (default: cellsim in your cache folder)"
        ),
        ("CELLSIM_DATE", "The date in UTC of date pickers without a date, such as 2024-03-24. (default: 2001-01-01)"),
        ("CELLSIM_DEVICE", "The name that UIDevice.current.name has in tests, such as 'iPhone 15'."),
        (
            "CELLSIM_FONTS",
            "Folders with your own fonts, separated by colons. A folder with Fonts.json supplies the bundled fonts."
        ),
        (
            "CELLSIM_LANGUAGE",
            "The language of texts, dates and numbers, such as de or pseudo, also in tests. --language overrides it."
        ),
        ("CELLSIM_LIBRARY", "The folder of the library for 'cellsim test' and 'cellsim app'."),
        ("CELLSIM_PRUNE", "If 1, 'cellsim test' and 'build' leave out code that needs something missing on Linux."),
        (
            "CELLSIM_RECORD",
            "Like SNAPSHOT_TESTING_RECORD, but always overrides the tests' code, also under plain 'swift test'."
        ),
        ("CELLSIM_SCREEN", "The screen of tests that name no device, such as 393x852@3."),
        (
            "CELLSIM_SYSTEM",
            "The iOS version, 17 or 26, also in tests, or the version that apps see, such as 16.4 or 18.2. "
                + "--system and cellsim.yml override it."
        ),
        ("SNAPSHOT_ARTIFACTS", "The folder for failed pictures and for the results of all tests."),
        ("SNAPSHOT_TESTING_DIRECTORY", "The folder of tests' references. (default: next to the tests)"),
        ("SNAPSHOT_TESTING_FORBID_RECORDING", "1 forbids recording; 0 allows it even if CI is set."),
        (
            "SNAPSHOT_TESTING_RECORD",
            "What tests record: all, missing, failed or never. Under 'cellsim test' and 'cellsim app' it overrides the tests' code."
        ),
    ]
}
