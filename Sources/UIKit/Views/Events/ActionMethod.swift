import Foundation

/// A class that lists its action methods. On Apple's systems, `@IBAction` and `@objc` mark them.
///
///     extension PersonController: ActionListing {
///         static var actions: [ActionMethod] {
///             [ActionMethod("addPerson:", PersonController.addPerson), ActionMethod("save", PersonController.save)]
///         }
///     }
///
/// Documents and `addTarget` refer to the methods by these selectors. A class that has subclasses declares the list as a
/// `class var` in its body; a subclass overrides it with `super.actions` and its own methods.
@preconcurrency @MainActor public protocol ActionListing: AnyObject {
    /// The methods that can be called by selector. Read only once per class.
    static var actions: [ActionMethod] { get }
}

/// A method and its selector, for documents and `addTarget`.
@preconcurrency @MainActor public struct ActionMethod {
    /// The selector, with a colon for each argument (sender and event), for example `addPerson:`.
    public let selector: Selector
    /// Calls the method on an object with two arguments, usually the sender and the event.
    let call: (AnyObject, Any?, Any?) -> Void

    init(_ selector: Selector, calling call: @escaping (AnyObject, Any?, Any?) -> Void) {
        (self.selector, self.call) = (selector, call)
    }

    /// Creates an entry for a method without arguments.
    public init<Target: AnyObject>(_ selector: Selector, _ method: @escaping (Target) -> @MainActor () -> Void) {
        self.selector = selector
        call = { target, _, _ in (target as? Target).map { method($0)() } }
    }

    /// Creates an entry for a method with a sender. Senders of another type raise; use `Any` to accept all senders.
    public init<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.selector = selector
        call = { target, sender, _ in
            guard let target = target as? Target else { return }
            Self.callIfConvertible(sender, to: selector, of: target) { method(target)($0) }
        }
    }

    /// Creates an entry for a method with a sender and an event.
    public init<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        self.selector = selector
        call = { target, sender, event in
            guard let target = target as? Target else { return }
            Self.callIfConvertible(sender, to: selector, of: target) { method(target)($0, event as? UIEvent) }
        }
    }

    /// Calls a method with a sender, or raises if the sender has the wrong type. On Apple's systems, the method would be
    /// called and could crash.
    static func callIfConvertible<Sender>(
        _ sender: Any?, to selector: Selector, of target: AnyObject, _ call: (Sender) -> Void
    ) {
        if let sender = sender as? Sender { return call(sender) }
        let actualType = sender.map { "\(type(of: $0))" } ?? "nil"
        UIKitException.raiseOrRecord(
            UIKitException(
                name: "NSInvalidArgumentException",
                reason:
                    "-[\(KeyValueCoding.className(of: target)) \(selector)] expects a \(Sender.self) as its sender, but got a \(actualType)"
            ))
    }
}
