/// What a record says of one key.
public enum RecordValue: Hashable, Sendable {
    /// JSON's `null`.
    case null
    /// JSON's `true` or `false`.
    case bool(Bool)
    /// A number as it was written.
    case number(String)
    /// A text; every value of a CSV file is one.
    case string(String)

    /// As the text a label shows; nil for no text.
    public var text: String? {
        switch self {
        case .null: nil
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): digits
        case .string(let text): text
        }
    }
}

/// One record: its keys in the order they stand, and the line on which it begins.
public struct DataRecord: Hashable, Sendable {
    /// One key of a record with its value.
    public struct Field: Hashable, Sendable {
        /// An outlet's name, or `outlet.keyPath`.
        public var key: String
        /// What the record says of it.
        public var value: RecordValue
        /// The line on which it stands, from 1.
        public var line: Int
    }

    /// The keys with their values, as they stand.
    public var fields: [Field]
    /// The line on which the record begins, from 1.
    public var line: Int
}
