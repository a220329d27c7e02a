import Foundation

extension UIApplication {
    /// The app was launched. Sent with `didFinishLaunchingNotification`.
    public struct DidFinishLaunchingMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app became active. Sent with `didBecomeActiveNotification`.
    public struct DidBecomeActiveMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app is about to become inactive. Sent with `willResignActiveNotification`.
    public struct WillResignActiveMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.willResignActiveNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app entered the background. Sent with `didEnterBackgroundNotification`.
    public struct DidEnterBackgroundMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app is about to enter the foreground. Sent with `willEnterForegroundNotification`.
    public struct WillEnterForegroundMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app is about to terminate. Sent with `willTerminateNotification`.
    public struct WillTerminateMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.willTerminateNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// Memory is low. Sent with `didReceiveMemoryWarningNotification`.
    public struct DidReceiveMemoryWarningMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// Midnight passed, or the clock was set. Sent with `significantTimeChangeNotification`.
    public struct SignificantTimeChangeMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The user took a screenshot. Sent with `userDidTakeScreenshotNotification`.
    public struct UserDidTakeScreenshotMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIApplication
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
        /// Creates a message.
        nonisolated public init() {}
        /// Returns a message for a notification of this name.
        /// - Parameter notification: the notification; its values are not used.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    /// The app was launched.
    nonisolated public static var didFinishLaunching: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The app became active.
    nonisolated public static var didBecomeActive: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The app is about to become inactive.
    nonisolated public static var willResignActive: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The app entered the background.
    nonisolated public static var didEnterBackground: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The app is about to enter the foreground.
    nonisolated public static var willEnterForeground: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The app is about to terminate.
    nonisolated public static var willTerminate: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// Memory is low.
    nonisolated public static var didReceiveMemoryWarning: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    /// Midnight passed, or the clock was set.
    nonisolated public static var significantTimeChange: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
    /// The user took a screenshot.
    nonisolated public static var userDidTakeScreenshot: Self { .init() }
}
