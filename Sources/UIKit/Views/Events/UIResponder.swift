import Foundation

/// An object that can restore its state from a user activity. CellSim never calls it.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of a user activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The base class of objects that respond to events, such as views and view controllers.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject, NibAwakening, KeyValueReceiving, @preconcurrency KeyValueObserving,
    UIResponderStandardEditActions, UIUserActivityRestoring
{
    public override init() { super.init() }

    /// Restores the state from a user activity. Never called: user activities are not simulated.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The next object in the responder chain, or nil.
    open var next: UIResponder? { nil }

    /// A Boolean value that indicates whether the object can become first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the object can resign as first responder.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that indicates whether the object is the first responder of its window. True only for views.
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder of its window. It has an effect only for views.
    /// - Returns: False if the object can't become first responder or has no window.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Resigns as first responder, and returns whether it succeeded. It has an effect only for views.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Called for an object in a nib after all objects of the nib were created and connected.
    open func awakeFromNib() {}
    /// Called to prepare content for Interface Builder. CellSim never calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Keyboard (not simulated)

    /// The view that replaces the keyboard while the object is first responder. Never read: the keyboard is not simulated.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the object is first responder. Never read: the keyboard is not simulated.
    open var inputAccessoryView: UIView? { nil }
    /// The controller of the view that replaces the keyboard. Never read: the keyboard is not simulated.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard. Never read: the keyboard is not simulated.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The input mode of the keyboard. Always nil: the keyboard is not simulated.
    open var textInputMode: UITextInputMode? { nil }
    /// The identifier for which the keyboard remembers its language. Never read: the keyboard is not simulated.
    open var textInputContextIdentifier: String? { nil }
    /// Updates the input views. Does nothing: the keyboard is not simulated.
    open func reloadInputViews() {}
    /// The key commands of the object. They are never triggered: key presses are not simulated.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Focus (never set); in UIKit these are members of `UIView` and `UIViewController`

    /// The environments that focus prefers; empty by default. Never read: focus is not simulated.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// A Boolean value that indicates whether the object can become focused; false by default. Never read: focus is not
    /// simulated.
    open var canBecomeFocused: Bool { false }
    /// Requests a focus update. Does nothing: focus is not simulated.
    open func setNeedsFocusUpdate() {}
    /// Updates focus immediately. Does nothing: focus is not simulated.
    open func updateFocusIfNeeded() {}
    /// Returns whether focus may move; true by default. Never called: focus is not simulated.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after focus moved. Never called: focus is not simulated.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Actions

    /// Returns whether the object can perform an action. By default, true if it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.responds(self, to: action)
    }
    /// Returns the first object in the responder chain, starting with this one, that can perform an action. Returns nil if
    /// there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Cuts the selection. The default implementation does nothing.
    open func cut(_ sender: Any?) {}
    /// Copies the selection. The default implementation does nothing.
    open func copy(_ sender: Any?) {}
    /// Pastes the content of the pasteboard. The default implementation does nothing.
    open func paste(_ sender: Any?) {}
    /// Selects an item. The default implementation does nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything. The default implementation does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection. The default implementation does nothing.
    open func delete(_ sender: Any?) {}

    // MARK: Presses, motion and remote control (not simulated)

    /// Called when presses begin. The default implementation forwards them to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when presses change. The default implementation forwards them to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when presses end. The default implementation forwards them to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when presses are cancelled. The default implementation forwards them to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Called when a motion, such as a shake, begins. The default implementation forwards it to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when a motion ends. The default implementation forwards it to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a motion is cancelled. The default implementation forwards it to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Called for remote control events. The default implementation forwards them to the next responder.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: State restoration (not simulated)

    /// Encodes the state for restoration. Never called: state restoration is not simulated.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the restored state. Never called: state restoration is not simulated.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after the state of all objects was restored. Never called: state restoration is not simulated.
    open func applicationFinishedRestoringState() {}

    // MARK: Key-value coding

    /// The key-value observers of this object, which are notified when a property is set by name.
    var keyValueObservers: KeyValueObservers?

    /// Sets a property by name; see `KeyValueCoding`.
    open func setValue(_ value: Any?, forKey key: String) { setByKey(value, key) }
    /// Returns the value of a property by name.
    open func value(forKey key: String) -> Any? { valueByKey(key) }
    /// Sets the property at a key path, for example `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setByPath(value, keyPath) }
    /// Returns the value at a key path.
    open func value(forKeyPath keyPath: String) -> Any? { valueByPath(keyPath) }
    /// Called when an unknown key is set. By default, raises for classes of the app, and only reports the key for UIKit's
    /// classes.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        PrivateKeys.handleUndefined(key, of: self, setting: true)
    }
    /// Called when an unknown key is read. By default, raises for classes of the app, and only reports the key for UIKit's
    /// classes.
    open func value(forUndefinedKey key: String) -> Any? {
        PrivateKeys.handleUndefined(key, of: self, setting: false)
        return nil
    }
    /// Adds a key-value observer. It is notified when the property is set by name; unlike on Apple's systems, assignments in
    /// code are not observed.
    open func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        unsafe observers.add(observer, path: keyPath, of: self, options: options, context: context)
    }
    /// Removes a key-value observer.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        keyValueObservers?.remove(observer, path: keyPath)
    }
    /// Called on an observer after a property was set by name. The default implementation does nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Touches

    /// Called when touches begin. The default implementation forwards them to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when touches move. The default implementation forwards them to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when touches end. The default implementation forwards them to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are cancelled. The default implementation forwards them to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
