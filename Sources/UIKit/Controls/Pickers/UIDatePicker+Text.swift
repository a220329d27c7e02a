import Foundation

/// The text of a date picker, in its locale and time zone.
extension UIDatePicker {
    var words: DateWords { DateWords.words(locale) }

    var shownCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .gmt
        return calendar
    }

    /// The date, clamped to the years that calendars support.
    var shownDate: Date {
        let seconds = date.timeIntervalSinceReferenceDate
        return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : min(max(date, .distantPast), .distantFuture)
    }

    var dateText: String { words.date(shownDate, shownCalendar) }
    var timeText: String { words.time(shownDate, shownCalendar) }
}
