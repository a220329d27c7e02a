/// The tokens of a Swift source. Comments and the contents of string literals are omitted.
struct SourceTokens {
    /// A word, a symbol or a string literal.
    struct Token {
        /// The text of the token; `""` for any string literal.
        var text: String
        /// The range of the token in the source's bytes.
        var range: Range<Int>
        /// The line number, from 1.
        var line: Int
    }

    private(set) var tokens: [Token] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count { readNext() }
    }

    /// Returns the source text of a range of tokens. White space is reduced to single spaces.
    func text(_ range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        let source = String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
        return source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private static func isIdentifierByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func readNext() {
        guard let first = byte() else { return }
        if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
            while let next = byte(), next != 0x0A { advance() }
            return
        }
        if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") { return skipComment() }
        if [0x20, 0x09, 0x0A, 0x0D].contains(first) { return advance() }
        let (start, startLine) = (position, line)
        var text: String
        if let hashes = openingHashCount() {
            skipStringLiteral(hashes)
            text = "\"\""
        } else if Self.isIdentifierByte(first) {
            while let next = byte(), Self.isIdentifierByte(next) { advance() }
            text = String(decoding: bytes[start..<position], as: UTF8.self)
            if text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 { text = String(text.dropFirst().dropLast()) }
        } else {
            let isArrow = first == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">")
            advance(isArrow ? 2 : 1)
            text = String(decoding: bytes[start..<position], as: UTF8.self)
        }
        tokens.append(Token(text: text, range: start..<position, line: startLine))
    }

    /// Skips a comment and the comments nested in it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    /// Returns the number of `#` characters before the opening quotation mark at the current position, or nil if no string literal begins
    /// there.
    private func openingHashCount() -> Int? {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        return byte(count) == UInt8(ascii: "\"") ? count : nil
    }

    private mutating func skipStringLiteral(_ hashes: Int) {
        advance(hashes)
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        advance(quotes)
        let end =
            Array(repeating: UInt8(ascii: "\""), count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
        while let next = byte() {
            if bytes[position...].starts(with: end) { return advance(end.count) }
            // An unterminated single-line literal ends at the end of the line.
            if !isMultiline, next == 0x0A { return }
            guard next == UInt8(ascii: "\\"),
                (1...max(hashes, 1)).allSatisfy({ hashes == 0 || byte($0) == UInt8(ascii: "#") })
            else {
                advance()
                continue
            }
            advance(1 + hashes)
            if byte() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
        }
    }

    /// Skips the code in a string interpolation, which may contain other string literals.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            if let hashes = openingHashCount() { skipStringLiteral(hashes) } else { advance() }
        } while depth > 0 && position < bytes.count
    }
}
