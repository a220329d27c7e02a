/// What a record says of one key.
public enum RecordValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it was written.
    case number(String)
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
    public struct Field: Hashable, Sendable {
        /// An outlet's name, or `outlet.keyPath`.
        public var key: String
        public var value: RecordValue
        public var line: Int
    }

    public var fields: [Field]
    public var line: Int
}
