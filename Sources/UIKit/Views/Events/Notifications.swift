import Foundation

/// Names that suites and apps post and observe. CellSim posts only those of text fields and text views.
extension UIResponder {
    /// The keyboard is about to appear. Never posted.
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        Notification.Name("UIKeyboardWillShowNotification")
    }
    /// The keyboard appeared. Never posted.
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        Notification.Name("UIKeyboardDidShowNotification")
    }
    /// The keyboard is about to disappear. Never posted.
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        Notification.Name("UIKeyboardWillHideNotification")
    }
    /// The keyboard disappeared. Never posted.
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        Notification.Name("UIKeyboardDidHideNotification")
    }
    /// The keyboard's frame is about to change. Never posted.
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The keyboard's frame changed. Never posted.
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
    /// The key for a `CGRect` in the screen's coordinates.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key for a `CGRect` in the screen's coordinates.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key for a duration in seconds.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key for a number: the raw value of a `UIView.AnimationCurve`.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key for a Boolean: whether the keyboard belongs to this app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIApplication {
    /// Whether the app is on screen.
    public enum State: Int, Sendable {
        /// In the foreground, and touches reach it.
        case active
        /// In the foreground, but touches do not reach it.
        case inactive
        /// Not on screen.
        case background
    }

    /// The app was launched. Never posted.
    nonisolated public class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// The app became active. Never posted.
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// The app is about to become inactive. Never posted.
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    /// The app entered the background. Never posted.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// The app is about to enter the foreground. Never posted.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// The app is about to terminate. Never posted.
    nonisolated public class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    /// Memory is low. Never posted.
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Midnight passed, or the clock was set. Never posted.
    nonisolated public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    /// The user took a screenshot. Never posted.
    nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// The URL of the app's page in the system's settings; nothing opens it.
    nonisolated public class var openSettingsURLString: String { "app-settings:" }

    /// The options for opening a URL; nothing reads them.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A Boolean: whether only an app that owns the URL may open it.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
