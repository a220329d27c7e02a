import Foundation

/// A property that key-value coding accesses with its getter and setter, so that property observers run.
@MainActor public struct KeyValueProperty {
    /// The name of the property in key-value coding.
    public let key: String
    /// The property's type.
    let type: Any.Type
    let get: (AnyObject) -> Any?
    /// Sets the value, or throws `KeyValueError`; nil for a read-only property.
    let set: ((AnyObject, Any?) throws -> Void)?

    /// Whether the property is a private key without effect. Its use is only reported.
    var isIgnored = false

    /// Whether the value is a length in points.
    var isLength: Bool { type == CGFloat.self || type == CGFloat?.self }

    /// Creates a read-only property.
    public init<Root: AnyObject, Value>(readOnly key: String, _ path: KeyPath<Root, Value>) {
        self.key = key
        type = Value.self
        get = { ($0 as? Root)?[keyPath: path] }
        set = nil
    }

    /// Creates a property from a key path for reading and a setter, for example
    /// `KeyValueProperty("level", \Gauge.level) { $0.level = $1 }`.
    package init<Root: AnyObject, Value>(
        _ key: String, _ path: KeyPath<Root, Value>, set: @escaping @MainActor (Root, Value) -> Void
    ) {
        self.init(key, of: Root.self, { $0[keyPath: path] }, set)
    }

    /// Creates a property from a getter and a setter, for example
    /// `KeyValueProperty("level", of: Gauge.self, { $0.level }, { $0.level = $1 })`.
    ///
    /// A writable key path would be unsuitable: writing through it calls the getter first, which might load or create the
    /// value that is about to be replaced.
    public init<Root: AnyObject, Value>(
        _ key: String, of type: Root.Type, _ get: @escaping @MainActor (Root) -> Value,
        _ set: @escaping @MainActor (Root, Value) -> Void
    ) {
        self.key = key
        self.type = Value.self
        self.get = { ($0 as? Root).map { get($0) } }
        self.set = { object, value in
            var name: String { KeyValueCoding.className(of: object) }
            guard let root = object as? Root else { throw KeyValueError.undefinedKey(key: key, className: name) }
            switch KeyValueConversion.convert(value, to: Value.self) {
            case .value(let converted): set(root, converted)
            case .notOptional: throw KeyValueError.notOptional(key: key, className: name, expected: "\(Value.self)")
            case .wrongType:
                throw KeyValueError.wrongType(
                    key: key, className: name, expected: "\(Value.self)", given: KeyValueConversion.typeName(of: value))
            }
        }
    }
}

/// A class that lists properties for key-value coding, so that their setters and observers run.
///
/// List computed properties, properties with observers, and properties with property wrappers. Plain stored properties
/// need not be listed, because reflection finds them.
@preconcurrency @MainActor public protocol KeyValueCodable: AnyObject {
    /// The properties of the class. Those of superclasses are included automatically.
    static var keyValueProperties: [KeyValueProperty] { get }
}
