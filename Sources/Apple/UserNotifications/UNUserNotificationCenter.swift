import CellSimFoundation
import Foundation

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Whether a setting is enabled.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The requested permissions.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Matches Apple's API of this name.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Matches Apple's API of this name.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Matches Apple's API of this name.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Matches Apple's API of this name.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Matches Apple's API of this name.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Matches Apple's API of this name.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's settings: not determined.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Matches Apple's API of this name.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// Matches Apple's API of this name.
    open var alertSetting: UNNotificationSetting { .notSupported }
    /// Matches Apple's API of this name.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// Matches Apple's API of this name.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// Matches Apple's API of this name.
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
}

/// Receives notifications. Never called: none are delivered.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Never called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Matches Apple's API of this name.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Matches Apple's API of this name.
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
    /// Matches Apple's API of this name.
    open class func current() -> UNUserNotificationCenter { shared }
    /// Matches Apple's API of this name.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// Always false.
    @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }
    /// Immediately calls the handler with undetermined settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// Matches Apple's API of this name.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Matches Apple's API of this name.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }
    /// Matches Apple's API of this name.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(lock.withLock { categories })
    }
    /// Matches Apple's API of this name.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
        completionHandler?(nil)
    }
    /// Matches Apple's API of this name.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(lock.withLock { requests })
    }
    /// Matches Apple's API of this name.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Matches Apple's API of this name.
    open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
    /// Matches Apple's API of this name.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// Does nothing.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing.
    open func removeAllDeliveredNotifications() {}
    /// Matches Apple's API of this name.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}
