import Foundation
import Synchronization

/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject, NibAwakening, KeyValueReceiving, AssociatedValuesHolder {
    public override init() { super.init() }

    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// What `objc_setAssociatedObject` gave this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

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
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        unsafe observers.add(observer, path: keyPath, of: self, options: options, context: context)
    }
    /// Ends what `addObserver` began.
    open func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
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
