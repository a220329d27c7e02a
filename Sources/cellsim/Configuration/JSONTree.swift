import CellSimEscaping

/// A JSON value that is written on several lines and preserves the order of keys.
indirect enum JSONTree {
    case object([(String, JSONTree)])
    case array([JSONTree])
    case string(String)
    case number(Double)
    case bool(Bool)

    static func strings(_ texts: [String]) -> JSONTree { .array(texts.map { .string($0) }) }

    /// Returns the JSON text, indented by two spaces per level. Short arrays are written on one line.
    func text(indented: Int = 0) -> String {
        let (outer, inner) = (String(repeating: " ", count: indented), String(repeating: " ", count: indented + 2))
        switch self {
        case .string(let text): return Escaping.json(text)
        case .number(let value):
            return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .bool(let value): return "\(value)"
        case .array(let items):
            let parts = items.map { $0.text(indented: indented + 2) }
            let line = "[" + parts.joined(separator: ", ") + "]"
            if !line.contains("\n"), indented + line.count <= 100 { return line }
            return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let pairs):
            if pairs.isEmpty { return "{}" }
            let parts = pairs.map { "\(inner)\(Escaping.json($0)): \($1.text(indented: indented + 2))" }
            return "{\n" + parts.joined(separator: ",\n") + "\n\(outer)}"
        }
    }
}
