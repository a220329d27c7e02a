import Foundation

/// An object that reports its own methods, like classes on Apple's systems that override `responds(to:)`.
public protocol SelectorAnswering: AnyObject {
    /// Returns whether the object has a method with this name.
    func responds(to selector: Selector!) -> Bool
}

/// An object that forwards methods it lacks to others, like classes on Apple's systems that override
/// `forwardingTarget(for:)`.
public protocol SelectorForwarding: AnyObject {
    /// Returns the object that performs the method instead; nil if there is none.
    func forwardingTarget(for selector: Selector!) -> Any?
}

/// Calls methods by selector.
///
/// Linux has no Objective-C runtime. A method can be called by selector if its class lists it (`ActionListing`), or if
/// the adapter lists it (`AdaptedClasses`).
@MainActor public enum ActionDispatch {
    private typealias Method = (AnyObject, Any?, Any?) -> Void

    /// The methods of classes by selector, read on first use.
    private static var methodsByClass: [ObjectIdentifier: [Selector: Method]] = [:]

    /// Returns whether an object has a method with this name.
    public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        if let responder = object as? any SelectorAnswering { return responder.responds(to: selector) }
        return method(selector, of: object) != nil || AdaptedClasses.hasUncallableMethod(selector, in: type(of: object))
    }

    /// Calls a method by selector with up to two arguments; raises if the object does not have it.
    package static func send(_ selector: Selector, to target: AnyObject, with first: Any?, _ second: Any?) {
        if let method = method(selector, of: target) { return method(target, first, second) }
        send(selector, to: target, from: first as AnyObject?, for: second as? UIEvent)
    }

    /// Sends an action.
    ///
    /// - Parameters:
    ///   - selector: The method's name.
    ///   - target: The receiver; nil for the first object in the responder chain that has the method. The chain starts
    ///     at the first responder, or otherwise at the sender.
    ///   - sender: The sender, which is passed to the method.
    ///   - event: The event, which is passed to the method.
    /// - Returns: False if no object in the responder chain has the method. A target without the method raises, as in
    ///   UIKit.
    @discardableResult
    public static func send(_ selector: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?)
        -> Bool
    {
        guard let target else { return sendThroughResponderChain(selector, from: sender, for: event) }
        if invoke(selector, on: target, sender: sender, event: event) { return true }
        if (target as? UIView)?.nibIdentity?.usesBaseClass ?? false { return true }
        UIKitException.raiseOrRecord(
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "-[\(KeyValueCoding.className(of: target)) \(selector)]: unrecognized selector sent to instance"
            ))
        return false
    }

    private static func sendThroughResponderChain(_ selector: Selector, from sender: AnyObject?, for event: UIEvent?)
        -> Bool
    {
        var current = (sender as? UIView)?.window?.firstResponder ?? sender as? UIResponder
        while let responder = current {
            if responds(responder, to: selector) {
                return invoke(selector, on: responder, sender: sender, event: event)
            }
            current = responder.next
        }
        return false
    }

    private static func invoke(_ selector: Selector, on target: AnyObject, sender: AnyObject?, event: UIEvent?) -> Bool
    {
        guard let method = method(selector, of: target) else { return false }
        method(target, sender, event)
        return true
    }

    private static func listedMethod(_ selector: Selector, of object: AnyObject) -> Method? {
        guard let listing = object as? any ActionListing else { return nil }
        let type = type(of: listing)
        if let cachedMethods = methodsByClass[ObjectIdentifier(type)] { return cachedMethods[selector] }
        // For several methods with the same name, uses the last, so that a subclass's override takes precedence.
        let methods = Dictionary(type.actions.map { ($0.selector, $0.call) }) { $1 }
        methodsByClass[ObjectIdentifier(type)] = methods
        return methods[selector]
    }

    private static func method(_ selector: Selector, of object: AnyObject) -> Method? {
        listedMethod(selector, of: object) ?? AdaptedClasses.method(selector, of: type(of: object))?.call
    }
}
