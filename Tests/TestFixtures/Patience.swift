import Foundation

/// How long tests wait for what must end: a sanitizer, or a machine with much else to do, takes many times as long.
public enum Patience {
    /// So many seconds, times what `TEST_PATIENCE` says.
    public static func seconds(_ seconds: Double) -> Duration {
        let factor = ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap(Double.init) ?? 1
        return .milliseconds(Int(seconds * max(1, factor) * 1000))
    }
}
