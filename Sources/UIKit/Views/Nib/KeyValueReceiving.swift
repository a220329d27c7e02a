import Foundation

/// An object with its own `setValue(_:forKey:)` for outlets and runtime attributes.
///
/// On Apple's systems, a class overrides `setValue(_:forKey:)` of `NSObject`. The `NSObject` of Linux has no such method,
/// so a direct subclass conforms to this protocol and declares the method without `override`. It can call
/// `super.setValue(value, forKey: key)` to set the value. Subclasses of `UIResponder` override the method as usual.
@preconcurrency @MainActor public protocol KeyValueReceiving: AnyObject {
    /// Called for each outlet, outlet collection and runtime attribute of the object.
    func setValue(_ value: Any?, forKey key: String)
}
