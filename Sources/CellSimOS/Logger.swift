import Foundation

/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// A kind of that number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A kind of that number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// The usual kind.
    public static let `default` = OSLogType(0)
    /// Good to know.
    public static let info = OSLogType(1)
    /// For those who look for mistakes.
    public static let debug = OSLogType(2)
    /// Something went wrong.
    public static let error = OSLogType(16)
    /// Something is wrong with the program.
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

/// Where messages belong to.
public final class OSLog: NSObject, Sendable {
    /// Categories with a meaning.
    public struct Category: Sendable {
        /// The name.
        public let rawValue: String
        /// A category of that name.
        public init(_ name: String) { rawValue = name }
        /// Points of interest to Instruments.
        public static let pointsOfInterest = Category("PointsOfInterest")
        /// Switched on when somebody looks.
        public static let dynamicTracing = Category("DynamicTracing")
        /// With the calls that lead there.
        public static let dynamicStackTracing = Category("DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    let isOn: Bool

    /// Messages of a part of a program.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isOn) = (subsystem, category, true)
    }
    /// Messages of a part of a program.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    private init(isOn: Bool) { (subsystem, category, self.isOn) = ("", "", isOn) }

    /// Messages that belong nowhere.
    public static let `default` = OSLog(isOn: true)
    /// Messages that nobody reads.
    public static let disabled = OSLog(isOn: false)

    /// Whether messages of the kind are written: those of debugging and for information are where the variable
    /// `OS_ACTIVITY_MODE` is `debug`.
    public func isEnabled(type: OSLogType) -> Bool { isOn && LogOutput.isWritten(type) }
    /// Always false: nobody measures.
    public var signpostsEnabled: Bool { false }

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        LogOutput.write(
            "[" + [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":") + "] \(type.name): " + text())
    }
}

/// The standard error. `OS_ACTIVITY_MODE=disable` has nothing written, as in Xcode.
enum LogOutput {
    private static let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"]

    static func isWritten(_ type: OSLogType) -> Bool {
        if mode == "disable" { return false }
        return type != .debug && type != .info || mode == "debug"
    }

    static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// Writes messages of a part of a program to the standard error.
public struct Logger: Sendable {
    private let log: OSLog

    /// Messages of a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Messages that belong nowhere.
    public init() { log = .default }
    /// Messages of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// A message of the usual kind.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message().text) }
    /// A message of a kind.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(level, message().text) }
    /// A message of the usual kind.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message().text) }
    /// A message for those who look for mistakes; see `OSLog.isEnabled`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message().text) }
    /// A message for those who look for mistakes; see `OSLog.isEnabled`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message().text) }
    /// A message that is good to know; see `OSLog.isEnabled`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message().text) }
    /// Something may be wrong.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message().text) }
    /// Something went wrong.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message().text) }
    /// Something is wrong with the program.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message().text) }
    /// Something is wrong with the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message().text) }
}

/// Writes a message with values in their places: `%{public}@`, `%d`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) { log.write(type, LogFormat.fill("\(message)", args)) }

/// Writes a message with values in their places: `%{public}@`, `%d`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
    log.write(type, LogFormat.fill("\(message)", args))
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// Formats of older messages.
enum LogFormat {
    static func fill(_ format: String, _ values: [Any?]) -> String {
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
