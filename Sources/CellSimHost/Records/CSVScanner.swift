import CellSimEscaping

/// Parses rows of comma-separated values (RFC 4180): fields may be quoted; quotation marks inside them are doubled.
struct CSVScanner {
    private let bytes: [UInt8]
    private(set) var position: Int
    private(set) var line: Int

    init(_ bytes: [UInt8], from position: Int = 0, line: Int = 1) {
        (self.bytes, self.position, self.line) = (bytes, position, line)
    }

    /// Skips empty lines. Returns false at the end of the file.
    mutating func skipEmptyLines() -> Bool {
        while position < bytes.count, bytes[position] == 0x0A || bytes[position] == 0x0D {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
        return position < bytes.count
    }

    /// Parses the fields up to the end of the line.
    mutating func readRow() throws(JSONScanner.Failure) -> [String] {
        var fields: [String] = []
        while true {
            fields.append(try readField())
            guard position < bytes.count else { return fields }
            let separator = bytes[position]
            position += 1
            if separator == UInt8(ascii: ",") { continue }
            if separator == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
            line += 1
            return fields
        }
    }

    private mutating func readField() throws(JSONScanner.Failure) -> String {
        let startLine = line
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            let start = position
            while position < bytes.count, ![UInt8(ascii: ","), 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
            return try text(bytes[start..<position], line: startLine)
        }
        position += 1
        var content: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                    guard position == bytes.count || [UInt8(ascii: ","), 0x0A, 0x0D].contains(bytes[position]) else {
                        throw .init(line: line, message: "a comma is missing after a quoted field")
                    }
                    return try text(content[...], line: startLine)
                }
                position += 1
            }
            if byte == 0x0A { line += 1 }
            content.append(byte)
        }
        throw .init(line: startLine, message: "a quoted field is not closed")
    }

    private func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(JSONScanner.Failure) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .init(line: line, message: "the text is not UTF-8")
        }
        return text
    }
}
