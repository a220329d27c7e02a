import CellSimProcess
import Foundation
import Glibc

/// Runs external programs, such as Git or curl, and waits until they exit.
enum ExternalProgram {
    /// The result of running a program.
    struct Output {
        /// The exit status of the program.
        var code: Int32
        /// The bytes that the program wrote to standard output.
        var bytes: [UInt8]
        /// The text that the program wrote to standard error.
        var errors: String
        /// A Boolean value that indicates whether the program was terminated because its output exceeded the maximum size.
        var isTooLong = false
    }

    /// The source of the program's standard input.
    enum Input {
        case nothing
        /// A temporary file with this text.
        case file(String)
        /// A pipe with this text, which must not exceed 60,000 bytes. The text isn't stored in a file.
        case secret(String)
    }

    /// Runs a program.
    /// - Parameters:
    ///   - name: the name of the program, which is searched in `PATH`.
    ///   - arguments: the arguments of the program.
    ///   - environment: variables that are added to this process's environment.
    ///   - input: the source of the standard input.
    ///   - maximum: the maximum size of the output in bytes. If the output is larger, the program is terminated.
    ///   - timeLimit: the time in seconds after which the program is terminated.
    ///   - user: the option or command that needs the program, for messages.
    /// - Throws: `InvalidInput` if the program isn't installed.
    static func run(
        _ name: String, _ arguments: [String], _ environment: [String: String], input: Input = .nothing,
        maximum: Int = .max, timeLimit: Double? = nil, for user: String
    ) throws -> Output {
        let process = Process(), output = Pipe()
        let folder = try ScratchFolder()
        // The folder is deleted when it is no longer used.
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
