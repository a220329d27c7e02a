import CellSimFoundation
import Foundation
import Synchronization

/// A protocol for classes that store the values of their `@NSManaged` properties, like managed objects.
public protocol ManagedValueStoring: AnyObject {
    /// Returns the value of a managed property.
    func managedValue(forKey key: String) -> Any?
    /// Sets the value of a managed property.
    func setManagedValue(_ value: Any?, forKey key: String)
}

/// Stores the values of `@NSManaged` properties in adapted sources as associated objects. The keys represent the names of the
/// properties.
public enum ManagedValues {
    private static let numbersByName = Mutex<[String: UInt]>([:])

    /// Returns the key for a name: a small number, which is below all valid addresses.
    private static func key(_ name: String) -> UnsafeRawPointer? {
        let number = numbersByName.withLock { numbers in
            let number = numbers[name] ?? UInt(numbers.count + 1)
            numbers[name] = number
            return number
        }
        return unsafe UnsafeRawPointer(bitPattern: number)
    }

    private static func storedValue(_ name: String, of object: AnyObject) -> Any? {
        if let storing = object as? any ManagedValueStoring { return storing.managedValue(forKey: name) }
        return unsafe key(name).flatMap { unsafe objc_getAssociatedObject(object, $0) }
    }

    /// Returns the value of a property. If it isn't set, returns zero, or an empty string, set or array.
    public static func value<Value>(_ name: String, of object: AnyObject) -> Value {
        if let value = storedValue(name, of: object) as? Value { return value }
        if let fallbackValue = defaultValue(Value.self) { return fallbackValue }
        // Fatal: the type has no default value. Core Data raises an exception in this case.
        fatalError("\(type(of: object)).\(name) has no value: set it before it is read")
    }

    private static func defaultValue<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
        if let type = type as? any BinaryInteger.Type { return type.init(0) as? Value }
        if let type = type as? any BinaryFloatingPoint.Type { return type.init(0) as? Value }
        if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Value }
        if let type = type as? any SetAlgebra.Type { return type.init() as? Value }
        if type == Bool.self { return false as? Value }
        if type == Date.self { return Date(timeIntervalSinceReferenceDate: 0) as? Value }
        if type == NSSet.self { return NSSet() as? Value }
        if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
        return nil
    }

    /// Sets the value of a property.
    public static func set<Value>(_ value: Value, _ name: String, of object: AnyObject) {
        if let storing = object as? any ManagedValueStoring { return storing.setManagedValue(value, forKey: name) }
        if let key = unsafe key(name) { unsafe objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Performs an accessor such as `addToItems(_:)` or `removeFromItems(_:)`.
    public static func change(_ method: String, of object: AnyObject, _ arguments: [Any]) {
        let isAddition = method.hasPrefix("addTo")
        guard isAddition || method.hasPrefix("removeFrom"), let argument = arguments.first as? NSObject else { return }
        let name = method.dropFirst(isAddition ? 5 : 10)
        let key = name.prefix(1).lowercased() + name.dropFirst()
        let members = (argument as? NSSet)?.allObjects ?? (argument as? NSOrderedSet)?.array ?? [argument]
        if let ordered = storedValue(key, of: object) as? NSOrderedSet {
            let updatedMembers = NSMutableOrderedSet(orderedSet: ordered)
            for member in members { isAddition ? updatedMembers.add(member) : updatedMembers.remove(member) }
            return set(updatedMembers as NSOrderedSet, key, of: object)
        }
        let updatedMembers = NSMutableSet(set: storedValue(key, of: object) as? Set<AnyHashable> ?? [])
        for member in members { isAddition ? updatedMembers.add(member) : updatedMembers.remove(member) }
        set(NSSet(set: updatedMembers as? Set<AnyHashable> ?? []), key, of: object)
    }
}
