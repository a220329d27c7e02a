import CellSimLanguages
import Foundation

/// Formats dates and times for a locale, in its language, digits and component order.
///
/// American English is built in, so that most pickers need no `DateFormatter`. Other languages use ICU's data through Foundation.
@MainActor final class DateFormats {
    /// Returns the formats for a picker's locale; nil selects the interface language.
    static func formats(_ locale: Locale?) -> DateFormats {
        let locale = locale ?? InterfaceLanguage.current?.locale
        let identifier = locale?.identifier ?? "en_US"
        let isAmerican = ["en_US", "en", "en_001", "en_US_POSIX"].contains(identifier)
        let key = isAmerican ? "en_US" : identifier
        if let cachedFormats = cache[key] { return cachedFormats }
        let newFormats = DateFormats(isAmerican ? nil : locale)
        cache[key] = newFormats
        return newFormats
    }

    private static var cache: [String: DateFormats] = [:]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    /// The locale; nil for American English.
    private let locale: Locale?
    private var formatters: [String: DateFormatter] = [:]

    private init(_ locale: Locale?) { self.locale = locale }

    // MARK: Formats

    /// Whether the locale uses a 12-hour clock with symbols for AM and PM.
    lazy var usesDayPeriods: Bool = template("j").contains("a")
    /// The order of day (`d`), month (`M`) and year (`y`) from left to right.
    lazy var componentOrder: [Character] = {
        let order = template("yMMMMd").replacing(/'[^']*'/, with: "").filter { "dMLy".contains($0) }
        return order.map { $0 == "L" ? "M" : $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }()
    /// The pattern of a date with numbers only.
    private lazy var shortDatePattern: String = {
        let formatter = DateFormatter()
        (formatter.locale, formatter.dateStyle, formatter.timeStyle) = (locale, .short, .none)
        return formatter.dateFormat ?? template("yMd")
    }()
    /// The first day of the week; 1 is Sunday.
    lazy var firstWeekday: Int = {
        guard let locale else { return 1 }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar.firstWeekday
    }()
    /// The short names of the seven weekdays, starting with Sunday.
    lazy var weekdayNames: [String] = locale == nil ? Self.weekdays : formatter("EEE").shortStandaloneWeekdaySymbols
    /// The symbols for AM and PM, for example on the wheel for the day period.
    lazy var dayPeriodSymbols: [String] =
        locale == nil ? ["AM", "PM"] : [formatter("a").amSymbol, formatter("a").pmSymbol]

    // MARK: Dates

    /// Returns the full name of the date's month.
    func month(_ date: Date, _ calendar: Calendar) -> String {
        text("LLLL", date, calendar) ?? Self.months[(calendar.component(.month, from: date) - 1) % 12]
    }
    /// Returns the day of the month.
    func day(_ date: Date, _ calendar: Calendar) -> String {
        text("d", date, calendar) ?? "\(calendar.component(.day, from: date))"
    }
    /// Returns the year.
    func year(_ date: Date, _ calendar: Calendar) -> String {
        text("y", date, calendar) ?? "\(calendar.component(.year, from: date))"
    }
    /// Returns the title above a month calendar: the month's name and the year.
    func monthAndYear(_ date: Date, _ calendar: Calendar) -> String {
        text(template("yMMMM"), date, calendar) ?? "\(month(date, calendar)) \(year(date, calendar))"
    }
    /// Returns the text of a day on the date wheel of the mode `dateAndTime`.
    func dayOfWeek(_ date: Date, _ calendar: Calendar) -> String {
        text(template("EEEMMMd"), date, calendar)
            ?? "\(Self.weekdays[(calendar.component(.weekday, from: date) - 1) % 7]) \(shortMonth(date, calendar)) \(day(date, calendar))"
    }
    /// Returns the text of a date for a field.
    func date(_ date: Date, _ calendar: Calendar) -> String {
        text(template("yMMMd"), date, calendar)
            ?? "\(shortMonth(date, calendar)) \(day(date, calendar)), \(year(date, calendar))"
    }
    /// Returns the text of a date for a narrow field, with numbers only.
    func shortDate(_ date: Date, _ calendar: Calendar) -> String {
        if locale != nil { return text(shortDatePattern, date, calendar) ?? "" }
        let (month, year) = (calendar.component(.month, from: date), calendar.component(.year, from: date) % 100)
        return "\(month)/\(day(date, calendar))/\(year < 10 ? "0" : "")\(year)"
    }
    /// Returns the text of a time for a field.
    func time(_ date: Date, _ calendar: Calendar) -> String {
        text(template("jmm"), date, calendar)
            ?? "\(hour(date, calendar)):\(minute(date, calendar)) \(dayPeriodSymbols[isMorning(date, calendar) ? 0 : 1])"
    }
    /// Returns the text of an hour for a wheel.
    func hour(_ date: Date, _ calendar: Calendar) -> String {
        text(template(usesDayPeriods ? "h" : "H").filter { "hHkK".contains($0) }, date, calendar)
            ?? "\((calendar.component(.hour, from: date) + 11) % 12 + 1)"
    }
    /// Returns the text of a minute for a wheel, with two digits.
    func minute(_ date: Date, _ calendar: Calendar) -> String {
        let minute = calendar.component(.minute, from: date)
        return text("mm", date, calendar) ?? (minute < 10 ? "0\(minute)" : "\(minute)")
    }
    /// Returns whether the time is before noon.
    func isMorning(_ date: Date, _ calendar: Calendar) -> Bool { calendar.component(.hour, from: date) < 12 }

    private func shortMonth(_ date: Date, _ calendar: Calendar) -> String {
        String(Self.months[(calendar.component(.month, from: date) - 1) % 12].prefix(3))
    }

    /// Formats the date with a pattern and the locale; returns nil for American English.
    private func text(_ pattern: String, _ date: Date, _ calendar: Calendar) -> String? {
        guard locale != nil else { return nil }
        let formatter = formatter(pattern)
        formatter.timeZone = calendar.timeZone
        return formatter.string(from: date)
    }

    private func formatter(_ pattern: String) -> DateFormatter {
        if let cached = formatters[pattern] { return cached }
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = locale
        formatter.dateFormat = pattern
        formatters[pattern] = formatter
        return formatter
    }

    private func template(_ template: String) -> String {
        guard let locale else { return template == "j" ? "h a" : template == "yMMMMd" ? "MMMM d, y" : template }
        return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
}
