/// The value of a record for one key.
public enum RecordValue: Hashable, Sendable {
    /// JSON's `null`.
    case null
    /// JSON's `true` or `false`.
    case bool(Bool)
    /// A number in its original spelling.
    case number(String)
    /// A text. All values in a CSV file are texts.
    case string(String)

    /// The text that a label shows, or nil for no text.
    public var text: String? {
        switch self {
        case .null: nil
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): digits
        case .string(let text): text
        }
    }
}

/// A record with its keys in order, and the line on which it begins.
public struct DataRecord: Hashable, Sendable {
    /// A key of a record with its value.
    public struct Field: Hashable, Sendable {
        /// The key: an outlet's name or `outlet.keyPath`.
        public var key: String
        /// The value for this key.
        public var value: RecordValue
        /// The line of the key, from 1.
        public var line: Int
    }

    /// The keys with their values, in order.
    public var fields: [Field]
    /// The line on which the record begins, from 1.
    public var line: Int
}
