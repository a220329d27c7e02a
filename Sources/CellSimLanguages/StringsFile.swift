import CellSimProcess
import Foundation

/// Reads a string table (`.strings`): `"key" = "text";` with comments, or a property list.
enum StringsFile {
    /// The maximum size of a file, in bytes.
    static let maximumBytes = 32 << 20

    /// Reads a table.
    /// - Throws: `LanguageFileError` with the line.
    static func read(_ path: String) throws(LanguageFileError) -> [String: String] {
        let bytes = try self.bytes(path)
        if PropertyListFile.isPropertyList(bytes) {
            guard let entries = try PropertyListFile.read(bytes, path) as? [String: Any] else {
                throw LanguageFileError(path, nil, "is not a list of keys and texts")
            }
            return entries.compactMapValues { $0 as? String }
        }
        guard let text = decoded(bytes) else {
            throw LanguageFileError(path, nil, "is neither UTF-8 nor UTF-16; save it as one of them")
        }
        var parser = StringsParser(text, path)
        return try parser.table()
    }

    static func bytes(_ path: String) throws(LanguageFileError) -> [UInt8] {
        do { return try FileReader.read(path, maximum: maximumBytes) } catch {
            throw LanguageFileError(path, nil, "cannot be read: \(error.reason)")
        }
    }

    /// Decodes UTF-8, or UTF-16 with or without a byte order mark.
    static func decoded(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        let hasBigEndianMark = bytes.starts(with: [0xFE, 0xFF])
        let hasByteOrderMark = hasBigEndianMark || bytes.starts(with: [0xFF, 0xFE])
        guard hasByteOrderMark || bytes.prefix(64).contains(0) else { return String(validating: bytes, as: UTF8.self) }
        guard bytes.count % 2 == 0 else { return nil }
        let isBigEndian = hasBigEndianMark || (!hasByteOrderMark && bytes.first == 0)
        let units = stride(from: hasByteOrderMark ? 2 : 0, to: bytes.count, by: 2).map { location in
            let (first, second) = (UInt16(bytes[location]), UInt16(bytes[location + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self)
    }
}

/// Reads property lists in the XML or binary format.
enum PropertyListFile {
    private static let maximumDepth = 64

    static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: Array("bplist".utf8)) { return true }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let text = String(decoding: start.prefix(64), as: UTF8.self).drop { $0.isWhitespace }
        return text.hasPrefix("<?xml") || text.hasPrefix("<plist") || text.hasPrefix("<!DOCTYPE")
    }

    static func read(_ bytes: [UInt8], _ path: String) throws(LanguageFileError) -> Any {
        guard depth(of: bytes) <= maximumDepth else {
            throw LanguageFileError(path, nil, "lists are nested more than \(maximumDepth) deep")
        }
        do { return try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
            throw LanguageFileError(path, nil, "is not a property list: \(error)")
        }
    }

    /// Returns the nesting depth of an XML property list. Foundation reads nested lists recursively.
    private static func depth(of bytes: [UInt8]) -> Int {
        var (depth, maximumReached, offset) = (0, 0, 0)
        let (dictionary, array) = (Array("dict".utf8), Array("array".utf8))
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = start + 1
            let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
            let name = bytes[(isEnd ? offset + 1 : offset)...]
            guard name.starts(with: dictionary) || name.starts(with: array) else { continue }
            depth += isEnd ? -1 : 1
            maximumReached = max(maximumReached, depth)
        }
        return maximumReached
    }
}

/// Parses the text format of a string table.
private struct StringsParser {
    private let scalars: String.UnicodeScalarView
    private var position: String.UnicodeScalarView.Index
    private let path: String
    private var line = 1

    init(_ text: String, _ path: String) {
        scalars = text.unicodeScalars
        position = scalars.startIndex
        self.path = path
    }

    /// Parses the table. If a key occurs more than once, the last entry is used, as in Foundation.
    mutating func table() throws(LanguageFileError) -> [String: String] {
        var table: [String: String] = [:]
        try skipWhitespaceAndComments()
        // In the old style, the entries are enclosed in braces.
        let isInBraces = skipIfPresent("{")
        while true {
            try skipWhitespaceAndComments()
            guard let next = current else { break }
            if isInBraces, next == "}" { break }
            let key = try parseString("a key")
            try skipWhitespaceAndComments()
            var text = key
            if skipIfPresent("=") {
                try skipWhitespaceAndComments()
                text = try parseString("the text of '\(key.prefix(40))'")
                try skipWhitespaceAndComments()
            }
            guard skipIfPresent(";") else {
                throw error("';' is missing after the entry '\(key.prefix(40))'; write \"key\" = \"text\";")
            }
            table[key] = text
        }
        return table
    }

    private var current: Unicode.Scalar? { position < scalars.endIndex ? scalars[position] : nil }

    private func error(_ message: String) -> LanguageFileError { LanguageFileError(path, line, message) }

    private mutating func advance() {
        if scalars[position] == "\n" { line += 1 }
        position = scalars.index(after: position)
    }

    private mutating func skipIfPresent(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        advance()
        return true
    }

    private mutating func skipWhitespaceAndComments() throws(LanguageFileError) {
        while let scalar = current {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else if scalar == "/" {
                let start = line
                advance()
                if skipIfPresent("/") {
                    while let scalar = current, scalar != "\n" { advance() }
                } else if skipIfPresent("*") {
                    var last: Unicode.Scalar?
                    while let scalar = current, last != "*" || scalar != "/" {
                        last = scalar
                        advance()
                    }
                    guard skipIfPresent("/") else {
                        throw LanguageFileError(path, start, "this comment is not closed")
                    }
                } else {
                    throw error("'/' does not begin a comment here")
                }
            } else {
                return
            }
        }
    }

    /// Parses a text with or without quotation marks.
    private mutating func parseString(_ expectedContent: String) throws(LanguageFileError) -> String {
        if current == "\"" || current == "'" { return try parseQuotedString(expectedContent) }
        var text = String.UnicodeScalarView()
        while let scalar = current, Self.isBare(scalar) {
            text.append(scalar)
            advance()
        }
        guard !text.isEmpty else {
            throw error(
                current == nil
                    ? "the file ends before \(expectedContent)" : "expected \(expectedContent) in quotation marks")
        }
        return String(text)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$.:-%@".unicodeScalars.contains(scalar)
    }

    private mutating func parseQuotedString(_ expectedContent: String) throws(LanguageFileError) -> String {
        let (start, quotationMark) = (line, current)
        advance()
        var text = String.UnicodeScalarView()
        while let scalar = current {
            advance()
            if scalar == quotationMark { return String(text) }
            if scalar == "\\" { try parseEscapeSequence(into: &text) } else { text.append(scalar) }
        }
        throw LanguageFileError(path, start, "\(expectedContent) is not closed; a quotation mark is missing")
    }

    private mutating func parseEscapeSequence(into text: inout String.UnicodeScalarView) throws(LanguageFileError) {
        guard let scalar = current else { return }
        advance()
        switch scalar {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "a", "b", "f", "v": break
        case "U", "u":
            var units = [UInt16(parseNumber(of: 4, radix: 16))]
            // Surrogate pairs are combined. An unpaired surrogate becomes U+FFFD, and the text after it is kept.
            while UTF16.isLeadSurrogate(units[units.count - 1]), skipIfPresent("\\") {
                guard skipIfPresent("U") || skipIfPresent("u") else {
                    text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
                    return try parseEscapeSequence(into: &text)
                }
                units.append(UInt16(parseNumber(of: 4, radix: 16)))
            }
            text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
        case "0"..."7":
            let rest = parseNumber(of: 2, radix: 8, from: scalar.value - 0x30)
            text.append(Unicode.Scalar(rest) ?? "\u{FFFD}")
        default: text.append(scalar)
        }
    }

    private mutating func parseNumber(of digits: Int, radix: UInt32, from start: UInt32 = 0) -> UInt32 {
        var value = start
        for _ in 0..<digits {
            guard let scalar = current, let digit = Character(scalar).hexDigitValue, digit < Int(radix) else { break }
            value = value * radix + UInt32(digit)
            advance()
        }
        return value
    }
}
