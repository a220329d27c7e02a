import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim doctor`: checks whether everything that cellsim requires is installed, and suggests fixes.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check fonts, libraries, Swift, cache and permissions.",
        usage: "cellsim doctor [options]",
        discussion: """
            Each line is ok, a warning (something optional is missing) or an error. Warnings and errors say what to do. \
            The command changes nothing. Exit codes: 0 no errors, 1 errors.
            """,
        examples: [
            "cellsim doctor",
            "cellsim doctor --json",
        ])

    @OptionGroup(title: "Output") var output: JSONOutput

    @OptionGroup(title: "Output") var messages: Messages

    /// The options that select the checks to print.
    struct Messages: ParsableArguments {
        @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
        var quiet = false
    }

    func run() throws {
        let checks = DoctorChecks(environment: ProcessInfo.processInfo.environment).checks
        if output.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try AtomicFile.print([UInt8](encoder.encode(["checks": checks])) + [0x0A])
        } else {
            for check in checks where !messages.quiet || check.status != .ok {
                try StandardOutput.print(result: check.status.rawValue + ":", check.status.tone, rest: " " + check.text)
            }
        }
        if checks.contains(where: { $0.status == .error }) { throw ExitCode(1) }
    }
}
