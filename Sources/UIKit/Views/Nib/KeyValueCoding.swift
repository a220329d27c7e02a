import CellSimReflection
import Foundation

/// Reads and sets properties by name, for outlets, runtime attributes and data.
///
/// It calls the setter if `KeyValueCodable` or `KeyValueTable` lists the property, so that property observers run.
/// Otherwise it accesses the stored property by reflection.
@MainActor package enum KeyValueCoding {
    private enum PropertyAccess {
        case property(KeyValueProperty)
        case field(ReflectedField)
        case propertyWrapper
        case missing
    }

    private struct CacheKey: Hashable {
        let type: ObjectIdentifier
        let key: String
    }

    /// Whether the process may contain classes that conform to `KeyValueCodable`, `AdaptedListing` or `KeyValueReceiving`.
    /// The command line has none and sets this to false, which saves a conformance check for each class.
    package static var hasCustomClasses = true

    private static var accessCache: [CacheKey: PropertyAccess] = [:]
    /// The maximum number of cached names. A full cache is emptied: documents can contain any number of names.
    private static let maximumCacheCount = 10_000

    /// Returns whether an object has a property with this name.
    package static func hasKey(_ key: String, in object: AnyObject) -> Bool {
        if case .missing = access(key, of: object) { return false }
        return true
    }

    /// Returns the type of a settable property, or nil if the property is unknown or read-only.
    package static func settableType(ofKey key: String, in object: AnyObject) -> Any.Type? {
        switch access(key, of: object) {
        case .missing, .propertyWrapper: nil
        case .property(let property): property.set == nil ? nil : property.type
        case .field(let field): field.isVariable && field.ownership != .unowned ? field.type : nil
        }
    }

    /// Returns whether a key is a private key without effect.
    static func isIgnored(_ key: String, of object: AnyObject) -> Bool {
        if case .property(let property) = access(key, of: object) { return property.isIgnored }
        return false
    }

    /// Sets a property.
    ///
    /// - Throws: `KeyValueError`.
    package static func setDirectly(_ value: Any?, forKey key: String, of object: AnyObject) throws {
        var name: String { className(of: object) }
        switch access(key, of: object) {
        case .missing: throw KeyValueError.undefinedKey(key: key, className: name)
        case .propertyWrapper: throw KeyValueError.wrapped(key: key, className: name)
        case .property(let property):
            guard let set = property.set else { throw KeyValueError.readOnly(key: key, className: name) }
            try set(object, value)
        case .field(let field):
            guard field.ownership != .unowned else { throw KeyValueError.unowned(key: key, className: name) }
            guard field.isVariable else { throw KeyValueError.readOnly(key: key, className: name) }
            switch field.storeConverted(value, in: object) {
            case .stored: return
            case .notOptional: throw KeyValueError.notOptional(key: key, className: name, expected: "\(field.type)")
            case .wrongType:
                throw KeyValueError.wrongType(
                    key: key, className: name, expected: "\(field.type)", given: KeyValueConversion.typeName(of: value))
            }
        }
    }

    /// Stores an object in a property whose type is a subclass of the object's class, without a check. Key-value coding on
    /// Apple's systems does the same. It works as long as code uses only members of the object's own class.
    ///
    /// - Returns: Whether the object was stored; false if the property's type isn't such a subclass.
    static func storeMismatchedObject(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Bool {
        guard case .field(let field) = access(key, of: object), field.isVariable, field.ownership != .unowned else {
            return false
        }
        return field.storeUnchecked(value, in: object)
    }

    /// Sets a value from a document with the object's own `setValue(_:forKey:)`, which may be overridden.
    ///
    /// - Throws: `KeyValueError` if the object isn't an `NSObject`. For other objects, errors are raised as exceptions.
    static func setValue(_ value: Any?, forKey key: String, to object: AnyObject) throws {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKey: key)
        } else if hasCustomClasses, let receiver = object as? any KeyValueReceiving {
            receiver.setValue(value, forKey: key)
        } else if let plainObject = object as? NSObject {
            plainObject.setByKey(value, key)
        } else {
            try setDirectly(value, forKey: key, of: object)
        }
    }

    /// Returns the value of a property.
    ///
    /// - Throws: `KeyValueError`.
    package static func value(forKey key: String, of object: AnyObject) throws -> Any? {
        var name: String { className(of: object) }
        switch access(key, of: object) {
        case .missing: throw KeyValueError.undefinedKey(key: key, className: name)
        case .propertyWrapper: throw KeyValueError.wrapped(key: key, className: name)
        case .property(let property): return KeyValueConversion.unwrapped(property.get(object))
        case .field(let field):
            guard field.ownership != .unowned else { throw KeyValueError.unowned(key: key, className: name) }
            return KeyValueConversion.unwrapped(field.load(from: object))
        }
    }

    /// Returns the object and the key for the last component of a key path.
    ///
    /// - Throws: `KeyValueError` for an invalid path.
    package static func target(ofPath path: String, from object: AnyObject) throws -> (object: AnyObject, key: String) {
        var pathComponents = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let lastComponent = pathComponents.removeLast()
        var current = object
        for part in pathComponents {
            guard let value = KeyValueConversion.unwrapped(try value(forKey: part, of: current)),
                let next = reference(in: value)
            else {
                throw KeyValueError.brokenPath(key: part, path: path, className: className(of: current))
            }
            current = next
        }
        return (current, lastComponent)
    }

    /// Returns the class name as `Module.Class`, without the context that Swift adds to names of private types.
    package static func className(of object: AnyObject) -> String {
        UIKitModules.qualifiedName(of: type(of: object)).split(separator: ".").filter {
            !$0.hasPrefix("(unknown context")
        }.joined(
            separator: ".")
    }

    private static func access(_ key: String, of object: AnyObject) -> PropertyAccess {
        let type: AnyClass = type(of: object)
        let name = CacheKey(type: ObjectIdentifier(type), key: key)
        if let cachedAccess = accessCache[name] { return cachedAccess }
        let resolvedAccess = findAccess(key, in: type)
        if accessCache.count >= maximumCacheCount { accessCache.removeAll(keepingCapacity: true) }
        accessCache[name] = resolvedAccess
        return resolvedAccess
    }

    private static var fieldCache: [ObjectIdentifier: [ReflectedField]] = [:]

    private static func fields(of type: AnyClass) -> [ReflectedField] {
        if let cachedFields = fieldCache[ObjectIdentifier(type)] { return cachedFields }
        let fields = FieldReflection.fields(of: type)
        fieldCache[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func findAccess(_ key: String, in type: AnyClass) -> PropertyAccess {
        if hasCustomClasses {
            if let property = (type as? any KeyValueCodable.Type)?.keyValueProperties.last(where: { $0.key == key }) {
                return .property(property)
            }
            if let property = AdaptedClasses.property(key, of: type) { return .property(property) }
        }
        let property = KeyValueTable.property(key, of: type)
        if let property, property.set != nil { return .property(property) }
        if let (property, owningClass) = PrivateKeys.findProperty(key, of: type) {
            // A property with this name in a subclass of the app takes precedence over the private key.
            let names = [key, "_\(key)", "$__lazy_storage_$_\(key)"]
            let counts = [type, owningClass].map { Self.fields(of: $0).count { names.contains($0.name) } }
            if counts[0] == counts[1] { return .property(property) }
        }
        if let property { return .property(property) }
        let fields = fields(of: type)
        if let field = fields.last(where: { $0.name == key || $0.name == "$__lazy_storage_$_\(key)" }) {
            return .field(field)
        }
        if fields.contains(where: { $0.name == "_\(key)" }) { return .propertyWrapper }
        let booleanKey = "is" + key.prefix(1).uppercased() + String(key.dropFirst())
        if let field = fields.last(where: { $0.name == booleanKey }) { return .field(field) }
        return .missing
    }
}
