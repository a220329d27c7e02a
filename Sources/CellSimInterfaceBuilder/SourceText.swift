import Foundation

/// The bytes of a document brought to UTF-8, with its prolog checked.
struct SourceText {
    /// UTF-8 without a byte order mark and without the XML declaration, whose line breaks are kept.
    let bytes: Data

    /// Accepts UTF-8 and UTF-16 with and without byte order marks, and refuses everything else and any document type.
    init(_ data: Data, file: String) throws(DocumentError) {
        guard !data.isEmpty else { throw .emptyFile(file: file) }
        let utf8 = try Self.utf8(data, file: file)
        var prolog = Prolog(utf8)
        let declaration = prolog.declaration()
        if let encoding = declaration?.encoding, !Self.accepted.contains(encoding.lowercased()) {
            throw .unsupportedEncoding(file: file, encoding: encoding)
        }
        if let line = prolog.lineOfDocumentType() { throw .documentType(file: file, line: line) }
        guard let end = declaration?.end else {
            bytes = utf8
            return
        }
        var copy = utf8
        for index in copy.startIndex..<copy.startIndex + end where copy[index] != UInt8(ascii: "\n") {
            copy[index] = UInt8(ascii: " ")
        }
        bytes = copy
    }

    private static let accepted: Set<String> = ["utf-8", "utf8", "utf-16", "utf16", "utf-16le", "utf-16be", "us-ascii", "ascii"]

    private static func utf8(_ data: Data, file: String) throws(DocumentError) -> Data {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF])
            || start == [0, 0, 0, 0x3C] || start == [0x3C, 0, 0, 0] {
            throw .unsupportedEncoding(file: file, encoding: "UTF-32")
        }
        if start.starts(with: [0xFF, 0xFE]) { return try utf16(data.dropFirst(2), bigEndian: false, file: file) }
        if start.starts(with: [0xFE, 0xFF]) { return try utf16(data.dropFirst(2), bigEndian: true, file: file) }
        if start.count >= 2, start[0] == 0, start[1] != 0 { return try utf16(data, bigEndian: true, file: file) }
        if start.count >= 2, start[1] == 0, start[0] != 0 { return try utf16(data, bigEndian: false, file: file) }
        return start.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
    }

    private static func utf16(_ data: Data, bigEndian: Bool, file: String) throws(DocumentError) -> Data {
        let encoding: String.Encoding = bigEndian ? .utf16BigEndian : .utf16LittleEndian
        guard data.count.isMultiple(of: 2), let text = String(data: data, encoding: encoding) else {
            throw .unsupportedEncoding(file: file, encoding: "damaged UTF-16")
        }
        return Data(text.utf8)
    }
}

/// Walks over what may stand before the root element.
private struct Prolog {
    private let data: Data
    private var position: Data.Index

    init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    /// The XML declaration's encoding and the offset of its end; `nil` without a declaration.
    mutating func declaration() -> (encoding: String?, end: Int)? {
        guard starts(with: "<?xml"), let end = data.range(of: Data("?>".utf8), in: position..<data.endIndex) else { return nil }
        let text = String(decoding: data[position..<end.lowerBound], as: UTF8.self)
        position = end.upperBound
        return (Self.encoding(in: text), end.upperBound - data.startIndex)
    }

    /// The line of a `<!` that is no comment before the root element.
    mutating func lineOfDocumentType() -> Int? {
        while position < data.endIndex {
            if starts(with: "<!--") {
                guard skip(past: "-->") else { return nil }
            } else if starts(with: "<?") {
                guard skip(past: "?>") else { return nil }
            } else if starts(with: "<!") {
                return 1 + data[data.startIndex..<position].count { $0 == UInt8(ascii: "\n") }
            } else if data[position] == UInt8(ascii: "<") {
                return nil
            } else {
                position += 1
            }
        }
        return nil
    }

    private func starts(with text: String) -> Bool { data[position...].starts(with: text.utf8) }

    private mutating func skip(past text: String) -> Bool {
        guard let found = data.range(of: Data(text.utf8), in: position..<data.endIndex) else { return false }
        position = found.upperBound
        return true
    }

    private static func encoding(in declaration: String) -> String? {
        guard let name = declaration.range(of: "encoding") else { return nil }
        let rest = declaration[name.upperBound...]
        guard let quote = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
        let value = rest[rest.index(after: quote)...]
        guard let end = value.firstIndex(of: rest[quote]) else { return nil }
        return String(value[..<end])
    }
}
