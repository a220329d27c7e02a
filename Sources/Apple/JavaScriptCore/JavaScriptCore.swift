/// JavaScriptCore's names. Nothing is run: a script's value is `undefined`, and the context says that it is an exception.
@_exported import Foundation

/// Where scripts share their values. Nothing is run.
open class JSVirtualMachine: NSObject {}

/// Where scripts are run: they are not.
open class JSContext: NSObject {
    /// Where values are shared.
    public let virtualMachine: JSVirtualMachine!
    /// Kept without effect.
    open var name: String!
    /// Kept without effect.
    open var isInspectable = false
    /// What went wrong last: that nothing is run.
    open var exception: JSValue!
    /// Called for every script: nothing is run.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    private var kept: [String: Any] = [:]

    /// A context of its own.
    public override init() { virtualMachine = JSVirtualMachine() }
    /// A context that shares its values.
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

    /// The value of a script: always `undefined`, and an exception.
    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { refuse() }
    /// The value of a script: always `undefined`, and an exception.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        refuse()
    }
    /// The value of that name, as it was set.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        JSValue(object: kept[String(describing: key ?? "")], in: self)
    }
    /// Keeps a value under a name.
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
    /// Where it belongs.
    public private(set) weak var context: JSContext!
    /// The value of something of Swift.
    public init!(object value: Any!, in context: JSContext!) {
        (object, isMissing, self.context) = (value, value == nil, context)
    }
    /// No value.
    public init!(undefinedIn context: JSContext!) { (object, isMissing, self.context) = (nil, true, context) }
    /// Whether there is no value.
    open var isUndefined: Bool { isMissing }
    /// Always false.
    open var isNull: Bool { false }
    /// Whether it is a text.
    open var isString: Bool { object is String }
    /// Whether it is a number.
    open var isNumber: Bool { !isBoolean && (object is NSNumber || object is Int || object is Double) }
    /// Whether it is true or false.
    open var isBoolean: Bool { object is Bool }
    /// Whether it is neither a text nor a number nor missing.
    open var isObject: Bool { !isMissing && !isString && !isNumber && !isBoolean }
    /// As it was given.
    open func toObject() -> Any! { object }
    /// As a text.
    open func toString() -> String! { object.map { String(describing: $0) } ?? "undefined" }
    /// Whether it counts as true.
    open func toBool() -> Bool { object as? Bool ?? (toDouble() != 0 && !isMissing) }
    /// As a number, or one that is none.
    open func toDouble() -> Double {
        object as? Double ?? (object as? Int).map(Double.init) ?? (object as? String).flatMap { Double($0) } ?? .nan
    }
    /// As a whole number.
    open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
    /// As a list, if it is one.
    open func toArray() -> [Any]! { object as? [Any] }
    /// As a dictionary, if it is one.
    open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }
    /// Always `undefined`: nothing is run.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        context?.refuse() ?? JSValue(undefinedIn: nil)
    }
    /// Always `undefined`: nothing is run.
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        context?.refuse() ?? JSValue(undefinedIn: nil)
    }
    /// The value of that name in a dictionary, or `undefined`.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        JSValue(object: (object as? [String: Any])?[String(describing: key ?? "")], in: context)
    }
    /// The value of that place in a list, or `undefined`.
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! {
        let list = object as? [Any] ?? []
        return JSValue(object: list.indices.contains(index) ? list[index] : nil, in: context)
    }
}
/// What scripts see of a class. Nothing is run.
public protocol JSExport {}
