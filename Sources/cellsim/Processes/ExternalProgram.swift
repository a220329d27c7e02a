import CellSimProcess
import Foundation
import Glibc

/// Runs an external program, such as Git or curl, to its end.
enum ExternalProgram {
    /// The result of running a program.
    struct Output {
        /// The exit status.
        var code: Int32
        /// The standard output.
        var bytes: [UInt8]
        /// The standard error.
        var errors: String
        /// A Boolean value that indicates whether the program was stopped because its output exceeded the maximum
        /// size.
        var isTooLong = false
    }

    /// The source of the standard input.
    enum Input {
        case nothing
        /// A temporary file with this text.
        case file(String)
        /// A pipe with this text of at most 60 KB, so that the text is not stored in a file.
        case secret(String)
    }

    /// Runs a program.
    /// - Parameters:
    ///   - name: the program's name, found in `PATH`.
    ///   - arguments: its arguments.
    ///   - environment: variables that are added to this program's environment.
    ///   - input: the source of the standard input.
    ///   - maximum: the maximum size of the standard output in bytes, beyond which the program is stopped.
    ///   - timeLimit: the time in seconds after which the program is stopped and counts as failed.
    ///   - user: the option or command that needs the program, for messages.
    /// - Throws: `InvalidInput` if the program is not installed.
    static func run(
        _ name: String, _ arguments: [String], _ environment: [String: String], input: Input = .nothing,
        maximum: Int = .max, timeLimit: Double? = nil, for user: String
    ) throws -> Output {
        let process = Process(), output = Pipe()
        let folder = try ScratchFolder()
        // Keeps the folder until the files in it are no longer used.
        defer { withExtendedLifetime(folder) {} }
        let errors = folder.path + "/errors", source = folder.path + "/input"
        try AtomicFile.write([], to: errors)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        switch input {
        case .nothing: process.standardInput = FileHandle.nullDevice
        case .file(let text):
            try AtomicFile.write(Array(text.utf8), to: source)
            process.standardInput = FileHandle(forReadingAtPath: source)
        case .secret(let text):
            precondition(text.utf8.count <= 60_000, "a pipe holds 64 KiB")
            let pipe = Pipe()
            try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try pipe.fileHandleForWriting.close()
            process.standardInput = pipe
        }
        process.standardOutput = output
        process.standardError = FileHandle(forWritingAtPath: errors)
        do { try process.run() } catch { throw InvalidInput("\(name): error: cannot be started; \(user) needs it") }
        let timeout = timeLimit.map { limit in
            let timeout = DispatchWorkItem { process.terminate() }
            DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timeout)
            return timeout
        }
        defer { timeout?.cancel() }
        var bytes: [UInt8] = []
        var isTooLong = false
        while let piece = try output.fileHandleForReading.read(upToCount: 1 << 16), !piece.isEmpty {
            if bytes.count + piece.count > maximum {
                isTooLong = true
                process.terminate()
                break
            }
            bytes += piece
        }
        process.waitUntilExit()
        let errorData = FileManager.default.contents(atPath: errors) ?? Data()
        if process.terminationStatus == 127 { throw InvalidInput("\(name): error: is not installed; \(user) needs it") }
        return Output(
            code: process.terminationStatus, bytes: bytes, errors: String(decoding: errorData, as: UTF8.self),
            isTooLong: isTooLong)
    }
}
