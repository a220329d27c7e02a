import CellSimEscaping

/// Parses a JSON value from untrusted bytes.
package struct JSONReader {
    /// The maximum nesting depth of arrays and objects.
    static let maximumDepth = 256

    private var scanner: JSONScanner

    /// Parses a value. The order of keys is preserved.
    /// - Parameter bytes: JSON text in UTF-8. Invalid sequences in strings are replaced by U+FFFD.
    /// - Throws: `JSONScanner.Failure` if the bytes aren't exactly one JSON value, or if values are nested too deeply.
    /// - Complexity: O(*n*) in the number of bytes.
    package static func read(_ bytes: [UInt8]) throws(JSONScanner.Failure) -> JSONValue {
        var reader = JSONReader(scanner: JSONScanner(bytes, replacesInvalidText: true))
        let value = try reader.parseValue(depth: 0)
        guard reader.scanner.peek() == nil else { throw reader.scanner.failure("unexpected text after the value") }
        return value
    }

    private mutating func parseValue(depth: Int) throws(JSONScanner.Failure) -> JSONValue {
        guard depth <= Self.maximumDepth else { throw scanner.failure("more than \(Self.maximumDepth) levels") }
        switch scanner.peek() {
        case UInt8(ascii: "{"):
            return .object(
                try parseItems(upTo: "}") { reader throws(JSONScanner.Failure) in
                    try reader.parseMember(depth)
                })
        case UInt8(ascii: "["):
            return .array(
                try parseItems(upTo: "]") { reader throws(JSONScanner.Failure) in
                    try reader.parseValue(depth: depth + 1)
                })
        case UInt8(ascii: "\""): return .string(try scanner.string())
        case UInt8(ascii: "t"): return try scanner.literal("true", .bool(true))
        case UInt8(ascii: "f"): return try scanner.literal("false", .bool(false))
        case UInt8(ascii: "n"): return try scanner.literal("null", .null)
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try scanner.number())
        default: throw scanner.failure("a value is missing\(scanner.nextDescription())")
        }
    }

    /// Parses the members or elements between brackets.
    private mutating func parseItems<Item>(
        upTo end: Unicode.Scalar, _ read: (inout JSONReader) throws(JSONScanner.Failure) -> Item
    ) throws(JSONScanner.Failure) -> [Item] {
        _ = scanner.skip(scanner.peek() ?? 0)
        var items: [Item] = []
        if scanner.skip(UInt8(ascii: end)) { return items }
        repeat { items.append(try read(&self)) } while scanner.skip(UInt8(ascii: ","))
        try scanner.expect(UInt8(ascii: end))
        return items
    }

    private mutating func parseMember(_ depth: Int) throws(JSONScanner.Failure) -> JSONValue.Member {
        guard scanner.peek() == UInt8(ascii: "\"") else {
            throw scanner.failure("a key is missing\(scanner.nextDescription())")
        }
        let key = try scanner.string()
        try scanner.expect(UInt8(ascii: ":"))
        return JSONValue.Member(key, try parseValue(depth: depth + 1))
    }
}
