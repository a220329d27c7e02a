import Foundation

/// The date in words and numbers: English ones, in the picker's time zone.
extension UIDatePicker {
    static let longMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    var shownCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .gmt
        return calendar
    }

    /// The date within the years that calendars know.
    var shownDate: Date {
        let seconds = date.timeIntervalSinceReferenceDate
        return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : min(max(date, .distantPast), .distantFuture)
    }

    func parts(of date: Date) -> DateComponents {
        shownCalendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
    }

    static func month(_ parts: DateComponents) -> String { longMonths[((parts.month ?? 1) - 1) % 12] }
    static func shortMonth(_ parts: DateComponents) -> String { String(month(parts).prefix(3)) }
    static func weekday(_ parts: DateComponents) -> String { weekdays[((parts.weekday ?? 1) - 1) % 7] }
    static func hour(_ parts: DateComponents) -> String { "\(((parts.hour ?? 0) + 11) % 12 + 1)" }
    static func minute(_ parts: DateComponents) -> String { twoDigits(parts.minute ?? 0) }
    static func halfOfDay(_ parts: DateComponents) -> String { (parts.hour ?? 0) < 12 ? "AM" : "PM" }
    static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    var dateText: String {
        let parts = parts(of: shownDate)
        return "\(Self.shortMonth(parts)) \(parts.day ?? 1), \(parts.year ?? 2001)"
    }

    var timeText: String {
        let parts = parts(of: shownDate)
        return "\(Self.hour(parts)):\(Self.minute(parts)) \(Self.halfOfDay(parts))"
    }
}
