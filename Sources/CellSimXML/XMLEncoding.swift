import Foundation

/// Converts XML documents to UTF-8.
enum XMLEncoding {
    /// Returns a document in UTF-8; nil if its encoding isn't supported. Supported encodings are UTF-8, UTF-16, ASCII,
    /// ISO 8859-1 and 8859-2, and Windows-1250 to 1254, and almost any other encoding if all bytes are ASCII.
    static func utf8(_ data: Data) -> Data? {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0]) { return text(data, .utf16LittleEndian) }
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0, 0x3C]) { return text(data, .utf16BigEndian) }
        guard let name = declaredEncoding(data), !["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
            return data
        }
        if let encoding = encodings[name] { return text(data, encoding) }
        return isASCII(data) && !name.hasPrefix("utf") && !name.hasPrefix("ibm") && !name.hasPrefix("ebcdic")
            ? data : nil
    }

    private static let encodings: [String: String.Encoding] = [
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
        "windows-1254": .windowsCP1254,
    ]

    /// Returns the declared encoding in lowercase.
    private static func declaredEncoding(_ data: Data) -> String? {
        guard data.starts(with: "<?xml".utf8) else { return nil }
        let head = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        guard let end = head.range(of: "?>"), let attributeRange = head[..<end.lowerBound].range(of: "encoding") else {
            return nil
        }
        let value = head[attributeRange.upperBound..<end.lowerBound].drop { "= \t\r\n\"'".contains($0) }
        return String(value.prefix { !"\"' \t\r\n".contains($0) })
    }

    private static func isASCII(_ data: Data) -> Bool { data.allSatisfy { $0 < 0x80 } }

    /// Decodes text and removes the byte order mark.
    private static func text(_ data: Data, _ encoding: String.Encoding) -> Data? {
        guard let text = String(data: data, encoding: encoding) else { return nil }
        return Data((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
    }
}
