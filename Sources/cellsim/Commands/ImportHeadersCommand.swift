import ArgumentParser
import CellSimProcess
import CellSimProject
import Foundation
import Glibc

/// `cellsim import-headers`: prints the Swift interface of a module of Objective-C headers, for `cellsim app`.
///
/// The command runs in a separate process, because SourceKit's library can crash or hang with unusual headers.
struct ImportHeadersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-headers",
        abstract: "Print how Swift sees a module, for 'cellsim app'.",
        usage: "cellsim import-headers < request.json",
        examples: [
            "cellsim import-headers",
            "cellsim import-headers > interface.json",
        ],
        shouldDisplay: false)

    /// The request, which is read from standard input as JSON.
    struct Request: Codable {
        /// The path of the SourceKit library.
        var library: String
        var module: String
        /// The compiler arguments.
        var arguments: [String]
    }

    /// The limit of CPU time for the library, in seconds.
    private static let limit: UInt = 120

    func run() throws {
        let input = FileHandle.standardInput.readDataToEndOfFile()
        guard let request = try? JSONDecoder().decode(Request.self, from: input) else {
            throw InvalidInput("-: error: not a request with 'library', 'module' and 'arguments'")
        }
        var time = rlimit(rlim_cur: Self.limit, rlim_max: Self.limit)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
        do {
            let json = try SourceKit.declarations(
                ofModule: request.module, arguments: request.arguments, library: request.library)
            try AtomicFile.print([UInt8](json))
        } catch let error as ProjectError { throw InvalidInput(error) }
    }
}
