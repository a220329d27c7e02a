import Foundation

/// The sizes of tests that try many inputs: whole in `make test-night`, a part of that in `make test`.
public enum Sweep {
    /// Whether the environment variable `CELLSIM_WHOLE_SWEEPS` asks for all inputs.
    public static let isWhole = ProcessInfo.processInfo.environment["CELLSIM_WHOLE_SWEEPS"] == "1"

    /// The number of inputs to try, or the distance between two of them.
    public static func size(_ whole: Int, usually part: Int) -> Int { isWhole ? whole : part }
}
