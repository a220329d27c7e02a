import Foundation
import Synchronization

/// A registry of methods and properties that can be accessed by name, like those that the Objective-C runtime finds on
/// Apple's systems.
///
/// Adapted sources register the members of their classes before `main`. The first lookup reads them.
public enum AdaptedClasses {
    /// The members that a class or extension declares.
    public struct Members {
        let type: AnyClass
        let names: [Selector]
        let exportedName: String?
        let making: (@MainActor () -> AnyObject)?
        let sample: (@MainActor () -> AnyObject)?
        let appearance: [String]
        /// The methods that can be called by name.
        public let actions: [ActionMethod]
        /// The properties that can be set and read by name.
        public let properties: [KeyValueProperty]

        /// Creates the members of a class.
        ///
        /// - Parameters:
        ///   - type: The class that declares the members. Its subclasses inherit them.
        ///   - actions: The methods that can be called by selector.
        ///   - properties: The properties for key-value coding.
        ///   - names: The selectors of methods that exist but can't be called by selector.
        ///   - exportedName: The name of the class in documents, if it is different.
        ///   - making: A closure that creates an instance of this class, not of a subclass, with the app's `init()`.
        ///   - sample: A closure that creates a view of this class, not of a subclass, with sample arguments. For classes
        ///     without `init(frame:)`.
        ///   - appearance: The keys of the properties that appearance proxies support.
        @MainActor public init(
            _ type: AnyClass, actions: [ActionMethod] = [], properties: [KeyValueProperty] = [],
            names: [Selector] = [], exportedName: String? = nil, making: (@MainActor () -> AnyObject)? = nil,
            sample: (@MainActor () -> AnyObject)? = nil, appearance: [String] = []
        ) {
            (self.type, self.actions, self.properties) = (type, actions, properties)
            (self.names, self.exportedName, self.making) = (names, exportedName, making)
            (self.sample, self.appearance) = (sample, appearance)
        }
    }

    private static let pendingMembers = Mutex<[@MainActor @Sendable () -> Members]>([])
    @MainActor private static var methods: [ObjectIdentifier: [Selector: ActionMethod]] = [:]
    @MainActor private static var properties: [ObjectIdentifier: [String: KeyValueProperty]] = [:]
    @MainActor private static var names: [ObjectIdentifier: Set<Selector>] = [:]
    @MainActor private static var classes: [String: AnyClass] = [:]
    @MainActor private static var factories: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
    @MainActor private static var samples: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
    @MainActor private static var appearances: [ObjectIdentifier: [String]] = [:]
    /// The classes whose `AdaptedListing` members have been read.
    @MainActor private static var loadedClasses: Set<ObjectIdentifier> = []

    /// Registers the members of a class. Can be called on any thread, and before `main`.
    public static func register(_ members: @escaping @MainActor @Sendable () -> Members) {
        let isFirst = pendingMembers.withLock { waiting in
            waiting.append(members)
            return waiting.count == 1
        }
        if isFirst { KeyValueReader.install(listedValue) }
    }

    /// Returns the value of a registered property, for predicates. Returns nil for other properties, and on background
    /// threads.
    @Sendable private static func listedValue(of object: AnyObject, key: String) -> Any?? {
        guard Thread.isMainThread else { return nil }
        let object = UncheckedSendable(value: object)
        let value: UncheckedSendable<Any??> = MainActor.assumeIsolated {
            let object = object.value
            return UncheckedSendable(value: property(key, of: Swift.type(of: object)).map { $0.get(object) })
        }
        return value.value
    }

    /// Returns the method with a selector in a class or its superclasses.
    @MainActor static func method(_ selector: Selector, of type: AnyClass) -> ActionMethod? {
        loadMembers(type)
        return methods.isEmpty ? nil : firstInHierarchy(of: type) { methods[$0]?[selector] }
    }

    /// Returns whether a class has a method that exists but can't be called by selector.
    @MainActor static func hasUncallableMethod(_ selector: Selector, in type: AnyClass) -> Bool {
        loadMembers(type)
        return firstInHierarchy(of: type) { names[$0]?.contains(selector) ?? false ? true : nil } ?? false
    }

    /// Returns the property with a name in a class or its superclasses.
    @MainActor static func property(_ key: String, of type: AnyClass) -> KeyValueProperty? {
        loadMembers(type)
        return properties.isEmpty ? nil : firstInHierarchy(of: type) { properties[$0]?[key] }
    }

    /// Creates an instance of a class with the app's `init()`. Returns nil if the class doesn't declare one.
    @MainActor static func make(_ type: AnyClass) -> AnyObject? {
        loadMembers(type)
        return factories.isEmpty ? nil : factories[ObjectIdentifier(type)]?()
    }

    /// Creates a view with sample arguments. Returns nil if the class has `init(frame:)` or no suitable initialiser.
    @MainActor static func makeSample(_ type: AnyClass) -> AnyObject? {
        loadMembers(type)
        return samples.isEmpty ? nil : samples[ObjectIdentifier(type)]?()
    }

    /// Returns the properties of a class that appearance proxies support, those of superclasses first.
    @MainActor static func appearanceProperties(of type: AnyClass) -> [KeyValueProperty] {
        loadMembers(type)
        guard !appearances.isEmpty else { return [] }
        var keys: [String] = []
        var current: AnyClass? = type
        while let next = current {
            keys = (appearances[ObjectIdentifier(next)] ?? []).filter { !keys.contains($0) } + keys
            current = _getSuperclass(next)
        }
        return keys.compactMap { property($0, of: type) }
    }

    /// Returns the class with a different name in documents, or nil if there is none.
    @MainActor static func type(named name: String) -> AnyClass? {
        loadPendingMembers()
        return classes[name]
    }

    @MainActor private static func firstInHierarchy<Found>(of type: AnyClass, _ find: (ObjectIdentifier) -> Found?)
        -> Found?
    {
        var current: AnyClass? = type
        while let next = current {
            if let found = find(ObjectIdentifier(next)) { return found }
            current = _getSuperclass(next)
        }
        return nil
    }

    @MainActor private static func loadMembers(_ type: AnyClass) {
        loadPendingMembers()
        guard loadedClasses.insert(ObjectIdentifier(type)).inserted, let listing = type as? any AdaptedListing.Type
        else {
            return
        }
        add(listing._adaptedMembers, to: ObjectIdentifier(type))
    }

    @MainActor private static func loadPendingMembers() {
        let new = pendingMembers.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for make in new {
            let members = make()
            add(members, to: ObjectIdentifier(members.type))
            if let name = members.exportedName { classes[name] = members.type }
        }
    }

    @MainActor private static func add(_ members: Members, to type: ObjectIdentifier) {
        for method in members.actions { methods[type, default: [:]][method.selector] = method }
        for property in members.properties { properties[type, default: [:]][property.key] = property }
        if let make = members.making { factories[type] = make }
        if let sample = members.sample { samples[type] = sample }
        if !members.appearance.isEmpty { appearances[type, default: []] += members.appearance }
        if !members.names.isEmpty { names[type, default: []].formUnion(members.names) }
    }
}

/// A class that lists its members itself, because it is generic or not visible outside of its scope. The source adapter
/// generates the conformance.
public protocol AdaptedListing: AnyObject {
    /// The members of the class and its superclasses.
    @MainActor static var _adaptedMembers: AdaptedClasses.Members { get }
}

extension ActionMethod {
    /// Creates an entry for a method of an adapted class without arguments.
    public init<Target: AnyObject>(adapted selector: Selector, _ method: @escaping @MainActor (Target) -> Void) {
        self.init(selector, calling: { target, _, _ in (target as? Target).map { method($0) } })
    }

    /// Creates an entry for a method of an adapted class with one argument.
    public init<Target: AnyObject, First>(
        adapted selector: Selector, _ method: @escaping @MainActor (Target, First) -> Void
    ) {
        self.init(
            selector,
            calling: { target, sender, _ in
                guard let target = target as? Target else { return }
                Self.callIfConvertible(sender, to: selector, of: target) { method(target, $0) }
            })
    }

    /// Creates an entry for a method of an adapted class with two arguments, usually the sender and the event.
    public init<Target: AnyObject, First, Second>(
        adapted selector: Selector, _ method: @escaping @MainActor (Target, First, Second) -> Void
    ) {
        self.init(
            selector,
            calling: { target, sender, event in
                guard let target = target as? Target else { return }
                Self.callIfConvertible(sender, to: selector, of: target) { first in
                    Self.callIfConvertible(event ?? Self.placeholderEvent(for: Second.self), to: selector, of: target) {
                        method(target, first, $0)
                    }
                }
            })
    }

    /// Creates an entry for a method of an adapted class with three arguments. The third is always nil, because UIKit passes
    /// only two.
    public init<Target: AnyObject, First, Second, Third>(
        adapted selector: Selector, _ method: @escaping @MainActor (Target, First, Second, Third) -> Void
    ) {
        self.init(
            selector,
            calling: { target, sender, event in
                guard let target = target as? Target else { return }
                Self.callIfConvertible(sender, to: selector, of: target) { first in
                    Self.callIfConvertible(event ?? Self.placeholderEvent(for: Second.self), to: selector, of: target) {
                        second in
                        Self.callIfConvertible(nil, to: selector, of: target) { method(target, first, second, $0) }
                    }
                }
            })
    }

    /// Returns an empty event for a method whose event parameter isn't optional. On Apple's systems, such a method receives a
    /// null reference.
    private static func placeholderEvent<Argument>(for type: Argument.Type) -> Any? {
        type == UIEvent.self ? UIEvent() : nil
    }
}
