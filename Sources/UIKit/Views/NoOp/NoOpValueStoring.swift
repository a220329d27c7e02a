import Foundation

/// An object that stores the values of properties without effect.
@MainActor package protocol NoOpValueStoring: AnyObject {
    /// The values by property name.
    var storedValues: [String: Any] { get set }
}

extension NoOpValueStoring {
    /// Returns the value of a property, or `initialValue` if it wasn't set.
    package func noOpValue<Value>(_ initialValue: Value, _ name: String = #function) -> Value {
        storedValues[name] as? Value ?? initialValue
    }

    /// Stores the value of a property, and reports once that it has no effect.
    package func setNoOpValue<Value>(_ value: Value, as member: String, _ name: String = #function) {
        storedValues[name] = value
        reportNoOp(member, true)
    }

    /// Returns the object of a property that doesn't retain it, or nil.
    package func weakNoOpValue(_ name: String = #function) -> AnyObject? { (storedValues[name] as? WeakObject)?.object }

    /// Stores the object of a property without retaining it, and reports once that it has no effect.
    package func setWeakNoOpValue(_ object: AnyObject?, as member: String, _ name: String = #function) {
        storedValues[name] = object.map { WeakObject(object: $0) }
        if object != nil { reportNoOp(member, true) }
    }
}

private struct WeakObject { weak var object: AnyObject? }

extension UIAccessibleObject: NoOpValueStoring {}
extension UINavigationItem: NoOpValueStoring {}
