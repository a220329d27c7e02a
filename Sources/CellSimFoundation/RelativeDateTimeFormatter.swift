import Foundation

/// Formats dates relative to another date: `2 hours ago`, `in 3 days`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Unchecked: restates the conformance of `Formatter`; like Apple's class, its properties must be set by one thread
    // at a time.
    /// The style of dates: numbers, or words such as `yesterday`.
    public enum DateTimeStyle: Int, Sendable {
        /// Always numbers.
        case numeric
        /// Words if the language has them.
        case named
    }

    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2 mo. ago`, as short as possible
        case abbreviated
    }

    /// The style of dates: numbers, or words such as `yesterday`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units.
    open var unitsStyle = UnitsStyle.full
    /// Stored without effect.
    open var formattingContext = Context.unknown
    /// The calendar for days and longer units.
    open var calendar: Calendar! = .current
    /// The language.
    open var locale: Locale! = .current

    /// Creates a formatter for the current calendar and language.
    public override init() { super.init() }

    /// Creates a formatter with the defaults and ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let units: [Calendar.Component] = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]

    /// Returns the text for the largest nonzero component.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for unit in Self.units {
            guard let value = dateComponents.value(for: unit), value != 0 else { continue }
            return text(value, unit)
        }
        return text(0, .second)
    }

    /// Returns the text for a time in seconds relative to now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        guard timeInterval.isFinite, abs(timeInterval) < 1e13 else { return "" }
        return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
    }

    /// Returns the text for a date relative to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        var components = calendar.dateComponents(Set(Self.units), from: referenceDate, to: date)
        if dateTimeStyle == .named, (components.year ?? 0) == 0, (components.month ?? 0) == 0,
            (components.weekOfMonth ?? 0) == 0
        {
            // Names of days depend on calendar days, not on 24 hours.
            let (from, to) = (calendar.startOfDay(for: referenceDate), calendar.startOfDay(for: date))
            let days = calendar.dateComponents([.day], from: from, to: to).day ?? 0
            if days != 0, (components.day ?? 0) != 0 { components.day = days }
        }
        return localizedString(from: components)
    }

    /// Returns the text of a date relative to now, or nil for any other value.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// Returns the text for a number of units relative to now, in the formatter's language.
    private func text(_ value: Int, _ unit: Calendar.Component) -> String {
        let style: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        // The months before and after the anchor (1 January 2001) have 31 days, so that each unit is formatted as itself.
        let anchor = Date(timeIntervalSinceReferenceDate: 0)
        let component: Calendar.Component = unit == .weekOfMonth ? .weekOfYear : unit
        guard let date = calendar.date(byAdding: component, value: value, to: anchor) else { return "" }
        var format = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
            locale: locale ?? .current, calendar: calendar)
        format.allowedFields = [Self.field(unit)]
        return format.format(anchor)
    }

    private static func field(_ unit: Calendar.Component) -> Date.RelativeFormatStyle.Field {
        switch unit {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }
}

/// Joins texts by the rules of the language: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked: restates the conformance of `Formatter`; like Apple's class, its properties must be set by one thread
    // at a time.
    /// The language.
    open var locale: Locale! = .current
    /// The formatter for items; nil to use their descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the current language.
    public override init() { super.init() }

    /// Creates a formatter with the defaults and ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the texts, joined by the rules of the current language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns the items, joined.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Returns the text of an array of values, or nil for any other value.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
