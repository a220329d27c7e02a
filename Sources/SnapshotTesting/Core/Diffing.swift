import Foundation

/// How values of a format are stored and compared.
public struct Diffing<Value> {
    /// The bytes of a reference file.
    public var toData: (Value) -> Data
    /// The value that a reference file holds.
    public var fromData: (Data) -> Value
    /// Compares the reference with a new value; nil when they match, else a message and what illustrates it.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// A format by its three functions.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}
