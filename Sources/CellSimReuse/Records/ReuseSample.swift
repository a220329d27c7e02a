/// Selects the records to show. The selection is limited because the number of pairs grows quadratically.
public enum ReuseSample {
    /// The default maximum number of records.
    public static let defaultLimit = 12
    /// The former name of `defaultLimit`.
    @available(*, deprecated, renamed: "defaultLimit") public static let usualLimit = defaultLimit

    /// Returns indices of records in ascending order: all of them if there are at most `limit`, otherwise `limit` of them.
    ///
    /// Records with the same shape set the same properties. The selection takes the first record of each shape, in order of
    /// appearance, then the second of each shape, and so on.
    /// - Parameter shape: Returns a text that identifies the shape of a record, such as its keys.
    public static func selectIndices(count: Int, limit: Int, shape: (Int) throws -> String) rethrows -> [Int] {
        guard count > limit else { return Array(0..<count) }
        var order: [String] = []
        var members: [String: [Int]] = [:]
        for index in 0..<count {
            let shape = try shape(index)
            if members[shape] == nil { order.append(shape) }
            members[shape, default: []].append(index)
        }
        var selectedIndices: [Int] = []
        var round = 0
        while selectedIndices.count < limit {
            for shape in order {
                guard let indices = members[shape], round < indices.count, selectedIndices.count < limit else {
                    continue
                }
                selectedIndices.append(indices[round])
            }
            round += 1
        }
        return selectedIndices.sorted()
    }
}

/// Computes the shape of a record of any type: which properties it sets.
public enum RecordShape {
    private static let maximumDepth = 3

    /// Returns a text with the properties and the features that distinguish shapes: whether a value is nil or empty, the
    /// value of a Boolean, and the case of an enumeration.
    public static func of(_ record: Any) -> String { shape(record, depth: 0) }

    private static func shape(_ value: Any, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { shape($0.value, depth: depth) } ?? "nil"
        case .collection, .dictionary, .set: return mirror.children.isEmpty ? "[]" : "[…]"
        case .enum: return mirror.children.first?.label ?? "\(value)"
        case .struct, .class, .tuple:
            if let text = leaf(value) { return text }
            guard depth < maximumDepth else { return "…" }
            var parts: [String] = []
            var current: Mirror? = mirror
            while let level = current {
                parts += level.children.map { "\($0.label ?? "_"):\(shape($0.value, depth: depth + 1))" }
                current = level.superclassMirror
            }
            return "(\(parts.joined(separator: ",")))"
        default: return leaf(value) ?? "…"
        }
    }

    private static func leaf(_ value: Any) -> String? {
        switch value {
        case let flag as Bool: flag ? "true" : "false"
        case let text as any StringProtocol: text.isEmpty ? "\"\"" : "text"
        case is any Numeric: "number"
        default: nil
        }
    }
}
