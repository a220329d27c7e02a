import Foundation

/// Functions that store and compare values of a format.
public struct Diffing<Value> {
    /// Returns the bytes to store in a reference file.
    public var toData: (Value) -> Data
    /// Returns the value that a reference file contains.
    public var fromData: (Data) -> Value
    /// Compares the reference with a new value. Returns nil if they match; otherwise a message and its attachments.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a format from its three functions.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}
