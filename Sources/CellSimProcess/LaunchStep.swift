import CellSimCShims

/// A step of an app's launch. A step that ends the process is skipped after a restart of the process.
public enum LaunchStep {
    /// Why a step ended the process.
    public struct Stop: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of the signal; -1 if the step called `exit`, -2 if it took too long.
        public let signal: Int

        /// The description of the reason, after the name of the step.
        public var description: String {
            switch signal {
            case -1: "called exit"
            case -2: "did not finish within \(LaunchStep.seconds) seconds"
            default: "ended the process with signal \(signal)"
            }
        }
    }

    /// The number of seconds after which a step is stopped.
    public static let seconds = 20

    /// Performs a step, unless it ended the process before a restart.
    ///
    /// - Parameter name: the step's name, which no other step has.
    /// - Throws: why the step was skipped.
    public static func run<Result>(_ name: String, _ body: () -> Result) throws(Stop) -> Result {
        let reason = unsafe name.withCString { unsafe cellsim_launch_step_stopped($0) }
        if reason != 0 { throw Stop(signal: Int(reason)) }
        unsafe name.withCString { unsafe cellsim_begin_launch_step($0, UInt32(seconds)) }
        defer { cellsim_end_launch_step() }
        return body()
    }
}
