// Data table, written by `make members` from Sources/Apple/Declarations/JavaScriptCore.declarations; do not edit.
// swift-format-ignore-file

/// The API of JavaScriptCore, for source compatibility. Scripts don't run: their value is `undefined`, and the
/// context reports an exception.
@_exported import Foundation

/// A virtual machine whose scripts share values. Scripts don't run.
open class JSVirtualMachine: NSObject {}
/// A context for scripts. Scripts don't run.
open class JSContext: NSObject {
    /// The virtual machine.
    public let virtualMachine: JSVirtualMachine!
    /// Stored without effect.
    open var name: String!
    /// Stored without effect.
    open var isInspectable = false
    /// The last error: scripts don't run.
    open var exception: JSValue!
    /// Called for every script with the error that scripts don't run.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    private var kept: [String: Any] = [:]
    /// Creates a context with its own virtual machine.
    public override init() { virtualMachine = JSVirtualMachine() }
    /// Creates a context in a virtual machine.
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
    /// Returns `undefined` and sets an exception.
    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { refuse() }
    /// Returns `undefined` and sets an exception.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { refuse() }
    /// Returns the value that was set for a name.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        JSValue(object: kept[String(describing: key ?? "")], in: self)
    }
    /// Stores a value under a name.
    open func setObject(_ object: Any!, forKeyedSubscript key: (NSCopying & NSObjectProtocol)!) {
        if let key { kept[String(describing: key)] = object }
    }
    fileprivate func refuse() -> JSValue {
        let reason = JSValue(object: "Error: CellSim does not run scripts", in: self)
        exception = reason
        exceptionHandler?(self, reason)
        return JSValue(undefinedIn: self)
    }
}
/// A value of a script.
open class JSValue: NSObject {
    private let object: Any?
    private let isMissing: Bool
    /// The value's context.
    public private(set) weak var context: JSContext!
    /// Creates a value from a Swift object.
    public init!(object value: Any!, in context: JSContext!) {
        (object, isMissing, self.context) = (value, value == nil, context)
    }
    /// Creates an undefined value.
    public init!(undefinedIn context: JSContext!) { (object, isMissing, self.context) = (nil, true, context) }
    /// Whether the value is undefined.
    open var isUndefined: Bool { isMissing }
    /// Always false.
    open var isNull: Bool { false }
    /// Whether it is a text.
    open var isString: Bool { object is String }
    /// Whether it is a number.
    open var isNumber: Bool { !isBoolean && (object is NSNumber || object is Int || object is Double) }
    /// Whether it is a Boolean.
    open var isBoolean: Bool { object is Bool }
    /// Whether it is neither a text, nor a number, nor undefined.
    open var isObject: Bool { !isMissing && !isString && !isNumber && !isBoolean }
    /// Returns the original object.
    open func toObject() -> Any! { object }
    /// Returns the value as text.
    open func toString() -> String! { object.map { String(describing: $0) } ?? "undefined" }
    /// Returns the value as a Boolean.
    open func toBool() -> Bool { object as? Bool ?? (toDouble() != 0 && !isMissing) }
    /// Returns the value as a number, or not a number.
    open func toDouble() -> Double {
        object as? Double ?? (object as? Int).map(Double.init) ?? (object as? String).flatMap { Double($0) } ?? .nan
    }
    /// Returns the value as an integer.
    open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
    /// Returns the value if it is an array.
    open func toArray() -> [Any]! { object as? [Any] }
    /// Returns the value if it is a dictionary.
    open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }
    /// Always `undefined`: scripts don't run.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        context?.refuse() ?? JSValue(undefinedIn: nil)
    }
    /// Always `undefined`: scripts don't run.
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        context?.refuse() ?? JSValue(undefinedIn: nil)
    }
    /// Returns the value of a key in a dictionary, or `undefined`.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        JSValue(object: (object as? [String: Any])?[String(describing: key ?? "")], in: context)
    }
    /// Returns the value at an index in an array, or `undefined`.
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! {
        let list = object as? [Any] ?? []
        return JSValue(object: list.indices.contains(index) ? list[index] : nil, in: context)
    }
}
/// The members of a class that scripts can use. Scripts don't run.
public protocol JSExport {}
