import Foundation

/// The keys of a change that an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Which elements of a collection changed: none are told.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is about to come: never.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    /// The kind of change: always 1, a value that was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// Who is told when a property is set by name. A difference from Apple's: assignments in code are not seen.
@MainActor final class KeyValueObservers {
    private struct Entry {
        weak var observer: UIResponder?
        let path: String
        let options: NSKeyValueObservingOptions
        /// The observer's pointer as a number: it is handed back and never followed.
        let context: UInt
        var last: Any?
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func add(
        _ observer: UIResponder, path: String, of object: UIResponder, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        let value = object.value(forKeyPath: path)
        entries.append(
            Entry(observer: observer, path: path, options: options, context: UInt(bitPattern: context), last: value))
        if options.contains(.initial) {
            tell(entries[entries.count - 1], of: object, new: value, isInitial: true)
        }
    }

    func remove(_ observer: UIResponder, path: String) {
        entries.removeAll { $0.observer == nil || ($0.observer === observer && $0.path == path) }
    }

    /// Tells those who watch `path`.
    func notify(_ path: String, of object: AnyObject, value: Any?) {
        for index in entries.indices {
            guard entries[index].path == path else { continue }
            let entry = entries[index]
            entries[index].last = KeyValueConversion.unwrapped(value)
            tell(entry, of: object, new: value, isInitial: false)
        }
    }

    private func tell(_ entry: Entry, of object: AnyObject, new: Any?, isInitial: Bool) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if entry.options.contains(.new) { change[.newKey] = KeyValueConversion.unwrapped(new) ?? NSNull() }
        if entry.options.contains(.old), !isInitial {
            change[.oldKey] = KeyValueConversion.unwrapped(entry.last) ?? NSNull()
        }
        let context = unsafe UnsafeMutableRawPointer(bitPattern: entry.context)
        unsafe entry.observer?.observeValue(forKeyPath: entry.path, of: object, change: change, context: context)
    }
}
