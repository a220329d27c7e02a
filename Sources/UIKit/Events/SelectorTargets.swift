import Foundation
import Synchronization

/// A call of a method by name, on its way to the main thread.
private struct Message: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?

    @MainActor func send() { _ = ActionDispatch.send(selector, to: target, from: argument, for: nil) }
}

/// Calls a method by name for as long as its object lives, without holding the object.
private final class SelectorTarget: @unchecked Sendable {
    private weak var target: AnyObject?
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }

    /// On the main thread, whatever thread it is called on: the methods are those of views and controllers.
    func call(with argument: Any?) {
        guard let target else { return }
        let message = Message(target: target, selector: selector, argument: argument as AnyObject?)
        if Thread.isMainThread {
            MainActor.assumeIsolated { message.send() }
        } else {
            DispatchQueue.main.async { message.send() }
        }
    }
}

/// The blocks that stand for observers with selectors, by observer.
private enum SelectorObservers {
    struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        var name: Notification.Name?
        var object: AnyObject?
        var token: any NSObjectProtocol
        weak var center: NotificationCenter?
    }

    static let entries = Mutex<[Entry]>([])
}

extension NotificationCenter {
    /// Has a method called with each notification of that name.
    ///
    /// - Parameters:
    ///   - observer: the object that has the method; it is not held.
    ///   - selector: the method's name; it takes the notification or nothing.
    ///   - name: nil for all names.
    ///   - object: the sender; nil for all.
    public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
        let target = SelectorTarget(observer, selector)
        let token = addObserver(forName: name, object: object, queue: nil) { target.call(with: $0) }
        let entry = SelectorObservers.Entry(
            observer: observer, name: name, object: object.map { $0 as AnyObject }, token: token, center: self)
        SelectorObservers.entries.withLock { $0.append(entry) }
    }

    /// Has none of the observer's methods called any more.
    public func removeObserver(_ observer: AnyObject) {
        remove { $0.observer === observer }
        removeObserver(observer as Any, name: nil, object: nil)
    }

    /// Has none of the observer's methods called any more with notifications of that name and sender; nil for all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { $0 as AnyObject }
        remove { entry in
            entry.observer === observer && (name == nil || entry.name == name)
                && (sender == nil || entry.object === sender)
        }
        removeObserver(observer as Any, name: name, object: object)
    }

    private func remove(where isMeant: (SelectorObservers.Entry) -> Bool) {
        let removed = SelectorObservers.entries.withLock { entries in
            let meant = entries.filter { $0.center === self && isMeant($0) }
            entries.removeAll { $0.observer == nil || ($0.center === self && isMeant($0)) }
            return meant
        }
        for entry in removed { removeObserver(entry.token as Any, name: nil, object: nil) }
    }
}

extension Timer {
    /// A timer that calls a method by name, with itself as the argument; scheduled on the current run loop.
    ///
    /// Timers fire only while a run loop runs, which nothing does by itself while cells are drawn.
    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = SelectorTarget(target as AnyObject, selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.call(with: $0) }
    }
}
