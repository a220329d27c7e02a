import CellSimEscaping

/// The part of `JSONScanner` that parses records.
extension JSONScanner {
    /// Parses a record: an object whose values are strings, numbers, Booleans or null.
    mutating func readRecord() throws(Failure) -> DataRecord {
        guard skip(UInt8(ascii: "{")) else { throw failure("a record must be an object, { \"outlet\": value }") }
        var record = DataRecord(fields: [], line: line)
        guard !skip(UInt8(ascii: "}")) else { return record }
        var seenKeys: Set<String> = []
        repeat {
            guard peek() == UInt8(ascii: "\"") else {
                throw failure("a key in quotation marks is missing\(nextDescription())")
            }
            let (line, keyPosition, key) = (line, position, try string())
            guard seenKeys.insert(key).inserted else {
                throw failure(at: keyPosition, "the key '\(key)' appears twice in one record")
            }
            try expect(UInt8(ascii: ":"))
            record.fields.append(.init(key: key, value: try value(of: key), line: line))
        } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return record
    }

    private mutating func value(of key: String) throws(Failure) -> RecordValue {
        switch peek() {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            throw failure("the value of '\(key)' must be a string, a number, true, false or null")
        default: throw failure("a value is missing\(nextDescription())")
        }
    }
}
