import Foundation

/// Notification names of the keyboard and the app. CellSim posts only the notifications of text fields and text views.
extension UIResponder {
    /// Posted before the keyboard appears; never in CellSim.
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        Notification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted after the keyboard appears; never in CellSim.
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        Notification.Name("UIKeyboardDidShowNotification")
    }
    /// Posted before the keyboard disappears; never in CellSim.
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        Notification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted after the keyboard disappears; never in CellSim.
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        Notification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted before the keyboard's frame changes; never in CellSim.
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted after the keyboard's frame changes; never in CellSim.
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
    /// The key for the keyboard's initial frame, a `CGRect` in the screen's coordinates.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key for the keyboard's final frame, a `CGRect` in the screen's coordinates.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key for the animation's duration in seconds.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key for the animation's curve, the raw value of a `UIView.AnimationCurve`.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key for a Boolean that indicates whether the keyboard belongs to this app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIApplication {
    /// The running state of the app.
    public enum State: Int, Sendable {
        /// In the foreground and receiving touches.
        case active
        /// In the foreground without receiving touches.
        case inactive
        /// Not on screen.
        case background
    }

    /// Posted after the app is launched; never in CellSim.
    nonisolated public class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted after the app becomes active; never in CellSim.
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted before the app becomes inactive; never in CellSim.
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted after the app enters the background; never in CellSim.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the app enters the foreground; never in CellSim.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted before the app terminates; never in CellSim.
    nonisolated public class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    /// Posted when memory is low; never in CellSim.
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Posted when midnight passes or the clock is set; never in CellSim.
    nonisolated public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    /// Posted after the user takes a screenshot; never in CellSim.
    nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// The URL of the app's page in the system's settings. Nothing opens it.
    nonisolated public class var openSettingsURLString: String { "app-settings:" }

    /// The options for opening a URL. They have no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for a Boolean that indicates whether only an app that owns the URL may open it.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
