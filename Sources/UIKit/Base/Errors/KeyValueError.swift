/// An error that occurs when a property is set or read by name.
package enum KeyValueError: Error, Hashable {
    /// The class has no such stored property and no known setter with that name.
    case undefinedKey(key: String, className: String)
    /// The value's type does not match the property's type.
    case wrongType(key: String, className: String, expected: String, given: String)
    /// The property is not optional, and the value is nil.
    case notOptional(key: String, className: String, expected: String)
    /// The property is a `let` or read-only.
    case readOnly(key: String, className: String)
    /// The property is `unowned` or `unmanaged`.
    case unowned(key: String, className: String)
    /// The property has a property wrapper.
    case wrapped(key: String, className: String)
    /// A key path leads through nil or a value that is not an object.
    case brokenPath(key: String, path: String, className: String)

    /// The message for a diagnostic whose key is the property.
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

    /// Whether the class has no such property.
    package var isUndefinedKey: Bool {
        if case .undefinedKey = self { return true }
        return false
    }

    /// Whether the property exists but has another type.
    package var isWrongType: Bool {
        if case .wrongType = self { return true }
        return false
    }

    /// A suggestion for how to fix the error.
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

    /// The exception that is raised for the error. UIKit itself checks neither types nor nil.
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
