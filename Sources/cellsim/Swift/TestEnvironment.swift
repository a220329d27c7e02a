import ArgumentParser
import CellSimProcess
import Foundation

/// The variables that `cellsim test`, `build`, `run` and `app` set for the programs that they start.
///
/// The package manager changes to the package's folder before it runs tests, and the package of an app is hidden in
/// `.build`. So paths are made absolute against the folder in which the command was typed.
enum TestEnvironment {
    /// Variables with a path.
    private static let paths = [
        "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_DIRECTORY", "FB_REFERENCE_IMAGE_DIR", "IMAGE_DIFF_DIR",
        "CELLSIM_LIBRARY", "CELLSIM_CACHE",
    ]
    /// Variables with paths separated by colons.
    private static let lists = ["CELLSIM_FONTS"]

    /// Changes this process's environment, which whatever it starts inherits.
    /// - Parameter record: the mode of `--record`, which overrides the tests' mode.
    /// - Throws: `ValidationError` for a mode that is unknown.
    static func prepare(record: SnapshotRun.Mode? = nil) throws {
        for (name, value) in try changes(of: ProcessInfo.processInfo.environment, record: record) {
            unsafe setenv(name, value, 1)
        }
    }

    /// The variables that change.
    static func changes(
        of environment: [String: String], record: SnapshotRun.Mode?
    ) throws -> [(name: String, value: String)] {
        var changes: [(name: String, value: String)] = []
        for name in paths {
            guard let value = environment[name], !(name == "CELLSIM_CACHE" && value == "0") else { continue }
            changes.append((name, absolute(value)))
        }
        for name in lists {
            guard let value = environment[name] else { continue }
            let parts = value.split(separator: ":", omittingEmptySubsequences: false)
            changes.append((name, parts.map { absolute(String($0)) }.joined(separator: ":")))
        }
        if let mode = try record ?? mode(environment) { changes.append(("CELLSIM_RECORD", mode.rawValue)) }
        return changes.filter { environment[$0.name] != $0.value }
    }

    private static func absolute(_ path: String) -> String {
        path.isEmpty || path.hasPrefix("/") ? path : AbsolutePath.of(path)
    }

    /// The mode that a variable names.
    private static func mode(_ environment: [String: String]) throws -> SnapshotRun.Mode? {
        for name in ["CELLSIM_RECORD", "SNAPSHOT_TESTING_RECORD"] {
            guard let word = environment[name], !word.isEmpty else { continue }
            guard let mode = SnapshotRun.Mode(rawValue: word) else {
                throw ValidationError("\(name) must be all, missing, failed or never, not '\(word)'")
            }
            return mode
        }
        return nil
    }
}

extension SnapshotRun.Mode {
    /// Removes `--record MODE` and `--record=MODE` from the arguments for `swift test`; the last one counts. Arguments
    /// after `--` stay.
    /// - Throws: `ValidationError` for a mode that is unknown or missing.
    static func consume(from arguments: inout [String]) throws -> Self? {
        var (mode, kept) = (Self?.none, [String]())
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                kept += [argument] + rest
                break
            }
            let word: String?
            if argument == "--record" {
                word = rest.popFirst()
            } else if argument.hasPrefix("--record=") {
                word = String(argument.dropFirst("--record=".count))
            } else {
                kept.append(argument)
                continue
            }
            guard let word, let named = Self(rawValue: word) else {
                throw ValidationError(
                    "--record must be all, missing, failed or never" + (word.map { ", not '\($0)'" } ?? ""))
            }
            mode = named
        }
        arguments = kept
        return mode
    }
}
