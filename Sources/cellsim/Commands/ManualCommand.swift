import ArgumentParser
import CellSimProcess

/// `cellsim manual`: the manual page in the form of `man`, made of what the commands say of themselves.
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
        for (name, words) in variables { page += ".TP\n.B \(name)\n\(escaped(words))\n" }
        return page
    }

    private static func section(_ command: any ParsableCommand.Type, outer: String? = nil) -> String {
        let name = [outer, command.configuration.commandName].compactMap { $0 }.joined(separator: " ")
        let help = CellSimCommand.helpMessage(for: command, columns: 72)
        return ".SS \(escaped(name))\n.nf\n\(escaped(help))\n.fi\n"
    }

    /// Text in which nothing is an instruction to the formatter.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
    }

    private static let variables = [
        (
            "NO_COLOR",
            "Turns colours off. CLICOLOR=0 does the same; CLICOLOR_FORCE=1 turns them on where there is no terminal."
        ),
        (
            "CELLSIM_CACHE",
            "The folder in which 'cellsim snapshot' keeps pictures of unchanged cases, in place of cellsim in the user's cache folder; 0 keeps none."
        ),
        (
            "CELLSIM_FONTS",
            "Folders with fonts that documents may name, separated by colons; one with Fonts.json holds the bundled fonts."
        ),
        (
            "CELLSIM_LANGUAGE",
            "The language of texts, dates and numbers, as de or pseudo, where --language does not say it; for tests too."
        ),
        ("CELLSIM_LIBRARY", "The folder of what 'cellsim test' and 'cellsim app' build with."),
        ("CELLSIM_PRUNE", "1: 'cellsim test' and 'build' cut out of sources what cannot be compiled."),
        (
            "CELLSIM_RECORD",
            "As SNAPSHOT_TESTING_RECORD, and wins over what tests' code says also where 'swift test' is called without cellsim."
        ),
        ("CELLSIM_SCREEN", "The screen of tests that name no device, as 393x852@3."),
        ("CELLSIM_SYSTEM", "The system, 17 or 26, where neither --system nor cellsim.yml says it; for tests too."),
        ("SNAPSHOT_ARTIFACTS", "The folder for pictures of failed tests."),
        ("SNAPSHOT_TESTING_DIRECTORY", "The folder of tests' references in place of those beside the sources."),
        ("SNAPSHOT_TESTING_FORBID_RECORDING", "1: a test without a reference fails and writes none."),
        (
            "SNAPSHOT_TESTING_RECORD",
            "What tests record: all, missing, failed or never. Under 'cellsim test' and 'cellsim app' it wins over what tests' code says."
        ),
    ]
}
