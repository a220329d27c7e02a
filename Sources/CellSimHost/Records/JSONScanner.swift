/// Reads JSON out of bytes, in order and with line numbers, one value at a time.
struct JSONScanner {
    struct Failure: Error {
        var line: Int
        /// From 1, in characters.
        var column: Int?
        var message: String
    }

    private let bytes: [UInt8]
    private(set) var position: Int
    private let end: Int
    private(set) var line: Int

    init(_ bytes: [UInt8], from position: Int = 0, line: Int = 1, to end: Int? = nil) {
        (self.bytes, self.position, self.line, self.end) = (bytes, position, line, end ?? bytes.count)
    }

    /// The next byte that is no white space, left where it is; nil at the end.
    mutating func peek() -> UInt8? {
        while position < end {
            switch bytes[position] {
            case 0x0A:
                line += 1
                position += 1
            case 0x20, 0x09, 0x0D: position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(Failure) {
        guard !skip(byte) else { return }
        throw failure("'\(Character(Unicode.Scalar(byte)))' is missing\(found())")
    }

    func failure(_ message: String) -> Failure { failure(at: position, message) }

    private func failure(at location: Int, _ message: String) -> Failure {
        let beginning = bytes[..<location].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // The bytes that go on with a character do not count.
        let characters = bytes[beginning..<location].count { $0 & 0xC0 != 0x80 }
        return Failure(line: line, column: characters + 1, message: message)
    }

    /// ` before 'x'`, for messages.
    mutating func found() -> String {
        guard let next = peek() else { return " at the end of the file" }
        return (0x21..<0x7F).contains(next) ? " before '\(Character(Unicode.Scalar(next)))'" : ""
    }

    /// A record: an object of plain values.
    mutating func record() throws(Failure) -> DataRecord {
        guard peek() == UInt8(ascii: "{") else { throw failure("a record must be an object, { \"outlet\": value }") }
        var record = DataRecord(fields: [], line: line)
        position += 1
        guard !skip(UInt8(ascii: "}")) else { return record }
        var known: Set<String> = []
        repeat {
            guard peek() == UInt8(ascii: "\"") else { throw failure("a key in quotation marks is missing\(found())") }
            let (line, location, key) = (line, position, try string())
            guard known.insert(key).inserted else {
                throw failure(at: location, "the key '\(key)' appears twice in one record")
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
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            throw failure("the value of '\(key)' must be a string, a number, true, false or null")
        default: throw failure("a value is missing\(found())")
        }
    }

    private mutating func word(_ word: String, _ value: RecordValue) throws(Failure) -> RecordValue {
        let letters = Array(word.utf8)
        guard position + letters.count <= end, bytes[position..<position + letters.count].elementsEqual(letters) else {
            throw failure("a value is missing\(found())")
        }
        position += letters.count
        return value
    }

    private mutating func number() throws(Failure) -> String {
        let start = position
        while position < end, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard JSONScanner.isNumber(bytes[start..<position]) else {
            throw failure(at: start, "'\(text)' is not a number")
        }
        return text
    }

    /// Whether the bytes are a number as JSON writes it: `-12.5e+3`, no plus sign before, no zeros before others.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func digits() -> ArraySlice<UInt8> {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits
        }
        func skip(_ letters: StaticString) -> Bool {
            guard let first = rest.first, "\(letters)".utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip("-")
        let whole = digits()
        guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
        if skip("."), digits().isEmpty { return false }
        if skip("eE") {
            _ = skip("+-")
            if digits().isEmpty { return false }
        }
        return rest.isEmpty
    }

    private mutating func string() throws(Failure) -> String {
        position += 1
        var content: [UInt8] = []
        var start = position
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                content += bytes[start..<position]
                position += 1
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw failure("the text is not UTF-8")
                }
                return text
            case UInt8(ascii: "\\"):
                content += bytes[start..<position]
                position += 1
                content += try escaped()
                start = position
            case 0..<0x20: throw failure("a string is not closed, or contains a control character")
            default: position += 1
            }
        }
        throw failure("a string is not closed")
    }

    private mutating func escaped() throws(Failure) -> [UInt8] {
        guard position < end else { throw failure("a string is not closed") }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"):
            var units = [try hexadecimal()]
            if UTF16.isLeadSurrogate(units[0]), position + 1 < end, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u")
            {
                position += 2
                units.append(try hexadecimal())
            }
            guard let text = String(validating: units, as: UTF16.self) else {
                throw failure("a \\u escape is not a valid character")
            }
            return Array(text.utf8)
        default:
            let shown =
                (0x21..<0x7F).contains(letter) ? "'\\\(Character(Unicode.Scalar(letter)))'" : "what follows '\\'"
            throw failure(at: position - 1, "\(shown) is not a valid escape")
        }
    }

    private mutating func hexadecimal() throws(Failure) -> UInt16 {
        guard position + 4 <= end,
            let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw failure("a \\u escape needs four hexadecimal digits") }
        position += 4
        return unit
    }
}
