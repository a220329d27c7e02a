import Foundation
import UIKit

@_exported import func UIKit.NSSelectorFromString
@_exported import func UIKit.NSStringFromSelector
@_exported import struct UIKit.Selector

// The functions of the Objective-C runtime, which doesn't exist on Linux, so methods can't be replaced.
// `ClassMethods.swift` contains the functions for class methods.

/// A method of the Objective-C runtime. It doesn't exist on Linux.
public typealias Method = OpaquePointer
/// A method's implementation in the Objective-C runtime. It doesn't exist on Linux.
public typealias IMP = OpaquePointer

/// Returns nil, because classes have no Objective-C methods.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }
/// Returns nil, because classes have no Objective-C methods.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }
/// Returns false without adding a method.
@discardableResult public func class_addMethod(
    _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Returns nil without replacing a method.
@discardableResult public func class_replaceMethod(
    _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Does nothing, because classes have no Objective-C methods.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
/// Returns the implementation of a method. It is never called, because classes have no Objective-C methods.
public func method_getImplementation(_ method: Method) -> IMP { unsafe method }
/// Returns nil, because methods have no type encoding.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// Returns the superclass of a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }
/// Returns nil, because classes have no Objective-C methods.
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? { nil }
/// Returns the implementation without setting it.
@discardableResult public func method_setImplementation(_ method: Method, _ code: IMP) -> IMP { unsafe code }
/// Returns a placeholder that can't be called. It isn't needed, because classes have no Objective-C methods.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    unsafe IMP(UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped)
}
/// Returns nil and a count of 0, because classes have no Objective-C instance variables.
public func class_copyIvarList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
    unsafe count?.pointee = 0
    return nil
}
/// Returns the name of a class, like `NSStringFromClass`.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    let name = type.map { UIKitModules.qualifiedName(of: $0) } ?? "nil"
    return unsafe UnsafePointer(strdup(name))
}
/// Returns false, because classes have no Objective-C methods.
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool { false }
/// Returns the selector with a name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector { unsafe Selector(String(cString: name)) }
/// Returns the class with a name.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { unsafe NSClassFromString(String(cString: name)) }
