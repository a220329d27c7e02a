import Foundation

/// A property that can be set and read by name through its real setter and getter, so that its observers run.
@MainActor public struct KeyValueProperty {
    /// The property's name in key-value coding.
    public let key: String
    /// The property's type.
    let type: Any.Type
    let get: (AnyObject) -> Any?
    /// Throws `KeyValueError` or returns after the setter ran; `nil` when the property can only be read.
    let set: ((AnyObject, Any?) throws -> Void)?

    /// Whether it only is reported: a private key without effect.
    var isIgnored = false

    /// Whether it takes a number of points.
    var isLength: Bool { type == CGFloat.self || type == CGFloat?.self }

    /// Creates a read-only property.
    public init<Root: AnyObject, Value>(readOnly key: String, _ path: KeyPath<Root, Value>) {
        self.key = key
        type = Value.self
        get = { ($0 as? Root)?[keyPath: path] }
        set = nil
    }

    /// The same with the path of its getter, as in `KeyValueProperty("level", \Gauge.level) { $0.level = $1 }`.
    package init<Root: AnyObject, Value>(
        _ key: String, _ path: KeyPath<Root, Value>, set: @escaping @MainActor (Root, Value) -> Void
    ) {
        self.init(key, of: Root.self, { $0[keyPath: path] }, set)
    }

    /// Creates a property from its getter and setter, for example `KeyValueProperty("level", of: Gauge.self, { $0.level
    /// }, { $0.level = $1 })`.
    ///
    /// It does not use a key path, because writing through one reads first: a getter may then load or create the value
    /// that is about to be replaced.
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

/// A class that names the properties whose real setters key-value coding uses.
///
/// You don't need to name stored properties: reflection finds them, but `didSet` does not run then. Name computed
/// properties, those with observers, and those with property wrappers.
@preconcurrency @MainActor public protocol KeyValueCodable: AnyObject {
    /// The class's properties by name; those of superclasses are included automatically.
    static var keyValueProperties: [KeyValueProperty] { get }
}
