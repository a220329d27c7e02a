// Data table, written by `make members` from Sources/Apple/Declarations/IntentsUI.declarations; do not edit.
// swift-format-ignore-file

/// The API of IntentsUI, for source compatibility. Controllers show only their background; the button is an area
/// with a label.
@_exported import Intents
@_exported import UIKit

/// The style of a button. Stored without effect.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    /// Apple's `white`, `whiteOutline`, `black`, `blackOutline`, `automatic`, `automaticOutline`.
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
/// Receives a button's events. Never called.
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
/// A button for adding a spoken phrase. It has no title.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// Stored without effect.
    public private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
    /// The shortcut. Stored without effect.
    open var shortcut: INShortcut?
    /// Stored, but never called.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// Creates a button.
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero)
        self.style = style
    }
    /// Sets the style, which has no effect.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Never called.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// A controller for adding a phrase. It shows only its background.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Stored, but never called.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// Creates a controller.
    public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}
/// Receives the controller's events. Never called.
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
/// A controller for editing a phrase. It shows only its background.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Stored, but never called.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// Creates a controller.
    public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}
