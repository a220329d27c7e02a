import ArgumentParser
import CellSimProcess
import Foundation

/// Prepares the environment of the programs that `cellsim test`, `build`, `run` and `app` start.
///
/// SwiftPM changes to the package's folder before it runs tests, and the package of an app is in the hidden folder `.build`. Therefore
/// relative paths in variables are resolved against the working directory of the command.
enum TestEnvironment {
    /// The variables that contain a path.
    private static let pathVariables = [
        "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_DIRECTORY", "FB_REFERENCE_IMAGE_DIR", "IMAGE_DIFF_DIR",
        "CELLSIM_LIBRARY", "CELLSIM_CACHE",
    ]
    /// The variables that contain a list of paths, separated by colons.
    private static let pathListVariables = ["CELLSIM_FONTS"]

    /// Changes the environment of this process, which child processes inherit.
    /// - Parameter record: the value of `--record`, which overrides the mode in the tests' code.
    /// - Throws: `ValidationError` for an unknown mode in a variable.
    static func prepare(record: SnapshotRun.Mode? = nil) throws {
        let environment = ProcessInfo.processInfo.environment
        for (name, value) in try changes(of: environment, record: record) + SimulatorVariables.values(for: environment)
        {
            unsafe setenv(name, value, 1)
        }
    }

    /// Returns the variables to set, with their new values.
    static func changes(
        of environment: [String: String], record: SnapshotRun.Mode?
    ) throws -> [(name: String, value: String)] {
        var changes: [(name: String, value: String)] = []
        for name in pathVariables {
            guard let value = environment[name], !(name == "CELLSIM_CACHE" && value == "0") else { continue }
            changes.append((name, absolute(value)))
        }
        for name in pathListVariables {
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

    /// Returns the recording mode according to environment variables.
    private static func mode(_ environment: [String: String]) throws -> SnapshotRun.Mode? {
        for name in ["CELLSIM_RECORD", "SNAPSHOT_TESTING_RECORD"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            guard let mode = SnapshotRun.Mode(rawValue: value) else {
                throw ValidationError("\(name) must be all, missing, failed or never, not '\(value)'")
            }
            return mode
        }
        return nil
    }
}

/// The part of `SnapshotRun.Mode` that parses arguments.
extension SnapshotRun.Mode {
    /// Removes `--record MODE` and `--record=MODE` from the arguments for `swift test`, and returns the last mode. Arguments after `--`
    /// aren't changed.
    /// - Throws: `ValidationError` if the mode is unknown or missing.
    static func consume(from arguments: inout [String]) throws -> Self? {
        var (mode, remaining) = (Self?.none, [String]())
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                remaining += [argument] + rest
                break
            }
            let value: String?
            if argument == "--record" {
                value = rest.popFirst()
            } else if argument.hasPrefix("--record=") {
                value = String(argument.dropFirst("--record=".count))
            } else {
                remaining.append(argument)
                continue
            }
            guard let value, let parsedMode = Self(rawValue: value) else {
                throw ValidationError(
                    "--record must be all, missing, failed or never" + (value.map { ", not '\($0)'" } ?? ""))
            }
            mode = parsedMode
        }
        arguments = remaining
        return mode
    }
}
