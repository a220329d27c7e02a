import Foundation
import Synchronization

/// The ownership of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The associated values of one object, which are released with the object.
public final class AssociatedValues: @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
    }

    private let lock = NSLock()
    private var values: [UInt: Value] = [:]

    /// Creates an empty collection of values.
    public init() {}

    subscript(_ key: UInt) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        return values[key].flatMap { $0.strong ?? $0.weak }
    }

    func set(_ value: Any?, _ key: UInt, _ policy: objc_AssociationPolicy) {
        var new: Value?
        if let value {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN:
                let isObject = type(of: value) is AnyClass
                new = isObject ? Value(weak: value as AnyObject) : Value(strong: value)
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                new = Value(strong: (value as? any NSCopying)?.copy(with: nil) ?? value)
            default: new = Value(strong: value)
            }
        }
        lock.lock()
        let old = values[key]
        values[key] = new
        lock.unlock()
        // Releasing the old value may run a `deinit` that accesses the table again.
        _ = old
    }
}

/// A class that stores its associated values, so that they are released with the object.
public protocol AssociatedValuesHolder: AnyObject {
    /// The object's values, created on first access.
    var associatedValues: AssociatedValues { get }
}

/// The associated values of objects whose classes can't store them. Entries of deallocated objects are removed at the
/// latest when the number of entries has doubled.
private final class AssociationTable: @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    private struct Entry {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    static let shared = AssociationTable()
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var cleanupThreshold = 64

    func values(of object: AnyObject, creating: Bool) -> AssociatedValues? {
        let id = ObjectIdentifier(object)
        var removedEntries: [Entry] = []
        lock.lock()
        defer {
            lock.unlock()
            // Released outside the lock, because a `deinit` may access the table.
            removedEntries.removeAll()
        }
        if let entry = entries[id] {
            if entry.object != nil { return entry.values }
            removedEntries.append(entry)
            entries[id] = nil
        }
        guard creating else { return nil }
        if entries.count >= cleanupThreshold {
            for (id, entry) in entries where entry.object == nil {
                removedEntries.append(entry)
                entries[id] = nil
            }
            cleanupThreshold = max(64, entries.count * 2)
        }
        let values = AssociatedValues()
        entries[id] = Entry(object: object, values: values)
        return values
    }

    func remove(_ object: AnyObject) {
        lock.lock()
        let old = entries.removeValue(forKey: ObjectIdentifier(object))
        lock.unlock()
        _ = old
    }
}

/// Returns the value that is associated with an object under a key. The key's address identifies it.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    let values =
        (object as? any AssociatedValuesHolder)?.associatedValues
        ?? AssociationTable.shared.values(of: object, creating: false)
    return values?[UInt(bitPattern: key)]
}

/// Associates a value with an object under a key; nil removes it. The key's address identifies it.
///
/// UIKit objects release their values when they are deallocated. Values of other objects may outlive their object for a while.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    let values =
        (object as? any AssociatedValuesHolder)?.associatedValues
        ?? AssociationTable.shared.values(of: object, creating: value != nil)
    values?.set(value, UInt(bitPattern: key), policy)
}

/// Removes all associated values of an object, except values that the object itself stores, such as those of UIKit objects.
public func objc_removeAssociatedObjects(_ object: Any) { AssociationTable.shared.remove(object as AnyObject) }

private let monitors = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// Acquires the recursive lock of an object. Waits while another thread holds it.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    let lock = monitors.withLock { monitors in
        let lock = monitors[id]?.lock ?? NSRecursiveLock()
        monitors[id] = (lock, (monitors[id]?.users ?? 0) + 1)
        return lock
    }
    lock.lock()
    return 0
}

/// Releases the lock that `objc_sync_enter` acquired.
/// - Returns: 0, or -1 if the object wasn't locked.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    let lock = monitors.withLock { monitors -> NSRecursiveLock? in
        guard let (lock, users) = monitors[id] else { return nil }
        monitors[id] = users > 1 ? (lock, users - 1) : nil
        return lock
    }
    lock?.unlock()
    return lock == nil ? -1 : 0
}
