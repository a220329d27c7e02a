// Presses of buttons and keys, standard edit actions, and keyboard replacements.
import Foundation

/// A press of a physical button or key. Never created: buttons are not simulated.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The button was pressed, its force changed, or nothing changed.
        case began, changed, stationary
        /// The button was released, or the press was cancelled.
        case ended, cancelled
    }

    /// The type of button.
    public enum PressType: Int, Sendable {
        /// The arrow buttons.
        case upArrow, downArrow, leftArrow, rightArrow
        /// The buttons of a remote control.
        case select, menu, playPause
    }

    /// The phase of the press.
    open var phase: Phase { .ended }
    /// The type of button.
    open var type: PressType { .select }
    /// The force of the press, from 0 to 1.
    open var force: CGFloat { 0 }
    /// The key, for a press on a keyboard.
    open var key: UIKey? { nil }
    /// The time of the press in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The responder that receives the press.
    open var responder: UIResponder? { nil }
}

/// A key of a keyboard. Never created: keyboards are not simulated.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters of the key with modifier keys.
    open var characters: String { "" }
    /// The characters of the key without modifier keys.
    open var charactersIgnoringModifiers: String { "" }
    /// The position of the key on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
    /// The modifier keys held down.
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event with presses of physical buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses: always empty.
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}

/// The standard actions on a selection.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Pastes the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects an item.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
}

/// A controller that replaces the keyboard. No keyboard appears, so it is never shown.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    open override var inputView: UIView? { view }
    /// Hides the keyboard. Does nothing: no keyboard appears.
    open func dismissKeyboard() {}
    /// Switches to the next keyboard. Does nothing: no keyboard appears.
    open func advanceToNextInputMode() {}
}

/// A view in the style of a keyboard. It is drawn like a plain view.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The style of the view. Stored without effect.
    public enum Style: Int, Sendable {
        /// A plain style.
        case `default`
        /// The style of the system keyboard.
        case keyboard
    }

    /// The style of the view.
    public let inputViewStyle: Style
    /// A Boolean value that indicates whether the view can determine its own height. Stored without effect: no keyboard
    /// appears.
    open var allowsSelfSizing = false {
        didSet { reportNoOp("UIInputView.allowsSelfSizing", allowsSelfSizing) }
    }

    /// Creates a view with this frame (points in its superview).
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
