import Foundation

/// A key of the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value after the change, or the inserted elements.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, or the removed elements.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the changed elements, as an `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key for a Boolean that indicates whether the notification precedes the change. Never used.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    /// The kind of change, as the number of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// An object that observes changes of values by name.
///
/// On Apple platforms, this is a method of `NSObject`. On Linux, a class that isn't a responder must conform to this
/// protocol and implement the method without `override`. Responders already conform.
public protocol KeyValueObserving: AnyObject {
    /// Called after a change.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol where Self: NSObject {
    /// Notifies `observer` of changes of a value until `removeObserver` is called.
    ///
    /// Observes `dynamic` properties in adapted sources, arrays from `mutableArrayValue(forKey:)`, and changes that
    /// `didChangeValue(forKey:)` reports. Key paths with several components aren't supported.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        unsafe KeyPathObservers.add(observer, to: self, keyPath, options, context)
    }

    /// Ends the observation that `addObserver` started.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyPathObservers.remove(observer, from: self, keyPath)
    }

    /// Ends the observation that `addObserver` started.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        KeyPathObservers.remove(observer, from: self, keyPath)
    }

    /// Ends the program: called if no override handles a change. Declared so that overrides can call `super.observeValue`.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        FoundationException.raise(
            "NSInternalInconsistencyException",
            "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.")
    }

    /// Does nothing: observers are notified by `didChangeValue(forKey:)`.
    public func willChangeValue(forKey key: String) {}

    /// Notifies the observers of a value after the change.
    public func didChangeValue(forKey key: String) { ObservedValues.notify(self, AnyHashable(key)) }

    /// Returns a proxy for the array with a name. The proxy notifies observers of changes. The property must be an `NSMutableArray`.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        guard let array = KeyValueReader.value(of: self, key: key) as? NSMutableArray else {
            FoundationException.raise(
                "NSUnknownKeyException", "\(type(of: self)) has no NSMutableArray for the key '\(key)'")
        }
        return ObservedArray(array, of: self, key)
    }
}

/// Stores observers that were added by name, with their options.
enum KeyPathObservers {
    private struct Entry {
        weak var observer: NSObject?
        let key: String
        let options: NSKeyValueObservingOptions
        /// The context pointer as a number. It is passed to the observer and never dereferenced.
        let context: UInt
        var lastValue: Any?
        var observation: NSKeyValueObservation?
    }

    private final class Entries: @unchecked Sendable {
        // Unchecked: the lock guards all mutable state.
        let lock = NSRecursiveLock()
        var byObject: [ObjectIdentifier: [Entry]] = [:]
    }

    private static let entries = Entries()

    static func add(
        _ observer: NSObject, to object: NSObject, _ key: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        let id = ObjectIdentifier(object)
        let last = options.contains(.old) ? KeyValueReader.value(of: object, path: key) : nil
        var entry = Entry(
            observer: observer, key: key, options: options, context: UInt(bitPattern: context), lastValue: last)
        entry.observation = ObservedValues.observe(object, AnyHashable(key)) { [weak observer] object in
            if let observer { valueDidChange(object, key, observer) }
        }
        entries.lock.withLock {
            entries.byObject[id, default: []].removeAll { $0.observer == nil }
            entries.byObject[id, default: []].append(entry)
        }
        if options.contains(.initial) {
            report(entry, object, kind: .setting, new: KeyValueReader.value(of: object, path: key), old: nil)
        }
    }

    static func remove(_ observer: NSObject, from object: NSObject, _ key: String) {
        let id = ObjectIdentifier(object)
        let removed: [Entry] = entries.lock.withLock {
            let all = entries.byObject[id] ?? []
            let remaining = all.filter { $0.observer != nil && ($0.observer !== observer || $0.key != key) }
            entries.byObject[id] = remaining.isEmpty ? nil : remaining
            return all.filter { $0.observer === observer && $0.key == key }
        }
        for entry in removed { entry.observation?.invalidate() }
    }

    private static func valueDidChange(_ object: AnyObject, _ key: String, _ observer: NSObject) {
        let new = KeyValueReader.value(of: object, path: key)
        let changed: [Entry] = entries.lock.withLock {
            let id = ObjectIdentifier(object)
            let all = entries.byObject[id] ?? []
            for index in all.indices where all[index].observer === observer && all[index].key == key {
                entries.byObject[id]?[index].lastValue = all[index].options.contains(.old) ? new : nil
            }
            return all.filter { $0.observer === observer && $0.key == key }
        }
        for entry in changed { report(entry, object, kind: .setting, new: new, old: entry.lastValue) }
    }

    /// Notifies observers after elements of an array have changed.
    static func report(
        _ object: NSObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any], old: [Any]
    ) {
        let all = entries.lock.withLock { entries.byObject[ObjectIdentifier(object)] ?? [] }
        for entry in all where entry.key == key {
            report(
                entry, object, kind: kind, new: new.isEmpty ? nil : new, old: old.isEmpty ? nil : old, indexes: indexes)
        }
    }

    private static func report(
        _ entry: Entry, _ object: AnyObject, kind: NSKeyValueChange, new: Any?, old: Any?, indexes: IndexSet? = nil
    ) {
        guard let observer = entry.observer as? any KeyValueObserving else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
        if let indexes { change[.indexesKey] = indexes }
        let isCollection = indexes != nil
        if entry.options.contains(.new), new != nil || !isCollection { change[.newKey] = new ?? NSNull() }
        if entry.options.contains(.old), old != nil || !isCollection { change[.oldKey] = old ?? NSNull() }
        let context = unsafe UnsafeMutableRawPointer(bitPattern: entry.context)
        unsafe observer.observeValue(forKeyPath: entry.key, of: object, change: change, context: context)
    }
}
