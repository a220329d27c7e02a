import Foundation

/// Names that suites and apps post and observe. Nothing here posts those of keyboards, devices and the app's own life.
extension UIResponder {
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        Notification.Name("UIKeyboardWillShowNotification")
    }
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        Notification.Name("UIKeyboardDidShowNotification")
    }
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        Notification.Name("UIKeyboardWillHideNotification")
    }
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        Notification.Name("UIKeyboardDidHideNotification")
    }
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
    /// A `CGRect` in the screen's coordinates.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// A `CGRect` in the screen's coordinates.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// A number of seconds.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIApplication {
    public enum State: Int, Sendable { case active, inactive, background }

    nonisolated public class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
    nonisolated public class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    nonisolated public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    nonisolated public class var openSettingsURLString: String { "app-settings:" }

    /// Always active.
    public var applicationState: State { .active }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Always false: there is no other app.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, and says so.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
}

extension UITextField {
    nonisolated public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    nonisolated public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
    nonisolated public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
}

extension UITextView {
    nonisolated public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    nonisolated public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
    nonisolated public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
}

extension UIContentSizeCategory {
    nonisolated public static var didChangeNotification: Notification.Name {
        Notification.Name("UIContentSizeCategoryDidChangeNotification")
    }
    nonisolated public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIDevice {
    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}
