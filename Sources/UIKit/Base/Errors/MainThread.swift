import CellSimAutoLayout
import CellSimProcess
import Dispatch
import Foundation
import Synchronization

/// Functions that check whether UIKit is called on the main thread.
///
/// In Swift 5 mode, code can call UIKit on any thread. If two threads use the same view hierarchy, they corrupt memory, so all functions
/// that change it perform this check first.
package enum MainThread {
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The identifier of the main thread once it is known. It is cached because a query of the system takes a thousand times longer.
    private static let mainThreadIdentifier = Atomic<UInt>(0)
    /// Whether the system has been queried for the first thread that runs the main queue.
    private static let hasQueriedSystem = Atomic(false)

    /// Whether the current thread is the main thread, or runs the main queue while the main thread waits.
    package static var isCurrent: Bool {
        let thread = UInt(pthread_self())
        if mainThreadIdentifier.load(ordering: .relaxed) == thread { return true }
        let runsMainQueue = DispatchQueue.getSpecific(key: queueKey) != nil
        if runsMainQueue, hasQueriedSystem.exchange(true, ordering: .relaxed) { return true }
        guard Thread.isMainThread else { return runsMainQueue }
        mainThreadIdentifier.store(thread, ordering: .relaxed)
        return true
    }

    /// Returns whether UIKit can be called. On another thread, reports the message of the Main Thread Checker, raises Auto Layout's
    /// exception and returns false.
    package static func validate(_ method: @autoclosure () -> String) -> Bool {
        if isCurrent { return true }
        report(method())
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "Modifications to the layout engine must not be performed from a background thread after it has been accessed from the main"
                + " thread.")
        return false
    }

    /// The methods that have been reported.
    private static let reportedMethods = Mutex<Set<String>>([])

    /// Prints a warning about a method that was called on another thread, once for each method.
    package static func report(_ method: String) {
        guard reportedMethods.withLock({ $0.insert(method).inserted }) else { return }
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "(none)"
        Notice.report(
            .each, "Main Thread Checker: UI API called on a background thread: \(method)\nThread name: \(name)")
    }
}

/// A wrapper that passes a value to the main thread without compile-time checks.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    // Unchecked: only the main thread accesses the value.
    package var value: Value

    package init(value: Value) { self.value = value }
    package init(_ value: Value) { self.value = value }
}
