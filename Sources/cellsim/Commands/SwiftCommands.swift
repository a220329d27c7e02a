import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim test`: `swift test` for packages that are written for iOS.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run the tests of a Swift package that is written for iOS.",
        discussion: """
            As 'swift test', with its flags, output and exit status. No line of the package has to be changed: sources that \
            use UIKit are adapted to Linux while they are compiled.

            --record all, missing, failed or never says what is recorded, whatever the tests' code says. \
            SNAPSHOT_TESTING_RECORD does the same. Nothing is recorded where recording is forbidden \
            (SNAPSHOT_TESTING_FORBID_RECORDING=1, or CI is set). Relative paths in variables are relative to the folder \
            in which the command is typed.
            """)

    @Argument(parsing: .captureForPassthrough, help: "What 'swift test' is to get.")
    var arguments: [String] = []

    func run() throws {
        var arguments = arguments
        try TestEnvironment.prepare(record: SnapshotRun.Mode.consume(from: &arguments))
        try SwiftSurroundings().becomeSwift(["test"] + arguments)
    }
}

/// `cellsim build`: `swift build` for packages that are written for iOS.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build a Swift package that is written for iOS.",
        discussion: "As 'swift build', with its flags, output and exit status; see 'cellsim test'.")

    @Argument(parsing: .captureForPassthrough, help: "What 'swift build' is to get.")
    var arguments: [String] = []

    func run() throws {
        try TestEnvironment.prepare()
        try SwiftSurroundings().becomeSwift(["build"] + arguments)
    }
}

/// `cellsim run`: `swift run` for packages that are written for iOS.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build and run a program of a Swift package that is written for iOS.",
        discussion: "As 'swift run', with its flags, output and exit status; see 'cellsim test'.")

    @Argument(parsing: .captureForPassthrough, help: "What 'swift run' is to get.")
    var arguments: [String] = []

    func run() throws {
        try TestEnvironment.prepare()
        try SwiftSurroundings().becomeSwift(["run"] + arguments)
    }
}

/// `cellsim env`: the variables that make other build systems adapt sources.
struct EnvCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "env", abstract: "Print the environment in which 'swift build' adapts sources for iOS.",
        discussion: """
            For shells, editors and other build systems: eval "$(cellsim env)". SWIFT_EXEC names a compiler that adapts \
            modules which use UIKit, and is the toolchain's for all others.
            """)

    func run() throws {
        let lines = try SwiftSurroundings().variables.map { name, value in
            "export \(name)='\(value.replacing("'", with: "'\\''"))'\n"
        }
        try AtomicFile.print(Array(lines.joined().utf8))
    }
}
