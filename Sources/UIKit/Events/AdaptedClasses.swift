import Foundation
import Synchronization

/// What the adapter of sources written for Apple's compiler found in their classes: the methods and properties that
/// Objective-C's runtime would know by name.
///
/// Adapted sources register their classes before `main`, and nothing is read before a name is asked for.
public enum AdaptedClasses {
    /// The methods and properties of one class, or of one extension of a class.
    public struct Members {
        let type: AnyClass
        let actions: [ActionMethod]
        let properties: [KeyValueProperty]

        /// - Parameters:
        ///   - type: the class that declares the members; its subclasses have them too.
        ///   - actions: methods that are called by name.
        ///   - properties: properties that are set and read by name through their own setters and getters.
        @MainActor public init(_ type: AnyClass, actions: [ActionMethod] = [], properties: [KeyValueProperty] = []) {
            (self.type, self.actions, self.properties) = (type, actions, properties)
        }
    }

    private static let waiting = Mutex<[@MainActor @Sendable () -> Members]>([])
    @MainActor private static var methods: [ObjectIdentifier: [Selector: ActionMethod]] = [:]
    @MainActor private static var properties: [ObjectIdentifier: [String: KeyValueProperty]] = [:]

    /// Makes members known. May be called on any thread, and before `main`.
    public static func register(_ members: @escaping @MainActor @Sendable () -> Members) {
        waiting.withLock { $0.append(members) }
    }

    /// The method of that name of a class or its nearest superclass that has one.
    @MainActor static func method(_ selector: Selector, of type: AnyClass) -> ActionMethod? {
        read()
        if methods.isEmpty { return nil }
        var current: AnyClass? = type
        while let next = current {
            if let method = methods[ObjectIdentifier(next)]?[selector] { return method }
            current = _getSuperclass(next)
        }
        return nil
    }

    /// The property of that name of a class or its nearest superclass that has one.
    @MainActor static func property(_ key: String, of type: AnyClass) -> KeyValueProperty? {
        read()
        if properties.isEmpty { return nil }
        var current: AnyClass? = type
        while let next = current {
            if let property = properties[ObjectIdentifier(next)]?[key] { return property }
            current = _getSuperclass(next)
        }
        return nil
    }

    @MainActor private static func read() {
        let new = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for make in new {
            let members = make()
            let type = ObjectIdentifier(members.type)
            for method in members.actions { methods[type, default: [:]][method.selector] = method }
            for property in members.properties { properties[type, default: [:]][property.key] = property }
        }
    }
}

extension ActionMethod {
    /// A method without arguments, of an adapted class.
    public init<Target: AnyObject>(adapted selector: Selector, _ method: @escaping @MainActor (Target) -> Void) {
        self.init(selector, calling: { target, _, _ in (target as? Target).map { method($0) } })
    }

    /// A method with one argument, of an adapted class.
    public init<Target: AnyObject, First>(
        adapted selector: Selector, _ method: @escaping @MainActor (Target, First) -> Void
    ) {
        self.init(
            selector,
            calling: { target, sender, _ in
                guard let target = target as? Target else { return }
                Self.pass(sender, to: selector, of: target) { method(target, $0) }
            })
    }

    /// A method with two arguments, the sender and the event as a rule, of an adapted class.
    public init<Target: AnyObject, First, Second>(
        adapted selector: Selector, _ method: @escaping @MainActor (Target, First, Second) -> Void
    ) {
        self.init(
            selector,
            calling: { target, sender, event in
                guard let target = target as? Target else { return }
                Self.pass(sender, to: selector, of: target) { first in
                    Self.pass(event ?? Self.noEvent(for: Second.self), to: selector, of: target) {
                        method(target, first, $0)
                    }
                }
            })
    }

    /// A method with three arguments, of an adapted class: the third is nil, since no sender of UIKit's has one.
    public init<Target: AnyObject, First, Second, Third>(
        adapted selector: Selector, _ method: @escaping @MainActor (Target, First, Second, Third) -> Void
    ) {
        self.init(
            selector,
            calling: { target, sender, event in
                guard let target = target as? Target else { return }
                Self.pass(sender, to: selector, of: target) { first in
                    Self.pass(event ?? Self.noEvent(for: Second.self), to: selector, of: target) { second in
                        Self.pass(nil, to: selector, of: target) { method(target, first, second, $0) }
                    }
                }
            })
    }

    /// What stands for no event where a method wants one: on Apple's systems it gets a reference to nothing, which its
    /// type does not tell.
    private static func noEvent<Argument>(for type: Argument.Type) -> Any? {
        type == UIEvent.self ? UIEvent() : nil
    }
}
