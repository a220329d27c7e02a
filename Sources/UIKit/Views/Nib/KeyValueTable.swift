import Foundation

/// Finds the properties of UIKit's own classes by their names in key-value coding.
///
/// It lists all settable properties, including plain stored ones, because their setters may be overridden. The lists
/// are generated from the catalogue of members, `Sources/UIKit/Members/Lists`.
@MainActor package enum KeyValueTable {
    private static let propertyListsByClass: [ObjectIdentifier: @MainActor () -> [KeyValueProperty]] = {
        Dictionary(uniqueKeysWithValues: MemberTables.all.properties().map { (ObjectIdentifier($0.0), $0.1) })
    }()
    /// The lists that were used so far. Creating all of them at launch would take longer than drawing a cell.
    private static var propertiesByClass: [ObjectIdentifier: [String: KeyValueProperty]] = [:]

    /// Returns the property with this name in a class or its nearest superclass that has one. The name `hidden` also
    /// finds `isHidden`: Objective-C and Swift name Boolean properties differently.
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

    /// Returns the names of all properties of a class and its superclasses, sorted.
    static func keys(of type: AnyClass) -> [String] {
        var keys: Set<String> = []
        var current: AnyClass? = type
        while let next = current {
            keys.formUnion(properties(of: next).keys)
            current = _getSuperclass(next)
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
