/// Reads an XML document as a sequence of events. It supports only the parts of XML that property lists and workspaces use.
///
/// Declarations and comments are skipped. A document type can refer to a file, which isn't read, but must not contain declarations.
struct XMLScanner {
    /// A start tag, an end tag or text.
    enum Event {
        case start(name: String, attributes: [String: String])
        case end(name: String)
        case text(String)
    }

    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    /// The current line.
    private(set) var line = 1
    private var openElements: [String] = []
    /// The pending end event of a self-closing element.
    private var pendingEnd: String?
    private static let maximumDepth = 256

    init(_ bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private func error(_ message: String) -> ProjectError {
        ProjectError(file, line, "invalid XML: \(message)")
    }

    /// Returns the next event, or nil at the end.
    mutating func next() throws(ProjectError) -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name: name)
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return .text(try readText()) }
            if starts(with: "<!--") {
                _ = try skip(through: "-->", "a comment")
            } else if starts(with: "<![CDATA[") {
                position += 9
                return .text(String(decoding: try skip(through: "]]>", "a CDATA section"), as: UTF8.self))
            } else if starts(with: "<?") {
                _ = try skip(through: "?>", "an instruction")
            } else if starts(with: "<!") {
                if try skip(through: ">", "a declaration").contains(UInt8(ascii: "[")) {
                    throw error("it declares its own entities or elements")
                }
            } else if starts(with: "</") {
                return try readEndTag()
            } else {
                return try readStartTag()
            }
        }
        if let name = openElements.last { throw error("<\(name)> is not closed") }
        return nil
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes[position..<position + count]) }
    }

    /// Returns the text before a mark, and skips the mark too.
    private mutating func skip(through delimiter: StaticString, _ description: String) throws(ProjectError)
        -> ArraySlice<UInt8>
    {
        let (start, first) = (position, line)
        while position < bytes.count {
            if starts(with: delimiter) {
                defer { position += delimiter.utf8CodeUnitCount }
                return bytes[start..<position]
            }
            advance()
        }
        line = first
        throw error("\(description) is not closed")
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func skipWhitespace() {
        while position < bytes.count, Self.isBlank(bytes[position]) { advance() }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    // MARK: Text

    private mutating func readText() throws(ProjectError) -> String {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        return try unescaped(bytes[start..<position])
    }

    /// Returns text with entities and character references replaced.
    private func unescaped(_ bytes: ArraySlice<UInt8>) throws(ProjectError) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&") else {
                result.append(byte)
                continue
            }
            guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                throw error("'&' without a name")
            }
            result += Array(try decodeEntity(String(decoding: rest[..<end], as: UTF8.self)).utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func decodeEntity(_ name: String) throws(ProjectError) -> String {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
            guard name.hasPrefix("#"), let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
                let scalar = Unicode.Scalar(number)
            else { throw error("unknown entity '&\(name);'") }
            return String(Character(scalar))
        }
    }

    // MARK: Elements

    private mutating func readName() throws(ProjectError) -> String {
        let start = position
        let ends: [UInt8] = Array("<>/='\"".utf8)
        while position < bytes.count, !Self.isBlank(bytes[position]), !ends.contains(bytes[position]) { position += 1 }
        guard position > start else { throw error("a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readEndTag() throws(ProjectError) -> Event {
        position += 2
        let name = try readName()
        skipWhitespace()
        guard starts(with: ">") else { throw error("'>' is missing after </\(name)") }
        position += 1
        guard openElements.popLast() == name else { throw error("</\(name)> does not match an open element") }
        return .end(name: name)
    }

    private mutating func readStartTag() throws(ProjectError) -> Event {
        position += 1
        let name = try readName()
        var attributes: [String: String] = [:]
        guard openElements.count < Self.maximumDepth else {
            throw error("elements are nested more than \(Self.maximumDepth) deep")
        }
        while true {
            skipWhitespace()
            if starts(with: "/>") {
                position += 2
                pendingEnd = name
                return .start(name: name, attributes: attributes)
            }
            if starts(with: ">") {
                position += 1
                openElements.append(name)
                return .start(name: name, attributes: attributes)
            }
            guard position < bytes.count else { throw error("'>' is missing after <\(name)") }
            let key = try self.readName()
            attributes[key] = try readAttributeValue(key)
        }
    }

    private mutating func readAttributeValue(_ key: String) throws(ProjectError) -> String {
        skipWhitespace()
        guard starts(with: "=") else { throw error("'\(key)' has no value") }
        position += 1
        skipWhitespace()
        guard starts(with: "\"") || starts(with: "'") else {
            throw error("the value of '\(key)' has no quotation marks")
        }
        let quote: StaticString = starts(with: "\"") ? "\"" : "'"
        position += 1
        return try unescaped(try skip(through: quote, "the value of '\(key)'"))
    }
}
