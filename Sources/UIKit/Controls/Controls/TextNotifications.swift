import Foundation

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
    /// The user selected another text size. Never posted; views receive it in their traits.
    nonisolated public static var didChangeNotification: Notification.Name {
        Notification.Name("UIContentSizeCategoryDidChangeNotification")
    }
    /// The key for a string: the raw value of the new category.
    nonisolated public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIDevice {
    /// The device's orientation changed. Never posted.
    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// The battery's charge changed. Never posted.
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}
