import Foundation

/// The properties of UIKit's own classes, by class and name, for key-value coding.
///
/// The lists are generated from the catalogue of members in `Sources/UIKit/Members/Lists`. They contain all settable
/// properties, including plain stored ones, because overrides of their setters must be called.
@MainActor package enum KeyValueTable {
    private static let propertyListsByClass: [ObjectIdentifier: @MainActor () -> [KeyValueProperty]] = {
        Dictionary(uniqueKeysWithValues: MemberTables.all.properties().map { (ObjectIdentifier($0.0), $0.1) })
    }()
    /// A cache of the properties of classes. Creating all of them at launch would take longer than drawing a cell.
    private static var propertiesByClass: [ObjectIdentifier: [String: KeyValueProperty]] = [:]

    /// Returns the property with a name in a class or its superclasses. The name `hidden` also finds `isHidden`, because
    /// Boolean properties have different names in Objective-C.
    static func property(_ key: String, of type: AnyClass) -> KeyValueProperty? {
        let booleanKey = "is" + key.prefix(1).uppercased() + String(key.dropFirst())
        var current: AnyClass? = type
        while let candidate = current {
            let propertiesByKey = properties(of: candidate)
            if let property = propertiesByKey[key] ?? propertiesByKey[booleanKey] { return property }
            current = _getSuperclass(candidate)
        }
        return nil
    }

    /// Returns the sorted names of all properties of a class and its superclasses.
    static func keys(of type: AnyClass) -> [String] {
        var keys: Set<String> = []
        var current: AnyClass? = type
        while let candidate = current {
            keys.formUnion(properties(of: candidate).keys)
            current = _getSuperclass(candidate)
        }
        return keys.sorted()
    }

    private static func properties(of type: AnyClass) -> [String: KeyValueProperty] {
        let identifier = ObjectIdentifier(type)
        if let cached = propertiesByClass[identifier] { return cached }
        guard let makeProperties = propertyListsByClass[identifier] else { return [:] }
        let propertiesByKey = Dictionary(uniqueKeysWithValues: makeProperties().map { ($0.key, $0) })
        propertiesByClass[identifier] = propertiesByKey
        return propertiesByKey
    }
}
