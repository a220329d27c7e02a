import Foundation

/// A message that was kept. None is.
open class OSLogEntry: NSObject {
    /// What it says.
    public let composedMessage: String
    /// When.
    public let date: Date
    init(_ message: String, _ date: Date) { (composedMessage, self.date) = (message, date) }
}
/// A message with where it belongs to. None is kept.
open class OSLogEntryLog: OSLogEntry {
    /// How important a message is.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }
    /// How important.
    public var level: Level { .undefined }
    /// Where it belongs to.
    public var subsystem: String { "" }
    /// Where it belongs to.
    public var category: String { "" }
}
/// A place among messages.
open class OSLogPosition: NSObject {}
/// Messages that were kept: none, they go to the standard error.
open class OSLogStore: NSObject {
    /// Whose messages.
    public enum Scope: Int, Sendable {
        case system, currentProcessIdentifier
    }
    /// What of the messages.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last one first.
        public static let reverse = Options(rawValue: 1)
    }
    /// The messages of this process: none.
    public init(scope: Scope) throws {}
    /// The messages of the machine: none.
    open class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }
    /// Always empty.
    open func getEntries(
        with options: Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
    /// A place at a time.
    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    /// A place some seconds after the end.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// A place some seconds after the machine was started.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
}
