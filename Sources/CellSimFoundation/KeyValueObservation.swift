import Foundation
import Synchronization

/// Options for the values that an observer receives, and for the time of its calls.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The change contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called immediately.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also called before a change. Stored without effect.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion
    /// Elements were removed.
    case removal
    /// Elements were replaced.
    case replacement
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public let kind: NSKeyValueChange
    /// The value after the change, if requested.
    public let newValue: Value?
    /// The value before the change, if requested.
    public let oldValue: Value?
    /// The indexes of changed elements in a collection: always nil.
    public var indexes: IndexSet? { nil }
    /// Always false.
    public var isPrior: Bool { false }
}

/// Observes a value for as long as the observation exists.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let end: @Sendable () -> Void

    /// Creates an observation with a closure that ends it.
    public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() { end() }

    deinit { end() }
}

/// Stores the observers of values. Only `dynamic` properties in adapted sources notify observers, and code that calls
/// `didChangeValue(for:)` or `didChangeValue(forKey:)`.
public enum ObservedValues {
    private struct Observer {
        let identifier: Int
        weak var object: AnyObject?
        let key: AnyHashable
        let report: (AnyObject) -> Void
        /// Returns whether the value differs from that of the last call, or nil if that is unknown.
        var hasChanged: ((AnyObject) -> Bool)?
    }

    private final class Table: @unchecked Sendable {
        // Unchecked: the lock guards all mutable state.
        let lock = NSRecursiveLock()
        var observers: [ObjectIdentifier: [Observer]] = [:]
        var lastIdentifier = 0
    }

    private static let table = Table()

    /// Registers a closure that is called after each change of a value. The key is a key path or a name.
    public static func observe(
        _ object: AnyObject, _ key: AnyHashable, _ report: @escaping (AnyObject) -> Void
    ) -> NSKeyValueObservation {
        observe(object, key, hasChanged: nil, report)
    }

    static func observe(
        _ object: AnyObject, _ key: AnyHashable, hasChanged: ((AnyObject) -> Bool)?,
        _ report: @escaping (AnyObject) -> Void
    ) -> NSKeyValueObservation {
        table.lock.lock()
        defer { table.lock.unlock() }
        table.lastIdentifier += 1
        let (number, id) = (table.lastIdentifier, ObjectIdentifier(object))
        // Remove observers of a deallocated object that had the same address.
        table.observers[id, default: []].removeAll { $0.object == nil }
        table.observers[id, default: []].append(
            Observer(identifier: number, object: object, key: key, report: report, hasChanged: hasChanged))
        return NSKeyValueObservation {
            table.lock.lock()
            defer { table.lock.unlock() }
            table.observers[id]?.removeAll { $0.identifier == number }
            if table.observers[id]?.isEmpty == true { table.observers[id] = nil }
        }
    }

    /// Notifies the observers that use this key, after the value has changed.
    public static func notify(_ object: AnyObject, _ key: AnyHashable) {
        table.lock.lock()
        let observers = table.observers[ObjectIdentifier(object)] ?? []
        table.lock.unlock()
        for observer in observers where observer.object === object {
            if observer.key == key || isInherited(key, observer.key) && observer.hasChanged?(object) ?? false {
                observer.report(object)
            }
        }
    }

    /// Returns whether two key paths can have the same property, once from a class and once from a subclass. Such key paths are
    /// never equal.
    private static func isInherited(_ key: AnyHashable, _ observed: AnyHashable) -> Bool {
        guard let path = (key.base as? AnyKeyPath).map({ type(of: $0) }),
            let other = (observed.base as? AnyKeyPath).map({ type(of: $0) })
        else { return false }
        return path.valueType == other.valueType && path.rootType != other.rootType
    }

    /// Notifies the observers that use the key path or the name, after the value has changed.
    public static func notify(_ object: AnyObject, _ key: AnyHashable, _ name: String) {
        notify(object, key)
        notify(object, AnyHashable(name))
    }

    /// Returns whether the object has observers.
    public static func hasObservers(_ object: AnyObject) -> Bool {
        table.lock.lock()
        defer { table.lock.unlock() }
        return table.observers[ObjectIdentifier(object)] != nil
    }
}

/// An object whose class notifies observers of properties that observers may name with the key path of a subclass. Values are compared
/// to find out which of several key paths with the same type has changed.
package protocol InheritedValueObservable: AnyObject {}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a value for as long as the observation exists.
    ///
    /// Difference from Apple: only changes that `didChangeValue` reports are observed, such as those of `dynamic`
    /// properties in adapted sources, and those of `isHidden`, `contentOffset` and `contentSize` of views. Other changes of
    /// Foundation and UIKit objects aren't reported, except for the initial call for `.initial`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = options.contains(.old) ? self[keyPath: keyPath] : nil
        if options.contains(.initial) {
            let new = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil))
        }
        let report: (AnyObject) -> Void = { object in
            guard let object = object as? Self else { return }
            let needsNewValue = options.contains(.new) || options.contains(.old)
            let new = needsNewValue ? object[keyPath: keyPath] : nil
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? last : nil))
            if options.contains(.old) { last = new }
        }
        guard self is any InheritedValueObservable, Value.self is any Equatable.Type else {
            return ObservedValues.observe(self, keyPath, report)
        }
        var seen: Any = self[keyPath: keyPath]
        let hasChanged: (AnyObject) -> Bool = { object in
            guard let object = object as? Self, let old = seen as? any Equatable else { return false }
            let new = object[keyPath: keyPath]
            seen = new
            return !old.isEqual(to: new)
        }
        return ObservedValues.observe(self, keyPath, hasChanged: hasChanged, report)
    }

    /// Does nothing: observers are notified by `didChangeValue(for:)`.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Notifies the observers of a value after the change.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { ObservedValues.notify(self, keyPath) }
}

extension Equatable {
    /// Returns whether another value has the same type and is equal.
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
