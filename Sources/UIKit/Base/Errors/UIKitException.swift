import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import Synchronization

/// An Objective-C exception that UIKit raises for a programmer's error, with a name and a reason.
///
/// Swift cannot unwind exceptions. UIKit's own API prints the exception and terminates the process, like an uncaught
/// exception; `NibLoader` and `catching(_:)` throw it as an error instead.
public struct UIKitException: Error, Sendable, Hashable, CustomStringConvertible {
    /// The exception's name, for example `NSUnknownKeyException`.
    public let name: String
    /// The reason, in UIKit's words.
    public let reason: String
    /// The location of the cause, if it is in a document.
    public var diagnostic: Diagnostic?
    /// The key-value coding error that caused the exception, if there is one.
    package var cause: KeyValueError?

    /// The name of the exception for an inconsistent state.
    package static let internalInconsistency = "NSInternalInconsistencyException"
    /// The name of the exception for an invalid argument.
    package static let invalidArgument = "NSInvalidArgumentException"

    /// Creates an exception.
    public init(name: String, reason: String, diagnostic: Diagnostic? = nil) {
        self.name = name
        self.reason = reason
        self.diagnostic = diagnostic
    }

    /// The message for standard error.
    public var description: String {
        let suffix = diagnostic.map { "\n\($0)" } ?? ""
        return "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\(suffix)"
    }

    /// Prints the exception and terminates the process.
    public static func raise(name: String, reason: String) -> Never {
        UIKitException(name: name, reason: reason).raise()
    }

    /// Prints the exception and terminates the process with SIGABRT, like an uncaught exception. It also works in
    /// release builds, where the optimiser may drop the text of `precondition`.
    public func raise() -> Never {
        Notice.report(.each, description)
        abort()
    }

    /// Terminates the process. Inside `catching(_:)`, records the exception instead, which `catching(_:)` throws after
    /// the current call returns; the code that raises then continues with a harmless value.
    package static func raiseOrRecord(_ exception: UIKitException) {
        guard let recorder = ExceptionRecorder.innermost else { exception.raise() }
        recorder.record(exception)
    }

    /// Whether a raised exception would be recorded for `catching(_:)` instead of terminating the process.
    package static var isCaught: Bool { ExceptionRecorder.innermost != nil }

    /// Works like `raiseOrRecord(_:)`, with a name and a reason.
    package static func raiseOrRecord(_ name: String, _ reason: String) {
        raiseOrRecord(UIKitException(name: name, reason: reason))
    }

    /// Runs a closure and throws the first exception raised in it. It catches exceptions on this thread, and on threads
    /// without their own `catching(_:)`.
    package static func catching<Result>(_ body: () throws -> Result) throws -> Result {
        let recorder = ExceptionRecorder.start()
        let result = Swift.Result { try body() }
        if let exception = recorder.finish() { throw exception }
        return try result.get()
    }
}

/// Records exceptions for a call of `UIKitException.catching(_:)`.
private final class ExceptionRecorder: Sendable {
    private let thread = UInt(pthread_self())
    private let firstException = Mutex<UIKitException?>(nil)

    private static let activeRecorders = Mutex<[ExceptionRecorder]>([])

    /// The most recently started recorder on this thread, or otherwise on any thread.
    static var innermost: ExceptionRecorder? {
        let thread = UInt(pthread_self())
        return activeRecorders.withLock { recorders in recorders.last { $0.thread == thread } ?? recorders.last }
    }

    static func start() -> ExceptionRecorder {
        let recorder = ExceptionRecorder()
        activeRecorders.withLock { $0.append(recorder) }
        return recorder
    }

    func record(_ exception: UIKitException) {
        firstException.withLock { if $0 == nil { $0 = exception } }
    }

    func finish() -> UIKitException? {
        Self.activeRecorders.withLock { recorders in recorders.removeAll { $0 === self } }
        return firstException.withLock { $0 }
    }
}

extension UIKitException {
    /// Returns the exception for a key that an object does not have.
    package static func undefinedKey(_ key: String, of className: String, setting: Bool) -> UIKitException {
        let method = setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
        return UIKitException(
            name: "NSUnknownKeyException",
            reason: "[<\(className)> \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
