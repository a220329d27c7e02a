// Supporting types for text input.
import Foundation

/// The settings of text input. Only secure text entry has an effect: the keyboard is not simulated.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// The settings for inline predictions during typing. Stored without effect: the keyboard is not simulated.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system's default.
    case `default`
    /// Words are not predicted.
    case no
    /// Words are predicted.
    case yes
}

/// The rules for generated passwords. CellSim doesn't generate passwords.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules as text, for example `required: upper; minlength: 20;`.
    public let passwordRulesDescriptor: String

    /// Creates rules from a description, which is not validated.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// An input mode of the keyboard. The keyboard is not simulated.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language of the keyboard, for example `en-GB`: always nil.
    open var primaryLanguage: String? { nil }
    /// The active input modes: always empty.
    public static var activeInputModes: [UITextInputMode] { [] }
    /// Posted after the input mode changed. Never posted: the keyboard is not simulated.
    public static var currentInputModeDidChangeNotification: Notification.Name {
        Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
}

/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() { super.init() }
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { true }
}
