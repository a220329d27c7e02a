import Foundation

/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Creates a level from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// The default level.
    public static let `default` = OSLogType(0)
    /// Additional information.
    public static let info = OSLogType(1)
    /// Information for debugging.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A fault in the program.
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// The subsystem and category of messages.
public final class OSLog: NSObject, Sendable {
    /// Predefined categories.
    public struct Category: Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a category with this name.
        public init(_ name: String) { rawValue = name }
        /// Points of interest to Instruments.
        public static let pointsOfInterest = Category("PointsOfInterest")
        /// Logs only while a tracing tool is attached.
        public static let dynamicTracing = Category("DynamicTracing")
        /// Like `dynamicTracing`, with call stacks.
        public static let dynamicStackTracing = Category("DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    let writesMessages: Bool

    /// Creates a log for a part of a program.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, writesMessages) = (subsystem, category, true)
    }
    /// Creates a log for a part of a program.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    private init(isOn: Bool) { (subsystem, category, self.writesMessages) = ("", "", isOn) }

    /// The default log.
    public static let `default` = OSLog(isOn: true)
    /// A log that discards its messages.
    public static let disabled = OSLog(isOn: false)

    /// Returns whether messages of a level are written. Debug and info messages are written only if the environment
    /// variable `OS_ACTIVITY_MODE` is `debug`.
    public func isEnabled(type: OSLogType) -> Bool { writesMessages && LogOutput.isWritten(type) }
    /// Always false: signposts aren't recorded.
    public var signpostsEnabled: Bool { false }

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        LogOutput.write(
            "[" + [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":") + "] \(type.name): " + text())
    }
}

/// Writes messages to standard error. `OS_ACTIVITY_MODE=disable` suppresses them, as in Xcode.
enum LogOutput {
    private static let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"]

    static func isWritten(_ type: OSLogType) -> Bool {
        if mode == "disable" { return false }
        return type != .debug && type != .info || mode == "debug"
    }

    static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// Writes messages of a part of a program to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger for the default log.
    public init() { log = .default }
    /// Creates a logger for a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message at the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message().text) }
    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(level, message().text) }
    /// Writes a message at the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message().text) }
    /// Writes a message for debugging; see `OSLog.isEnabled`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message().text) }
    /// Writes a message for debugging; see `OSLog.isEnabled`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message().text) }
    /// Writes an informational message; see `OSLog.isEnabled`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message().text) }
    /// Writes a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message().text) }
    /// Writes an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message().text) }
    /// Writes a message about a fault in the program.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message().text) }
    /// Writes a message about a fault in the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message().text) }
}

/// Writes a message, with values in place of specifiers such as `%{public}@` and `%d`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) { log.write(type, LogFormat.formatted("\(message)", args)) }

/// Writes a message, with values in place of specifiers such as `%{public}@` and `%d`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
    log.write(type, LogFormat.formatted("\(message)", args))
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// Formats the messages of `os_log` with format strings.
enum LogFormat {
    static func formatted(_ format: String, _ values: [Any?]) -> String {
        var (result, rest, next) = ("", format[...], 0)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var isHidden = false
            if let match = rest.prefixMatch(of: /\{([^}]*)\}/) {
                isHidden = match.output.1.contains("private") || match.output.1.contains("sensitive")
                rest = rest[match.range.upperBound...]
            }
            guard let match = rest.prefixMatch(of: /[-+ 0#]*[\d.*]*[lhqzt]*([@a-zA-Z])/) else { continue }
            let specifier = match.output.0
            rest = rest[match.range.upperBound...]
            guard values.indices.contains(next) else { continue }
            result += isHidden ? "<private>" : text(values[next], "%" + specifier)
            next += 1
        }
        return result + rest
    }

    private static func text(_ value: Any?, _ specifier: String) -> String {
        guard let value else { return "(null)" }
        let kind = specifier.last ?? "@"
        if "feEgG".contains(kind),
            let number = value as? Double ?? (value as? Float).map(Double.init)
                ?? (value as? CGFloat).map({ Double($0) })
        {
            return String(format: specifier, number)
        }
        if "xX".contains(kind), let number = value as? any BinaryInteger {
            return String(Int64(truncatingIfNeeded: number), radix: 16, uppercase: kind == "X")
        }
        return "\(value)"
    }
}
