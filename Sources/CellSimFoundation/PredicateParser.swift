import Foundation

/// Parses predicate formats.
struct PredicateParser {
    /// An error for an invalid format.
    struct Failure: Error {}

    private var lexer: PredicateLexer
    private var token = PredicateLexer.Token.end
    private var arguments: ArraySlice<Any?>
    /// The nesting depth of the expression that is being parsed.
    private var depth = 0

    /// Parses a predicate.
    /// - Throws: `Failure`.
    static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(lexer: PredicateLexer(format), arguments: arguments[...])
        try parser.advance()
        let node = try parser.disjunction()
        guard parser.token == .end else { throw Failure() }
        return node
    }

    /// Parses an expression.
    /// - Throws: `Failure`.
    static func parseExpression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
        var parser = PredicateParser(lexer: PredicateLexer(format), arguments: arguments[...])
        try parser.advance()
        let expression = try parser.expression()
        guard parser.token == .end else { throw Failure() }
        return expression
    }

    private init(lexer: PredicateLexer, arguments: ArraySlice<Any?>) {
        (self.lexer, self.arguments) = (lexer, arguments)
    }

    private mutating func advance() throws {
        guard let next = lexer.next() else { throw Failure() }
        token = next
    }

    /// Consumes the next token if it is one of the given words or symbols, ignoring case. Returns whether it did.
    private mutating func accept(_ words: String...) throws -> Bool {
        switch token {
        case .word(let word) where words.contains(word.uppercased()): break
        case .symbol(let sign) where words.contains(sign): break
        default: return false
        }
        try advance()
        return true
    }

    private mutating func expect(_ sign: String) throws { if try !accept(sign) { throw Failure() } }

    private mutating func nested<Result>(_ body: (inout PredicateParser) throws -> Result) throws -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { throw Failure() }
        return try body(&self)
    }

    // MARK: Conditions

    private mutating func disjunction() throws -> PredicateNode {
        var nodes = [try conjunction()]
        while try accept("OR", "||") { nodes.append(try conjunction()) }
        return nodes.count == 1 ? nodes[0] : .any(nodes)
    }

    private mutating func conjunction() throws -> PredicateNode {
        var nodes = [try negation()]
        while try accept("AND", "&&") { nodes.append(try negation()) }
        return nodes.count == 1 ? nodes[0] : .all(nodes)
    }

    private mutating func negation() throws -> PredicateNode {
        if try accept("NOT", "!") { return try nested { .not(try $0.negation()) } }
        if try accept("TRUEPREDICATE") { return .constant(true) }
        if try accept("FALSEPREDICATE") { return .constant(false) }
        // Parentheses may enclose conditions or an expression.
        if token == .symbol("(") {
            let saved = self
            if let node = try? nested({ parser -> PredicateNode in
                try parser.expect("(")
                let node = try parser.disjunction()
                try parser.expect(")")
                return node
            }), !isInExpression {
                return node
            }
            self = saved
        }
        return try comparison()
    }

    /// Whether the next token continues an expression.
    private var isInExpression: Bool {
        switch token {
        case .end, .symbol(")"), .symbol("&&"), .symbol("||"), .symbol(","): false
        case .word(let word): !["AND", "OR"].contains(word.uppercased())
        default: true
        }
    }

    private mutating func comparison() throws -> PredicateNode {
        var quantity = PredicateComparison.Quantity.direct
        if try accept("ANY", "SOME") {
            quantity = .any
        } else if try accept("ALL") {
            quantity = .all
        } else if try accept("NONE") {
            quantity = .none
        }
        let left = try expression()
        guard let comparison = try comparisonOperator() else {
            // A value alone is not a condition.
            throw Failure()
        }
        let options = try comparisonOptions()
        return .comparison(
            PredicateComparison(
                left: left, right: try expression(), comparison: comparison, quantity: quantity, options: options))
    }

    private mutating func comparisonOperator() throws -> PredicateComparison.Operator? {
        let signs: [(String, PredicateComparison.Operator)] = [
            ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual),
            ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less), (">", .greater),
            ("BETWEEN", .between), ("IN", .inside), ("CONTAINS", .contains), ("BEGINSWITH", .beginsWith),
            ("ENDSWITH", .endsWith), ("LIKE", .like), ("MATCHES", .matches),
        ]
        for (sign, comparison) in signs where try accept(sign) { return comparison }
        return nil
    }

    /// Parses the options `[c]`, `[d]`, `[cd]` and `[n]` after an operator.
    private mutating func comparisonOptions() throws -> String.CompareOptions {
        guard try accept("[") else { return [] }
        guard case .word(let letters) = token else { throw Failure() }
        try advance()
        try expect("]")
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Expressions

    /// Parses an expression. Bitwise operators have the lowest precedence of all value operators: `flags & 4 != 0`
    /// compares the masked flags.
    private mutating func expression() throws -> PredicateExpression {
        var left = try sum()
        while case .symbol(let sign) = token, let operation = Self.bitOperators[sign] {
            try advance()
            left = .arithmetic(operation, left, try sum())
        }
        return left
    }

    private static let bitOperators: [String: Character] = ["&": "&", "|": "|", "^": "⊕", "<<": "«", ">>": "»"]

    private mutating func sum() throws -> PredicateExpression {
        var left = try product()
        while case .symbol(let sign) = token, sign == "+" || sign == "-" {
            try advance()
            left = .arithmetic(Character(sign), left, try product())
        }
        return left
    }

    private mutating func product() throws -> PredicateExpression {
        var left = try postfix()
        while case .symbol(let sign) = token, ["*", "/", "**"].contains(sign) {
            try advance()
            left = .arithmetic(sign == "**" ? "^" : Character(sign), left, try postfix())
        }
        return left
    }

    private mutating func postfix() throws -> PredicateExpression {
        var base = try primary()
        while true {
            if try accept(".") {
                var path: [String] = []
                repeat { path.append(try name()) } while try accept(".")
                if case .path(let first) = base { base = .path(first + path) } else { base = .member(base, path) }
            } else if token == .symbol("["), !isOptions {
                try advance()
                let index: PredicateExpression
                if case .word(let word) = token, ["FIRST", "LAST", "SIZE"].contains(word.uppercased()) {
                    try advance()
                    index = .value(word.uppercased())
                } else {
                    index = try nested { try $0.expression() }
                }
                try expect("]")
                base = .element(base, index)
            } else {
                return base
            }
        }
    }

    /// Always false: a bracket after an operand is an index. Options follow operators, and have already been parsed.
    private var isOptions: Bool { false }

    private mutating func name() throws -> String {
        switch token {
        case .word(let word):
            try advance()
            return word
        case .argument("K"):
            try advance()
            return try text(argument())
        default: throw Failure()
        }
    }

    private mutating func argument() throws -> Any? {
        guard let first = arguments.popFirst() else { throw Failure() }
        return KeyValueReader.unwrapped(first)
    }

    private func text(_ value: Any?) throws -> String {
        guard let text = value as? String ?? (value as? NSString)?.description else { throw Failure() }
        return text
    }

    private mutating func primary() throws -> PredicateExpression {
        let current = token
        try advance()
        switch current {
        case .number(let digits):
            if let integer = Int(digits) { return .value(integer) }
            if digits.lowercased().hasPrefix("0x"), let integer = Int(digits.dropFirst(2), radix: 16) {
                return .value(integer)
            }
            guard let number = Double(digits) else { throw Failure() }
            return .value(number)
        case .text(let text): return .value(text)
        case .argument("K"): return .path(try text(argument()).split(separator: ".").map(String.init))
        case .argument: return .value(try argument())
        case .variable(let name): return .variable(name)
        case .symbol("-"):
            return .arithmetic("-", .value(0), try nested { try $0.postfix() })
        case .symbol("~"):
            return .arithmetic("⊕", .value(-1), try nested { try $0.postfix() })
        case .symbol("("):
            let inner = try nested { try $0.expression() }
            try expect(")")
            return inner
        case .symbol("{"): return .aggregate(try list("}"))
        case .word(let word): return try identifierExpression(word)
        default: throw Failure()
        }
    }

    private mutating func list(_ end: String) throws -> [PredicateExpression] {
        if try accept(end) { return [] }
        var items = [try nested { try $0.expression() }]
        while try accept(",") { items.append(try nested { try $0.expression() }) }
        try expect(end)
        return items
    }

    private mutating func identifierExpression(_ word: String) throws -> PredicateExpression {
        switch word.uppercased() {
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NULL", "NIL": return .value(nil)
        case "SELF": return .path(["SELF"])
        case "SUBQUERY": return try subquery()
        default: break
        }
        if token == .symbol(":") || token == .symbol("(") {
            _ = try accept(":")
            guard PredicateExpression.functions.contains(word.lowercased()) else { throw Failure() }
            try expect("(")
            return .call(word.lowercased(), try list(")"))
        }
        return .path([word])
    }

    private mutating func subquery() throws -> PredicateExpression {
        try expect("(")
        let base = try nested { try $0.expression() }
        try expect(",")
        guard case .variable(let name) = token else { throw Failure() }
        try advance()
        try expect(",")
        let node = try nested { try $0.disjunction() }
        try expect(")")
        return .subquery(base, name, node)
    }
}
