import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimText
import Foundation
import UIKit

/// What libFuzzer calls with each input: the target that `CELLSIM_FUZZ` names, in a folder of its own in memory.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // The corpus takes no input that stops on the way: what is made of it would too.
    return MainActor.assumeIsolated { Fuzz.run(bytes) } ? 0 : -1
}

/// Inputs as files of a folder, and the readers that the program has for them.
@MainActor enum Fuzz {
    static let target: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["CELLSIM_FUZZ"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            fatalError("CELLSIM_FUZZ is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return target
    }()

    /// Where the input lies as a file.
    static let folder: String = {
        let path = "/dev/shm/cellsim-fuzz-\(getpid())"
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { fatalError("\(path) cannot be made") }
        atexit { MainActor.assumeIsolated { try? FileManager.default.removeItem(atPath: Fuzz.folder) } }
        return path
    }()

    private static var count = 0
    /// How many inputs were drawn, or read to the end where nothing is drawn.
    private static var reached = 0
    private static var isDrawn = false

    /// Notes that something of the current input is drawn.
    static func noteDrawn() { isDrawn = true }

    /// - Returns: whether the input was drawn, or read to the end where nothing is drawn.
    static func run(_ bytes: [UInt8]) -> Bool {
        if count == 0 { atexit { MainActor.assumeIsolated { Fuzz.writeCounts() } } }
        count += 1
        isDrawn = false
        do {
            try target.body(bytes)
            if !target.draws { isDrawn = true }
        } catch { check(error) }
        if isDrawn { reached += 1 }
        // What views left for the next turn.
        if count % 64 == 0 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        return isDrawn
    }

    /// Writes how many inputs there were and how many of them were drawn, for the script.
    private static func writeCounts() {
        guard let path = ProcessInfo.processInfo.environment["CELLSIM_FUZZ_COUNTS"], let file = fopen(path, "w") else {
            return
        }
        fputs("\(count) \(reached)\n", file)
        fclose(file)
    }

    /// Whatever is no message to the user is a bug of the program's own: it ends with 70.
    private static func check(_ error: any Error) {
        if ProcessInfo.processInfo.environment["CELLSIM_FUZZ_REASONS"] != nil { logMessage("\(error)") }
        if InvalidInput(reason: error) != nil || error is InvalidInput { return }
        switch error {
        case is FileOutputError, is ValidationError, is ExitCode, is OverwrittenInput, is FuzzRefusal: return
        default: fatalError("an error that the command does not expect: \(error)")
        }
    }

    /// Writes a file of the folder.
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

/// A reader's own way to refuse an input, which its callers tell.
struct FuzzRefusal: Error {
    var reason: any Error
}
