import Foundation
import Synchronization

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// As long as the object lives.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, as long as the object lives.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// As long as the object lives.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy, as long as the object lives.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The values that are associated with one object. The object's end is theirs.
public final class AssociatedValues: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
    }

    private let lock = NSLock()
    private var values: [UInt: Value] = [:]

    /// No values.
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
        // What is let go may have a `deinit` that comes back here.
        _ = old
    }
}

/// A class that has room for its associated values, so that they end with the object.
public protocol AssociatedValuesHolder: AnyObject {
    /// The object's values, made when first asked for.
    var associatedValues: AssociatedValues { get }
}

/// The values of objects whose classes have no room for them. They are let go when it is seen that the object is gone: at the
/// latest when as many objects again have got values.
private final class AssociationTable: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    private struct Entry {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    static let shared = AssociationTable()
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    func values(of object: AnyObject, creating: Bool) -> AssociatedValues? {
        let id = ObjectIdentifier(object)
        var gone: [Entry] = []
        lock.lock()
        defer {
            lock.unlock()
            // After the lock: a `deinit` may come back here.
            gone.removeAll()
        }
        if let entry = entries[id] {
            if entry.object != nil { return entry.values }
            gone.append(entry)
            entries[id] = nil
        }
        guard creating else { return nil }
        if entries.count >= limit {
            for (id, entry) in entries where entry.object == nil {
                gone.append(entry)
                entries[id] = nil
            }
            limit = max(64, entries.count * 2)
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

/// The value that `objc_setAssociatedObject` gave an object under a key, by the key's address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    let values =
        (object as? any AssociatedValuesHolder)?.associatedValues
        ?? AssociationTable.shared.values(of: object, creating: false)
    return values?[UInt(bitPattern: key)]
}

/// Gives an object a value under a key, by the key's address; nil takes it away.
///
/// UIKit's objects let go of their values when they end; others' values may live somewhat longer than their object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    let values =
        (object as? any AssociatedValuesHolder)?.associatedValues
        ?? AssociationTable.shared.values(of: object, creating: value != nil)
    values?.set(value, UInt(bitPattern: key), policy)
}

/// Takes all associated values of an object away; those of UIKit's objects stay.
public func objc_removeAssociatedObjects(_ object: Any) { AssociationTable.shared.remove(object as AnyObject) }

private let monitors = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// Waits until no other thread is between this call and `objc_sync_exit` with the same object.
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

/// Lets other threads go on that wait in `objc_sync_enter`.
/// - Returns: 0, or -1 where none had been entered.
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
