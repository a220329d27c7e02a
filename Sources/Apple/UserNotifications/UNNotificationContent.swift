import CellSimFoundation
import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject {
    /// Stores the value you set.
    open fileprivate(set) var title = ""
    /// Stores the value you set.
    open fileprivate(set) var subtitle = ""
    /// Stores the value you set.
    open fileprivate(set) var body = ""
    /// Stores the value you set.
    open fileprivate(set) var badge: NSNumber?
    /// Stores the value you set.
    open fileprivate(set) var sound: UNNotificationSound?
    /// Stores the value you set.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// Stores the value you set.
    open fileprivate(set) var categoryIdentifier = ""
    /// Stores the value you set.
    open fileprivate(set) var threadIdentifier = ""
    /// Stores the value you set.
    open fileprivate(set) var targetContentIdentifier: String?
    /// Stores the value you set.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// Stores the value you set.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// The mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

/// How much a notification may interrupt.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Matches Apple's API of this name.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// Matches Apple's API of this name.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
    /// Matches Apple's API of this name.
    public let name: UNNotificationSoundName
    /// Creates an instance.
    public init(named name: UNNotificationSoundName) { self.name = name }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an instance.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An attachment of a notification.
open class UNNotificationAttachment: NSObject {
    /// Matches Apple's API of this name.
    public let identifier: String
    /// Matches Apple's API of this name.
    public let url: URL
    /// Creates an instance.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, url) = (identifier, URL)
    }
}

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject {
    /// Matches Apple's API of this name.
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// Delivers a notification after a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Matches Apple's API of this name.
    public let timeInterval: TimeInterval
    /// Creates an instance.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Matches Apple's API of this name.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// Delivers a notification on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// Matches Apple's API of this name.
    public let dateComponents: DateComponents
    /// Creates an instance.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// Matches Apple's API of this name.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Delivers a notification from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A request for a notification.
open class UNNotificationRequest: NSObject {
    /// Matches Apple's API of this name.
    public let identifier: String
    /// Matches Apple's API of this name.
    public let content: UNNotificationContent
    /// Matches Apple's API of this name.
    public let trigger: UNNotificationTrigger?
    /// Creates an instance.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// A delivered notification. CellSim delivers none.
open class UNNotification: NSObject {
    /// Matches Apple's API of this name.
    public let request: UNNotificationRequest
    /// Matches Apple's API of this name.
    public let date: Date
    init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}

/// Matches Apple's API of this name.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// Matches Apple's API of this name.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
    /// Matches Apple's API of this name.
    public let notification: UNNotification
    /// Matches Apple's API of this name.
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) {
        (self.notification, actionIdentifier) = (notification, action)
    }
}

/// The user's response with text.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// Always empty.
    open var userText: String { "" }
}

/// An action of a notification.
open class UNNotificationAction: NSObject {
    /// How an action is performed.
    public struct Options: OptionSet, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
        /// Matches Apple's API of this name.
        public static let destructive = UNNotificationActionOptions(rawValue: 2)
        /// Matches Apple's API of this name.
        public static let foreground = UNNotificationActionOptions(rawValue: 4)
    }
    /// Matches Apple's API of this name.
    public let identifier: String
    /// Matches Apple's API of this name.
    public let title: String
    /// Matches Apple's API of this name.
    public let options: UNNotificationActionOptions
    /// Creates an instance.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// How an action is performed.
public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// An action with text input.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// Matches Apple's API of this name.
    public let textInputButtonTitle: String
    /// Matches Apple's API of this name.
    public let textInputPlaceholder: String
    /// Creates an instance.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// A category of notifications with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Matches Apple's API of this name.
    public let identifier: String
    /// Matches Apple's API of this name.
    public let actions: [UNNotificationAction]
    /// Matches Apple's API of this name.
    public let intentIdentifiers: [String]
    /// Matches Apple's API of this name.
    public let options: UNNotificationCategoryOptions
    /// Creates an instance.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (
            identifier, actions, intentIdentifiers, options
        )
    }
}

/// How a category's notifications are shown.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}
