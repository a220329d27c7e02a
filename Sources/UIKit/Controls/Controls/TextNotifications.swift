import Foundation

/// The notifications of text fields.
extension UITextField {
    /// Posted after editing began in a text field.
    nonisolated public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted after editing ended in a text field.
    nonisolated public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted after the user changed the text of a text field.
    nonisolated public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
}

extension UITextView {
    /// Posted after editing began in a text view.
    nonisolated public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted after editing ended in a text view.
    nonisolated public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// Posted after the user changed the text of a text view.
    nonisolated public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
}

extension UIContentSizeCategory {
    /// Never posted in CellSim: views receive a new text size in their traits.
    nonisolated public static var didChangeNotification: Notification.Name {
        Notification.Name("UIContentSizeCategoryDidChangeNotification")
    }
    /// The user info key for the raw value of the new category, a string.
    nonisolated public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIDevice {
    /// Never posted in CellSim: the orientation of the device does not change.
    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// Never posted in CellSim: batteries are not simulated.
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}
