import CellSimProcess
import Foundation
import Synchronization

/// An object that returns its own values by name.
public protocol KeyValueReadable {
    /// Returns the value of that name; nil if it doesn't exist or is nil.
    func readValue(forKey key: String) -> Any?
}

/// Reads values by name, for predicates and sort descriptors. It supports dictionaries, collections, Foundation's values,
/// and stored properties of any type. Computed properties are supported only in adapted sources.
public enum KeyValueReader {
    /// A closure that reads a value by name from an object; nil for an unknown name.
    public typealias ValueReader = @Sendable (_ object: AnyObject, _ key: String) -> Any??

    private static let installedReader = Mutex<ValueReader?>(nil)
    private static let reportedKeys = Mutex<Set<String>>([])

    /// Installs a closure that reads the values of objects. It is called before the default implementation.
    public static func install(_ reader: @escaping ValueReader) { self.installedReader.withLock { $0 = reader } }

    /// Returns the value at the end of a key path.
    public static func value(of object: Any?, path: String) -> Any? {
        value(of: object, path: path.split(separator: ".").map(String.init)[...])
    }

    static func value(of object: Any?, path: ArraySlice<String>) -> Any? {
        guard let object = unwrapped(object), let key = path.first else {
            return path.isEmpty ? unwrapped(object) : nil
        }
        let rest = path.dropFirst()
        if key.lowercased() == "self" { return value(of: object, path: rest) }
        guard let elements = elements(of: object) else { return value(of: value(of: object, key: key), path: rest) }
        if key.hasPrefix("@") { return CollectionOperator.apply(key, to: elements, path: rest) }
        if key == "count" { return elements.count }
        return elements.map { value(of: $0, path: path) ?? NSNull() as Any }
    }

    /// Returns the elements of an array or a set; nil for other values.
    static func elements(of object: Any) -> [Any]? {
        if let array = object as? [Any] { return array }
        if let set = object as? NSSet { return set.allObjects }
        if let set = object as? NSOrderedSet { return set.array }
        if let set = object as? Set<AnyHashable> { return Array(set) }
        return nil
    }

    /// Returns the value inside optionals; nil for `NSNull`.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns the value for a key.
    public static func value(of object: Any, key: String) -> Any? {
        if let readable = object as? any KeyValueReadable { return readable.readValue(forKey: key) }
        if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
        if let bridgedValue = foundationValue(of: object, key: key) { return bridgedValue }
        if type(of: object) is AnyClass, let read = installedReader.withLock({ $0 }),
            let value = read(object as AnyObject, key)
        {
            return value
        }
        if let stored = storedValue(key, in: Mirror(reflecting: object)) { return unwrapped(stored) }
        let name = String(describing: type(of: object))
        if reportedKeys.withLock({ $0.insert(name + "." + key).inserted }) {
            Notice.report(
                .each,
                "CellSim: \(name) has no value for the key '\(key)' that CellSim can read\(SupportName.suffix("NSPredicate"))"
            )
        }
        return nil
    }

    /// Returns the value of a stored property of the class or a superclass. Supports lazy properties and property wrappers.
    private static func storedValue(_ key: String, in mirror: Mirror) -> Any? {
        for child in mirror.children {
            if child.label == key { return child.value }
            if child.label == "_" + key || child.label == "$__lazy_storage_$_" + key {
                let wrapper = Mirror(reflecting: child.value)
                return wrapper.children.first { $0.label == "wrappedValue" || $0.label == "value" }?.value
                    ?? child.value
            }
        }
        return mirror.superclassMirror.flatMap { storedValue(key, in: $0) }
    }

    private static func foundationValue(of object: Any, key: String) -> Any? {
        if let text = object as? String {
            switch key {
            case "length": return text.utf16.count
            case "uppercaseString": return text.uppercased()
            case "lowercaseString": return text.lowercased()
            case "capitalizedString": return text.capitalized
            case "intValue", "integerValue": return Int(text.prefix { $0.isNumber || $0 == "-" }) ?? 0
            case "doubleValue", "floatValue": return Double(text) ?? 0
            case "boolValue": return ["y", "t", "1"].contains { text.lowercased().hasPrefix($0) }
            case "description": return text
            default: return nil
            }
        }
        if let url = object as? URL {
            switch key {
            case "absoluteString": return url.absoluteString
            case "path": return url.path
            case "lastPathComponent": return url.lastPathComponent
            case "pathExtension": return url.pathExtension
            case "host": return url.host
            case "scheme": return url.scheme
            default: return nil
            }
        }
        if let date = object as? Date {
            if key == "timeIntervalSince1970" { return date.timeIntervalSince1970 }
            if key == "timeIntervalSinceReferenceDate" { return date.timeIntervalSinceReferenceDate }
        }
        if let uuid = object as? UUID, key == "UUIDString" { return uuid.uuidString }
        return nil
    }
}

/// Collection operators in a key path, such as `@count` and `@sum`.
private enum CollectionOperator {
    static func apply(_ name: String, to elements: [Any], path: ArraySlice<String>) -> Any? {
        if name == "@count" { return elements.count }
        let values = elements.compactMap { KeyValueReader.value(of: $0, path: path) }
        let numbers = values.compactMap { PredicateValue.number($0) }
        switch name {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return values.min { PredicateValue.compare($0, $1) == .orderedAscending }
        case "@max": return values.max { PredicateValue.compare($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            return values.reduce(into: [Any]()) { result, value in
                if !result.contains(where: { PredicateValue.areEqual($0, value) }) { result.append(value) }
            }
        default: return nil
        }
    }
}
