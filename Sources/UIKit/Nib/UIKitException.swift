import CellSimInterfaceBuilder
import Foundation

/// What UIKit raises as an `NSException`: a programmer's error with a name and a reason.
///
/// Swift has no exceptions that unwind. UIKit's own entry points print the exception and end the process, as an
/// uncaught exception does; `NibLoader` and `catching(_:)` throw it as an error instead.
public struct UIKitException: Error, Sendable, Hashable, CustomStringConvertible {
    /// The exception's name, as in `NSUnknownKeyException`.
    public let name: String
    /// UIKit's text.
    public let reason: String
    /// Where in a document the cause stands, if a document is the cause.
    public var diagnostic: Diagnostic?
    /// What key-value coding found wrong, when that is the cause.
    var cause: KeyValueError?

    /// Creates an exception.
    public init(name: String, reason: String, diagnostic: Diagnostic? = nil) {
        self.name = name
        self.reason = reason
        self.diagnostic = diagnostic
    }

    /// The text that ends up on stderr.
    public var description: String {
        let place = diagnostic.map { "\n\($0)" } ?? ""
        return "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\(place)"
    }

    /// Prints the exception and ends the process.
    public static func raise(name: String, reason: String) -> Never {
        UIKitException(name: name, reason: reason).raise()
    }

    /// Prints the exception and ends the process.
    public func raise() -> Never {
        FileHandle.standardError.write(Data((description + "\n").utf8))
        fatalError(description)
    }

    /// Ends the process, or inside `catching(_:)` lets its caller have the exception once the present call has returned.
    @MainActor static func raiseOrRecord(_ exception: UIKitException) {
        guard let last = recorders.indices.last else { exception.raise() }
        if recorders[last] == nil { recorders[last] = exception }
    }

    /// Runs `body` and throws the first exception that was raised by name within it.
    @MainActor package static func catching<Result>(_ body: () throws -> Result) throws -> Result {
        recorders.append(nil)
        let result = Swift.Result { try body() }
        if let exception = recorders.removeLast() { throw exception }
        return try result.get()
    }

    @MainActor private static var recorders: [UIKitException?] = []
}

extension UIKitException {
    /// The exception for a key that an object does not have.
    static func undefinedKey(_ key: String, of className: String, setting: Bool) -> UIKitException {
        let method = setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
        return UIKitException(
            name: "NSUnknownKeyException",
            reason: "[<\(className)> \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
