import Foundation

/// An object that stores rarely set values that have no effect.
@MainActor package protocol KeepingValues: AnyObject {
    /// The values by property name.
    var keptValues: [String: Any] { get set }
}

extension KeepingValues {
    /// Returns the value that was set, or otherwise the initial value.
    package func kept<Value>(_ none: Value, _ name: String = #function) -> Value { keptValues[name] as? Value ?? none }

    /// Stores the value of a property, and warns once that it has no effect.
    package func keep<Value>(_ value: Value, as member: String, _ name: String = #function) {
        keptValues[name] = value
        reportNoOp(member, true)
    }

    /// Returns the object that a property was set to, as long as it exists.
    package func keptWeak(_ name: String = #function) -> AnyObject? { (keptValues[name] as? WeakObject)?.object }

    /// Stores an object in a property without retaining it, and warns once that it has no effect.
    package func keepWeak(_ object: AnyObject?, as member: String, _ name: String = #function) {
        keptValues[name] = object.map { WeakObject(object: $0) }
        if object != nil { reportNoOp(member, true) }
    }
}

private struct WeakObject { weak var object: AnyObject? }

extension UIAccessibleObject: KeepingValues {}
extension UINavigationItem: KeepingValues {}
