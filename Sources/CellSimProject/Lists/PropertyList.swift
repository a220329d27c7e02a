/// A value in a property list and the line on which it begins.
struct PropertyList {
    /// The content of a value.
    indirect enum Value {
        case string(String)
        case array([PropertyList])
        case dictionary(PropertyDictionary)
    }

    var value: Value
    var line: Int

    var string: String? { if case .string(let text) = value { text } else { nil } }
    var array: [PropertyList]? { if case .array(let list) = value { list } else { nil } }
    var dictionary: PropertyDictionary? { if case .dictionary(let entries) = value { entries } else { nil } }

    /// The type of the value, for messages.
    var kind: String {
        switch value {
        case .string: "text"
        case .array: "a list"
        case .dictionary: "a dictionary"
        }
    }
}

/// A dictionary that preserves the order of its keys.
struct PropertyDictionary {
    private(set) var keys: [String] = []
    private var values: [String: PropertyList] = [:]

    /// Adds a value for a new key.
    /// - Returns: the line of the existing value if the key is already present. The existing value is kept.
    mutating func add(_ key: String, _ value: PropertyList) -> Int? {
        if let old = values[key] { return old.line }
        keys.append(key)
        values[key] = value
        return nil
    }

    subscript(key: String) -> PropertyList? { values[key] }
}
