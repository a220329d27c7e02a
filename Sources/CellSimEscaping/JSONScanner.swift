/// Parses untrusted JSON, one value after another, and counts lines.
package struct JSONScanner {
    /// The reason why bytes aren't JSON.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        package var line: Int
        /// The column in characters, from 1; nil if unknown.
        package var column: Int?
        /// The index of the invalid byte.
        package var offset: Int
        package var message: String
        package var description: String { "\(message) at byte \(offset)" }

        package init(line: Int, column: Int? = nil, offset: Int = 0, message: String) {
            (self.line, self.column, self.offset, self.message) = (line, column, offset, message)
        }
    }

    private let bytes: [UInt8]
    package private(set) var position: Int
    package private(set) var line: Int
    private let replacesInvalidText: Bool
    private var end: Int { bytes.count }

    /// Creates a scanner.
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - position: the offset of the first byte to read, which is in the line `line`.
    ///   - replacesInvalidText: whether invalid UTF-8 and unpaired surrogates in strings become U+FFFD. Otherwise, they are failures.
    package init(_ bytes: [UInt8], from position: Int = 0, line: Int = 1, replacesInvalidText: Bool = false) {
        (self.bytes, self.position, self.line) = (bytes, position, line)
        self.replacesInvalidText = replacesInvalidText
    }

    /// Skips white space and returns the next byte, which remains the next one; nil at the end.
    package mutating func peek() -> UInt8? {
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

    package mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    package mutating func expect(_ byte: UInt8) throws(Failure) {
        guard !skip(byte) else { return }
        throw failure("'\(Character(Unicode.Scalar(byte)))' is missing\(nextDescription())")
    }

    package func failure(_ message: String) -> Failure { failure(at: position, message) }

    package func failure(at byteIndex: Int, _ message: String) -> Failure {
        let lineStart = bytes[..<byteIndex].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // The continuation bytes of a character aren't counted.
        let characters = bytes[lineStart..<byteIndex].count { $0 & 0xC0 != 0x80 }
        return Failure(line: line, column: characters + 1, offset: byteIndex, message: message)
    }

    /// Returns a description of the next character for a message, such as ` before 'x'`.
    package mutating func nextDescription() -> String {
        guard let next = peek() else { return " at the end of the file" }
        return (0x21..<0x7F).contains(next) ? " before '\(Character(Unicode.Scalar(next)))'" : ""
    }

    /// Parses `true`, `false` or `null`, and returns the corresponding value.
    package mutating func literal<Value>(_ word: String, _ value: Value) throws(Failure) -> Value {
        let letters = Array(word.utf8)
        guard position + letters.count <= end, bytes[position..<position + letters.count].elementsEqual(letters) else {
            throw failure("a value is missing\(nextDescription())")
        }
        position += letters.count
        return value
    }

    /// Parses a number and returns its text.
    package mutating func number() throws(Failure) -> String {
        let start = position
        while position < end, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard JSONScanner.isNumber(bytes[start..<position]) else {
            throw failure(at: start, "'\(text)' is not a number")
        }
        return text
    }

    /// Returns whether the bytes are a JSON number such as `-12.5e+3`, without a plus sign or leading zeros.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func digits() -> ArraySlice<UInt8> {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits
        }
        func skipIfPresent(_ letters: StaticString) -> Bool {
            guard let first = rest.first, "\(letters)".utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skipIfPresent("-")
        let integerDigits = digits()
        guard !integerDigits.isEmpty, integerDigits.count == 1 || integerDigits.first != UInt8(ascii: "0") else {
            return false
        }
        if skipIfPresent("."), digits().isEmpty { return false }
        if skipIfPresent("eE") {
            _ = skipIfPresent("+-")
            if digits().isEmpty { return false }
        }
        return rest.isEmpty
    }

    /// Parses a string. The next byte must be its quotation mark.
    package mutating func string() throws(Failure) -> String {
        position += 1
        var content: [UInt8] = []
        var start = position
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                content += bytes[start..<position]
                position += 1
                if let text = String(validating: content, as: UTF8.self) { return text }
                guard replacesInvalidText else { throw failure("the text is not UTF-8") }
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                content += bytes[start..<position]
                position += 1
                content += try parseEscape()
                start = position
            case 0..<0x20: throw failure("a string is not closed, or contains a control character")
            default: position += 1
            }
        }
        throw failure("a string is not closed")
    }

    private mutating func parseEscape() throws(Failure) -> [UInt8] {
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
            var units = [try parseHexadecimal()]
            if UTF16.isLeadSurrogate(units[0]), position + 1 < end, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u")
            {
                position += 2
                units.append(try parseHexadecimal())
            }
            if let text = String(validating: units, as: UTF16.self) { return Array(text.utf8) }
            guard replacesInvalidText else { throw failure("a \\u escape is not a valid character") }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default:
            let escapeText =
                (0x21..<0x7F).contains(letter) ? "'\\\(Character(Unicode.Scalar(letter)))'" : "what follows '\\'"
            throw failure(at: position - 1, "\(escapeText) is not a valid escape")
        }
    }

    private mutating func parseHexadecimal() throws(Failure) -> UInt16 {
        var unit: UInt16 = 0
        let digits = bytes[position..<min(position + 4, end)].compactMap {
            Character(Unicode.Scalar($0)).hexDigitValue.map(UInt16.init)
        }
        guard digits.count == 4 else { throw failure("a \\u escape needs four hexadecimal digits") }
        for digit in digits { unit = unit << 4 | digit }
        position += 4
        return unit
    }

    /// Skips a value of valid JSON, at any depth.
    package mutating func skipValue() throws(Failure) {
        var depth = 0
        repeat {
            switch peek() {
            case UInt8(ascii: "\""): _ = try string()
            case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, position) = (depth + 1, position + 1)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, position) = (depth - 1, position + 1)
            case UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
            case nil: throw failure("a value is missing\(nextDescription())")
            default: while position < end, !Self.literalTerminators.contains(bytes[position]) { position += 1 }
            }
        } while depth > 0
    }

    private static let literalTerminators = Set(", \t\r\n}]:".utf8)
}
