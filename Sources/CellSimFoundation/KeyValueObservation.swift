import Foundation
import Synchronization

/// What an observer is told beside the new value.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The change holds the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change holds the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is told at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is told before a change too. Kept without effect.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a value.
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Elements were put in.
    case insertion
    /// Elements were taken out.
    case removal
    /// Elements were replaced.
    case replacement
}

/// A change of a value that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// What happened.
    public let kind: NSKeyValueChange
    /// The value after the change, where it was asked for.
    public let newValue: Value?
    /// The value before the change, where it was asked for.
    public let oldValue: Value?
    /// Which elements of a collection changed: always nil.
    public var indexes: IndexSet? { nil }
    /// Always false.
    public var isPrior: Bool { false }
}

/// Observes a value as long as it lives.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let end: @Sendable () -> Void

    /// An observation that is ended by a function.
    public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    /// Ends it.
    public func invalidate() { end() }

    deinit { end() }
}

/// Who observes which values. Swift's properties tell nobody of their changes: those that were adapted, and those that call
/// `didChangeValue(for:)` or `didChangeValue(forKey:)`, do.
public enum ObservedValues {
    private struct Observer {
        let number: Int
        weak var object: AnyObject?
        let key: AnyHashable
        let tell: (AnyObject) -> Void
    }

    private final class Table: @unchecked Sendable {
        // Unchecked: the lock guards what changes.
        let lock = NSRecursiveLock()
        var observers: [ObjectIdentifier: [Observer]] = [:]
        var number = 0
    }

    private static let table = Table()

    /// Has a function called at each change of a value, by the key path or the name that tells of it.
    public static func observe(
        _ object: AnyObject, _ key: AnyHashable, _ tell: @escaping (AnyObject) -> Void
    ) -> NSKeyValueObservation {
        table.lock.lock()
        defer { table.lock.unlock() }
        table.number += 1
        let (number, id) = (table.number, ObjectIdentifier(object))
        // Observers of an object that was at the same address are none of this one's.
        table.observers[id, default: []].removeAll { $0.object == nil }
        table.observers[id, default: []].append(Observer(number: number, object: object, key: key, tell: tell))
        return NSKeyValueObservation {
            table.lock.lock()
            defer { table.lock.unlock() }
            table.observers[id]?.removeAll { $0.number == number }
            if table.observers[id]?.isEmpty == true { table.observers[id] = nil }
        }
    }

    /// Tells those who observe a value that it changed.
    public static func notify(_ object: AnyObject, _ key: AnyHashable) {
        table.lock.lock()
        let observers = table.observers[ObjectIdentifier(object)] ?? []
        table.lock.unlock()
        for observer in observers where observer.key == key && observer.object === object { observer.tell(object) }
    }

    /// Tells those who observe a value, by its key path or its name, that it changed.
    public static func notify(_ object: AnyObject, _ key: AnyHashable, _ name: String) {
        notify(object, key)
        notify(object, AnyHashable(name))
    }

    /// Whether anybody observes the object.
    public static func hasObservers(_ object: AnyObject) -> Bool {
        table.lock.lock()
        defer { table.lock.unlock() }
        return table.observers[ObjectIdentifier(object)] != nil
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls `changeHandler` when the value changes, as long as the observation is held.
    ///
    /// A difference from Apple's: only changes that are told by `didChangeValue` are seen, as adapted sources' `dynamic`
    /// properties do. Those of Foundation's and UIKit's objects are not, but for the first call of `.initial`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = options.contains(.old) ? self[keyPath: keyPath] : nil
        if options.contains(.initial) {
            let new = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil))
        }
        let tell: (AnyObject) -> Void = { object in
            guard let object = object as? Self else { return }
            let needed = options.contains(.new) || options.contains(.old)
            let new = needed ? object[keyPath: keyPath] : nil
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? last : nil))
            if options.contains(.old) { last = new }
        }
        return ObservedValues.observe(self, keyPath, tell)
    }

    /// Announces a change; the values are read when it is told.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Tells those who observe the value that it changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { ObservedValues.notify(self, keyPath) }
}
