import CellSimFoundation
import Foundation

/// The key-value observers of an object. Unlike on Apple's systems, only changes through key-value coding are observed,
/// not assignments in code.
@MainActor final class KeyValueObservers {
    private struct Entry {
        weak var observer: NSObject?
        let path: String
        let options: NSKeyValueObservingOptions
        /// The context pointer as a number. It is passed back to the observer and never dereferenced.
        let context: UInt
        var lastValue: Any?
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func add(
        _ observer: NSObject, path: String, of object: UIResponder, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        let value = object.value(forKeyPath: path)
        entries.append(
            Entry(
                observer: observer, path: path, options: options, context: UInt(bitPattern: context), lastValue: value))
        if options.contains(.initial) {
            notifyObserver(entries[entries.count - 1], of: object, new: value, isInitial: true)
        }
    }

    func remove(_ observer: NSObject, path: String) {
        entries.removeAll { $0.observer == nil || ($0.observer === observer && $0.path == path) }
    }

    /// Notifies the observers of a key path.
    func notify(_ path: String, of object: AnyObject, value: Any?) {
        for index in entries.indices {
            guard entries[index].path == path else { continue }
            let entry = entries[index]
            entries[index].lastValue = KeyValueConversion.unwrapped(value)
            notifyObserver(entry, of: object, new: value, isInitial: false)
        }
    }

    private func notifyObserver(_ entry: Entry, of object: AnyObject, new: Any?, isInitial: Bool) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if entry.options.contains(.new) { change[.newKey] = KeyValueConversion.unwrapped(new) ?? NSNull() }
        if entry.options.contains(.old), !isInitial {
            change[.oldKey] = KeyValueConversion.unwrapped(entry.lastValue) ?? NSNull()
        }
        let context = unsafe UnsafeMutableRawPointer(bitPattern: entry.context)
        let observer = entry.observer as? any KeyValueObserving
        unsafe observer?.observeValue(forKeyPath: entry.path, of: object, change: change, context: context)
    }
}
