import Foundation

/// The ways in which the app may alert the user, before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates types from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app's badge.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// An alert.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A group of actions of a notification, before iOS 10. Nothing shows them.
open class UIUserNotificationCategory: NSObject {
    /// The category's identifier.
    open var identifier: String? { nil }
}

/// The types of notifications that the app wants, before iOS 10. CellSim does not ask the user.
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
    /// Does not ask the user: the app's notifications are never shown.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}

    /// Returns nil: the user has not been asked.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
}
