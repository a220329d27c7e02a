import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimText
import Foundation
import UIKit

/// The entry point for libFuzzer: runs the target in `CELLSIM_FUZZ` with an input, in a temporary folder in memory.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // Inputs that fail early are not added to the corpus, because their mutations would fail too.
    return MainActor.assumeIsolated { Fuzz.run(bytes) } ? 0 : -1
}

/// Runs inputs as files in a folder, with the readers that the program uses for them.
@MainActor enum Fuzz {
    static let target: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["CELLSIM_FUZZ"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            fatalError("CELLSIM_FUZZ must be one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return target
    }()

    /// The folder for input files.
    static let folder: String = {
        let path = "/dev/shm/cellsim-fuzz-\(getpid())"
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { fatalError("\(path) cannot be created") }
        atexit { MainActor.assumeIsolated { try? FileManager.default.removeItem(atPath: Fuzz.folder) } }
        return path
    }()

    private static var count = 0
    /// The number of inputs that were drawn, or read completely if the target does not draw.
    private static var reached = 0
    private static var isDrawn = false

    /// Records that the current input is drawn.
    static func noteDrawn() { isDrawn = true }

    /// Runs an input.
    /// - Returns: whether the input was drawn, or read completely if the target does not draw.
    static func run(_ bytes: [UInt8]) -> Bool {
        if count == 0 { atexit { MainActor.assumeIsolated { Fuzz.writeCounts() } } }
        count += 1
        isDrawn = false
        do {
            try target.body(bytes)
            if !target.draws { isDrawn = true }
        } catch { check(error) }
        if isDrawn { reached += 1 }
        // Runs the tasks that views have scheduled on the run loop.
        if count % 64 == 0 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        return isDrawn
    }

    /// Writes the numbers of inputs and of drawn inputs, for the script.
    private static func writeCounts() {
        guard let path = ProcessInfo.processInfo.environment["CELLSIM_FUZZ_COUNTS"], let file = fopen(path, "w") else {
            return
        }
        fputs("\(count) \(reached)\n", file)
        fclose(file)
    }

    /// Exits with status 70 for any error that is not a message to the user, because it is a bug.
    private static func check(_ error: any Error) {
        if ProcessInfo.processInfo.environment["CELLSIM_FUZZ_REASONS"] != nil { logMessage("\(error)") }
        if InvalidInput(reason: error) != nil || error is InvalidInput { return }
        switch error {
        case is FileOutputError, is ValidationError, is ExitCode, is InputOverwriteError, is FuzzRefusal: return
        default: fatalError("the command does not handle this error: \(error)")
        }
    }

    /// Writes a file in the folder.
    @discardableResult static func write(_ bytes: some Sequence<UInt8>, _ name: String) -> String {
        let path = "\(folder)/\(name)"
        guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written") }
        Array(bytes).withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
        fclose(file)
        return path
    }

    static func makeFolder(_ name: String) {
        do {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        } catch { fatalError("\(error)") }
    }
}

/// The error with which a reader rejects an input.
struct FuzzRefusal: Error {
    var reason: any Error
}
