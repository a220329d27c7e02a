// Data table, written by `make members` from Sources/Apple/Declarations/UserNotificationsUI.declarations; do not edit.
// swift-format-ignore-file

/// The API of UserNotificationsUI, for source compatibility. No notification is shown, so nothing calls these
/// controllers.
@_exported import UIKit
@_exported import UserNotifications

/// What happens after a response.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    /// Apple's `doNotDismiss`, `dismiss`, `dismissAndForwardAction`.
    case doNotDismiss, dismiss, dismissAndForwardAction
}
/// The controller of a notification's custom interface. Never called.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Never called.
    func didReceive(_ notification: UNNotification)
    /// Never called.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}
extension UNNotificationContentExtension {
    /// Does nothing.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {}
}
