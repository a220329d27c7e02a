/// IntentsUI's names. Controllers show their background; the button is a labelled field.
@_exported import Intents
@_exported import UIKit

/// How a button looks. Kept without effect.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
/// Hears of a button. Never called.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Never called.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Never called.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
/// A button that adds words to say: without a title.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// Kept without effect.
    public private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
    /// What is to be said; kept.
    open var shortcut: INShortcut?
    /// Kept as it is set; never called.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// A button.
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero)
        self.style = style
    }
    /// Kept without effect.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}
/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Never called.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// Adds words to say: its background alone.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Kept as it is set; never called.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// A controller.
    public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}
/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Never called.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier identifier: UUID)
    /// Never called.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
/// Changes words to say: its background alone.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Kept as it is set; never called.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// A controller.
    public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}
