/// EventKit's names. Events and reminders hold what they are given; the calendar is empty, and nobody is asked for it.
@_exported import CellSimFoundation
@_exported import CoreGraphics
@_exported import Foundation

extension NSNotification.Name {
    /// The calendar has changed. Never posted.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// What may be asked for.
public enum EKEntityType: UInt, Sendable {
    case event, reminder
}
/// Whether events may be read.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// What was called so before there was `fullAccess`.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// Which events a change is for.
public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}
/// How often something happens.
public enum EKRecurrenceFrequency: Int, Sendable {
    case daily, weekly, monthly, yearly
}
/// Whether an event keeps people from others.
public enum EKEventAvailability: Int, Sendable {
    /// As Apple's of this name.
    case notSupported = -1
    case busy, free, tentative, unavailable
}
/// The days of the week, from Sunday.
public enum EKWeekday: Int, Sendable {
    /// As Apple's of this name.
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

/// What the calendar keeps.
open class EKObject: NSObject {
    /// Always true.
    open var isNew: Bool { true }
    /// Always false.
    open var hasChanges: Bool { false }
}
/// A calendar.
open class EKCalendar: EKObject {
    /// Tells calendars apart.
    public let calendarIdentifier = UUID().uuidString
    /// What it is called.
    open var title = ""
    /// Its colour.
    open var cgColor: CGColor!
    /// Always true.
    open var allowsContentModifications: Bool { true }
    /// A calendar.
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
/// Reminds of an event.
open class EKAlarm: EKObject {
    /// When, if it has a time of its own.
    open var absoluteDate: Date?
    /// How long after the event begins.
    open var relativeOffset: TimeInterval = 0
    /// At a time.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    /// So long after the event begins.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}
/// When repetitions end.
open class EKRecurrenceEnd: NSObject {
    /// The last day, or nil.
    public let endDate: Date?
    /// How many there are, or 0.
    public let occurrenceCount: Int
    /// On a day.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// After so many.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// How an event repeats.
open class EKRecurrenceRule: EKObject {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// Every so many days, weeks, months or years.
    public let interval: Int
    /// When it ends.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// A rule.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject {
    /// Tells items apart.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar that it is in.
    open var calendar: EKCalendar!
    /// What it is called.
    open var title: String!
    /// Where it is.
    open var location: String?
    /// What was written down of it.
    open var notes: String?
    /// A page of it.
    open var url: URL?
    /// The zone of its times.
    open var timeZone: TimeZone?
    /// What reminds of it.
    open var alarms: [EKAlarm]?
    /// How it repeats.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Whether anything reminds of it.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Adds a repetition.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
/// Something that happens.
open class EKEvent: EKCalendarItem {
    /// Always nil: nothing is kept in the calendar.
    open var eventIdentifier: String! { nil }
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Whether it takes the whole day.
    open var isAllDay = false
    /// Whether it keeps people from others.
    open var availability = EKEventAvailability.busy
    /// An event.
    public convenience init(eventStore: EKEventStore) { self.init() }
    /// Which of two begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
/// Something to do.
open class EKReminder: EKCalendarItem {
    /// When it is to begin.
    open var startDateComponents: DateComponents?
    /// When it is to be done.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted = false
    /// From 1, the most urgent, to 9; 0 is none.
    open var priority = 0
    /// A reminder.
    public convenience init(eventStore: EKEventStore) { self.init() }
}

/// The calendar: empty, and nobody allows that it is read.
open class EKEventStore: NSObject {
    /// Always `notDetermined`: nobody was asked.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Answers that it is not allowed.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Answers that it is not allowed.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Answers that it is not allowed.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Answers that it is not allowed.
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Always nil: there is no calendar.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Always nil: there is no calendar.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Always empty.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// A predicate that nothing meets: the calendar is empty.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    { NSPredicate(value: false) }
    /// Always empty.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Always nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Throws: there is no calendar to write to.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws: there is no calendar to write to.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    /// Throws: there is no calendar to write to.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw CocoaError(.featureUnsupported)
    }
}
