import Foundation

@_exported import func UIKit.NSSelectorFromString
@_exported import func UIKit.NSStringFromSelector
@_exported import struct UIKit.Selector

// What sources ask Objective-C's runtime for. Linux has none: no class has methods there, and none can be exchanged.

/// A method as Objective-C's runtime knows it: there are none here.
public typealias Method = OpaquePointer
/// A method's code as Objective-C's runtime knows it: there is none here.
public typealias IMP = OpaquePointer

/// Kept without effect: no class has methods for Objective-C here, and the answer is nil.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }
/// Kept without effect: no class has methods for Objective-C here, and the answer is nil.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }
/// Kept without effect: nothing is added, and the answer is false.
@discardableResult public func class_addMethod(
    _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Kept without effect: nothing is replaced, and the answer is nil.
@discardableResult public func class_replaceMethod(
    _ type: AnyClass?, _ selector: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Kept without effect: there are no methods to exchange.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
/// A method's code; never called, since there are no methods.
public func method_getImplementation(_ method: Method) -> IMP { unsafe method }
/// A method's types: none.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
/// The superclass of a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }
/// Kept without effect: no class has methods for Objective-C here, and the answer is nil.
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? { nil }
/// Kept without effect: nothing is replaced.
@discardableResult public func method_setImplementation(_ method: Method, _ code: IMP) -> IMP { unsafe code }
/// Code that nothing ever calls: there are no methods.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    unsafe IMP(UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped)
}
/// The number of methods of a class for Objective-C: none.
public func class_copyMethodList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    unsafe count?.pointee = 0
    return nil
}
/// The number of instance variables that Objective-C knows of a class: none.
public func class_copyIvarList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
    unsafe count?.pointee = 0
    return nil
}
/// The name of a class, as `NSStringFromClass` has it.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    let name = type.map { NSStringFromClass($0) } ?? "nil"
    return unsafe UnsafePointer(strdup(name))
}
/// Kept without effect: what is set are pointers without types, which nothing here can hold.
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool { false }
/// The selector of that name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector { unsafe Selector(String(cString: name)) }
/// The class of that name.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { unsafe NSClassFromString(String(cString: name)) }
