import Foundation

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// Creates a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A single event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Distinguishes intervals with the same name.
public struct OSSignpostID: Equatable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates an id from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates the id of a log's intervals.
    public init(log: OSLog) { rawValue = 1 }
    /// Creates the id of an object's intervals.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    /// The id of intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid id.
    public static let invalid = OSSignpostID(.max)
    /// An invalid id.
    public static let null = OSSignpostID(0)
    /// Sorts by number.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Does nothing: signposts aren't recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: signposts aren't recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// The state of an interval that has begun.
public struct OSSignpostIntervalState: Sendable {
    /// The interval's id.
    public let signpostID: OSSignpostID
}

/// Marks events and intervals. They have no effect, because signposts aren't recorded.
public struct OSSignposter: Sendable {
    /// Creates a signposter for a part of a program.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) {}
    /// Creates a signposter for a logger.
    public init(logger: Logger) {}
    /// Creates a signposter for the default log.
    public init() {}
    /// A signposter without effect.
    public static let disabled = OSSignposter()
    /// Always false.
    public var isEnabled: Bool { false }
    /// Returns an id.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Returns an id for an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }
    /// Marks an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks an event.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Marks the beginning of an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }
    /// Marks the beginning of an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(signpostID: id) }
    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks the end of an interval.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Runs the body.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}
