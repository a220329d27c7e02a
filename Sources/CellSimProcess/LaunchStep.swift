import CellSimCShims

/// Performs the steps of an app's launch. If a step ends the process, the process restarts and skips that step.
public enum LaunchStep {
    /// An error that describes how a step ended the process.
    public struct Stop: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of the signal; -1 if the step called `exit`, -2 if it exceeded the time limit.
        public let signal: Int

        /// A description for use after the name of the step.
        public var description: String {
            switch signal {
            case -1: "called exit"
            case -2: "did not finish within \(LaunchStep.seconds) seconds"
            default: "ended the process with signal \(signal)"
            }
        }
    }

    /// The time limit for each step, in seconds.
    public static let seconds = 20

    /// Performs a step, unless the process was restarted because of it.
    ///
    /// - Parameters:
    ///   - name: The unique name of the step.
    ///   - body: The step.
    /// - Throws: The reason why the step is skipped.
    public static func run<Result>(_ name: String, _ body: () -> Result) throws(Stop) -> Result {
        let reason = unsafe name.withCString { unsafe cellsim_launch_step_stopped($0) }
        if reason != 0 { throw Stop(signal: Int(reason)) }
        unsafe name.withCString { unsafe cellsim_begin_launch_step($0, UInt32(seconds)) }
        defer { cellsim_end_launch_step() }
        return body()
    }
}
