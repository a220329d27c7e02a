import Foundation

/// An object that handles values set by name itself.
///
/// On Apple's systems, a class overrides `setValue(_:forKey:)` of `NSObject` to handle outlets and runtime attributes.
/// Linux's `NSObject` has no such method, so a plain object conforms to this protocol and declares the method without
/// `override`; `super.setValue(value, forKey: key)` sets the value as usual. Responders already conform, so their
/// subclasses override the method as usual.
@preconcurrency @MainActor public protocol KeyValueReceiving: AnyObject {
    /// Called for each outlet, outlet collection and runtime attribute of the object, with its name.
    func setValue(_ value: Any?, forKey key: String)
}
