import Foundation

/// Tells spans of time in words, in English: `1 hour, 5 minutes`, `1h 5m`, `1:05:00`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: restates `Formatter`'s; as Apple's, its properties are set by one thread at a time.
    /// How units are written.
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

    /// What happens to units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a behaviour from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading ones are dropped in positional style, all in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first unit that is not 0.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between units that are not 0.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those behind the last unit that is not 0.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None; positional units have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// Which units may occur; all from years to seconds where none are set.
    open var allowedUnits: NSCalendar.Unit = []
    /// What happens to units that are 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Counts days and longer units; nil for the current one.
    open var calendar: Calendar? = .current
    /// Where counting of days begins; nil for the beginning of 2001.
    open var referenceDate: Date?
    /// Kept without effect: units are whole numbers.
    open var allowsFractionalUnits = false
    /// How many units there are at most; 0 for no limit.
    open var maximumUnitCount = 0
    /// Kept without effect: larger units are always used where they are allowed.
    open var collapsesLargestUnit = false
    /// Adds `About`.
    open var includesApproximationPhrase = false
    /// Adds `remaining`.
    open var includesTimeRemainingPhrase = false
    /// Kept without effect.
    open var formattingContext = Context.unknown

    /// A formatter with Foundation's defaults.
    public override init() { super.init() }

    /// A formatter with the defaults; no option is read from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(values(from: startDate, to: endDate))
    }

    /// A span of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// The span that components tell.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The text of date components, nil for any other value.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The span of seconds in a style, with all units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var usedCalendar: Calendar {
        var calendar = calendar ?? .current
        // The reference has no daylight saving time: a day is one of 24 hours.
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
        let components = usedCalendar.dateComponents(Set(allowed.map(\.1)), from: start, to: end)
        return allowed.map { ($0.1, components.value(for: $0.1) ?? 0) }
    }

    private func string(_ all: [(Calendar.Component, Int)]) -> String? {
        guard !all.isEmpty else { return nil }
        var values = dropped(all)
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
                return (first ? "-" : "") + DurationWords.text(abs(value), component, unitsStyle)
            }.joined(separator: separator)
        }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func positional(_ values: [(Calendar.Component, Int)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        let digits = values.enumerated().map { index, value in
            let text = String(value.1)
            return (index > 0 || pads) && text.count < 2 ? "0" + text : text
        }
        return digits.joined(separator: ":")
    }

    private func dropped(_ values: [(Calendar.Component, Int)]) -> [(Calendar.Component, Int)] {
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

/// English words for spans.
enum DurationWords {
    private static let words: [Calendar.Component: (full: String, short: String, shorts: String, letter: String)] = [
        .year: ("year", "yr", "yrs", "y"), .month: ("month", "mth", "mths", "mo"),
        .weekOfMonth: ("week", "wk", "wks", "w"), .day: ("day", "day", "days", "d"), .hour: ("hour", "hr", "hr", "h"),
        .minute: ("minute", "min", "min", "m"), .second: ("second", "sec", "sec", "s"),
    ]

    static func text(_ value: Int, _ unit: Calendar.Component, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        guard let word = words[unit] else { return "" }
        switch style {
        case .positional: return "\(value)"
        case .abbreviated: return "\(value)\(word.letter)"
        case .short: return "\(value) \(value == 1 ? word.short : word.shorts)"
        case .brief: return "\(value)\(value == 1 ? word.short : word.shorts)"
        case .full: return "\(value) \(word.full)\(value == 1 ? "" : "s")"
        case .spellOut: return "\(spelledOut(value)) \(word.full)\(value == 1 ? "" : "s")"
        }
    }

    static func spelledOut(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
