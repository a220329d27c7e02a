import Foundation

/// A physical button or key that is pressed. There are none: nobody makes one here.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Where a press is in its course.
    public enum Phase: Int, Sendable {
        /// It was pressed down, pressed harder, or is as before.
        case began, changed, stationary
        /// It was released, or taken away.
        case ended, cancelled
    }

    /// Which button it is.
    public enum PressType: Int, Sendable {
        /// The arrows.
        case upArrow, downArrow, leftArrow, rightArrow
        /// The buttons of a remote control.
        case select, menu, playPause
    }

    /// Where the press is in its course.
    open var phase: Phase { .ended }
    /// Which button it is.
    open var type: PressType { .select }
    /// How hard the button is pressed, from 0 to 1.
    open var force: CGFloat { 0 }
    /// The key, for presses of a keyboard.
    open var key: UIKey? { nil }
    /// In seconds.
    open var timestamp: TimeInterval { 0 }
    /// The responder that the press is for.
    open var responder: UIResponder? { nil }
}

/// A key of a keyboard. There is none: nobody makes one here.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What the key writes.
    open var characters: String { "" }
    /// What the key writes without the modifiers.
    open var charactersIgnoringModifiers: String { "" }
    /// Where the key is.
    open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
    /// The keys that are held down with it.
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event of buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The buttons: none.
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}

/// The usual actions on what is selected.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Takes what is selected away and keeps it for pasting.
    func cut(_ sender: Any?)
    /// Keeps what is selected for pasting.
    func copy(_ sender: Any?)
    /// Puts what was kept in.
    func paste(_ sender: Any?)
    /// Selects something.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Takes what is selected away.
    func delete(_ sender: Any?)
}

/// A controller of what stands in the keyboard's place. There is no keyboard: nothing shows it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    open override var inputView: UIView? { view }
    /// Would take the keyboard away; does nothing.
    open func dismissKeyboard() {}
    /// Would go to the next keyboard; does nothing.
    open func advanceToNextInputMode() {}
}

/// A view that looks like a keyboard's. It is drawn as a plain view.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// What the view looks like. Kept; nothing reads it.
    public enum Style: Int, Sendable {
        /// Plain.
        case `default`
        /// Like the keyboard.
        case keyboard
    }

    /// As it was made.
    public let inputViewStyle: Style
    /// Whether the view may choose its own height. Kept; nothing reads it: there is no keyboard.
    open var allowsSelfSizing = false {
        didSet { noteKept("UIInputView.allowsSelfSizing", allowsSelfSizing) }
    }

    /// A view of that frame (points in its superview).
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
