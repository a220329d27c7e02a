/// Reads one JSON value from untrusted bytes.
package struct JSONReader {
    /// The reason why bytes are not a JSON value.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        /// The index of the byte that is wrong.
        package var offset: Int
        package var reason: String
        package var description: String { "\(reason) at byte \(offset)" }
    }

    /// The maximum depth of arrays and objects in one another.
    static let maximumDepth = 256

    private let bytes: [UInt8]
    private var position = 0

    /// Reads a value. Its keys keep their order.
    /// - Parameter bytes: UTF-8; invalid sequences in strings become U+FFFD.
    /// - Throws: `Failure` if the bytes are not exactly one JSON value, or if it is nested too deeply.
    /// - Complexity: linear.
    package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.failure("unexpected text after the value") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func failure(_ reason: String) -> Failure { Failure(offset: position, reason: reason) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        guard depth <= Self.maximumDepth else { throw failure("more than \(Self.maximumDepth) levels") }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth)
        case UInt8(ascii: "["): return try array(depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        let word = Array("\(text)".utf8)
        guard bytes[position...].starts(with: word) else { throw failure("unknown word") }
        position += word.count
        return value
    }

    private mutating func object(_ depth: Int) throws(Failure) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        skipSpace()
        if skip("}") { return .object([]) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("a key is missing") }
            let key = try string()
            skipSpace()
            guard skip(":") else { throw failure("':' is missing") }
            members.append(JSONValue.Member(key, try value(depth: depth + 1)))
            skipSpace()
            if skip("}") { return .object(members) }
            guard skip(",") else { throw failure("',' or '}' is missing") }
        }
    }

    private mutating func array(_ depth: Int) throws(Failure) -> JSONValue {
        position += 1
        var items: [JSONValue] = []
        skipSpace()
        if skip("]") { return .array([]) }
        while true {
            items.append(try value(depth: depth + 1))
            skipSpace()
            if skip("]") { return .array(items) }
            guard skip(",") else { throw failure("',' or ']' is missing") }
        }
    }

    private mutating func digits() throws(Failure) {
        guard let byte = next, (0x30...0x39).contains(byte) else { throw failure("invalid value") }
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    }

    private mutating func number() throws(Failure) -> JSONValue {
        let start = position
        _ = skip("-")
        try digits()
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try digits()
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func string() throws(Failure) -> String {
        position += 1
        var text: [UInt8] = []
        var start = position
        while let byte = next {
            if byte == UInt8(ascii: "\"") {
                text += bytes[start..<position]
                position += 1
                return String(decoding: text, as: UTF8.self)
            }
            guard byte >= 0x20 else { throw failure("control character in a string") }
            guard byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            text += bytes[start..<position]
            position += 1
            text += String(try escaped()).utf8
            start = position
        }
        throw failure("the string does not end")
    }

    /// The character of an escape sequence, after its backslash.
    private mutating func escaped() throws(Failure) -> Character {
        guard let byte = next else { throw failure("the string does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let first = try hexadecimal()
            guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: [0x5C, 0x75]) else {
                return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
            }
            let before = position
            position += 2
            let second = try hexadecimal()
            guard (0xDC00..<0xE000).contains(second) else {
                position = before
                return "\u{FFFD}"
            }
            return Character(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}")
        default: throw failure("unknown escape sequence")
        }
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("invalid escape sequence")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
