import Foundation

/// Timeouts of tests. With a sanitizer or on a busy machine, tests take many times as long.
public enum TestTimeout {
    /// Returns a timeout in seconds, multiplied by the variable `TEST_PATIENCE`.
    public static func seconds(_ seconds: Double) -> Duration {
        let factor = ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap(Double.init) ?? 1
        return .milliseconds(Int(seconds * max(1, factor) * 1000))
    }

    /// Returns the processor time of a closure, which other programs affect much less than the wall-clock time.
    public static func processorTime(of work: () throws -> Void) rethrows -> Duration {
        let start = used
        try work()
        return used - start
    }

    private static var used: Duration {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
