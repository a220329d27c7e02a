import Foundation
import Synchronization

/// A registry of the methods and properties in adapted sources, which the Objective-C runtime finds by name on Apple's
/// systems.
///
/// Adapted sources register their classes before `main`; the first lookup reads the members.
public enum AdaptedClasses {
    /// The methods and properties of one class or extension.
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
        ///   - type: The class that declares the members; its subclasses have them too.
        ///   - actions: Methods that can be called by name.
        ///   - propertiesByClass: Properties that can be set and read by name through their own setters and getters.
        ///   - names: Methods of the class that are never called by name.
        ///   - exportedName: The class's name in documents, if it differs.
        ///   - makeInstance: A closure that creates an instance of exactly this class with the app's own `init()`.
        ///   - makeSample: A closure that creates a view of exactly this class with sample arguments, for a class without
        ///     `init(frame:)`.
        ///   - appearanceKeys: The properties that appearance proxies apply.
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
    /// The classes whose own lists have been read.
    @MainActor private static var loadedClasses: Set<ObjectIdentifier> = []

    /// Registers members. It can be called on any thread, and before `main`.
    public static func register(_ members: @escaping @MainActor @Sendable () -> Members) {
        let isFirst = pendingMembers.withLock { pending in
            pending.append(members)
            return pending.count == 1
        }
        if isFirst { KeyValueReader.install(listedValue) }
    }

    /// Returns the value of a listed property for predicates; nil off the main thread and for unlisted names.
    @Sendable private static func listedValue(of object: AnyObject, key: String) -> Any?? {
        guard Thread.isMainThread else { return nil }
        let object = UncheckedSendable(value: object)
        let value: UncheckedSendable<Any??> = MainActor.assumeIsolated {
            let object = object.value
            return UncheckedSendable(value: property(key, of: Swift.type(of: object)).map { $0.get(object) })
        }
        return value.value
    }

    /// Returns a class's method with this name, or its nearest superclass's.
    @MainActor static func method(_ selector: Selector, of type: AnyClass) -> ActionMethod? {
        loadMembers(type)
        return methodsByClass.isEmpty ? nil : firstInHierarchy(of: type) { methodsByClass[$0]?[selector] }
    }

    /// Returns whether a class has a method with this name that is never called by name.
    @MainActor static func hasUncallableMethod(_ selector: Selector, in type: AnyClass) -> Bool {
        loadMembers(type)
        return firstInHierarchy(of: type) { uncallableMethodsByClass[$0]?.contains(selector) ?? false ? true : nil }
            ?? false
    }

    /// Returns a class's property with this name, or its nearest superclass's.
    @MainActor static func property(_ key: String, of type: AnyClass) -> KeyValueProperty? {
        loadMembers(type)
        return propertiesByClass.isEmpty ? nil : firstInHierarchy(of: type) { propertiesByClass[$0]?[key] }
    }

    /// Creates an object from its metatype with the app's own `init()`; nil if the class has none.
    @MainActor static func make(_ type: AnyClass) -> AnyObject? {
        loadMembers(type)
        return factories.isEmpty ? nil : factories[ObjectIdentifier(type)]?()
    }

    /// Creates a view with sample arguments; nil if the class has `init(frame:)` or no initialiser with simple parameters.
    @MainActor static func makeSample(_ type: AnyClass) -> AnyObject? {
        loadMembers(type)
        return sampleFactories.isEmpty ? nil : sampleFactories[ObjectIdentifier(type)]?()
    }

    /// Returns the properties that appearance proxies apply to a class: those of superclasses first, the class's own
    /// last.
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

    /// Returns the class that has another name in documents.
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

/// A class that lists its own members, because it is generic or not visible outside its scope. Adapted sources generate
/// the conformance.
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

    /// Creates an entry for a method of an adapted class with three arguments. The third is nil, because UIKit's
    /// senders pass none.
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

    /// Returns a value that represents "no event" for a method that requires an event. On Apple's systems the method
    /// gets a null reference, although its type is not optional.
    private static func placeholderEvent<Argument>(for type: Argument.Type) -> Any? {
        type == UIEvent.self ? UIEvent() : nil
    }
}
