/// Adds settings to the JSON files of editors.
package enum EditorSettings {
    /// Adds members to a JSON object.
    ///
    /// Existing keys keep their values. If a value is an array of objects with labels, objects with new labels are appended to it.
    /// - Parameters:
    ///   - object: the object. Other values are returned unchanged.
    ///   - members: the members to add.
    /// - Returns: the new object, the keys and labels that were added, and the keys and labels whose existing values differ.
    package static func merged(
        _ object: JSONValue, adding members: [JSONValue.Member]
    ) -> (value: JSONValue, added: [String], kept: [String]) {
        guard case .object = object else { return (object, [], []) }
        var (result, added, unchanged) = (object, [String](), [String]())
        for member in members {
            guard let existing = object[member.key] else {
                result[member.key] = member.value
                added.append(member.key)
                continue
            }
            guard let new = member.value.array, var elements = existing.array,
                new.contains(where: { $0["label"] != nil })
            else {
                if existing != member.value { unchanged.append(member.key) }
                continue
            }
            for item in new {
                let label = item["label"]?.string ?? ""
                if let existingItem = elements.first(where: { $0["label"]?.string == label }) {
                    if existingItem != item { unchanged.append(label) }
                } else {
                    elements.append(item)
                    added.append(label)
                }
            }
            result[member.key] = .array(elements)
        }
        return (result, added, unchanged)
    }
}

/// The part of `JSONValue` that formats indented JSON.
extension JSONValue {
    /// Returns the value as JSON text on several lines. Each level is indented by two spaces.
    package func indented(_ depth: Int = 0) -> String {
        let (outer, inner) = (String(repeating: "  ", count: depth), String(repeating: "  ", count: depth + 1))
        switch self {
        case .array(let items) where !items.isEmpty:
            return "[\n" + items.map { inner + $0.indented(depth + 1) }.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                let key = String(decoding: JSONValue.string(member.key).bytes, as: UTF8.self)
                return "\(inner)\(key): \(member.value.indented(depth + 1))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        default: return String(decoding: bytes, as: UTF8.self)
        }
    }
}
