// Presses of buttons and keys, standard edit actions, and custom input views.
import Foundation

/// A press of a physical button or key. Never created: presses are not simulated.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        /// The button was pressed, its force changed, or it is unchanged.
        case began, changed, stationary
        /// The button was released, or the press was cancelled.
        case ended, cancelled
    }

    /// The types of buttons.
    public enum PressType: Int, Sendable {
        /// The arrow buttons.
        case upArrow, downArrow, leftArrow, rightArrow
        /// The buttons of a remote control.
        case select, menu, playPause
    }

    /// The phase of the press.
    open var phase: Phase { .ended }
    /// The type of the button.
    open var type: PressType { .select }
    /// The force of the press, from 0 to 1.
    open var force: CGFloat { 0 }
    /// The key, for a key press.
    open var key: UIKey? { nil }
    /// The time of the press, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The responder that receives the press.
    open var responder: UIResponder? { nil }
}

/// A key of a hardware keyboard. Never created: presses are not simulated.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters of the key with the modifier keys.
    open var characters: String { "" }
    /// The characters of the key without the modifier keys.
    open var charactersIgnoringModifiers: String { "" }
    /// The HID usage code of the key.
    open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
    /// The modifier keys that are held down.
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event with presses of physical buttons. Never created: presses are not simulated.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses: always empty.
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}

/// The standard edit actions.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Pastes the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the item under the cursor.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
}

/// A view controller for a custom keyboard. It is never displayed: the keyboard is not simulated.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    open override var inputView: UIView? { view }
    /// Hides the keyboard. Does nothing: the keyboard is not simulated.
    open func dismissKeyboard() {}
    /// Switches to the next keyboard. Does nothing: the keyboard is not simulated.
    open func advanceToNextInputMode() {}
}

/// A custom input view that can have the style of the keyboard. CellSim draws it as a plain view.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The styles of input views. Stored without effect.
    public enum Style: Int, Sendable {
        /// A plain style.
        case `default`
        /// The style of the system keyboard.
        case keyboard
    }

    /// The style of the view.
    public let inputViewStyle: Style
    /// A Boolean value that indicates whether the view can determine its own height. Stored without effect: the keyboard is
    /// not simulated.
    open var allowsSelfSizing = false {
        didSet { reportNoOp("UIInputView.allowsSelfSizing", allowsSelfSizing) }
    }

    /// Creates a view with a frame in its superview's coordinates (points) and a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
