// Data table, written by `make members` from Sources/Apple/Declarations/EventKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of EventKit, for source compatibility. Events and reminders store their values. The calendar is empty,
/// and the user is not asked for access.
@_exported import CellSimFoundation
@_exported import CoreGraphics
@_exported import Foundation

extension NSNotification.Name {
    /// The notification about changes in the calendar. Never posted.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
/// The types of objects.
public enum EKEntityType: UInt, Sendable {
    /// Apple's `event`, `reminder`.
    case event, reminder
}
/// Whether the app may read events.
public enum EKAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `fullAccess`, `writeOnly`.
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// The name of `fullAccess` in earlier versions.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The events to which a change applies.
public enum EKSpan: Int, Sendable {
    /// Apple's `thisEvent`, `futureEvents`.
    case thisEvent, futureEvents
}
/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Apple's `daily`, `weekly`, `monthly`, `yearly`.
    case daily, weekly, monthly, yearly
}
/// The availability during an event.
public enum EKEventAvailability: Int, Sendable {
    /// Apple's `notSupported`.
    case notSupported = -1
    /// Apple's `busy`, `free`, `tentative`, `unavailable`.
    case busy, free, tentative, unavailable
}
/// The days of the week, starting on Sunday.
public enum EKWeekday: Int, Sendable {
    /// Apple's `sunday`.
    case sunday = 1
    /// Apple's `monday`, `tuesday`, `wednesday`, `thursday`, `friday`, `saturday`.
    case monday, tuesday, wednesday, thursday, friday, saturday
}
/// An object in the calendar.
open class EKObject: NSObject {
    /// Always true.
    open var isNew: Bool { true }
    /// Always false.
    open var hasChanges: Bool { false }
}
/// A calendar.
open class EKCalendar: EKObject {
    /// The calendar's unique identifier.
    public let calendarIdentifier = UUID().uuidString
    /// The title.
    open var title = ""
    /// The colour.
    open var cgColor: CGColor!
    /// Always true.
    open var allowsContentModifications: Bool { true }
    /// Creates a calendar.
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
/// An alarm of an event.
open class EKAlarm: EKObject {
    /// The date, if it has one.
    open var absoluteDate: Date?
    /// The time in seconds after the event's start.
    open var relativeOffset: TimeInterval = 0
    /// Creates an alarm on a date.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    /// Creates an alarm at a time in seconds after the event's start.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}
/// When a recurrence ends.
open class EKRecurrenceEnd: NSObject {
    /// The last date, or nil.
    public let endDate: Date?
    /// The number of occurrences, or 0.
    public let occurrenceCount: Int
    /// Creates an end on a date.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// Creates an end after a number of occurrences.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// The recurrence of an event.
open class EKRecurrenceRule: EKObject {
    /// The frequency.
    public let frequency: EKRecurrenceFrequency
    /// The number of days, weeks, months or years between occurrences.
    public let interval: Int
    /// When it ends.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// Creates a rule.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}
/// An event or a reminder.
open class EKCalendarItem: EKObject {
    /// The item's unique identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar that contains it.
    open var calendar: EKCalendar!
    /// The title.
    open var title: String!
    /// The location.
    open var location: String?
    /// The notes.
    open var notes: String?
    /// The URL.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The alarms.
    open var alarms: [EKAlarm]?
    /// The recurrence rules.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Whether the item has alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Adds a recurrence rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
/// An event.
open class EKEvent: EKCalendarItem {
    /// Always nil: events aren't saved.
    open var eventIdentifier: String! { nil }
    /// The start date.
    open var startDate: Date!
    /// The end date.
    open var endDate: Date!
    /// Whether it is an all-day event.
    open var isAllDay = false
    /// The availability during the event.
    open var availability = EKEventAvailability.busy
    /// Creates an event.
    public convenience init(eventStore: EKEventStore) { self.init() }
    /// Compares the start dates of two events.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
/// A reminder.
open class EKReminder: EKCalendarItem {
    /// The start date.
    open var startDateComponents: DateComponents?
    /// The due date.
    open var dueDateComponents: DateComponents?
    /// Whether it is completed.
    open var isCompleted = false
    /// The priority from 1, the most urgent, to 9; 0 for none.
    open var priority = 0
    /// Creates a reminder.
    public convenience init(eventStore: EKEventStore) { self.init() }
}
/// The calendar. It is empty, and access isn't allowed.
open class EKEventStore: NSObject {
    /// Always `notDetermined`: the app never asks the user.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Reports that access isn't allowed.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Reports that access isn't allowed.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Reports that access isn't allowed.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Reports that access isn't allowed.
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Always nil: no calendar is available.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Always nil: no calendar is available.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Always empty.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns a predicate that matches nothing: the calendar is empty.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Always empty.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Always nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Throws an error: no calendar is available.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw CocoaError(.featureUnsupported) }
    /// Throws an error: no calendar is available.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    /// Throws an error: no calendar is available.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw CocoaError(.featureUnsupported) }
}
