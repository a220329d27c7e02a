import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject, NibAwakening, KeyValueReceiving, @preconcurrency KeyValueObserving,
    UIResponderStandardEditActions
{
    public override init() { super.init() }

    /// The next object of the responder chain, `nil` at its end.
    open var next: UIResponder? { nil }

    /// Whether the object may become the first responder; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may cease to be the first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is its window's first responder; only views can be.
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder of its window.
    /// - Returns: false when it may not become one or has no window.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Ceases to be the first responder, and returns whether it is none now; only views do anything.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}
    /// For what Interface Builder alone is to show. Never called: documents are shown as in the running app.
    open func prepareForInterfaceBuilder() {}

    // MARK: Keyboard, which is not here

    /// What stands in the keyboard's place while the object is first responder. Never asked: there is no keyboard.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard while the object is first responder. Never asked: there is no keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// The controller of what stands in the keyboard's place. Never asked: there is no keyboard.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of what stands above the keyboard. Never asked: there is no keyboard.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// What the keyboard writes: nil, for there is none.
    open var textInputMode: UITextInputMode? { nil }
    /// Names the kind of text, so that the keyboard's language is remembered. Never asked.
    open var textInputContextIdentifier: String? { nil }
    /// Does nothing: there is no keyboard.
    open func reloadInputViews() {}
    /// The keys that call methods of the object. Nobody presses them here.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Actions

    /// Whether a menu may offer an action, and the object does it: where it has a method of that name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.responds(self, to: action)
    }
    /// The first object of the chain from here that can do an action; nil for none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// For objects that something can be cut out of; does nothing.
    open func cut(_ sender: Any?) {}
    /// For objects that something can be copied from; does nothing.
    open func copy(_ sender: Any?) {}
    /// For objects that something can be pasted into; does nothing.
    open func paste(_ sender: Any?) {}
    /// For objects of which something can be selected; does nothing.
    open func select(_ sender: Any?) {}
    /// For objects of which all can be selected; does nothing.
    open func selectAll(_ sender: Any?) {}
    /// For objects of which something can be deleted; does nothing.
    open func delete(_ sender: Any?) {}

    // MARK: Buttons, shaking, remote controls: nothing of it happens here

    /// Hands buttons that were pressed to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Hands buttons whose force changed to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Hands buttons that were released to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Hands buttons that were taken away to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Hands a shake to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Hands the end of a shake to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Hands a shake that was broken off to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Hands a remote control's event to the next responder.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: State restoration, which nothing does here

    /// For what is to be restored; never called.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// For what was kept; never called.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called once all is restored; never here.
    open func applicationFinishedRestoringState() {}

    // MARK: Key-value coding

    /// Who is told when properties of this object are set by name.
    var keyValueObservers: KeyValueObservers?

    /// Sets a property by name; see `KeyValueCoding`.
    open func setValue(_ value: Any?, forKey key: String) { setByKey(value, key) }
    /// The value of a property by name.
    open func value(forKey key: String) -> Any? { valueByKey(key) }
    /// Sets the property at the end of a path, as in `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setByPath(value, keyPath) }
    /// The value of the property at the end of a path.
    open func value(forKeyPath keyPath: String) -> Any? { valueByPath(keyPath) }
    /// Called for a key that the class lacks; raises unless overridden.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        UIKitException.raiseOrRecord(.undefinedKey(key, of: KeyValueCoding.className(of: self), setting: true))
    }
    /// Called for a key that the class lacks; raises unless overridden.
    open func value(forUndefinedKey key: String) -> Any? {
        UIKitException.raiseOrRecord(.undefinedKey(key, of: KeyValueCoding.className(of: self), setting: false))
        return nil
    }
    /// Tells `observer` when the property is set by name. Assignments in code are not seen: a difference from Apple's.
    open func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        unsafe observers.add(observer, path: keyPath, of: self, options: options, context: context)
    }
    /// Ends what `addObserver` began.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        keyValueObservers?.remove(observer, path: keyPath)
    }
    /// Called on an observer after a property was set by name.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Touches

    /// Hands touches that came down to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Hands touches that moved to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Hands touches that ended to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Hands touches that were taken away to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
