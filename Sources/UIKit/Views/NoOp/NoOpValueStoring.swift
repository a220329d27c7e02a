import Foundation

/// An object that stores rarely set values that have no effect.
@MainActor package protocol NoOpValueStoring: AnyObject {
    /// The values by property name.
    var storedValues: [String: Any] { get set }
}

extension NoOpValueStoring {
    /// Returns the value that was set, or otherwise the initial value.
    package func noOpValue<Value>(_ none: Value, _ name: String = #function) -> Value {
        storedValues[name] as? Value ?? none
    }

    /// Stores the value of a property, and warns once that it has no effect.
    package func setNoOpValue<Value>(_ value: Value, as member: String, _ name: String = #function) {
        storedValues[name] = value
        reportNoOp(member, true)
    }

    /// Returns the object that a property was set to, as long as it exists.
    package func weakNoOpValue(_ name: String = #function) -> AnyObject? { (storedValues[name] as? WeakObject)?.object }

    /// Stores an object in a property without retaining it, and warns once that it has no effect.
    package func setWeakNoOpValue(_ object: AnyObject?, as member: String, _ name: String = #function) {
        storedValues[name] = object.map { WeakObject(object: $0) }
        if object != nil { reportNoOp(member, true) }
    }
}

private struct WeakObject { weak var object: AnyObject? }

extension UIAccessibleObject: NoOpValueStoring {}
extension UINavigationItem: NoOpValueStoring {}
