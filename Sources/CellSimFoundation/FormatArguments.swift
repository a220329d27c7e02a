import Foundation

// On Apple platforms, the compiler accepts objects and bridged values as format arguments; the conformances in this file
// allow the same on Linux. `%@` inserts the description; predicates receive the value itself.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, which `%@` inserts.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The object's address.
    public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(unsafe unsafeBitCast(self, to: AnyObject.self)) }
}

/// A value that Foundation bridges to an object.
public protocol BridgedFormatArgument: CVarArg, _CVarArgObject, CustomStringConvertible {}

extension BridgedFormatArgument {
    /// The description, which `%@` inserts.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// Never called: argument lists use `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Date: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexPath: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Decimal: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}

extension Array: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the bridged object on several lines, as on Apple platforms.
    public var _cVarArgObject: any CVarArg { NSString(string: _bridgeToObjectiveC().description) }
}
extension Set: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: BridgedFormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the bridged object on several lines, as on Apple platforms.
    public var _cVarArgObject: any CVarArg { NSString(string: _bridgeToObjectiveC().description) }
}
