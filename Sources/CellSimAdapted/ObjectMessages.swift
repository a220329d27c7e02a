import Foundation
import UIKit

extension NSObject {
    /// The class's name with its module, as in `App.PersonCell`.
    public class func description() -> String { String(reflecting: self) }
}

extension NSObjectProtocol {
    /// Whether the object has a method of that name: one that its adapted sources mark for Objective-C, or that one of their
    /// or UIKit's protocols wants.
    public func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        let object = Passed(object: self)
        return onMain { ActionDispatch.responds(object.object, to: selector) }
    }

    /// Calls a method by name. What it returns is not handed on.
    @discardableResult public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
        send(selector, nil, nil)
        return nil
    }

    /// Calls a method by name with an argument. What it returns is not handed on.
    @discardableResult public func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
        send(selector, object, nil)
        return nil
    }

    /// Calls a method by name with two arguments. What it returns is not handed on.
    @discardableResult
    public func perform(_ selector: Selector?, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>? {
        send(selector, first, second)
        return nil
    }

    private func send(_ selector: Selector?, _ first: Any?, _ second: Any?) {
        guard let selector else { return }
        let (object, arguments) = (Passed(object: self), Passed(object: [first, second] as [Any?]))
        onMain { ActionDispatch.send(selector, to: object.object, with: arguments.object[0], arguments.object[1]) }
    }
}

extension NSObject {
    /// Calls a method by name after some time, on the main queue.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let (object, passed) = (Passed(object: self), Passed(object: argument))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            _ = unsafe object.object.perform(selector, with: passed.object)
        }
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

/// A value on its way to the main thread, where objects' methods are called by name.
private struct Passed<Value>: @unchecked Sendable {
    let object: Value
}

private func onMain<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated { body() } }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
}
