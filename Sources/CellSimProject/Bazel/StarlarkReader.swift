/// A value in a file in Starlark, the language of Bazel's build files.
indirect enum StarlarkValue {
    case text(String), list([StarlarkValue]), dictionary([(key: StarlarkValue, value: StarlarkValue)]), boolean(Bool)
    /// A value that only Bazel can compute, such as the result of a function or an imported name.
    case unknown

    /// The strings of a list, including nested lists. A single string is returned as the only element. Long lists are truncated.
    var texts: [String] {
        var (result, remaining) = ([String](), Self.maximumSize)
        collect(&result, &remaining)
        return result
    }

    /// The maximum number of elements or bytes. Files are untrusted, and nested lists can grow exponentially.
    private static let maximumSize = 100_000

    private func collect(_ result: inout [String], _ remaining: inout Int) {
        guard remaining > 0 else { return }
        remaining -= 1
        switch self {
        case .text(let text): result.append(text)
        case .list(let values): for value in values where remaining > 0 { value.collect(&result, &remaining) }
        default: break
        }
    }

    /// The number of bytes or elements.
    private var size: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .list(let values): values.count
        case .dictionary(let entries): entries.count
        case .boolean, .unknown: 1
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Concatenates two values, as Starlark's `+` does. Unknown values are ignored. If the result would be too large, returns the left
    /// value.
    static func + (left: StarlarkValue, right: StarlarkValue) -> StarlarkValue {
        guard left.size + right.size <= maximumSize else { return left }
        return switch (left, right) {
        case (.text(let prefix), .text(let suffix)): .text(prefix + suffix)
        case (.list(let prefix), .list(let suffix)): .list(prefix + suffix)
        case (.dictionary(let prefix), .dictionary(let suffix)): .dictionary(prefix + suffix)
        case (.unknown, let other), (let other, .unknown): other
        default: left
        }
    }
}

/// Reads a Bazel build file: assigned values and rule calls. Function definitions and loops are skipped.
struct StarlarkReader {
    /// A top-level call in a file.
    struct Call {
        var name: String
        var line: Int
        /// The positional arguments.
        var positionalArguments: [StarlarkValue]
        /// The keyword arguments, keyed by name.
        var keywordArguments: [String: StarlarkValue]
    }

    private let tokens: [StarlarkLexer.Token]
    private var index = 0
    /// The recursion depth of the parser.
    private var depth = 0
    private(set) var calls: [Call] = []
    /// The values of the names assigned so far.
    private(set) var values: [String: StarlarkValue]
    /// A closure that returns the files that match the included patterns but not the excluded ones.
    private let glob: ([String], [String]) -> [String]
    private static let maximumDepth = 64
    /// The nesting depths of the assigned values, keyed by name.
    private var nestingDepths: [String: Int] = [:]
    /// The nesting depth of the current statement's value.
    private var nestingDepth = 0

    /// Reads a file.
    /// - Parameters:
    ///   - text: the text of the file.
    ///   - values: the values that are imported from other files.
    ///   - glob: returns the files that match patterns.
    init(_ text: String, values: [String: StarlarkValue] = [:], glob: @escaping ([String], [String]) -> [String]) {
        (tokens, self.values, self.glob) = (StarlarkLexer(text).tokens, values, glob)
        while kind != .end {
            if kind == .lineStart { index += 1 } else { parseStatement() }
        }
    }

    private var kind: StarlarkLexer.Kind { tokens[min(index, tokens.count - 1)].kind }
    private var line: Int { tokens[min(index, tokens.count - 1)].line }
    private var next: StarlarkLexer.Kind { tokens[min(index + 1, tokens.count - 1)].kind }

    private mutating func skipStatement() { while kind != .lineStart, kind != .end { index += 1 } }

    private mutating func parseStatement() {
        defer { skipStatement() }
        guard case .identifier(let name) = kind else { return }
        if next == .symbol("=") {
            index += 2
            nestingDepth = 0
            let value = parseExpression()
            nestingDepths[name] = nestingDepth + 1
            // Limits the nesting, because files are untrusted and each line can nest the value of the previous one in another list.
            values[name] = nestingDepth < Self.maximumDepth ? value : .unknown
        } else if next == .symbol("(") {
            let start = line
            index += 1
            let (positional, keywords) = parseArguments()
            calls.append(Call(name: name, line: start, positionalArguments: positional, keywordArguments: keywords))
        }
    }

    // MARK: Expressions

    private mutating func parseExpression() -> StarlarkValue {
        guard depth < Self.maximumDepth else {
            index += 1
            return .unknown
        }
        depth += 1
        defer { depth -= 1 }
        var value = parsePrimary()
        while true {
            if kind == .symbol("+") {
                index += 1
                value = value + parsePrimary()
            } else if case .symbol(let symbol) = kind, "%*/-|<>=!".contains(symbol) {
                index += 1
                _ = parsePrimary()
                value = .unknown
            } else if kind == .identifier("if") {
                // The condition is unknown, so the value before `if` is used.
                index += 1
                _ = parseExpression()
                if kind == .identifier("else") {
                    index += 1
                    _ = parseExpression()
                }
            } else if case .identifier(let keyword) = kind, ["and", "or", "in", "not"].contains(keyword) {
                index += 1
                if kind == .identifier("in") { index += 1 }
                _ = parsePrimary()
                value = .unknown
            } else {
                return value
            }
        }
    }

    private mutating func parsePrimary() -> StarlarkValue {
        var value = parseAtom()
        while true {
            if kind == .symbol(".") {
                index += 2
                value = .unknown
            } else if kind == .symbol("(") {
                _ = parseArguments()
                value = .unknown
            } else if kind == .symbol("[") {
                _ = parseList(closing: "]")
                value = .unknown
            } else {
                return value
            }
        }
    }

    private mutating func parseAtom() -> StarlarkValue {
        switch kind {
        case .string(var text):
            index += 1
            // Adjacent string literals are concatenated.
            while case .string(let more) = kind {
                text += more
                index += 1
            }
            return .text(text)
        case .identifier("True"), .identifier("False"):
            defer { index += 1 }
            return .boolean(kind == .identifier("True"))
        case .identifier(let name):
            index += 1
            guard kind == .symbol("("), ["glob", "select"].contains(name) else {
                nestingDepth = max(nestingDepth, nestingDepths[name] ?? 0)
                return values[name] ?? .unknown
            }
            let (positional, named) = parseArguments()
            return name == "glob" ? evaluateGlob(positional, named) : evaluateSelect(positional.first)
        case .symbol("["): return parseList(closing: "]")
        case .symbol("("):
            let inner = parseList(closing: ")")
            if case .list(let elements) = inner, elements.count == 1 { return elements[0] }
            return inner
        case .symbol("{"): return parseEntries()
        case .lineStart, .end: return .unknown
        default:
            index += 1
            return .unknown
        }
    }

    private func evaluateGlob(_ positional: [StarlarkValue], _ keywords: [String: StarlarkValue]) -> StarlarkValue {
        let included = positional.first ?? keywords["include"] ?? .unknown
        let excluded = positional.count > 1 ? positional[1] : keywords["exclude"] ?? .unknown
        return .list(glob(included.texts, excluded.texts).map { .text($0) })
    }

    /// Returns the value of `select` for the default condition, or otherwise its first value.
    private func evaluateSelect(_ value: StarlarkValue?) -> StarlarkValue {
        guard case .dictionary(let entries) = value else { return .unknown }
        return entries.first { $0.key.text == "//conditions:default" }?.value ?? entries.first?.value ?? .unknown
    }

    /// Reads the elements up to a closing bracket. Returns an unknown value for a comprehension.
    private mutating func parseList(closing: Character) -> StarlarkValue {
        index += 1
        var elements: [StarlarkValue] = []
        var isKnown = true
        while kind != .symbol(closing), kind != .end, kind != .lineStart {
            if kind == .symbol(",") || kind == .symbol(":") {
                index += 1
                continue
            }
            let start = index
            elements.append(parseExpression())
            if kind == .identifier("for") {
                isKnown = false
                index += 1
            }
            if index == start { index += 1 }
        }
        if kind == .symbol(closing) { index += 1 }
        return isKnown ? .list(elements) : .unknown
    }

    private mutating func parseEntries() -> StarlarkValue {
        index += 1
        var entries: [(key: StarlarkValue, value: StarlarkValue)] = []
        while kind != .symbol("}"), kind != .end, kind != .lineStart {
            let start = index
            let key = parseExpression()
            if kind == .symbol(":") {
                index += 1
                entries.append((key, parseExpression()))
            }
            if kind == .symbol(",") { index += 1 }
            if index == start { index += 1 }
        }
        if kind == .symbol("}") { index += 1 }
        return .dictionary(entries)
    }

    private mutating func parseArguments() -> ([StarlarkValue], [String: StarlarkValue]) {
        index += 1
        var positional: [StarlarkValue] = []
        var keywords: [String: StarlarkValue] = [:]
        while kind != .symbol(")"), kind != .end, kind != .lineStart {
            let start = index
            if case .identifier(let name) = kind, next == .symbol("=") {
                index += 2
                keywords[name] = parseExpression()
            } else if kind == .symbol(",") {
                index += 1
            } else {
                positional.append(parseExpression())
            }
            if index == start { index += 1 }
        }
        if kind == .symbol(")") { index += 1 }
        return (positional, keywords)
    }
}
