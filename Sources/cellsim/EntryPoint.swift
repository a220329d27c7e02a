import ArgumentParser
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import Glibc
import UIKit

/// The entry point of the program. It converts all errors to messages and exit codes.
@main
enum EntryPoint {
    static func main() {
        StandardStreams.open()
        CrashRecovery.install()
        WriteAccess.confine(to: "")
        PictureMemory.keepFreedBlocks()
        MainActor.assumeIsolated {
            KeyValueCoding.hasCustomClasses = false
            // Commands report constraint conflicts themselves, with the file and line.
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

    /// Runs a command if its arguments can be parsed without ArgumentParser.
    /// - Returns: false if ArgumentParser has to parse the arguments.
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
    /// - Throws: `UsageError` if the command finds that its arguments are invalid.
    private static func run<Command: ParsableCommand>(_ command: inout Command) throws {
        do { try command.run() } catch let error as ValidationError {
            throw UsageError(message: error.message, command: Command.self)
        }
    }

    /// Parses the command that the arguments specify.
    ///
    /// Arguments of a known subcommand are parsed by the subcommand itself. Requests for help and invalid arguments are parsed by the root
    /// command. Font files are read in the background.
    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        let subcommands = CellSimCommand.configuration.subcommands
        guard let subcommand = subcommands.first(where: { $0.configuration.commandName == arguments.first }) else {
            do { return try CellSimCommand.parseAsRoot(arguments) } catch {
                try UnknownOption.check(arguments)
                throw error
            }
        }
        // Commands that forward their options still print their own help.
        if subcommand is any PassthroughCommand.Type, arguments.count == 2,
            ["-h", "--help", "--help-hidden"].contains(arguments[1])
        {
            throw CleanExit.message(subcommand.helpMessage(includeHidden: arguments[1] == "--help-hidden"))
        }
        if subcommand is any TextCommand.Type { Thread.detachNewThread { UIFont.prepareFiles() } }
        do {
            return try subcommand.parseAsRoot(Array(arguments.dropFirst()))
        } catch {
            // Unknown options are checked first. Otherwise, the parser would misinterpret the argument after an unknown option and report
            // that instead.
            try UnknownOption.check(arguments)
            return try CellSimCommand.parseAsRoot(arguments)
        }
    }

    /// Prints help to standard output and exits with status 0. Other messages are printed to standard error.
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
