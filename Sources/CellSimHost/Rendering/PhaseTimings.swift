import Foundation
import Synchronization

/// Measures the total duration of each rendering stage, on any thread.
public final class PhaseTimings: Sendable {
    /// The stages of rendering, in order.
    public enum Stage: String, CaseIterable, Sendable {
        /// Reading the document.
        case parse
        /// Creating the document's objects.
        case instantiate
        /// Filling the objects with a record.
        case hydrate
        /// Laying out the objects.
        case layout
        /// Recording the drawing commands in a display list.
        case record
        /// Rasterising the display list.
        case raster
        /// Encoding the PNG.
        case encode
    }

    private let nanoseconds = Mutex([UInt64](repeating: 0, count: Stage.allCases.count))

    /// Creates an instance with zero durations.
    public init() {}

    /// Performs work and adds its duration to a stage.
    public func measure<Result>(_ stage: Stage, _ work: () throws -> Result) rethrows -> Result {
        let start = PhaseTimings.now
        defer { add(PhaseTimings.now - start, to: stage) }
        return try work()
    }

    /// Adds nanoseconds to the duration of a stage.
    func add(_ time: UInt64, to stage: Stage) {
        nanoseconds.withLock { $0[PhaseTimings.index(stage)] += time }
    }

    /// Returns the duration of a stage in milliseconds, summed over all threads.
    public func milliseconds(_ stage: Stage) -> Double {
        Double(nanoseconds.withLock { $0[PhaseTimings.index(stage)] }) / 1e6
    }

    /// The current time of a monotonic clock, in nanoseconds.
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    private static func index(_ stage: Stage) -> Int { Stage.allCases.firstIndex(of: stage) ?? 0 }
}

/// The former name of `PhaseTimings`.
@available(*, deprecated, renamed: "PhaseTimings")
public typealias StageTimes = PhaseTimings
