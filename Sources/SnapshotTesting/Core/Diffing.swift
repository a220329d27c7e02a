import Foundation

/// How values of a format are stored and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// Compares the reference with a new value; nil when they match, else a message and what illustrates it.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// What illustrates a failure. XCTest has no attachments on Linux: they become files beside the failed snapshot,
/// and attachments of Swift Testing where a test of it runs.
public struct XCTAttachment: Sendable {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    public let uniformTypeIdentifier: String
    /// The attachment's bytes.
    public let data: Data

    public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

    public init(data: Data, uniformTypeIdentifier: String) {
        (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
    }
}
