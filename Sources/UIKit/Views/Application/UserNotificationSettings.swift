import Foundation

/// The ways in which an app may notify the user, before iOS 10.
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

/// A group of notification actions, before iOS 10. They are never shown.
open class UIUserNotificationCategory: NSObject {
    /// The category's identifier.
    open var identifier: String? { nil }
}

/// The types of notifications that an app requests, before iOS 10. CellSim does not ask the user.
open class UIUserNotificationSettings: NSObject {
    /// The types.
    open private(set) var types: UIUserNotificationType = []
    /// The groups of actions.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Creates settings with types and groups of actions.
    public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.init()
        (self.types, self.categories) = (types, categories)
    }
}

extension UIApplication {
    /// Requests notification settings. Does nothing: the app's notifications are never shown.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}

    /// The notification settings that the user granted: always nil.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
}
