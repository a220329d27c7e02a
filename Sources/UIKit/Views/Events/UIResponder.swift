import Foundation

/// An object that restores the state of a user activity. Never called: no activity arrives.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of a user activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The base class of objects that handle events: the responder chain, first responders and key-value coding.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject, NibAwakening, KeyValueReceiving, @preconcurrency KeyValueObserving,
    UIResponderStandardEditActions, UIUserActivityRestoring
{
    public override init() { super.init() }

    /// Restores the state of a user activity in subclasses; does nothing. Never called: no activity arrives.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The next object in the responder chain; nil at its end.
    open var next: UIResponder? { nil }

    /// A Boolean value that indicates whether the object may become the first responder; false unless a subclass
    /// overrides it.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the object may stop being the first responder.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that indicates whether the object is its window's first responder; only views can be.
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder of its window.
    /// - Returns: False if the object may not become first responder or has no window.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Stops being the first responder, and returns whether it succeeded. It has an effect only on views.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Called for an object from a nib after all objects of the nib are created and connected.
    open func awakeFromNib() {}
    /// Prepares content for Interface Builder only. Never called: documents appear as in the running app.
    open func prepareForInterfaceBuilder() {}

    // MARK: Keyboard (not simulated)

    /// The view that replaces the keyboard while the object is first responder. Never read: no keyboard appears.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the object is first responder. Never read: no keyboard appears.
    open var inputAccessoryView: UIView? { nil }
    /// The controller that replaces the keyboard. Never read: no keyboard appears.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller that shows the view above the keyboard. Never read: no keyboard appears.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The keyboard's input mode; nil because no keyboard appears.
    open var textInputMode: UITextInputMode? { nil }
    /// The identifier for which the keyboard remembers its language. Never read: no keyboard appears.
    open var textInputContextIdentifier: String? { nil }
    /// Updates the keyboard. Does nothing: no keyboard appears.
    open func reloadInputViews() {}
    /// The key commands of the object. They never run: no key is ever pressed.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Focus (never set); in UIKit these are members of `UIView` and `UIViewController`

    /// The parts that would get focus first: empty by default. Never read: nothing is focused.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// A Boolean value that indicates whether the object can get focus; false by default. Never read: nothing is
    /// focused.
    open var canBecomeFocused: Bool { false }
    /// Requests a focus update. Does nothing: nothing is focused.
    open func setNeedsFocusUpdate() {}
    /// Updates focus immediately. Does nothing: nothing is focused.
    open func updateFocusIfNeeded() {}
    /// Returns whether focus may move: true by default. Never called: nothing is focused.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after focus moved, which never happens in CellSim.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Actions

    /// Returns whether a menu may offer an action: true if the object implements it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.responds(self, to: action)
    }
    /// Returns the first object in the responder chain, starting with this one, that can perform an action; nil if
    /// there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Cuts the selection in subclasses; does nothing.
    open func cut(_ sender: Any?) {}
    /// Copies the selection in subclasses; does nothing.
    open func copy(_ sender: Any?) {}
    /// Pastes into the object in subclasses; does nothing.
    open func paste(_ sender: Any?) {}
    /// Selects an item in subclasses; does nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything in subclasses; does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection in subclasses; does nothing.
    open func delete(_ sender: Any?) {}

    // MARK: Presses, motion and remote control (not simulated)

    /// Passes new presses to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Passes changed presses to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Passes ended presses to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Passes cancelled presses to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Passes the start of a motion, such as a shake, to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Passes the end of a motion to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Passes a cancelled motion to the next responder.
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

    /// The observers of this object's properties, which are notified when a property is set by name.
    var keyValueObservers: KeyValueObservers?

    /// Sets a property by name; see `KeyValueCoding`.
    open func setValue(_ value: Any?, forKey key: String) { setByKey(value, key) }
    /// Returns the value of a property by name.
    open func value(forKey key: String) -> Any? { valueByKey(key) }
    /// Sets the property at a key path, for example `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setByPath(value, keyPath) }
    /// Returns the value of the property at a key path.
    open func value(forKeyPath keyPath: String) -> Any? { valueByPath(keyPath) }
    /// Called when an unknown key is set; by default, raises for the app's classes and only reports the key for UIKit's
    /// classes.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        PrivateKeys.handleUndefined(key, of: self, setting: true)
    }
    /// Called when an unknown key is read; by default, raises for the app's classes and only reports the key for
    /// UIKit's classes.
    open func value(forUndefinedKey key: String) -> Any? {
        PrivateKeys.handleUndefined(key, of: self, setting: false)
        return nil
    }
    /// Adds an observer of a property that is set by name. Unlike on Apple's systems, assignments in code are not
    /// observed.
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
