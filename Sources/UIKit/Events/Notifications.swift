import Foundation

/// Names that suites and apps post and observe. Nothing here posts any of them but those of text fields and text views.
extension UIResponder {
    /// The keyboard is about to come. A name only.
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        Notification.Name("UIKeyboardWillShowNotification")
    }
    /// The keyboard has come. A name only.
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        Notification.Name("UIKeyboardDidShowNotification")
    }
    /// The keyboard is about to go. A name only.
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        Notification.Name("UIKeyboardWillHideNotification")
    }
    /// The keyboard has gone. A name only.
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        Notification.Name("UIKeyboardDidHideNotification")
    }
    /// The keyboard is about to take another frame. A name only.
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The keyboard has taken another frame. A name only.
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
    /// A number: the raw value of a `UIView.AnimationCurve`.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// A Boolean: whether the keyboard belongs to this app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIApplication {
    /// Whether the app is on the screen.
    public enum State: Int, Sendable {
        /// In front, and touches reach it.
        case active
        /// In front, and touches do not reach it.
        case inactive
        /// Not on the screen.
        case background
    }

    /// The app was launched. A name only.
    nonisolated public class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// The app came to the front. A name only.
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// The app is about to lose touches. A name only.
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    /// The app left the screen. A name only.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// The app is about to come back to the screen. A name only.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// The app is about to end. A name only.
    nonisolated public class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    /// Memory is short. A name only.
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Midnight passed, or the clock was set. A name only.
    nonisolated public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    /// The user took a picture of the screen. A name only.
    nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// The address of the app's page in the system's settings; nothing opens it.
    nonisolated public class var openSettingsURLString: String { "app-settings:" }

    /// Always active.
    public var applicationState: State { .active }

    /// What an address is opened with; nothing reads it.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A Boolean: whether only an app that owns the address may open it.
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
    /// Posted by a field whose editing began.
    nonisolated public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted by a field whose editing ended.
    nonisolated public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted by a field whose text the user changed.
    nonisolated public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
}

extension UITextView {
    /// Posted by a text view whose editing began.
    nonisolated public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted by a text view whose editing ended.
    nonisolated public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// Posted by a text view whose text the user changed.
    nonisolated public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
}

extension UIContentSizeCategory {
    /// The user chose another size of text. A name only; views learn of it by their traits.
    nonisolated public static var didChangeNotification: Notification.Name {
        Notification.Name("UIContentSizeCategoryDidChangeNotification")
    }
    /// A string: the raw value of the new category.
    nonisolated public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIDevice {
    /// The device was turned. A name only.
    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// The battery's charge changed. A name only.
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}
