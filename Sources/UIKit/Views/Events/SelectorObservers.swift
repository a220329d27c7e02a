// Notification observers and timers that call a method by selector.
import Foundation
import Synchronization

/// A selector call that is passed to the main thread.
private struct SelectorCall: @unchecked Sendable {
    // Unchecked: its objects are used only on the main thread.
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?

    @MainActor func send() { _ = ActionDispatch.send(selector, to: target, from: argument, for: nil) }
}

/// Calls a method by selector as long as its target exists; does not retain the target.
private final class SelectorTarget: @unchecked Sendable {
    // Unchecked: immutable, and its target is used only on the main thread.
    private weak var target: AnyObject?
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }

    /// Calls the method on the main thread, because the targets are views and controllers.
    func call(with argument: Any?) {
        guard let target else { return }
        let selectorCall = SelectorCall(target: target, selector: selector, argument: argument as AnyObject?)
        if Thread.isMainThread {
            MainActor.assumeIsolated { selectorCall.send() }
        } else {
            DispatchQueue.main.async { selectorCall.send() }
        }
    }
}

/// The notification blocks that implement observers with selectors, by observer.
enum SelectorObservers {
    struct Entry: @unchecked Sendable {
        // Unchecked: only accessed in a table behind a lock.
        weak var observer: AnyObject?
        var name: Notification.Name?
        var object: AnyObject?
        var token: any NSObjectProtocol
        weak var center: NotificationCenter?
    }

    struct Table: Sendable {
        private var entries: [ObjectIdentifier: [Entry]] = [:]
        private(set) var count = 0
        /// The number of entries at which the entries of deallocated observers are next removed.
        private var cleanupThreshold = 64

        /// - Returns: The entries of deallocated observers, if it is time to remove them.
        mutating func add(_ entry: Entry, of observer: AnyObject) -> [Entry] {
            // A deallocated object may have had the same address.
            var removed = removeEntries(of: ObjectIdentifier(observer)) { $0.observer == nil }
            if count >= cleanupThreshold {
                for id in Array(entries.keys) { removed += removeEntries(of: id) { $0.observer == nil } }
                cleanupThreshold = max(64, count * 2)
            }
            entries[ObjectIdentifier(observer), default: []].append(entry)
            count += 1
            return removed
        }

        /// Removes and returns the entries of an object that satisfy a condition.
        mutating func removeEntries(of id: ObjectIdentifier, where matches: (Entry) -> Bool) -> [Entry] {
            guard let observerEntries = entries[id] else { return [] }
            let remaining = observerEntries.filter { !matches($0) }
            guard remaining.count < observerEntries.count else { return [] }
            entries[id] = remaining.isEmpty ? nil : remaining
            count -= observerEntries.count - remaining.count
            return observerEntries.filter(matches)
        }
    }

    static let table = Mutex(Table())

    /// Removes the entries' blocks from their notification centers.
    static func removeObservers(_ entries: [Entry]) {
        for entry in entries { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
    }
}

extension NotificationCenter {
    /// Adds an observer that receives notifications through a selector.
    ///
    /// - Parameters:
    ///   - observer: The object that implements the selector; not retained.
    ///   - selector: The method to call, with the notification or without an argument.
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender of the notifications; nil for all senders.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let observer = observer as AnyObject
        let target = SelectorTarget(observer, selector)
        let token = addObserver(forName: name, object: object, queue: nil) { target.call(with: $0) }
        let entry = SelectorObservers.Entry(
            observer: observer, name: name, object: object.map { $0 as AnyObject }, token: token, center: self)
        SelectorObservers.removeObservers(SelectorObservers.table.withLock { $0.add(entry, of: observer) })
    }

    /// Posts a notification without user info.
    public func post(name: Notification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }

    /// Removes all of an observer's entries.
    public func removeObserver(_ observer: AnyObject) {
        remove(observer) { _ in true }
        removeObserver(observer as Any, name: nil, object: nil)
    }

    /// Removes an observer's entries for notifications with this name and sender; nil matches all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { $0 as AnyObject }
        remove(observer) { (name == nil || $0.name == name) && (sender == nil || $0.object === sender) }
        removeObserver(observer as Any, name: name, object: object)
    }

    /// Removes the entries of an observer in this center that satisfy a condition, and all entries of a deallocated
    /// object with the same address.
    private func remove(_ observer: AnyObject, where matches: (SelectorObservers.Entry) -> Bool) {
        SelectorObservers.removeObservers(
            SelectorObservers.table.withLock { table in
                table.removeEntries(of: ObjectIdentifier(observer)) { entry in
                    // During an observer's `deinit`, weak references to it are already nil.
                    entry.observer == nil || entry.center === self && matches(entry)
                }
            })
    }
}

extension Timer {
    /// Returns a timer on the current run loop that calls a selector with itself as the argument.
    ///
    /// Timers fire only while a run loop runs, which does not happen while cells are drawn.
    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let selectorTarget = SelectorTarget(target as AnyObject, selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { selectorTarget.call(with: $0) }
    }

    /// Creates a timer that calls a selector with itself as the argument after an interval in seconds. It is not
    /// scheduled.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = SelectorTarget(target as AnyObject, selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { call.call(with: $0) }
    }

    /// Creates a timer that calls a selector with itself as the argument, first at a date and then after each interval
    /// in seconds. It is not scheduled.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = SelectorTarget(target as AnyObject, selector)
        self.init(fire: date, interval: interval, repeats: repeats) { call.call(with: $0) }
    }
}
