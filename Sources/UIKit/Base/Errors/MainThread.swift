import CellSimAutoLayout
import CellSimProcess
import Dispatch
import Foundation
import Synchronization

/// Checks that UIKit is used on the main thread.
///
/// Code in Swift 5 mode can call UIKit on any thread. Two threads in one view hierarchy corrupt memory, so every
/// function that changes it checks this first.
package enum MainThread {
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The id of the main thread after it was determined, because asking the system is a thousand times slower.
    private static let mainThreadIdentifier = Atomic<UInt>(0)
    /// Whether the system was already queried for the first thread that ran the main queue.
    private static let hasQueriedSystem = Atomic(false)

    /// Whether the current thread is the main thread, or runs the main queue while the main thread only waits.
    package static var isCurrent: Bool {
        let thread = UInt(pthread_self())
        if mainThreadIdentifier.load(ordering: .relaxed) == thread { return true }
        let runsMainQueue = DispatchQueue.getSpecific(key: queueKey) != nil
        if runsMainQueue, hasQueriedSystem.exchange(true, ordering: .relaxed) { return true }
        guard Thread.isMainThread else { return runsMainQueue }
        mainThreadIdentifier.store(thread, ordering: .relaxed)
        return true
    }

    /// Returns whether UIKit may be used. On another thread, reports the text of the Main Thread Checker, raises Auto
    /// Layout's exception and returns false.
    package static func validate(_ method: @autoclosure () -> String) -> Bool {
        if isCurrent { return true }
        report(method())
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "Modifications to the layout engine must not be performed from a background thread after it has been accessed from the main"
                + " thread.")
        return false
    }

    /// The methods that were already reported.
    private static let reportedMethods = Mutex<Set<String>>([])

    /// Warns once per method that is called on another thread.
    package static func report(_ method: String) {
        guard reportedMethods.withLock({ $0.insert(method).inserted }) else { return }
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "(none)"
        Notice.report(
            .each, "Main Thread Checker: UI API called on a background thread: \(method)\nThread name: \(name)")
    }
}

/// Passes a value to the main thread without a check.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    // Unchecked: only the main thread accesses the value.
    package var value: Value

    package init(value: Value) { self.value = value }
    package init(_ value: Value) { self.value = value }
}
