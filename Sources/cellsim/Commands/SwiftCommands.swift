import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim test`: runs `swift test` for a package that is written for iOS.
struct TestCommand: PassthroughCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run the tests of a Swift package for iOS.",
        usage: "cellsim test [--record <mode>] [<argument>...]",
        discussion: """
            Takes the options of 'swift test', with the same output and exit status. Your \
            package does not change: sources that use UIKit are adapted as they compile. \
            --record all, missing, failed or never overrides the tests' code. See docs/SnapshotTests.md.
            """,
        examples: [
            "cellsim test --filter CellTests",
            "cellsim test --record failed",
        ])

    @Argument(parsing: .captureForPassthrough, help: "Arguments for 'swift test'.")
    var arguments: [String] = []

    func run() throws {
        var arguments = arguments
        try TestEnvironment.prepare(record: SnapshotRun.Mode.consume(from: &arguments))
        try SwiftToolchain().runSwiftTestAndExit(LibraryReplacementArguments(arguments).additions + arguments)
    }
}

/// `cellsim build`: runs `swift build` for a package that is written for iOS.
struct BuildCommand: PassthroughCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a Swift package for iOS.",
        usage: "cellsim build [<argument>...]",
        discussion: """
            Takes the options of 'swift build', with the same output and exit status.
            """,
        examples: [
            "cellsim build",
            "cellsim build --target App",
        ])

    @Argument(parsing: .captureForPassthrough, help: "Arguments for 'swift build'.")
    var arguments: [String] = []

    func run() throws {
        try TestEnvironment.prepare()
        try SwiftToolchain().runSwiftAndExit(["build"] + LibraryReplacementArguments(arguments).additions + arguments)
    }
}

/// `cellsim run`: runs `swift run` for a package that is written for iOS.
struct RunCommand: PassthroughCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build and run a program of a Swift package for iOS.",
        usage: "cellsim run [<argument>...]",
        discussion: """
            Takes the options of 'swift run', with the same output and exit status.
            """,
        examples: [
            "cellsim run",
            "cellsim run Demo",
        ])

    @Argument(parsing: .captureForPassthrough, help: "Arguments for 'swift run'.")
    var arguments: [String] = []

    func run() throws {
        try TestEnvironment.prepare()
        try SwiftToolchain().execSwift(["run"] + LibraryReplacementArguments(arguments).additions + arguments)
    }
}

/// `cellsim env`: prints the environment variables with which other build systems adapt sources.
struct EnvCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "env",
        abstract: "Print variables that adapt 'swift build' for iOS.",
        usage: "cellsim env",
        discussion: """
            For shells, editors and other build systems. In a shell: eval "$(cellsim env)".
            """,
        examples: [
            "cellsim env",
            "cellsim env > cellsim.env",
        ])

    func run() throws {
        let lines = try SwiftToolchain().variables.map { name, value in
            "export \(name)='\(value.replacing("'", with: "'\\''"))'\n"
        }
        try AtomicFile.print(Array(lines.joined().utf8))
    }
}
