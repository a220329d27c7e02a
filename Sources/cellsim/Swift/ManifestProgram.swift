import CellSimEscaping
import CellSimProcess
import Foundation

/// Compiles and runs the manifests of a Tuist project, and caches the output until a manifest changes.
enum ManifestProgram {
    /// The time limit of the compiler and of the program in seconds.
    private static let timeLimit = 120.0
    /// The maximum size of the program's output in bytes.
    private static let maximumOutputSize = 64 << 20

    /// Returns the output of the manifest program.
    /// - Parameter sources: the texts of the program's files, keyed by file name. One of them is `main.swift`.
    /// - Throws: `Failure` with the error message of the compiler or the program, or if there is no toolchain; `InvalidInput` if a
    ///   program can't be started.
    static func run(_ sources: [String: String]) throws -> Data {
        let environment = ProcessInfo.processInfo.environment
        guard let toolchain = SwiftToolchain.toolchain(environment) else {
            throw Failure(description: "no Swift toolchain on PATH; see https://www.swift.org/install/linux")
        }
        let files = sources.sorted { $0.key < $1.key }
        let fingerprint = Fingerprint.hash64(of: files.map { $0.key + "\n" + $0.value }.joined() + toolchain)
        let folder = SwiftToolchain.cacheFolder(environment) + "/cellsim/manifests"
        let cacheFile = folder + "/" + String(fingerprint, radix: 36) + ".json"
        if let cached = try? FileReader.read(cacheFile, isInput: false), !cached.isEmpty { return Data(cached) }
        let scratch = try ScratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: scratch.path + "/" + name) }
        let program = scratch.path + "/manifests"
        let paths = files.map { scratch.path + "/" + $0.key }
        _ = try output(
            of: toolchain + "/bin/swiftc",
            ["-swift-version", "5", "-suppress-warnings", "-module-name", "Manifests", "-o", program] + paths)
        let printed = try output(of: program, [])
        // If the cache can't be written, the manifests are compiled again in the next run.
        if (try? WriteAccess.makeFolder(folder)) != nil { try? AtomicFile.write(printed, to: cacheFile) }
        return Data(printed)
    }

    private static func output(of program: String, _ arguments: [String]) throws -> [UInt8] {
        let result = try ExternalProgram.run(
            program, arguments, [:], maximum: maximumOutputSize, timeLimit: timeLimit,
            for: "reading the project's manifests")
        guard result.code == 0, !result.isTooLong else {
            let message = result.errors.isEmpty ? "the program ended with status \(result.code)" : result.errors
            throw Failure(description: message)
        }
        return result.bytes
    }

    /// The error message of the compiler or the program.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
