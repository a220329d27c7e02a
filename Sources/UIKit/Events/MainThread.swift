import CellSimAutoLayout
import CellSimProcess
import Dispatch
import Foundation
import Synchronization

/// Whether views may be changed where the program is just now.
///
/// Sources in Swift 5 mode can call UIKit on any thread. Two threads in one hierarchy corrupt memory, so what changes it
/// asks here first.
enum MainThread {
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it has been seen: asking the system who it is takes a thousand times longer.
    private static let seen = Atomic<UInt>(0)
    /// Whether the system was asked who the first thread was that worked for the main queue.
    private static let wasAsked = Atomic(false)

    /// True on the main thread, and on any thread that works for the main queue, as threads do where the main one only waits.
    static var isCurrent: Bool {
        let thread = UInt(pthread_self())
        if seen.load(ordering: .relaxed) == thread { return true }
        let worksForMain = DispatchQueue.getSpecific(key: queueKey) != nil
        if worksForMain, wasAsked.exchange(true, ordering: .relaxed) { return true }
        guard Thread.isMainThread else { return worksForMain }
        seen.store(thread, ordering: .relaxed)
        return true
    }

    /// False on another thread, after a report in the words of the Main Thread Checker and Auto Layout's exception.
    static func allows(_ method: @autoclosure () -> String) -> Bool {
        if isCurrent { return true }
        report(method())
        UIKitException.raiseOrRecord(
            ReuseException.inconsistency,
            "Modifications to the layout engine must not be performed from a background thread after it has been accessed from the main"
                + " thread.")
        return false
    }

    /// The methods that were reported.
    private static let reported = Mutex<Set<String>>([])

    /// Says once for each method that it was called on another thread.
    static func report(_ method: String) {
        guard reported.withLock({ $0.insert(method).inserted }) else { return }
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "(none)"
        Notice.tell(
            .each, "Main Thread Checker: UI API called on a background thread: \(method)\nThread name: \(name)")
    }
}

extension UIView {
    /// Whether the view may be changed here: raises on other threads for views that are together with others or laid out.
    /// One that stands alone may be made and changed anywhere, as on Apple's systems, and is only reported.
    func mayChange(_ method: @autoclosure () -> String) -> Bool {
        if MainThread.isCurrent { return true }
        let name = "-[\(type(of: self)) \(method())]"
        guard superview != nil || !subviews.isEmpty || nodeState.engine != nil || self is UIWindow else {
            MainThread.report(name)
            return true
        }
        return MainThread.allows(name)
    }
}
