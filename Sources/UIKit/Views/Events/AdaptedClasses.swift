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
        let uncallableMethods: [Selector]
        let exportedName: String?
        let makeInstance: (@MainActor () -> AnyObject)?
        let makeSample: (@MainActor () -> AnyObject)?
        let appearanceKeys: [String]
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
            (self.uncallableMethods, self.exportedName, self.makeInstance) = (names, exportedName, making)
            (self.makeSample, self.appearanceKeys) = (sample, appearance)
        }
    }

    private static let pendingMembers = Mutex<[@MainActor @Sendable () -> Members]>([])
    @MainActor private static var methodsByClass: [ObjectIdentifier: [Selector: ActionMethod]] = [:]
    @MainActor private static var propertiesByClass: [ObjectIdentifier: [String: KeyValueProperty]] = [:]
    @MainActor private static var uncallableMethodsByClass: [ObjectIdentifier: Set<Selector>] = [:]
    @MainActor private static var classesByExportedName: [String: AnyClass] = [:]
    @MainActor private static var factories: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
    @MainActor private static var sampleFactories: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
    @MainActor private static var appearanceKeysByClass: [ObjectIdentifier: [String]] = [:]
    /// The classes whose `AdaptedListing` members have been read.
    @MainActor private static var loadedClasses: Set<ObjectIdentifier> = []

    /// Registers the members of a class. Can be called on any thread, and before `main`.
    public static func register(_ members: @escaping @MainActor @Sendable () -> Members) {
        let isFirst = pendingMembers.withLock { pending in
            pending.append(members)
            return pending.count == 1
        }
        if isFirst { KeyValueReader.install(registeredValue) }
    }

    /// Returns the value of a registered property, for predicates. Returns nil for other properties, and on background
    /// threads.
    @Sendable private static func registeredValue(of object: AnyObject, key: String) -> Any?? {
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
        return methodsByClass.isEmpty ? nil : firstInHierarchy(of: type) { methodsByClass[$0]?[selector] }
    }

    /// Returns whether a class has a method that exists but can't be called by selector.
    @MainActor static func hasUncallableMethod(_ selector: Selector, in type: AnyClass) -> Bool {
        loadMembers(type)
        return firstInHierarchy(of: type) { uncallableMethodsByClass[$0]?.contains(selector) ?? false ? true : nil }
            ?? false
    }

    /// Returns the property with a name in a class or its superclasses.
    @MainActor static func property(_ key: String, of type: AnyClass) -> KeyValueProperty? {
        loadMembers(type)
        return propertiesByClass.isEmpty ? nil : firstInHierarchy(of: type) { propertiesByClass[$0]?[key] }
    }

    /// Creates an instance of a class with the app's `init()`. Returns nil if the class doesn't declare one.
    @MainActor static func make(_ type: AnyClass) -> AnyObject? {
        loadMembers(type)
        return factories.isEmpty ? nil : factories[ObjectIdentifier(type)]?()
    }

    /// Creates a view with sample arguments. Returns nil if the class has `init(frame:)` or no suitable initialiser.
    @MainActor static func makeSample(_ type: AnyClass) -> AnyObject? {
        loadMembers(type)
        return sampleFactories.isEmpty ? nil : sampleFactories[ObjectIdentifier(type)]?()
    }

    /// Returns the properties of a class that appearance proxies support, those of superclasses first.
    @MainActor static func appearanceProperties(of type: AnyClass) -> [KeyValueProperty] {
        loadMembers(type)
        guard !appearanceKeysByClass.isEmpty else { return [] }
        var keys: [String] = []
        var current: AnyClass? = type
        while let next = current {
            keys = (appearanceKeysByClass[ObjectIdentifier(next)] ?? []).filter { !keys.contains($0) } + keys
            current = _getSuperclass(next)
        }
        return keys.compactMap { property($0, of: type) }
    }

    /// Returns the class with a different name in documents, or nil if there is none.
    @MainActor static func type(named name: String) -> AnyClass? {
        loadPendingMembers()
        return classesByExportedName[name]
    }

    @MainActor private static func firstInHierarchy<Result>(of type: AnyClass, _ find: (ObjectIdentifier) -> Result?)
        -> Result?
    {
        var current: AnyClass? = type
        while let next = current {
            if let result = find(ObjectIdentifier(next)) { return result }
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
        let newMembers = pendingMembers.withLock { pending in
            defer { pending = [] }
            return pending
        }
        for make in newMembers {
            let members = make()
            add(members, to: ObjectIdentifier(members.type))
            if let name = members.exportedName { classesByExportedName[name] = members.type }
        }
    }

    @MainActor private static func add(_ members: Members, to type: ObjectIdentifier) {
        for method in members.actions { methodsByClass[type, default: [:]][method.selector] = method }
        for property in members.properties { propertiesByClass[type, default: [:]][property.key] = property }
        if let make = members.makeInstance { factories[type] = make }
        if let sample = members.makeSample { sampleFactories[type] = sample }
        if !members.appearanceKeys.isEmpty { appearanceKeysByClass[type, default: []] += members.appearanceKeys }
        if !members.uncallableMethods.isEmpty {
            uncallableMethodsByClass[type, default: []].formUnion(members.uncallableMethods)
        }
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
