import Foundation

/// The properties of UIKit's own classes that have setters or getters of their own.
@MainActor enum KeyValueTable {
    private static let byClass: [ObjectIdentifier: [String: KeyValueProperty]] = {
        var table: [ObjectIdentifier: [String: KeyValueProperty]] = [:]
        for (type, properties): (AnyClass, [KeyValueProperty]) in all {
            table[ObjectIdentifier(type), default: [:]].merge(properties.map { ($0.key, $0) }) { _, last in last }
        }
        return table
    }()

    /// The property of that name of a class or its nearest superclass that has one.
    static func property(_ key: String, of type: AnyClass) -> KeyValueProperty? {
        var current: AnyClass? = type
        while let next = current {
            if let property = byClass[ObjectIdentifier(next)]?[key] { return property }
            current = _getSuperclass(next)
        }
        return nil
    }
}
