import Foundation

/// Formats durations in English: `1 hour, 5 minutes`, `1h 5m`, `1:05:00`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: restates the conformance of `Formatter`; like Apple's class, its properties must be set by one thread
    // at a time.
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:05`
        case positional
        /// `1h 10m 5s`
        case abbreviated
        /// `1 hr, 10 min, 5 sec`
        case short
        /// `1 hour, 10 minutes, 5 seconds`
        case full
        /// `one hour, ten minutes, five seconds`
        case spellOut
        /// `1hr 10min 5sec`
        case brief
    }

    /// The treatment of units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a behaviour from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops leading zeros in positional style, and all zeros in other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first nonzero unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Drops zeros between nonzero units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Drops zeros after the last nonzero unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Drops no zeros; positional units have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// The style of units.
    open var unitsStyle = UnitsStyle.positional
    /// The permitted units; if empty, all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units that are 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar for days and longer units; nil for the current one.
    open var calendar: Calendar? = .current
    /// The start date for counting days; nil for the beginning of 2001.
    open var referenceDate: Date?
    /// Stored without effect: units are whole numbers.
    open var allowsFractionalUnits = false
    /// The maximum number of units; 0 for no limit.
    open var maximumUnitCount = 0
    /// Stored without effect: larger units are always used if they are allowed.
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether the text starts with `About`.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text ends with `remaining`.
    open var includesTimeRemainingPhrase = false
    /// Stored without effect.
    open var formattingContext = Context.unknown

    /// Creates a formatter with Foundation's defaults.
    public override init() { super.init() }

    /// Creates a formatter with the defaults and ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the duration between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(values(from: startDate, to: endDate))
    }

    /// Returns a number of seconds as text.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Returns the duration of the components as text.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = effectiveCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns the text of date components, or nil for any other value.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Returns a duration as text in a style, with all units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var effectiveCalendar: Calendar {
        var calendar = calendar ?? .current
        // Without a reference date there is no daylight saving time, so every day has 24 hours.
        if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current }
        return calendar
    }

    private static let units: [(NSCalendar.Unit, Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute),
        (.second, .second),
    ]

    private func values(from start: Date, to end: Date) -> [(Calendar.Component, Int)] {
        let allowed = Self.units.filter { unit, component in
            allowedUnits.isEmpty
                ? component != .weekOfMonth
                : allowedUnits.contains(unit) || component == .weekOfMonth && allowedUnits.contains(.weekOfYear)
        }
        let components = effectiveCalendar.dateComponents(Set(allowed.map(\.1)), from: start, to: end)
        return allowed.map { ($0.1, components.value(for: $0.1) ?? 0) }
    }

    private func string(_ all: [(Calendar.Component, Int)]) -> String? {
        guard !all.isEmpty else { return nil }
        var values = removingZeros(all)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        if values.isEmpty, let last = all.last { values = [last] }
        let isNegative = values.contains { $0.1 < 0 }
        let text: String
        if unitsStyle == .positional {
            text = (isNegative ? "-" : "") + positional(values.map { ($0.0, abs($0.1)) })
        } else {
            let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
            var first = isNegative
            text = values.map { component, value in
                defer { first = false }
                return (first ? "-" : "") + TimeUnitNames.text(abs(value), component, unitsStyle)
            }.joined(separator: separator)
        }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func positional(_ values: [(Calendar.Component, Int)]) -> String {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let digits = values.enumerated().map { index, value in
            let text = String(value.1)
            return (index > 0 || isPadded) && text.count < 2 ? "0" + text : text
        }
        return digits.joined(separator: ":")
    }

    private func removingZeros(_ values: [(Calendar.Component, Int)]) -> [(Calendar.Component, Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        var values = values[...]
        if behavior.contains(.dropLeading) { values = values.drop { $0.1 == 0 } }
        if behavior.contains(.dropTrailing) { while values.last?.1 == 0 { values.removeLast() } }
        if behavior.contains(.dropMiddle), let first = values.first, let last = values.last, values.count > 2 {
            values = ([first] + values.dropFirst().dropLast().filter { $0.1 != 0 } + [last])[...]
        }
        return Array(values)
    }
}

/// The English names of time units in durations.
enum TimeUnitNames {
    private static let unitNames: [Calendar.Component: (full: String, short: String, shorts: String, letter: String)] =
        [
            .year: ("year", "yr", "yrs", "y"), .month: ("month", "mth", "mths", "mo"),
            .weekOfMonth: ("week", "wk", "wks", "w"), .day: ("day", "day", "days", "d"),
            .hour: ("hour", "hr", "hr", "h"),
            .minute: ("minute", "min", "min", "m"), .second: ("second", "sec", "sec", "s"),
        ]

    static func text(_ value: Int, _ unit: Calendar.Component, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        guard let names = unitNames[unit] else { return "" }
        switch style {
        case .positional: return "\(value)"
        case .abbreviated: return "\(value)\(names.letter)"
        case .short: return "\(value) \(value == 1 ? names.short : names.shorts)"
        case .brief: return "\(value)\(value == 1 ? names.short : names.shorts)"
        case .full: return "\(value) \(names.full)\(value == 1 ? "" : "s")"
        case .spellOut: return "\(spelledOut(value)) \(names.full)\(value == 1 ? "" : "s")"
        }
    }

    static func spelledOut(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
