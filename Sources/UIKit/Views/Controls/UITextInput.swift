import Foundation

/// The settings for entering a text. No keyboard appears: only secure entry has an effect.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// Whether the system suggests words during typing. Stored without effect: no keyboard appears.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system decides.
    case `default`
    /// No suggestions.
    case no
    /// Suggestions.
    case yes
}

/// The rules for passwords that the system creates. CellSim creates none.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules as text, for example `required: upper; minlength: 20;`.
    public let passwordRulesDescriptor: String

    /// Creates rules without checking them.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// A kind of keyboard. No keyboard appears.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language of the keyboard, for example `en-GB`; nil for none.
    open var primaryLanguage: String? { nil }
    /// The active keyboards: none.
    public static var activeInputModes: [UITextInputMode] { [] }
    /// The keyboard changed. Never posted.
    public static var currentInputModeDidChangeNotification: Notification.Name {
        Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
}

/// A position between two characters.
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
    /// Whether the range is empty.
    open var isEmpty: Bool { true }
}
