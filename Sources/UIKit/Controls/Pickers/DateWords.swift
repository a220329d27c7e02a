import CellSimLanguages
import Foundation

/// The texts of dates and times in the language, digits and order of a locale.
///
/// American English is built in, so that most pickers need no formatter; other languages use ICU's data, through Foundation.
@MainActor final class DateWords {
    /// The texts for a picker's locale, or for the interface's language.
    static func words(_ locale: Locale?) -> DateWords {
        let locale = locale ?? InterfaceLanguage.current?.locale
        let identifier = locale?.identifier ?? "en_US"
        let isAmerican = ["en_US", "en", "en_001", "en_US_POSIX"].contains(identifier)
        let key = isAmerican ? "en_US" : identifier
        if let words = known[key] { return words }
        let words = DateWords(isAmerican ? nil : locale)
        known[key] = words
        return words
    }

    private static var known: [String: DateWords] = [:]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    /// Nil for American English.
    private let locale: Locale?
    private var formatters: [String: DateFormatter] = [:]

    private init(_ locale: Locale?) { self.locale = locale }

    // MARK: Independent of the date

    /// Whether the clock has twelve hours, with texts for the halves of the day.
    lazy var hasHalvesOfDay: Bool = template("j").contains("a")
    /// The columns of a date from left to right, as `d`, `M` and `y`.
    lazy var order: [Character] = {
        let order = template("yMMMMd").replacing(/'[^']*'/, with: "").filter { "dMLy".contains($0) }
        return order.map { $0 == "L" ? "M" : $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }()
    /// The first day of the week, 1 for Sunday.
    lazy var firstWeekday: Int = {
        guard let locale else { return 1 }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar.firstWeekday
    }()
    /// The seven days from Sunday.
    lazy var weekdayNames: [String] = locale == nil ? Self.weekdays : formatter("EEE").shortStandaloneWeekdaySymbols
    /// The texts for the halves of the day, next to a time in a month's sheet.
    lazy var halves: [String] = locale == nil ? ["AM", "PM"] : [formatter("a").amSymbol, formatter("a").pmSymbol]

    // MARK: Dates

    /// A month's full name without a date.
    func month(_ date: Date, _ calendar: Calendar) -> String {
        text("LLLL", date, calendar) ?? Self.months[(calendar.component(.month, from: date) - 1) % 12]
    }
    /// The day of a month.
    func day(_ date: Date, _ calendar: Calendar) -> String {
        text("d", date, calendar) ?? "\(calendar.component(.day, from: date))"
    }
    /// The year.
    func year(_ date: Date, _ calendar: Calendar) -> String {
        text("y", date, calendar) ?? "\(calendar.component(.year, from: date))"
    }
    /// A month's name and year above its sheet.
    func monthAndYear(_ date: Date, _ calendar: Calendar) -> String {
        text(template("yMMMM"), date, calendar) ?? "\(month(date, calendar)) \(year(date, calendar))"
    }
    /// A day of the wheel for day and time.
    func dayOfWeek(_ date: Date, _ calendar: Calendar) -> String {
        text(template("EEEMMMd"), date, calendar)
            ?? "\(Self.weekdays[(calendar.component(.weekday, from: date) - 1) % 7]) \(shortMonth(date, calendar)) \(day(date, calendar))"
    }
    /// A date in a field.
    func date(_ date: Date, _ calendar: Calendar) -> String {
        text(template("yMMMd"), date, calendar)
            ?? "\(shortMonth(date, calendar)) \(day(date, calendar)), \(year(date, calendar))"
    }
    /// A time of day in a field.
    func time(_ date: Date, _ calendar: Calendar) -> String {
        text(template("jmm"), date, calendar)
            ?? "\(hour(date, calendar)):\(minute(date, calendar)) \(halves[isMorning(date, calendar) ? 0 : 1])"
    }
    /// The hour of a wheel.
    func hour(_ date: Date, _ calendar: Calendar) -> String {
        text(template(hasHalvesOfDay ? "h" : "H").filter { "hHkK".contains($0) }, date, calendar)
            ?? "\((calendar.component(.hour, from: date) + 11) % 12 + 1)"
    }
    /// The minute of a wheel, in two digits.
    func minute(_ date: Date, _ calendar: Calendar) -> String {
        let minute = calendar.component(.minute, from: date)
        return text("mm", date, calendar) ?? (minute < 10 ? "0\(minute)" : "\(minute)")
    }
    /// Whether it is before noon.
    func isMorning(_ date: Date, _ calendar: Calendar) -> Bool { calendar.component(.hour, from: date) < 12 }

    private func shortMonth(_ date: Date, _ calendar: Calendar) -> String {
        String(Self.months[(calendar.component(.month, from: date) - 1) % 12].prefix(3))
    }

    /// Nil in American English.
    private func text(_ pattern: String, _ date: Date, _ calendar: Calendar) -> String? {
        guard locale != nil else { return nil }
        let formatter = formatter(pattern)
        formatter.timeZone = calendar.timeZone
        return formatter.string(from: date)
    }

    private func formatter(_ pattern: String) -> DateFormatter {
        if let known = formatters[pattern] { return known }
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
