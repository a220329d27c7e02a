/// An error in key-value coding, which sets or reads a property by name.
package enum KeyValueError: Error, Hashable {
    /// The class doesn't have a stored property or a known setter with this name.
    case undefinedKey(key: String, className: String)
    /// The type of the value doesn't match the type of the property.
    case wrongType(key: String, className: String, expected: String, given: String)
    /// The property is not optional, but the value is `nil`.
    case notOptional(key: String, className: String, expected: String)
    /// The property is a `let` or read-only.
    case readOnly(key: String, className: String)
    /// The property is `unowned` or `unmanaged`.
    case unowned(key: String, className: String)
    /// The property has a property wrapper.
    case wrapped(key: String, className: String)
    /// A key path contains a value that is `nil` or not an object.
    case brokenPath(key: String, path: String, className: String)

    /// The message for a diagnostic with the property's name as its key.
    package var message: String {
        switch self {
        case .undefinedKey(let key, let name):
            "this class is not key value coding-compliant for the key \(key) (class \(name))"
        case .wrongType(_, let name, let expected, let given): "of \(name) is \(expected) and cannot hold \(given)"
        case .notOptional(_, let name, let expected): "of \(name) is \(expected) and cannot be nil"
        case .readOnly(_, let name): "of \(name) cannot be set"
        case .unowned(_, let name): "of \(name) is unowned and cannot be set by name"
        case .wrapped(_, let name): "of \(name) is stored in a property wrapper and cannot be set by name"
        case .brokenPath(let key, let path, let name):
            "of \(name) has no object at \(key) in the path \(path)"
        }
    }

    /// Whether the class doesn't have this property.
    package var isUndefinedKey: Bool {
        if case .undefinedKey = self { return true }
        return false
    }

    /// Whether the type of the value doesn't match the type of the property.
    package var isWrongType: Bool {
        if case .wrongType = self { return true }
        return false
    }

    /// A suggestion for fixing the error.
    package var remedy: String {
        switch self {
        case .undefinedKey: "add a stored property with this name, or remove the connection"
        case .wrongType: "connect another object, or change the property's type"
        case .notOptional: "make the property optional"
        case .readOnly: "make it a var"
        case .unowned: "make it weak"
        case .wrapped: "remove the wrapper, or list the property in keyValueProperties"
        case .brokenPath: "correct the key path"
        }
    }

    /// The exception that is raised for the error. UIKit itself doesn't check types or `nil` values.
    package var exception: UIKitException {
        var exception: UIKitException
        switch self {
        case .undefinedKey(let key, let name): exception = .undefinedKey(key, of: name, setting: true)
        case .wrongType(let key, _, _, _), .notOptional(let key, _, _), .readOnly(let key, _), .unowned(let key, _),
            .wrapped(let key, _), .brokenPath(let key, _, _):
            exception = UIKitException(name: "NSInvalidArgumentException", reason: "'\(key)' \(message)")
        }
        exception.cause = self
        return exception
    }
}
