import Foundation

/// A plain object that takes values set by name in its own way.
///
/// On Apple's systems a class overrides `setValue(_:forKey:)` of `NSObject`, and outlets and runtime attributes reach
/// the object through it. Linux's `NSObject` has no such hook, so a plain object conforms to this protocol and writes
/// the method without `override`; `super.setValue(value, forKey: key)` is the usual way of setting. Responders conform
/// already: their subclasses override it as ever.
@preconcurrency @MainActor public protocol KeyValueReceiving: AnyObject {
    /// Called for every outlet, outlet collection and runtime attribute of the object, with the name it goes by.
    func setValue(_ value: Any?, forKey key: String)
}
