import Foundation

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Creates a type from its raw value.
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
    /// The raw value.
    public let rawValue: UInt64
    /// Creates an identifier from its raw value.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates the identifier of a log's intervals.
    public init(log: OSLog) { rawValue = 1 }
    /// Creates the identifier of an object's intervals.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    /// The identifier of intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid identifier.
    public static let invalid = OSSignpostID(.max)
    /// The identifier of no interval.
    public static let null = OSSignpostID(0)
    /// Returns whether an identifier's raw value is less than another's.
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
    /// The interval's identifier.
    public let signpostID: OSSignpostID
}

/// Marks events and intervals. Its functions do nothing, because signposts aren't recorded.
public struct OSSignposter: Sendable {
    /// Creates a signposter for a part of a program.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) {}
    /// Creates a signposter for a logger.
    public init(logger: Logger) {}
    /// Creates a signposter for the default log.
    public init() {}
    /// A signposter that does nothing.
    public static let disabled = OSSignposter()
    /// Whether signposts are recorded, which is never the case.
    public var isEnabled: Bool { false }
    /// Returns an identifier.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Returns an identifier for an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }
    /// Does nothing: signposts aren't recorded.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Does nothing: signposts aren't recorded.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Returns the state of an interval. Nothing is recorded.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }
    /// Returns the state of an interval. Nothing is recorded.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(signpostID: id) }
    /// Does nothing: signposts aren't recorded.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Does nothing: signposts aren't recorded.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Runs the task and returns its result. Nothing is recorded.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}
