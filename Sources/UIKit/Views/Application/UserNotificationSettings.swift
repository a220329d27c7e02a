import Foundation

/// The types of user notifications before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates types from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A badge on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// An alert.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of notification actions before iOS 10. Notifications are not simulated.
open class UIUserNotificationCategory: NSObject {
    /// The identifier of the category: always nil.
    open var identifier: String? { nil }
}

/// The notification settings that an app requests before iOS 10. Notifications are not simulated.
open class UIUserNotificationSettings: NSObject {
    /// The types of notifications.
    open private(set) var types: UIUserNotificationType = []
    /// The categories of actions.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Creates settings with types and categories.
    public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.init()
        (self.types, self.categories) = (types, categories)
    }
}

/// Notification settings of the app.
extension UIApplication {
    /// Requests notification settings. Does nothing: notifications are not simulated.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}

    /// The notification settings that the user granted: always nil.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
}
