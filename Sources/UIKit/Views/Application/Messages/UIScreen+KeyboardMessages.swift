import Foundation

/// The values of a keyboard's notification, with UIKit's values for those that it lacks.
struct KeyboardChange {
    let beginFrame, endFrame: CGRect
    let animationDuration: TimeInterval
    let animationCurve: UIView.AnimationCurve
    let isLocal: Bool

    init(_ notification: Notification) {
        let values = notification.userInfo ?? [:]
        func frame(_ key: String) -> CGRect {
            (values[key] as? NSValue)?.cgRectValue ?? values[key] as? CGRect ?? .zero
        }
        beginFrame = frame(UIResponder.keyboardFrameBeginUserInfoKey)
        endFrame = frame(UIResponder.keyboardFrameEndUserInfoKey)
        animationDuration =
            (values[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
            ?? values[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        animationCurve =
            (values[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int).flatMap(UIView.AnimationCurve.init)
            ?? .easeInOut
        isLocal = values[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
    }
}

extension UIScreen {
    /// The keyboard is about to appear. Sent with `UIResponder.keyboardWillShowNotification`.
    public struct KeyboardWillShowMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScreen
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
        /// The frame before the change, in the screen's points.
        public let beginFrame: CGRect
        /// The frame after the change, in the screen's points.
        public let endFrame: CGRect
        /// The animation's duration in seconds.
        public let animationDuration: TimeInterval
        /// The animation's curve.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this app.
        public let isLocal: Bool
        /// Returns a message with the values of a notification.
        /// - Parameter notification: the notification; values that it lacks are zero, `easeInOut` or true.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? {
            let change = KeyboardChange(notification)
            return Self(
                beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
                animationCurve: change.animationCurve, isLocal: change.isLocal)
        }
    }
    /// The keyboard appeared. Sent with `UIResponder.keyboardDidShowNotification`.
    public struct KeyboardDidShowMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScreen
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
        /// The frame before the change, in the screen's points.
        public let beginFrame: CGRect
        /// The frame after the change, in the screen's points.
        public let endFrame: CGRect
        /// The animation's duration in seconds.
        public let animationDuration: TimeInterval
        /// The animation's curve.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this app.
        public let isLocal: Bool
        /// Returns a message with the values of a notification.
        /// - Parameter notification: the notification; values that it lacks are zero, `easeInOut` or true.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? {
            let change = KeyboardChange(notification)
            return Self(
                beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
                animationCurve: change.animationCurve, isLocal: change.isLocal)
        }
    }
    /// The keyboard is about to disappear. Sent with `UIResponder.keyboardWillHideNotification`.
    public struct KeyboardWillHideMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScreen
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
        /// The frame before the change, in the screen's points.
        public let beginFrame: CGRect
        /// The frame after the change, in the screen's points.
        public let endFrame: CGRect
        /// The animation's duration in seconds.
        public let animationDuration: TimeInterval
        /// The animation's curve.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this app.
        public let isLocal: Bool
        /// Returns a message with the values of a notification.
        /// - Parameter notification: the notification; values that it lacks are zero, `easeInOut` or true.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? {
            let change = KeyboardChange(notification)
            return Self(
                beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
                animationCurve: change.animationCurve, isLocal: change.isLocal)
        }
    }
    /// The keyboard disappeared. Sent with `UIResponder.keyboardDidHideNotification`.
    public struct KeyboardDidHideMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScreen
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
        /// The frame before the change, in the screen's points.
        public let beginFrame: CGRect
        /// The frame after the change, in the screen's points.
        public let endFrame: CGRect
        /// The animation's duration in seconds.
        public let animationDuration: TimeInterval
        /// The animation's curve.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this app.
        public let isLocal: Bool
        /// Returns a message with the values of a notification.
        /// - Parameter notification: the notification; values that it lacks are zero, `easeInOut` or true.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? {
            let change = KeyboardChange(notification)
            return Self(
                beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
                animationCurve: change.animationCurve, isLocal: change.isLocal)
        }
    }
    /// The keyboard is about to change its frame. Sent with `UIResponder.keyboardWillChangeFrameNotification`.
    public struct KeyboardWillChangeFrameMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScreen
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
        /// The frame before the change, in the screen's points.
        public let beginFrame: CGRect
        /// The frame after the change, in the screen's points.
        public let endFrame: CGRect
        /// The animation's duration in seconds.
        public let animationDuration: TimeInterval
        /// The animation's curve.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this app.
        public let isLocal: Bool
        /// Returns a message with the values of a notification.
        /// - Parameter notification: the notification; values that it lacks are zero, `easeInOut` or true.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? {
            let change = KeyboardChange(notification)
            return Self(
                beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
                animationCurve: change.animationCurve, isLocal: change.isLocal)
        }
    }
    /// The keyboard changed its frame. Sent with `UIResponder.keyboardDidChangeFrameNotification`.
    public struct KeyboardDidChangeFrameMessage: NotificationMessage {
        /// The type of the sender.
        public typealias Subject = UIScreen
        /// The name of the notification.
        nonisolated public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
        /// The frame before the change, in the screen's points.
        public let beginFrame: CGRect
        /// The frame after the change, in the screen's points.
        public let endFrame: CGRect
        /// The animation's duration in seconds.
        public let animationDuration: TimeInterval
        /// The animation's curve.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard belongs to this app.
        public let isLocal: Bool
        /// Returns a message with the values of a notification.
        /// - Parameter notification: the notification; values that it lacks are zero, `easeInOut` or true.
        nonisolated public static func makeMessage(_ notification: Notification) -> Self? {
            let change = KeyboardChange(notification)
            return Self(
                beginFrame: change.beginFrame, endFrame: change.endFrame, animationDuration: change.animationDuration,
                animationCurve: change.animationCurve, isLocal: change.isLocal)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillShowMessage> {
    /// The keyboard is about to appear.
    nonisolated public static var keyboardWillShow: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidShowMessage> {
    /// The keyboard appeared.
    nonisolated public static var keyboardDidShow: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillHideMessage> {
    /// The keyboard is about to disappear.
    nonisolated public static var keyboardWillHide: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidHideMessage> {
    /// The keyboard disappeared.
    nonisolated public static var keyboardDidHide: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillChangeFrameMessage> {
    /// The keyboard is about to change its frame.
    nonisolated public static var keyboardWillChangeFrame: Self { .init() }
}
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidChangeFrameMessage> {
    /// The keyboard changed its frame.
    nonisolated public static var keyboardDidChangeFrame: Self { .init() }
}
