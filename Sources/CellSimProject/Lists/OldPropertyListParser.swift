/// Parses old-style property lists, the format of Xcode project files: `{ key = value; list = (a, b); }` with comments.
struct OldPropertyListParser {
    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private let notes: ProjectNotes
    /// The maximum nesting depth. It is much deeper than in any project, and prevents a stack overflow.
    private static let maximumDepth = 200

    /// Parses a property list.
    /// - Parameters:
    ///   - bytes: the file's content in UTF-8.
    ///   - file: the file's path, for messages.
    ///   - notes: collects problems.
    static func parse(_ bytes: [UInt8], file: String, notes: ProjectNotes) throws(ProjectError) -> PropertyList {
        var parser = OldPropertyListParser(file: file, bytes: bytes, notes: notes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        let value = try parser.parseValue(depth: 0)
        try parser.skipWhitespaceAndComments()
        if parser.position < bytes.count {
            throw parser.error("unexpected \(parser.currentDescription) after the end of the list")
        }
        return value
    }

    private init(file: String, bytes: [UInt8], notes: ProjectNotes) {
        (self.file, self.bytes, self.notes) = (file, bytes, notes)
    }

    private func error(_ message: String, line: Int? = nil) -> ProjectError {
        ProjectError(file, line ?? self.line, message)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The current byte as text for messages.
    private var currentDescription: String {
        guard let current else { return "the end of the file" }
        return current > 0x20 && current < 0x7F ? "'\(Character(Unicode.Scalar(current)))'" : "byte \(current)"
    }

    private func nextBytes(is text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes[position..<position + count]) }
    }

    private mutating func skipWhitespaceAndComments() throws(ProjectError) {
        while let byte = current {
            if byte == UInt8(ascii: "\n") {
                line += 1
                position += 1
            } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if nextBytes(is: "//") {
                while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
            } else if nextBytes(is: "/*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ProjectError) {
        let start = line
        position += 2
        while !nextBytes(is: "*/") {
            guard let byte = current else { throw error("this comment is not closed", line: start) }
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        position += 2
    }

    private mutating func parseValue(depth: Int) throws(ProjectError) -> PropertyList {
        guard depth < Self.maximumDepth else { throw error("values are nested more than \(Self.maximumDepth) deep") }
        try skipWhitespaceAndComments()
        let start = line
        switch current {
        case UInt8(ascii: "{"): return PropertyList(value: .dictionary(try parseDictionary(depth)), line: start)
        case UInt8(ascii: "("): return PropertyList(value: .array(try parseArray(depth)), line: start)
        case UInt8(ascii: "<"): return PropertyList(value: .string(try parseData()), line: start)
        default: return PropertyList(value: .string(try parseString()), line: start)
        }
    }

    private mutating func parseDictionary(_ depth: Int) throws(ProjectError) -> PropertyDictionary {
        let start = line
        position += 1
        var entries = PropertyDictionary()
        while true {
            try skipWhitespaceAndComments()
            if current == UInt8(ascii: "}") { break }
            if current == nil { throw error("this dictionary is not closed", line: start) }
            let keyLine = line
            let key = try parseString()
            try skipWhitespaceAndComments()
            guard current == UInt8(ascii: "=") else {
                throw error("expected '=' after '\(key)', found \(currentDescription)")
            }
            position += 1
            let value = try parseValue(depth: depth + 1)
            if let first = entries.add(key, value) {
                notes.add(
                    .warning, file, keyLine,
                    "'\(key)' is already set on line \(first), which is used; remove one of the two")
            }
            try skipWhitespaceAndComments()
            guard current == UInt8(ascii: ";") else {
                throw error("expected ';' after the value of '\(key)', found \(currentDescription)")
            }
            position += 1
        }
        position += 1
        return entries
    }

    private mutating func parseArray(_ depth: Int) throws(ProjectError) -> [PropertyList] {
        let start = line
        position += 1
        var list: [PropertyList] = []
        while true {
            try skipWhitespaceAndComments()
            if current == UInt8(ascii: ")") { break }
            if current == nil { throw error("this list is not closed", line: start) }
            list.append(try parseValue(depth: depth + 1))
            try skipWhitespaceAndComments()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: ")") {
                throw error("expected ',' or ')' in the list on line \(start), found \(currentDescription)")
            }
        }
        position += 1
        return list
    }

    /// Skips a data value and returns its source text, because projects don't contain data.
    private mutating func parseData() throws(ProjectError) -> String {
        let start = position
        while let byte = current, byte != UInt8(ascii: ">") {
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        guard current != nil else { throw error("this '<' has no matching '>'") }
        position += 1
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func parseString() throws(ProjectError) -> String {
        guard let first = current else { throw error("the file ends where a value is expected") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try parseQuotedString(first) }
        let start = position
        while let byte = current, Self.isUnquotedCharacter(byte), !nextBytes(is: "/*") { position += 1 }
        guard position > start else { throw error("expected a value, found \(currentDescription)") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isUnquotedCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
            UInt8(ascii: "~"), 0x80...:
            true
        default: false
        }
    }

    private mutating func parseQuotedString(_ quote: UInt8) throws(ProjectError) -> String {
        let start = line
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "\\") { text += try parseEscapeSequence() } else { text.append(byte) }
        }
        throw error("this string is not closed", line: start)
    }

    /// Returns the bytes for the escape sequence after a backslash.
    private mutating func parseEscapeSequence() throws(ProjectError) -> [UInt8] {
        guard let byte = current else { throw error("the file ends inside a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return utf8Bytes(parseDigits(16, atMost: 4))
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return utf8Bytes(parseDigits(8, atMost: 3))
        default: return [byte]
        }
    }

    private mutating func parseDigits(_ radix: UInt32, atMost count: Int) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<count {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
                break
            }
            number = number * radix + UInt32(digit)
            position += 1
        }
        return number
    }

    private func utf8Bytes(_ number: UInt32) -> [UInt8] {
        Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
    }
}
