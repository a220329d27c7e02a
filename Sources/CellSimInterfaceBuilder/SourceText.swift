import Foundation

/// The text of a document in UTF-8, whose prolog was checked.
package struct SourceText {
    /// The maximum length of an attribute, text or comment, in bytes.
    static let maximumPieceLength = 8_000_000
    /// The maximum size of a document in bytes, which is 50 times that of the largest known document in an app.
    static let maximumBytes = 64_000_000

    /// The text in UTF-8 without a byte order mark.
    package let bytes: Data
    /// The length of the XML declaration, which is skipped because it may declare the original encoding.
    package let declarationLength: Int

    /// Decodes UTF-8 and UTF-16, with or without a byte order mark. Rejects other encodings and document type declarations.
    package init(_ data: Data, file: String) throws(DocumentError) {
        guard !data.isEmpty else { throw .emptyFile(file: file) }
        guard data.count <= Self.maximumBytes else { throw .tooLarge(file: file, limit: Self.maximumBytes) }
        let utf8 = try Self.utf8(data, file: file)
        guard let first = utf8.first, first == UInt8(ascii: "<") || Prolog.isSpace(first) else {
            // Otherwise, the parser would guess an encoding from the first bytes and bypass the checks below.
            throw .malformed(file: file, line: 1, reason: "the document has no XML element")
        }
        var prolog = Prolog(utf8)
        if let encoding = prolog.encoding(), !Self.acceptedEncodings.contains(encoding.lowercased()) {
            throw .unsupportedEncoding(file: file, encoding: encoding)
        }
        if let line = prolog.documentTypeLine() { throw .documentType(file: file, line: line) }
        if let line = Self.overlongPieceLine(in: utf8) {
            throw .tooLong(file: file, line: line, limit: Self.maximumPieceLength)
        }
        declarationLength = prolog.declarationLength
        bytes = utf8
    }

    private static let acceptedEncodings: Set<String> = [
        "utf-8", "utf8", "utf-16", "utf16", "utf-16le", "utf-16be", "us-ascii", "ascii",
    ]

    private static func utf8(_ data: Data, file: String) throws(DocumentError) -> Data {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF])
            || start == [0, 0, 0, 0x3C] || start == [0x3C, 0, 0, 0]
        {
            throw .unsupportedEncoding(file: file, encoding: "UTF-32")
        }
        if start == [0x4C, 0x6F, 0xA7, 0x94] { throw .unsupportedEncoding(file: file, encoding: "EBCDIC") }
        if start.starts(with: [0xFF, 0xFE]) { return try utf16(data.dropFirst(2), bigEndian: false, file: file) }
        if start.starts(with: [0xFE, 0xFF]) { return try utf16(data.dropFirst(2), bigEndian: true, file: file) }
        if start.count >= 2, start[0] == 0, start[1] != 0 { return try utf16(data, bigEndian: true, file: file) }
        if start.count >= 2, start[1] == 0, start[0] != 0 { return try utf16(data, bigEndian: false, file: file) }
        return start.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    }

    private static func utf16(_ data: Data, bigEndian: Bool, file: String) throws(DocumentError) -> Data {
        let encoding: String.Encoding = bigEndian ? .utf16BigEndian : .utf16LittleEndian
        guard data.count.isMultiple(of: 2), let text = String(data: data, encoding: encoding) else {
            throw .unsupportedEncoding(file: file, encoding: "damaged UTF-16")
        }
        return Data(text.utf8)
    }

    /// Returns the line of the first piece without a `<` that exceeds the maximum length; nil if there is none. A `<` ends every
    /// text, and every tag including its attributes.
    private static func overlongPieceLine(in data: Data) -> Int? {
        guard data.count > maximumPieceLength else { return nil }
        return unsafe data.withUnsafeBytes { bytes -> Int? in
            guard let start = bytes.baseAddress else { return nil }
            var position = 0
            while bytes.count - position > maximumPieceLength {
                let match = unsafe memchr(start + position, Int32(UInt8(ascii: "<")), bytes.count - position)
                let next = unsafe match.map { unsafe UnsafeRawPointer($0) - start } ?? bytes.count
                if next - position > maximumPieceLength { return Prolog.line(of: data.startIndex + position, in: data) }
                position = next + 1
            }
            return nil
        }
    }
}

/// Skips the part of a document that precedes the root element.
private struct Prolog {
    private let data: Data
    private var position: Data.Index
    private(set) var declarationLength = 0

    init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    /// Returns the encoding in the XML declaration; `nil` if it isn't declared.
    mutating func encoding() -> String? {
        guard starts(with: "<?xml"), let end = find("?>", from: position + 2) else { return nil }
        let declaration = [UInt8](data[position..<end.lowerBound])
        position = end.upperBound
        declarationLength = position - data.startIndex
        return Self.encoding(in: declaration)
    }

    /// Returns the line of the document type declaration; nil if there is none.
    mutating func documentTypeLine() -> Int? {
        while let next = find("<", from: position)?.lowerBound {
            position = next
            if starts(with: "<!--") {
                guard skip(4, past: "-->") else { return nil }
            } else if starts(with: "<?") {
                guard skip(2, past: "?>") else { return nil }
            } else if starts(with: "<!") {
                return Self.line(of: position, in: data)
            } else {
                return nil
            }
        }
        return nil
    }

    /// Returns the line number of a position, starting at 1.
    static func line(of position: Data.Index, in data: Data) -> Int {
        unsafe data[data.startIndex..<position].withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return 1 }
            var (line, offset) = (1, 0)
            while let newline = unsafe memchr(start + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset) {
                unsafe (line, offset) = (line + 1, UnsafeRawPointer(newline) - start + 1)
            }
            return line
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func starts(with text: String) -> Bool { data[position...].starts(with: text.utf8) }

    private func find(_ text: String, from start: Data.Index) -> Range<Data.Index>? {
        var text = text
        return text.withUTF8 { text in
            unsafe data.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress, let first = unsafe text.first else { return nil }
                var offset = min(start, data.endIndex) - data.startIndex
                while offset + text.count <= bytes.count,
                    let found = unsafe memchr(base + offset, Int32(first), bytes.count - offset - text.count + 1)
                {
                    offset = unsafe UnsafeRawPointer(found) - base
                    if unsafe bytes[offset...].starts(with: text) {
                        return data.startIndex + offset..<data.startIndex + offset + text.count
                    }
                    offset += 1
                }
                return nil
            }
        }
    }

    /// Skips a construct with its closing delimiter. `length` is the length of the opening delimiter.
    private mutating func skip(_ length: Int, past text: String) -> Bool {
        guard let found = find(text, from: position + length) else { return false }
        position = found.upperBound
        return true
    }

    private static func encoding(in declaration: [UInt8]) -> String? {
        let attributeName = Array("encoding".utf8)
        guard let nameStart = declaration.indices.first(where: { declaration[$0...].starts(with: attributeName) }),
            let open = declaration[(nameStart + attributeName.count)...].firstIndex(where: {
                $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
            }), let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
        else { return nil }
        return String(decoding: declaration[(open + 1)..<close], as: UTF8.self)
    }
}
