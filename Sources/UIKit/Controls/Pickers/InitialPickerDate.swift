import CellSimProcess
import Foundation

/// The date that date pickers show until an app sets another one. UIKit shows the current date, which would change pictures every day.
enum InitialPickerDate {
    /// The date that the environment variable `CELLSIM_DATE` specifies, such as `2024-03-24` or `2024-03-24T15:05`, in UTC. The default is
    /// 2001-01-01. Set the variable to the day on which the references of a test suite were recorded.
    static let value: Date = {
        let standard = Date(timeIntervalSinceReferenceDate: 0)
        guard let text = ProcessInfo.processInfo.environment["CELLSIM_DATE"], !text.isEmpty else { return standard }
        guard let date = date(text) else {
            Notice.report(
                .each,
                "CELLSIM_DATE is '\(text)'; expected a date in UTC, as in 2024-03-24 or 2024-03-24T15:05; "
                    + "date pickers show 2001-01-01")
            return standard
        }
        return date
    }()

    /// Returns a date in UTC; nil for invalid text and for dates that don't exist.
    static func date(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:T([0-9]{2}):([0-9]{2}))?/) else {
            return nil
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(
            calendar: calendar, year: Int(match.1), month: Int(match.2), day: Int(match.3),
            hour: match.4.flatMap { Int($0) } ?? 0, minute: match.5.flatMap { Int($0) } ?? 0)
        return components.isValidDate ? components.date : nil
    }
}
