import CellSimFoundation
import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject {
    /// Kept as it is set.
    open fileprivate(set) var title = ""
    /// Kept as it is set.
    open fileprivate(set) var subtitle = ""
    /// Kept as it is set.
    open fileprivate(set) var body = ""
    /// Kept as it is set.
    open fileprivate(set) var badge: NSNumber?
    /// Kept as it is set.
    open fileprivate(set) var sound: UNNotificationSound?
    /// Kept as it is set.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// Kept as it is set.
    open fileprivate(set) var categoryIdentifier = ""
    /// Kept as it is set.
    open fileprivate(set) var threadIdentifier = ""
    /// Kept as it is set.
    open fileprivate(set) var targetContentIdentifier: String?
    /// Kept as it is set.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// Kept as it is set.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// What a notification says, to be written.
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

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// As Apple's of this name.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// As Apple's of this name.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
    /// As Apple's of this name.
    public let name: UNNotificationSoundName
    /// Creates one.
    public init(named name: UNNotificationSoundName) { self.name = name }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// As Apple's of this name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file of a notification.
open class UNNotificationAttachment: NSObject {
    /// As Apple's of this name.
    public let identifier: String
    /// As Apple's of this name.
    public let url: URL
    /// Creates one.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, url) = (identifier, URL)
    }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
    /// As Apple's of this name.
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// As Apple's of this name.
    public let timeInterval: TimeInterval
    /// Creates one.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// As Apple's of this name.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// On a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// As Apple's of this name.
    public let dateComponents: DateComponents
    /// Creates one.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// As Apple's of this name.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Sent by a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
    /// As Apple's of this name.
    public let identifier: String
    /// As Apple's of this name.
    public let content: UNNotificationContent
    /// As Apple's of this name.
    public let trigger: UNNotificationTrigger?
    /// Creates one.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// A notification that was delivered. None ever is.
open class UNNotification: NSObject {
    /// As Apple's of this name.
    public let request: UNNotificationRequest
    /// As Apple's of this name.
    public let date: Date
    init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}

/// As Apple's of this name.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// As Apple's of this name.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
open class UNNotificationResponse: NSObject {
    /// As Apple's of this name.
    public let notification: UNNotification
    /// As Apple's of this name.
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) {
        (self.notification, actionIdentifier) = (notification, action)
    }
}

/// What the user wrote into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// Always empty.
    open var userText: String { "" }
}

/// Something to do with a notification.
open class UNNotificationAction: NSObject {
    /// How it is done.
    public struct Options: OptionSet, Sendable {
        /// As Apple's of this name.
        public let rawValue: UInt
        /// Creates one.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
        /// As Apple's of this name.
        public static let destructive = UNNotificationActionOptions(rawValue: 2)
        /// As Apple's of this name.
        public static let foreground = UNNotificationActionOptions(rawValue: 4)
    }
    /// As Apple's of this name.
    public let identifier: String
    /// As Apple's of this name.
    public let title: String
    /// As Apple's of this name.
    public let options: UNNotificationActionOptions
    /// Creates one.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// How something is done with a notification.
public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// A text that is written into a notification.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// As Apple's of this name.
    public let textInputButtonTitle: String
    /// As Apple's of this name.
    public let textInputPlaceholder: String
    /// Creates one.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// A kind of notification with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// As Apple's of this name.
    public let identifier: String
    /// As Apple's of this name.
    public let actions: [UNNotificationAction]
    /// As Apple's of this name.
    public let intentIdentifiers: [String]
    /// As Apple's of this name.
    public let options: UNNotificationCategoryOptions
    /// Creates one.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (
            identifier, actions, intentIdentifiers, options
        )
    }
}

/// How a kind of notification is shown.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// As Apple's of this name.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// As Apple's of this name.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}
