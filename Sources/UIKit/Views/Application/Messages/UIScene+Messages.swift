import Foundation

extension UIScene {
    /// The scene was connected. Sent with `willConnectNotification`.
    public struct WillConnectMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScene
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIScene.willConnectNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The scene was disconnected. Sent with `didDisconnectNotification`.
    public struct DidDisconnectMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScene
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIScene.didDisconnectNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The scene became active. Sent with `didActivateNotification`.
    public struct DidActivateMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScene
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIScene.didActivateNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The scene is about to become inactive. Sent with `willDeactivateNotification`.
    public struct WillDeactivateMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScene
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIScene.willDeactivateNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The scene is about to enter the foreground. Sent with `willEnterForegroundNotification`.
    public struct WillEnterForegroundMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScene
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The scene entered the background. Sent with `didEnterBackgroundNotification`.
    public struct DidEnterBackgroundMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScene
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
    /// The scene was connected.
    nonisolated public static var willConnect: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
    /// The scene was disconnected.
    nonisolated public static var didDisconnect: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    /// The scene became active.
    nonisolated public static var didActivate: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    /// The scene is about to become inactive.
    nonisolated public static var willDeactivate: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    /// The scene is about to enter the foreground.
    nonisolated public static var willEnterForeground: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    /// The scene entered the background.
    nonisolated public static var didEnterBackground: Self { .init() }
}
