/// The value of a key in a record.
public enum RecordValue: Hashable, Sendable {
    /// JSON's `null`.
    case null
    /// JSON's `true` or `false`.
    case bool(Bool)
    /// A number as written in the file.
    case number(String)
    /// A string. All values in CSV files are strings.
    case string(String)

    /// The text that a label shows for the value; nil means no text.
    public var text: String? {
        switch self {
        case .null: nil
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): digits
        case .string(let text): text
        }
    }
}

/// A record with its keys in order, and its first line.
public struct DataRecord: Hashable, Sendable {
    /// A key of a record with its value.
    public struct Field: Hashable, Sendable {
        /// The key: an outlet's name or `outlet.keyPath`.
        public var key: String
        /// The value for this key.
        public var value: RecordValue
        /// The line of the key, starting at 1.
        public var line: Int
    }

    /// The keys with their values, in order.
    public var fields: [Field]
    /// The first line of the record, starting at 1.
    public var line: Int
}
