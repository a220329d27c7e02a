import Foundation

/// How long tests wait for what must end: a sanitizer, or a machine with much else to do, takes many times as long.
public enum Patience {
    /// So many seconds, times what `TEST_PATIENCE` says.
    public static func seconds(_ seconds: Double) -> Duration {
        let factor = ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap(Double.init) ?? 1
        return .milliseconds(Int(seconds * max(1, factor) * 1000))
    }

    /// The processor time of a piece of work, which other programs on the machine lengthen much less than the time of clocks.
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
