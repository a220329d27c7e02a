import Foundation

/// An object with its own `responds(to:)`, which classes on Apple's systems override.
public protocol SelectorAnswering: AnyObject {
    /// Returns whether the object has a method for a selector.
    func responds(to selector: Selector!) -> Bool
}

/// An object with its own `forwardingTarget(for:)`, which classes on Apple's systems override.
public protocol SelectorForwarding: AnyObject {
    /// Returns the object to which a selector is forwarded, or nil.
    func forwardingTarget(for selector: Selector!) -> Any?
}

/// Calls methods by selector.
///
/// There is no Objective-C runtime on Linux. A method can be called by selector if its class lists it (`ActionListing`)
/// or if the source adapter registered it (`AdaptedClasses`).
@MainActor public enum ActionDispatch {
    private typealias Method = (AnyObject, Any?, Any?) -> Void

    /// A cache of the methods of classes, by selector.
    private static var methodsByClass: [ObjectIdentifier: [Selector: Method]] = [:]

    /// Returns whether an object has a method with this name.
    public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        if let responder = object as? any SelectorAnswering { return responder.responds(to: selector) }
        return method(selector, of: object) != nil || AdaptedClasses.hasUncallableMethod(selector, in: type(of: object))
    }

    /// Calls a method by selector with up to two arguments. Raises if the object doesn't have it.
    package static func send(_ selector: Selector, to target: AnyObject, with first: Any?, _ second: Any?) {
        if let method = method(selector, of: target) { return method(target, first, second) }
        send(selector, to: target, from: first as AnyObject?, for: second as? UIEvent)
    }

    /// Sends an action.
    ///
    /// - Parameters:
    ///   - selector: The selector of the method.
    ///   - target: The receiver; nil for the first object in the responder chain that has the method. The chain starts
    ///     at the first responder, or otherwise at the sender.
    ///   - sender: The sender, which is passed as the first argument.
    ///   - event: The event, which is passed as the second argument.
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
        // If several methods have the same selector, the last one is used: a subclass lists its methods after super's.
        let methods = Dictionary(type.actions.map { ($0.selector, $0.call) }) { $1 }
        methodsByClass[ObjectIdentifier(type)] = methods
        return methods[selector]
    }

    private static func method(_ selector: Selector, of object: AnyObject) -> Method? {
        listedMethod(selector, of: object) ?? AdaptedClasses.method(selector, of: type(of: object))?.call
    }
}
