import Foundation
import Synchronization
import UIKit

/// A class method that can be called by name.
@MainActor public struct ClassMethod {
    let selector: Selector
    let call: @MainActor (AnyClass, [Any?]) -> AnyObject?

    /// Creates an entry for a class method of an adapted class.
    public init<Target: AnyObject, each Argument, Result>(
        _ selector: Selector, _ method: @escaping @MainActor (Target.Type, repeat each Argument) -> Result
    ) {
        self.init(selector, calling: { ($0 is Void) ? nil : $0 as AnyObject }, method)
    }

    /// Creates an entry for a class method of an adapted class whose result is optional.
    public init<Target: AnyObject, each Argument, Result>(
        _ selector: Selector, _ method: @escaping @MainActor (Target.Type, repeat each Argument) -> Result?
    ) {
        self.init(selector, calling: { $0.map { $0 as AnyObject } }, method)
    }

    private init<Target: AnyObject, each Argument, Result>(
        _ selector: Selector, calling object: @escaping @MainActor (Result) -> AnyObject?,
        _ method: @escaping @MainActor (Target.Type, repeat each Argument) -> Result
    ) {
        self.selector = selector
        call = { type, arguments in
            guard let target = type as? Target.Type else { return nil }
            var remainingArguments = arguments[...]
            func next<Value>(_ type: Value.Type) throws -> Value {
                let given = remainingArguments.popFirst() ?? nil
                if let value = given as? Value { return value }
                throw UIKitException(
                    name: "NSInvalidArgumentException",
                    reason: "+\(selector): the argument \(given ?? "nil") is not a value of type \(type)")
            }
            do {
                return object(method(target, repeat try next((each Argument).self)))
            } catch {
                if let error = error as? UIKitException { UIKitException.raiseOrRecord(error) }
                return nil
            }
        }
    }
}

/// The class methods of adapted sources that can be called by name, as with the Objective-C runtime.
///
/// Adapted sources register their classes before `main`. The methods are read when a method is first looked up.
public enum AdaptedClassMethods {
    private static let pendingRegistrations = Mutex<
        [@MainActor @Sendable () -> (type: AnyClass, methods: [ClassMethod])]
    >([])
    @MainActor private static var methods: [ObjectIdentifier: [ClassMethod]] = [:]

    /// Registers the methods of a class. It can be called on any thread, and before `main`.
    public static func register(
        _ methods: @escaping @MainActor @Sendable () -> (type: AnyClass, methods: [ClassMethod])
    ) {
        pendingRegistrations.withLock { $0.append(methods) }
    }

    /// Returns the methods that a class itself declares, in the order of the sources.
    @MainActor static func declaredMethods(by type: AnyClass) -> [ClassMethod] {
        let newRegistrations = pendingRegistrations.withLock { registrations in
            defer { registrations = [] }
            return registrations
        }
        for readMethods in newRegistrations {
            let classMethods = readMethods()
            methods[ObjectIdentifier(classMethods.type), default: []] += classMethods.methods
        }
        return methods[ObjectIdentifier(type)] ?? []
    }

    /// Returns the method that a class declares, or inherits from the nearest superclass that declares it.
    @MainActor static func method(_ selector: Selector, of type: AnyClass) -> ClassMethod? {
        var current: AnyClass? = type
        while let next = current {
            if let found = declaredMethods(by: next).last(where: { $0.selector == selector }) { return found }
            current = _getSuperclass(next)
        }
        return nil
    }
}

/// Calls class methods by name.
extension NSObject {
    /// Returns whether the class has a class method with a name. The method must be marked for Objective-C in adapted sources.
    public class func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        let type = UncheckedSendableBox(object: self as AnyClass)
        return onMain { AdaptedClassMethods.method(selector, of: type.object) != nil }
    }

    /// Calls a class method by name and returns its result. Raises an exception if the class doesn't have the method, as in iOS.
    @discardableResult public class func perform(_ selector: Selector?) -> Unmanaged<AnyObject>! {
        unsafe send(selector, [])
    }

    /// Calls a class method by name with an argument and returns its result.
    @discardableResult
    public class func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
        unsafe send(selector, [object])
    }

    /// Calls a class method by name with two arguments and returns its result.
    @discardableResult
    public class func perform(_ selector: Selector?, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
        unsafe send(selector, [first, second])
    }

    private class func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let (type, argumentsBox) = (
            UncheckedSendableBox(object: self as AnyClass), UncheckedSendableBox(object: arguments)
        )
        let result = onMain {
            guard let method = AdaptedClassMethods.method(selector, of: type.object) else {
                UIKitException.raiseOrRecord(
                    UIKitException(
                        name: "NSInvalidArgumentException",
                        reason: "+[\(UIKitModules.qualifiedName(of: type.object)) \(selector)]: "
                            + "unrecognized selector sent to class"))
                return UncheckedSendableBox<AnyObject?>(object: nil)
            }
            return UncheckedSendableBox(object: method.call(type.object, argumentsBox.object))
        }
        // The caller doesn't own the result. Keep it alive until the main queue performs its next block, like an autoreleased object.
        DispatchQueue.main.async { withExtendedLifetime(result) {} }
        return unsafe result.object.map { unsafe Unmanaged.passUnretained($0) }
    }
}

// MARK: The Objective-C runtime

/// A metaclass, as `object_getClass` returns it for a class.
private protocol Metaclass: AnyObject {
    static var base: AnyClass? { get }
}

/// The metaclass of the class `Base`.
private final class MetaclassOf<Base>: Metaclass {
    static var base: AnyClass? { Base.self as? AnyClass }
}

/// A method in a list that `class_copyMethodList` returns.
private final class ListedMethod: Sendable {
    let selector: Selector
    init(_ selector: Selector) { self.selector = selector }
}

/// Returns the class of an object. The class of a class is its metaclass, whose methods are the class methods.
public func object_getClass(_ object: Any?) -> AnyClass? {
    func metaclass<Base>(_ type: Base.Type) -> AnyClass { MetaclassOf<Base>.self }
    if let type = object as? AnyClass { return _openExistential(type as Any.Type, do: metaclass) }
    return object.map { type(of: $0 as AnyObject) }
}

/// Returns the class methods that a metaclass declares and that are marked for Objective-C. The caller must free the list.
/// For a class that isn't a metaclass, the list would contain instance methods; it is always empty.
public func class_copyMethodList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    unsafe count?.pointee = 0
    guard let base = (type as? any Metaclass.Type)?.base else { return nil }
    let baseBox = UncheckedSendableBox(object: base)
    let selectors = onMain { AdaptedClassMethods.declaredMethods(by: baseBox.object).map(\.selector) }
    guard !selectors.isEmpty, let memory = unsafe calloc(selectors.count, MemoryLayout<Method>.stride) else {
        return nil
    }
    let list = unsafe memory.bindMemory(to: Method.self, capacity: selectors.count)
    for (index, selector) in selectors.enumerated() {
        // The methods are never released, because classes exist until the process ends.
        unsafe (list + index).initialize(to: OpaquePointer(Unmanaged.passRetained(ListedMethod(selector)).toOpaque()))
    }
    unsafe count?.pointee = UInt32(selectors.count)
    return unsafe list
}

/// Returns the name of a method that `class_copyMethodList` returned.
public func method_getName(_ method: Method) -> Selector {
    unsafe Unmanaged<ListedMethod>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue().selector
}
