import Foundation

/// The text of a date picker, in its locale and time zone.
extension UIDatePicker {
    var formats: DateFormats { DateFormats.formats(locale) }

    var displayCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .gmt
        return calendar
    }

    /// The date, clamped to the range that calendars support.
    var clampedDate: Date {
        let seconds = date.timeIntervalSinceReferenceDate
        return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : min(max(date, .distantPast), .distantFuture)
    }

    var dateText: String { formats.date(clampedDate, displayCalendar) }
    var shortDateText: String { formats.shortDate(clampedDate, displayCalendar) }
    var timeText: String { formats.time(clampedDate, displayCalendar) }
}
