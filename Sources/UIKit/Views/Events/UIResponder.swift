import Foundation

/// An object that shows what an activity was about. Never called: no activity arrives.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity was about.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An object in the responder chain.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject, NibAwakening, KeyValueReceiving, @preconcurrency KeyValueObserving,
    UIResponderStandardEditActions, UIUserActivityRestoring
{
    public override init() { super.init() }

    /// Does nothing. Subclasses override it to show what an activity was about. Never called: no activity arrives.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The next object of the responder chain, `nil` at its end.
    open var next: UIResponder? { nil }

    /// Whether the object may become the first responder; false unless a subclass overrides it.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may stop being the first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is its window's first responder; only views can be.
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder of its window.
    /// - Returns: false if it may not become one or has no window.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Stops being the first responder, and returns whether it succeeded; has an effect on views only.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Called for an object from a nib after all objects of the nib are created and connected.
    open func awakeFromNib() {}
    /// Prepares content for Interface Builder only. Never called: documents look as in the running app.
    open func prepareForInterfaceBuilder() {}

    // MARK: Keyboard (not simulated)

    /// The view that replaces the keyboard while the object is first responder. Never read: no keyboard appears.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the object is first responder. Never read: no keyboard appears.
    open var inputAccessoryView: UIView? { nil }
    /// The controller that replaces the keyboard. Never read: no keyboard appears.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard. Never read: no keyboard appears.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The keyboard's input mode: nil, because no keyboard appears.
    open var textInputMode: UITextInputMode? { nil }
    /// The kind of text, for which the keyboard remembers its language. Never read.
    open var textInputContextIdentifier: String? { nil }
    /// Does nothing: no keyboard appears.
    open func reloadInputViews() {}
    /// The key commands of the object. No key is ever pressed.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Focus (never set); in UIKit these are members of `UIView` and `UIViewController`

    /// The parts that would get the focus first: none by default. Never read: nothing is focused.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Whether the object can have the focus; false by default. Never read: nothing is focused.
    open var canBecomeFocused: Bool { false }
    /// Does nothing: nothing is focused.
    open func setNeedsFocusUpdate() {}
    /// Does nothing: nothing is focused.
    open func updateFocusIfNeeded() {}
    /// Returns whether the focus may move: true by default. Never called: nothing is focused.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved, which never happens in CellSim.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Actions

    /// Returns whether a menu may offer an action that the object performs: true if it has a method of this name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.responds(self, to: action)
    }
    /// Returns the first object of the responder chain, from this one, that can perform an action; nil for none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Cuts the selection in subclasses; does nothing.
    open func cut(_ sender: Any?) {}
    /// Copies the selection in subclasses; does nothing.
    open func copy(_ sender: Any?) {}
    /// Pastes into the object in subclasses; does nothing.
    open func paste(_ sender: Any?) {}
    /// Selects something in subclasses; does nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything in subclasses; does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection in subclasses; does nothing.
    open func delete(_ sender: Any?) {}

    // MARK: Buttons, shaking, remote controls (not simulated)

    /// Passes pressed buttons to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Passes buttons whose force changed to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Passes released buttons to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Passes cancelled presses to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Passes a shake to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Passes the end of a shake to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Passes a cancelled shake to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Passes a remote control's event to the next responder.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: State restoration (not simulated)

    /// Encodes state for restoration; never called.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes restored state; never called.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all state is restored; never called in CellSim.
    open func applicationFinishedRestoringState() {}

    // MARK: Key-value coding

    /// The observers of properties of this object that are set by name.
    var keyValueObservers: KeyValueObservers?

    /// Sets a property by name; see `KeyValueCoding`.
    open func setValue(_ value: Any?, forKey key: String) { setByKey(value, key) }
    /// Returns the value of a property by name.
    open func value(forKey key: String) -> Any? { valueByKey(key) }
    /// Sets the property at the end of a path, for example `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setByPath(value, keyPath) }
    /// Returns the value of the property at the end of a path.
    open func value(forKeyPath keyPath: String) -> Any? { valueByPath(keyPath) }
    /// Called for an unknown key; unless overridden, raises for an app's class, and only reports it for UIKit's classes.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        PrivateKeys.handleUndefined(key, of: self, setting: true)
    }
    /// Called for an unknown key; unless overridden, raises for an app's class, and only reports it for UIKit's classes.
    open func value(forUndefinedKey key: String) -> Any? {
        PrivateKeys.handleUndefined(key, of: self, setting: false)
        return nil
    }
    /// Notifies `observer` when the property is set by name. Assignments in code are not observed: a difference from
    /// Apple's.
    open func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        unsafe observers.add(observer, path: keyPath, of: self, options: options, context: context)
    }
    /// Removes an observer that `addObserver` added.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        keyValueObservers?.remove(observer, path: keyPath)
    }
    /// Called on an observer after a property was set by name.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Touches

    /// Passes new touches to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Passes moved touches to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Passes ended touches to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Passes cancelled touches to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
