import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import Synchronization

/// An Objective-C exception with a name and a reason, which UIKit raises for programming errors.
///
/// Swift can't unwind the stack for exceptions. UIKit's own API prints the exception and terminates the process, as for an uncaught
/// exception. `NibLoader` and `catching(_:)` throw it as an error.
public struct UIKitException: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the exception, such as `NSUnknownKeyException`.
    public let name: String
    /// The reason, in UIKit's wording.
    public let reason: String
    /// The location of the cause in a document, if it is known.
    public var diagnostic: Diagnostic?
    /// The key-value coding error that caused the exception, if there is one.
    package var cause: KeyValueError?

    /// The name of the exception for an inconsistent state.
    package static let internalInconsistency = "NSInternalInconsistencyException"
    /// The name of the exception for an invalid argument.
    package static let invalidArgument = "NSInvalidArgumentException"

    /// Creates an exception with a name, a reason and an optional diagnostic.
    public init(name: String, reason: String, diagnostic: Diagnostic? = nil) {
        self.name = name
        self.reason = reason
        self.diagnostic = diagnostic
    }

    /// The text that is printed for the exception.
    public var description: String {
        let suffix = diagnostic.map { "\n\($0)" } ?? ""
        return "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\(suffix)"
    }

    /// Prints the exception and terminates the process.
    public static func raise(name: String, reason: String) -> Never {
        UIKitException(name: name, reason: reason).raise()
    }

    /// Prints the exception and terminates the process with SIGABRT, as for an uncaught exception. Unlike `precondition`, it also prints
    /// the text in release builds.
    public func raise() -> Never {
        Notice.report(.each, description)
        abort()
    }

    /// Terminates the process. In a call of `catching(_:)`, records the exception instead: the code continues with a harmless value, and
    /// `catching(_:)` throws the exception at the end.
    package static func raiseOrRecord(_ exception: UIKitException) {
        guard let recorder = ExceptionRecorder.innermost else { exception.raise() }
        recorder.record(exception)
    }

    /// Whether `catching(_:)` records exceptions, so that they don't terminate the process.
    package static var isCaught: Bool { ExceptionRecorder.innermost != nil }

    /// Terminates the process or records an exception with a name and a reason. See `raiseOrRecord(_:)`.
    package static func raiseOrRecord(_ name: String, _ reason: String) {
        raiseOrRecord(UIKitException(name: name, reason: reason))
    }

    /// Calls a closure and throws the first exception that it raises. Also catches exceptions on other threads, if they aren't in a call
    /// of `catching(_:)`.
    package static func catching<Result>(_ body: () throws -> Result) throws -> Result {
        let recorder = ExceptionRecorder.start()
        let result = Swift.Result { try body() }
        if let exception = recorder.finish() { throw exception }
        return try result.get()
    }
}

/// A recorder for the exceptions in a call of `UIKitException.catching(_:)`.
private final class ExceptionRecorder: Sendable {
    private let thread = UInt(pthread_self())
    private let firstException = Mutex<UIKitException?>(nil)

    private static let activeRecorders = Mutex<[ExceptionRecorder]>([])

    /// The last recorder that was started on this thread, or otherwise on any thread.
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
    /// Returns the exception for an unknown key of an object.
    package static func undefinedKey(_ key: String, of className: String, setting: Bool) -> UIKitException {
        let method = setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
        return UIKitException(
            name: "NSUnknownKeyException",
            reason: "[<\(className)> \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
