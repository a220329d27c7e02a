import Foundation

/// A stored message. No messages are stored.
open class OSLogEntry: NSObject {
    /// The text.
    public let composedMessage: String
    /// The date.
    public let date: Date
    init(_ message: String, _ date: Date) { (composedMessage, self.date) = (message, date) }
}
/// A message with its subsystem and category. No messages are stored.
open class OSLogEntryLog: OSLogEntry {
    /// The level of a message.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }
    /// The level.
    public var level: Level { .undefined }
    /// The subsystem.
    public var subsystem: String { "" }
    /// The category.
    public var category: String { "" }
}
/// A position in the messages of a store.
open class OSLogPosition: NSObject {}
/// A store of messages. It is always empty, because messages go to standard error.
open class OSLogStore: NSObject {
    /// The processes whose messages the store contains.
    public enum Scope: Int, Sendable {
        case system, currentProcessIdentifier
    }
    /// Options for reading messages.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Newest first.
        public static let reverse = Options(rawValue: 1)
    }
    /// Creates a store of this process's messages. It is empty.
    public init(scope: Scope) throws {}
    /// Returns a store of the machine's messages. It is empty.
    open class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }
    /// Returns the messages, of which there are none.
    open func getEntries(
        with options: Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
    /// Returns a position at a date.
    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    /// Returns a position that is a number of seconds from the end.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// Returns a position that is a number of seconds after the start of the machine.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
}
