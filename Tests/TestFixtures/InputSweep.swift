import Foundation

/// The sizes of tests with many inputs: all inputs in `make test-night`, and some of them in `make test`.
public enum InputSweep {
    /// Whether the environment variable `CELLSIM_WHOLE_SWEEPS` requests all inputs.
    public static let coversAllInputs = ProcessInfo.processInfo.environment["CELLSIM_WHOLE_SWEEPS"] == "1"

    /// Returns the number of inputs, or the step between them.
    public static func size(_ whole: Int, usually part: Int) -> Int { coversAllInputs ? whole : part }
}
