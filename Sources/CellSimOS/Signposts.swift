import Foundation

/// What kind of point a signpost is.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// A kind of that number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of a span.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of a span.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells spans apart that have one name.
public struct OSSignpostID: Equatable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// An id of that number.
    public init(_ value: UInt64) { rawValue = value }
    /// The id of a log's spans.
    public init(log: OSLog) { rawValue = 1 }
    /// The id of an object's spans.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    /// The one id of spans that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No id.
    public static let invalid = OSSignpostID(.max)
    /// No id.
    public static let null = OSSignpostID(0)
    /// By the number.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Does nothing: nobody measures.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: nobody measures.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// A span that was begun.
public struct OSSignpostIntervalState: Sendable {
    /// The span's id.
    public let signpostID: OSSignpostID
}

/// Marks points and spans. Kept without effect: nobody measures.
public struct OSSignposter: Sendable {
    /// Points of a part of a program.
    public init(subsystem: String, category: String) {}
    /// Points of a log.
    public init(logHandle: OSLog) {}
    /// Points of a logger.
    public init(logger: Logger) {}
    /// Points that belong nowhere.
    public init() {}
    /// Points that nobody reads.
    public static let disabled = OSSignposter()
    /// Always false.
    public var isEnabled: Bool { false }
    /// An id.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// An id of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }
    /// A moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// A moment.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// The beginning of a span.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }
    /// The beginning of a span.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(signpostID: id) }
    /// The end of a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// The end of a span.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Runs the body.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}
