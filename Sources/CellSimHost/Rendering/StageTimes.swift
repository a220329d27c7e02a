import Foundation
import Synchronization

/// Where the time of a rendering goes; counted from any thread.
public final class StageTimes: Sendable {
    /// The stages in their order.
    public enum Stage: String, CaseIterable, Sendable {
        /// Reading the document.
        case parse
        /// Making its objects.
        case instantiate
        /// Filling them with a record.
        case hydrate
        /// Laying them out.
        case layout
        /// Collecting what is drawn in a display list.
        case record
        /// Turning that into pixels.
        case raster
        /// Writing the PNG.
        case encode
    }

    private let nanoseconds = Mutex([UInt64](repeating: 0, count: Stage.allCases.count))

    /// All stages at zero.
    public init() {}

    /// Does the work and adds its time to a stage.
    public func measure<Result>(_ stage: Stage, _ work: () throws -> Result) rethrows -> Result {
        let start = StageTimes.now
        defer { add(StageTimes.now - start, to: stage) }
        return try work()
    }

    /// Adds nanoseconds to a stage.
    func add(_ time: UInt64, to stage: Stage) {
        nanoseconds.withLock { $0[StageTimes.index(stage)] += time }
    }

    /// The time of a stage in milliseconds, added over all threads.
    public func milliseconds(_ stage: Stage) -> Double {
        Double(nanoseconds.withLock { $0[StageTimes.index(stage)] }) / 1e6
    }

    /// Nanoseconds of a clock that never goes back.
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    private static func index(_ stage: Stage) -> Int { Stage.allCases.firstIndex(of: stage) ?? 0 }
}
