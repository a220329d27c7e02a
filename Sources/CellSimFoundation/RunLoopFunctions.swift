import Foundation

/// A mode of a run loop, for functions of Core Foundation.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a mode from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The default mode.
    public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)
    /// The common modes.
    public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)
}

/// The reason why a run loop returned.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// The mode has no sources and timers. Never returned, because iOS's main run loop always has some.
    case finished = 1
    /// The run loop was stopped. Never returned.
    case stopped = 2
    /// The time has passed.
    case timedOut = 3
    /// A source was handled.
    case handledSource = 4
}

/// Runs the current thread's run loop in a mode for a time.
///
/// - Parameters:
///   - mode: The mode.
///   - seconds: The time in seconds. With 0, only what is due is handled.
///   - returnAfterSourceHandled: Whether to return after the first source.
/// - Returns: The reason for returning.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let end = Date(timeIntervalSinceNow: min(max(seconds.isNaN ? 0 : seconds, 0), 1e9))
    repeat {
        // Short steps: without sources or timers, the run loop would return at once without handling the main queue.
        let hasRun = RunLoop.current.run(
            mode: RunLoop.Mode(rawValue: mode.rawValue), before: min(end, Date(timeIntervalSinceNow: 0.005)))
        let remaining = end.timeIntervalSinceNow
        if hasRun, returnAfterSourceHandled, remaining > 0 { return .handledSource }
        if !hasRun, remaining > 0 { Thread.sleep(forTimeInterval: min(remaining, 0.001)) }
    } while end.timeIntervalSinceNow > 0
    return .timedOut
}

/// The factors that convert units of `mach_absolute_time()` to nanoseconds.
public struct mach_timebase_info {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32

    /// Creates factors of 0.
    public init() { (numer, denom) = (0, 0) }
    /// Creates factors.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
    /// Sets the factors of a variable to 1, as Apple's function with the name of this type does. Its result has no use.
    @discardableResult
    public init(_ info: inout mach_timebase_info) {
        info = mach_timebase_info(numer: 1, denom: 1)
        self = info
    }
}

/// The factors that convert units of `mach_absolute_time()` to nanoseconds.
public typealias mach_timebase_info_data_t = mach_timebase_info
