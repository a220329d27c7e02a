// Data table, written by `make members` from Sources/Apple/Declarations/UserNotifications.declarations; do not edit.
// swift-format-ignore-file

/// The API of UserNotifications, for source compatibility. Requests stay in this process, and nothing is ever shown
/// or delivered.
@_exported import CellSimFoundation
@_exported import Foundation

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
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Apple's `passive`, `active`, `timeSensitive`, `critical`.
    case passive, active, timeSensitive, critical
}
/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Apple's `default`.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// Apple's `defaultCritical`.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
    /// Apple's `name`.
    public let name: UNNotificationSoundName
    /// Creates an instance.
    public init(named name: UNNotificationSoundName) { self.name = name }
}
/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an instance.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// An attachment of a notification.
open class UNNotificationAttachment: NSObject {
    /// Apple's `identifier`.
    public let identifier: String
    /// Apple's `url`.
    public let url: URL
    /// Creates an instance.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, url) = (identifier, URL)
    }
}
/// When a notification is delivered.
open class UNNotificationTrigger: NSObject {
    /// Apple's `repeats`.
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}
/// Delivers a notification after a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Apple's `timeInterval`.
    public let timeInterval: TimeInterval
    /// Creates an instance.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Apple's `nextTriggerDate()`.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
/// Delivers a notification on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// Apple's `dateComponents`.
    public let dateComponents: DateComponents
    /// Creates an instance.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// Apple's `nextTriggerDate()`.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
/// Delivers a notification from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
/// A request for a notification.
open class UNNotificationRequest: NSObject {
    /// Apple's `identifier`.
    public let identifier: String
    /// Apple's `content`.
    public let content: UNNotificationContent
    /// Apple's `trigger`.
    public let trigger: UNNotificationTrigger?
    /// Creates an instance.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}
/// A delivered notification. CellSim delivers none.
open class UNNotification: NSObject {
    /// Apple's `request`.
    public let request: UNNotificationRequest
    /// Apple's `date`.
    public let date: Date
    init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}
/// Apple's `UNNotificationDefaultActionIdentifier`.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// Apple's `UNNotificationDismissActionIdentifier`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
    /// Apple's `notification`.
    public let notification: UNNotification
    /// Apple's `actionIdentifier`.
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
        /// Apple's raw value.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple's `authenticationRequired`.
        public static let authenticationRequired = Options(rawValue: 1)
        /// Apple's `destructive`.
        public static let destructive = Options(rawValue: 2)
        /// Apple's `foreground`.
        public static let foreground = Options(rawValue: 4)
    }
    /// Apple's `identifier`.
    public let identifier: String
    /// Apple's `title`.
    public let title: String
    /// Apple's `options`.
    public let options: UNNotificationActionOptions
    /// Creates an instance.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) { (self.identifier, self.title, self.options) = (identifier, title, options) }
}
/// How an action is performed.
public typealias UNNotificationActionOptions = UNNotificationAction.Options
/// An action with text input.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// Apple's `textInputButtonTitle`.
    public let textInputButtonTitle: String
    /// Apple's `textInputPlaceholder`.
    public let textInputPlaceholder: String
    /// Creates an instance.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
    public override convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(
            identifier: identifier, title: title, options: options, textInputButtonTitle: "", textInputPlaceholder: "")
    }
}
/// A category of notifications with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Apple's `identifier`.
    public let identifier: String
    /// Apple's `actions`.
    public let actions: [UNNotificationAction]
    /// Apple's `intentIdentifiers`.
    public let intentIdentifiers: [String]
    /// Apple's `options`.
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
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `customDismissAction`.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Apple's `allowInCarPlay`.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Apple's `hiddenPreviewsShowTitle`.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}
/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `denied`, `authorized`, `provisional`, `ephemeral`.
    case notDetermined, denied, authorized, provisional, ephemeral
}
/// Whether a setting is enabled.
public enum UNNotificationSetting: Int, Sendable {
    /// Apple's `notSupported`, `disabled`, `enabled`.
    case notSupported, disabled, enabled
}
/// The requested permissions.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `badge`.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Apple's `sound`.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Apple's `alert`.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Apple's `carPlay`.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Apple's `criticalAlert`.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Apple's `providesAppNotificationSettings`.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Apple's `provisional`.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
/// How a notification is shown while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `badge`.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Apple's `sound`.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Apple's `alert`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Apple's `list`.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Apple's `banner`.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// The user's settings: not determined.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Apple's `authorizationStatus`.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// Apple's `alertSetting`.
    open var alertSetting: UNNotificationSetting { .notSupported }
    /// Apple's `badgeSetting`.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// Apple's `soundSetting`.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// Apple's `notificationCenterSetting`.
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
}
/// Receives notifications. Never called: none are delivered.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    )
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    )
}
extension UNUserNotificationCenterDelegate {
    /// Apple's `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Apple's `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
/// Stores requests for notifications. Nothing is authorised, shown or delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards what is kept.
    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    /// Stores the value you set.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Always false.
    open var supportsContentExtensions: Bool { false }
    /// Apple's `current()`.
    open class func current() -> UNUserNotificationCenter { shared }
    /// Apple's `requestAuthorization(options:completionHandler:)`.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// Always false.
    @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Immediately calls the handler with undetermined settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// Apple's `notificationSettings()`.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Apple's `setNotificationCategories(_:)`.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }
    /// Apple's `getNotificationCategories(completionHandler:)`.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(lock.withLock { categories })
    }
    /// Apple's `add(_:withCompletionHandler:)`.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
        completionHandler?(nil)
    }
    /// Apple's `getPendingNotificationRequests(completionHandler:)`.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(lock.withLock { requests })
    }
    /// Apple's `removePendingNotificationRequests(withIdentifiers:)`.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Apple's `removeAllPendingNotificationRequests()`.
    open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
    /// Apple's `getDeliveredNotifications(completionHandler:)`.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler([]) }
    /// Does nothing.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing.
    open func removeAllDeliveredNotifications() {}
    /// Apple's `setBadgeCount(_:withCompletionHandler:)`.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}
