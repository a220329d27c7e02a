import Foundation

/// Keyboard notifications. CellSim never posts them, because the keyboard is not simulated.
extension UIResponder {
    /// Posted before the keyboard appears. Never posted.
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        Notification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted after the keyboard appeared. Never posted.
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        Notification.Name("UIKeyboardDidShowNotification")
    }
    /// Posted before the keyboard disappears. Never posted.
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        Notification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted after the keyboard disappeared. Never posted.
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        Notification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted before the keyboard's frame changes. Never posted.
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted after the keyboard's frame changed. Never posted.
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
    /// The key for the keyboard's initial frame, a `CGRect` in screen coordinates.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key for the keyboard's final frame, a `CGRect` in screen coordinates.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key for the duration of the animation, in seconds.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key for the animation curve, the raw value of a `UIView.AnimationCurve`.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key for a Boolean value that indicates whether the keyboard belongs to this app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// The states and notifications of the app. CellSim never posts these notifications.
extension UIApplication {
    /// The running states of an app.
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active
        /// The app is in the foreground and doesn't receive events.
        case inactive
        /// The app is in the background.
        case background
    }

    /// Posted after the app was launched. Never posted.
    nonisolated public class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted after the app became active. Never posted.
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted before the app becomes inactive. Never posted.
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted after the app entered the background. Never posted.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the app enters the foreground. Never posted.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted before the app terminates. Never posted.
    nonisolated public class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    /// Posted when memory is low. Never posted.
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Posted at midnight and when the clock is set. Never posted.
    nonisolated public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    /// Posted after the user took a screenshot. Never posted.
    nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// The URL of the app's page in the system settings. Opening it has no effect.
    nonisolated public class var openSettingsURLString: String { "app-settings:" }

    /// The keys of the options for opening a URL. They have no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for a Boolean value that indicates whether only an app with a matching universal link may open the URL.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
