import Foundation
import Synchronization
import UIKit

/// Describes classes.
extension NSObject {
    /// Returns the name of the class with its module, such as `App.PersonCell`.
    public class func description() -> String { UIKitModules.qualifiedName(of: self) }
}

/// Calls methods by name.
extension NSObjectProtocol {
    /// Returns whether the object has a method with a name. The method must be marked for Objective-C in adapted sources, or
    /// required by a protocol of UIKit or of the sources.
    public func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        let object = UncheckedSendableBox(object: self)
        return onMain { ActionDispatch.responds(object.object, to: selector) }
    }

    /// Returns nil, because messages are never forwarded to other objects.
    public func forwardingTarget(for selector: Selector?) -> Any? { nil }

    /// Calls a method by name. The result of the method isn't returned.
    @discardableResult public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
        send(selector, nil, nil)
        return nil
    }

    /// Calls a method by name with an argument. The result of the method isn't returned.
    @discardableResult public func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
        send(selector, object, nil)
        return nil
    }

    /// Calls a method by name with two arguments. The result of the method isn't returned.
    @discardableResult
    public func perform(_ selector: Selector?, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>? {
        send(selector, first, second)
        return nil
    }

    private func send(_ selector: Selector?, _ first: Any?, _ second: Any?) {
        guard let selector else { return }
        let (object, arguments) = (
            UncheckedSendableBox(object: self), UncheckedSendableBox(object: [first, second] as [Any?])
        )
        onMain { ActionDispatch.send(selector, to: object.object, with: arguments.object[0], arguments.object[1]) }
    }
}

/// A delayed call that has not been performed yet.
private struct DelayedCall: @unchecked Sendable {
    // Unchecked: created and called on the main thread; the lock guards the list.
    let number: Int
    weak var target: AnyObject?
    let selector: Selector
    let argument: AnyObject?

    static let pending = Mutex<(last: Int, calls: [DelayedCall])>((0, []))
}

/// Calls methods by name after a delay, or on the main thread.
extension NSObject {
    /// Calls a method by name on the main queue after a delay, unless the call is cancelled.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let (object, argumentBox) = (UncheckedSendableBox(object: self), UncheckedSendableBox(object: argument))
        let argument = UncheckedSendableBox(object: argument.map { $0 as AnyObject })
        let number = DelayedCall.pending.withLock { waiting in
            waiting.last += 1
            waiting.calls.append(
                DelayedCall(
                    number: waiting.last, target: object.object, selector: selector, argument: argument.object))
            return waiting.last
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            let wasPending = DelayedCall.pending.withLock { waiting in
                let count = waiting.calls.count
                waiting.calls.removeAll { $0.number == number }
                return waiting.calls.count < count
            }
            if wasPending { _ = unsafe object.object.perform(selector, with: argumentBox.object) }
        }
    }

    /// Cancels all delayed calls to an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        let target = UncheckedSendableBox(object: target as AnyObject)
        DelayedCall.pending.withLock { $0.calls.removeAll { $0.target === target.object } }
    }

    /// Cancels the delayed calls to an object with a selector and an argument.
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        let (target, argument) = (
            UncheckedSendableBox(object: target as AnyObject),
            UncheckedSendableBox(object: argument.map { $0 as AnyObject })
        )
        DelayedCall.pending.withLock { waiting in
            waiting.calls.removeAll { call in
                guard call.target === target.object, call.selector == selector else { return false }
                if call.argument === argument.object { return true }
                return (call.argument as? NSObject)?.isEqual(argument.object) ?? false
            }
        }
    }

    /// Calls a method by name on the main queue, without a delay. Other threads aren't used, so that pictures don't depend on them.
    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        perform(selector, with: argument, afterDelay: 0)
    }

    /// Calls a method by name on the main thread.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        if wait || Thread.isMainThread {
            _ = unsafe perform(selector, with: argument)
        } else {
            perform(selector, with: argument, afterDelay: 0)
        }
    }
}

/// A value that is passed to the main thread, where methods are called by name.
struct UncheckedSendableBox<Value>: @unchecked Sendable {
    // Unchecked: the sender waits, or no longer uses the value.
    let object: Value
}

func onMain<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated { body() } }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
}
