/// The build settings of a target, with references resolved.
public struct BuildSettings: Sendable {
    private var values: [String: String] = [:]

    init() {}

    /// Adds a layer of settings. In the layer, `$(inherited)` refers to the value of the layers below.
    mutating func add(_ layer: [(key: String, value: String)]) {
        let below = values
        var ranks: [String: Int] = [:]
        for (key, value) in layer {
            guard let (name, rank) = Self.matchingSetting(key), rank >= ranks[name, default: 0] else { continue }
            ranks[name] = rank
            let inherited = below[name] ?? ""
            let resolved = value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
            values[name] = resolved.split(separator: " ", omittingEmptySubsequences: false).joined(separator: " ")
        }
    }

    /// Returns the setting's name in a key with conditions and the rank of the conditions, or nil if the conditions exclude the simulator.
    private static func matchingSetting(_ key: String) -> (name: String, rank: Int)? {
        guard let bracket = key.firstIndex(of: "[") else { return (key, 0) }
        let conditions = key[bracket...].dropFirst().split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," })
        for condition in conditions {
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let value = parts[1]
            switch parts[0] {
            case "sdk" where value == "*" || value.hasPrefix("iphonesimulator"): continue
            case "arch" where value == "*" || value == "x86_64" || value == "arm64": continue
            case "config" where value == "*" || value.lowercased().hasPrefix("debug"): continue
            default: return nil
            }
        }
        return (String(key[..<bracket]), 1)
    }

    /// Returns a setting with all references resolved, or nil if it isn't set.
    public subscript(name: String) -> String? { values[name].map { expand($0, within: [name]) } }

    /// Returns the items of a setting whose value is a list separated by white space.
    public func list(_ name: String) -> [String] {
        (self[name] ?? "").split(whereSeparator: \.isWhitespace).map {
            String($0).trimmingQuotes
        }
    }

    /// Returns whether a setting is `YES`.
    public func isOn(_ name: String) -> Bool { ["YES", "1", "TRUE"].contains((self[name] ?? "").uppercased()) }

    /// The sorted names of all settings.
    public var names: [String] { values.keys.sorted() }

    /// Returns a text in which references such as `$(NAME)` and `${NAME:operator}` are resolved.
    public func expand(_ text: String) -> String { expand(text, within: []) }

    private func expand(_ text: String, within: Set<String>) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{",
                let end = Self.closingBracket(of: rest, open)
            else {
                result += "$"
                continue
            }
            let inner = expand(String(rest[rest.index(after: rest.startIndex)..<end]), within: within)
            result += value(of: inner, within: within)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the index of the bracket that matches the opening bracket at the start of a text.
    private static func closingBracket(of text: Substring, _ open: Character) -> Substring.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private func value(of reference: String, within: Set<String>) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        var text = ""
        if !within.contains(name), let rawValue = values[name] { text = expand(rawValue, within: within.union([name])) }
        for part in parts.dropFirst() {
            switch part {
            case "c99extidentifier", "identifier": text = Paths.identifier(text)
            case "rfc1034identifier":
                text = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
            case "lower": text = text.lowercased()
            case "upper": text = text.uppercased()
            case "base": text = Paths.nameWithoutExtension(of: text)
            case "file": text = Paths.lastComponent(text)
            case "dir": text = Paths.folder(of: text)
            case _ where part.hasPrefix("default=") && text.isEmpty: text = String(part.dropFirst(8))
            default: break
            }
        }
        return text
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        count >= 2 && (hasPrefix("\"") && hasSuffix("\"") || hasPrefix("'") && hasSuffix("'"))
            ? String(dropFirst().dropLast()) : self
    }
}
