import ArgumentParser
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import Glibc
import UIKit

/// The program's entry point. Only this type turns errors into messages and exit codes.
@main
enum EntryPoint {
    static func main() {
        StandardStreams.open()
        CrashRecovery.install()
        WriteAccess.confine(to: "")
        PictureMemory.keepFreedBlocks()
        MainActor.assumeIsolated {
            KeyValueCoding.hasCustomClasses = false
            // Commands report constraint conflicts themselves, with file and line.
            ConstraintConflicts.isReportingEnabled = false
        }
        do {
            let arguments = try CommandLineArguments.parserArguments(Array(CommandLine.arguments.dropFirst()))
            if try !runFast(arguments) {
                var command = try parse(arguments)
                if let command = command as? any TextCommand { try type(of: command).requireFonts() }
                try run(&command)
            }
        } catch {
            reportAndExit(error)
        }
        CrashRecovery.exit(0)
    }

    /// Runs a command whose arguments don't need ArgumentParser.
    /// - Returns: false if they do.
    private static func runFast(_ arguments: [String]) throws -> Bool {
        let commandArguments = Array(arguments.dropFirst())
        switch arguments.first {
        case "render": return try runWithFonts(RenderCommand.parseFast(commandArguments))
        case "inspect": return try runWithFonts(InspectCommand.parseFast(commandArguments))
        case "compare":
            guard var command = CompareCommand.parseFast(commandArguments) else { return false }
            try run(&command)
            return true
        default: return false
        }
    }

    private static func runWithFonts(_ command: (some TextCommand)?) throws -> Bool {
        guard var command else { return false }
        Thread.detachNewThread { UIFont.prepareFiles() }
        try type(of: command).requireFonts()
        try run(&command)
        return true
    }

    /// Runs a command.
    /// - Throws: `UsageError` for arguments that turn out to be invalid.
    private static func run<Command: ParsableCommand>(_ command: inout Command) throws {
        do { try command.run() } catch let error as ValidationError {
            throw UsageError(message: error.message, command: Command.self)
        }
    }

    /// Parses the command that the arguments name.
    ///
    /// A known subcommand parses its own arguments directly; the root command parses requests for help and invalid
    /// arguments. Font files are read in the meantime.
    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        let subcommands = CellSimCommand.configuration.subcommands
        guard let subcommand = subcommands.first(where: { $0.configuration.commandName == arguments.first }) else {
            do { return try CellSimCommand.parseAsRoot(arguments) } catch {
                try UnknownOption.check(arguments)
                throw error
            }
        }
        // These commands forward their options, but print their own help.
        if subcommand is any PassthroughCommand.Type, arguments.count == 2,
            ["-h", "--help", "--help-hidden"].contains(arguments[1])
        {
            throw CleanExit.message(subcommand.helpMessage(includeHidden: arguments[1] == "--help-hidden"))
        }
        if subcommand is any TextCommand.Type { Thread.detachNewThread { UIFont.prepareFiles() } }
        do {
            return try subcommand.parseAsRoot(Array(arguments.dropFirst()))
        } catch {
            // Checks unknown options first, because the parser would misinterpret the following argument and report
            // that instead.
            try UnknownOption.check(arguments)
            return try CellSimCommand.parseAsRoot(arguments)
        }
    }

    /// Prints help to standard output with status 0, and all other messages to standard error.
    private static func reportAndExit(_ error: any Error) -> Never {
        if CellSimCommand.exitCode(for: error).isSuccess {
            let message = CellSimCommand.fullMessage(for: error).trimmingCharacters(in: .newlines)
            do { try AtomicFile.print(Array((message + "\n").utf8)) } catch { reportAndExit(error) }
            CrashRecovery.exit(0)
        }
        let report = FailureReport(error)
        for line in report.lines { logMessage(line) }
        CrashRecovery.exit(report.status)
    }
}
