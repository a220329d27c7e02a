import Yams

/// A parsed JSON, YAML or old-style property list document. Scalars keep their original text.
enum FuzzTree {
    case scalar(String, isQuoted: Bool)
    case list([FuzzTree])
    case map([(key: String, value: FuzzTree)])

    var count: Int {
        switch self {
        case .scalar: 1
        case .list(let items): items.reduce(1) { $0 + $1.count }
        case .map(let entries): entries.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Reads YAML, which includes JSON.
    init?(yaml bytes: [UInt8]) {
        guard bytes.count <= 20000, let text = String(validating: bytes, as: UTF8.self),
            let node = try? Yams.compose(yaml: text), let tree = FuzzTree(node, depth: 0)
        else { return nil }
        self = tree
    }

    private init?(_ node: Node, depth: Int) {
        guard depth < 60 else { return nil }
        switch node {
        case .scalar(let scalar): self = .scalar(scalar.string, isQuoted: scalar.style != .plain)
        case .sequence(let items):
            guard items.count <= 500 else { return nil }
            self = .list(items.compactMap { FuzzTree($0, depth: depth + 1) })
        case .mapping(let entries):
            guard entries.count <= 500 else { return nil }
            self = .map(
                entries.compactMap { key, value in
                    FuzzTree(value, depth: depth + 1).map { (key.scalar?.string ?? "", $0) }
                })
        case .alias: return nil
        }
        guard count <= 5000 else { return nil }
    }

    // MARK: Writing

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 32 {
                    result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Whether JSON represents the text without quotation marks.
    private static func isLiteral(_ text: String) -> Bool {
        if ["true", "false", "null"].contains(text) { return true }
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard let first = digits.first, first.isASCII, first.isNumber,
            digits.last.map({ $0.isASCII && $0.isNumber }) ?? false,
            !(first == "0" && digits.count > 1 && digits.dropFirst().first != ".")
        else { return false }
        return digits.allSatisfy { "0123456789.eE+-".contains($0) } && Double(text) != nil
    }

    var json: String {
        switch self {
        case .scalar(let text, let isQuoted): !isQuoted && Self.isLiteral(text) ? text : Self.quoted(text)
        case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
        case .map(let entries):
            "{" + entries.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    /// Returns YAML in block style for the outer levels, and in flow style inside of entries.
    func yaml(depth: Int = 2, indent: String = "") -> String {
        switch self {
        case .map(let entries) where depth > 0 && !entries.isEmpty:
            entries.map { entry in
                let inner = entry.value.yaml(depth: depth - 1, indent: indent + "  ")
                let isBlock = depth > 1 && inner != entry.value.json
                return "\(indent)\(Self.quoted(entry.key)):\(isBlock ? "\n" : " ")\(inner)"
            }.joined(separator: "\n") + (indent.isEmpty ? "\n" : "")
        case .list(let items) where depth > 0 && !items.isEmpty:
            items.map { "\(indent)- \($0.json)" }.joined(separator: "\n") + "\n"
        default: json
        }
    }

    /// An old-style property list, as in Xcode's project files.
    var propertyList: String {
        switch self {
        case .scalar(let text, _): Self.quoted(text)
        case .list(let items): "(" + items.map { $0.propertyList + "," }.joined(separator: "\n") + ")"
        case .map(let entries):
            "{\n" + entries.map { Self.quoted($0.key) + " = " + $0.value.propertyList + ";\n" }.joined() + "}"
        }
    }

    // MARK: Old-style property lists

    init?(propertyList bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        var reader = OldListReader(rest: Array(text.unicodeScalars)[...])
        guard let tree = reader.value(depth: 0) else { return nil }
        self = tree
    }
}

/// Reads the property list syntax that Xcode writes, and returns nil for any other.
private struct OldListReader {
    var rest: ArraySlice<Unicode.Scalar>

    private mutating func skip() {
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
            } else if first == "/", rest.dropFirst().first == "/" {
                rest = rest.drop { $0 != "\n" }
            } else if first == "/", rest.dropFirst().first == "*" {
                rest.removeFirst(2)
                while rest.count > 1, !(rest.first == "*" && rest.dropFirst().first == "/") { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else {
                return
            }
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skip()
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    mutating func value(depth: Int) -> FuzzTree? {
        guard depth < 60 else { return nil }
        if take("{") {
            var entries: [(key: String, value: FuzzTree)] = []
            while !take("}") {
                guard case .scalar(let key, _)? = value(depth: depth + 1), take("="),
                    let value = value(depth: depth + 1),
                    take(";")
                else { return nil }
                entries.append((key, value))
            }
            return .map(entries)
        }
        if take("(") {
            var items: [FuzzTree] = []
            while !take(")") {
                guard let item = value(depth: depth + 1) else { return nil }
                items.append(item)
                if !take(","), rest.first != ")" { return nil }
            }
            return .list(items)
        }
        if take("\"") { return quoted() }
        let word = rest.prefix {
            "_.$/:-+@".unicodeScalars.contains($0) || $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
        guard !word.isEmpty else { return nil }
        rest = rest[word.endIndex...]
        return .scalar(text(word), isQuoted: false)
    }

    private mutating func quoted() -> FuzzTree? {
        var result: [Unicode.Scalar] = []
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return .scalar(text(result[...]), isQuoted: true) }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard let next = rest.popFirst() else { return nil }
            result.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
        }
        return nil
    }

    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
