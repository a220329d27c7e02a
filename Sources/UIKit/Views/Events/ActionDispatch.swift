import Foundation

/// An object that reports its own methods, like Apple's classes that override `responds(to:)` of `NSObject`.
public protocol SelectorAnswering: AnyObject {
    /// Returns whether the object has a method of this name.
    func responds(to selector: Selector!) -> Bool
}

/// An object that forwards missing methods to others, like Apple's classes that override `forwardingTarget(for:)` of
/// `NSObject`.
public protocol SelectorForwarding: AnyObject {
    /// Returns the object that performs the method instead; nil for none.
    func forwardingTarget(for selector: Selector!) -> Any?
}

/// Finds the method of a selector.
///
/// Linux has no Objective-C runtime. A method can be called by name if its class lists it (`ActionListing`), or if the
/// adapter lists it (`AdaptedClasses`).
@MainActor public enum ActionDispatch {
    private typealias Method = (AnyObject, Any?, Any?) -> Void

    /// The lists of classes, read on first use.
    private static var listed: [ObjectIdentifier: [Selector: Method]] = [:]

    /// Returns whether `object` has a method of this name.
    public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        if let answering = object as? any SelectorAnswering { return answering.responds(to: selector) }
        return method(selector, of: object) != nil || AdaptedClasses.isNamed(selector, in: type(of: object))
    }

    /// Calls a method by name with up to two arguments; an object without it raises.
    package static func send(_ selector: Selector, to target: AnyObject, with first: Any?, _ second: Any?) {
        if let method = method(selector, of: target) { return method(target, first, second) }
        send(selector, to: target, from: first as AnyObject?, for: second as? UIEvent)
    }

    /// Sends an action.
    ///
    /// - Parameters:
    ///   - selector: The method's name.
    ///   - target: The receiver; `nil` for the first object of the responder chain that has the method, from the first
    ///     responder, or otherwise from the sender.
    ///   - sender: Passed to the method.
    ///   - event: Passed to the method.
    /// - Returns: False if no object in the responder chain has the method. A target without it raises, as in UIKit.
    @discardableResult
    public static func send(_ selector: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?)
        -> Bool
    {
        guard let target else { return sendAlongChain(selector, from: sender, for: event) }
        if call(selector, on: target, sender: sender, event: event) { return true }
        if (target as? UIView)?.nibIdentity?.isStandIn ?? false { return true }
        UIKitException.raiseOrRecord(
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "-[\(KeyValueCoding.className(of: target)) \(selector)]: unrecognized selector sent to instance"
            ))
        return false
    }

    private static func sendAlongChain(_ selector: Selector, from sender: AnyObject?, for event: UIEvent?) -> Bool {
        var current = (sender as? UIView)?.window?.firstResponder ?? sender as? UIResponder
        while let responder = current {
            if responds(responder, to: selector) { return call(selector, on: responder, sender: sender, event: event) }
            current = responder.next
        }
        return false
    }

    private static func call(_ selector: Selector, on target: AnyObject, sender: AnyObject?, event: UIEvent?) -> Bool {
        guard let method = method(selector, of: target) else { return false }
        method(target, sender, event)
        return true
    }

    private static func listedMethod(_ selector: Selector, of object: AnyObject) -> Method? {
        guard let list = object as? any ActionListing else { return nil }
        let type = type(of: list)
        if let known = listed[ObjectIdentifier(type)] { return known[selector] }
        // The last method of a name is used, so that a subclass's overrides its superclass's.
        let methods = Dictionary(type.actions.map { ($0.selector, $0.call) }) { $1 }
        listed[ObjectIdentifier(type)] = methods
        return methods[selector]
    }

    private static func method(_ selector: Selector, of object: AnyObject) -> Method? {
        listedMethod(selector, of: object) ?? AdaptedClasses.method(selector, of: type(of: object))?.call
    }
}
