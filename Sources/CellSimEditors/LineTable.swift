/// Finds lines and columns of a text, with columns in UTF-16 code units as editors count them.
struct LineTable: Sendable {
    /// A line and a column, both from 0.
    struct Position: Equatable, Sendable {
        var line: Int
        var character: Int
    }

    let bytes: [UInt8]
    /// The offsets of the lines' first bytes.
    private let starts: [Int]

    /// - Parameter bytes: a text in UTF-8. Its lines end with `\n`, `\r\n` or `\r`.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
                starts.append(index + 1)
            }
        }
        self.starts = starts
    }

    var lineCount: Int { starts.count }

    /// The offset after the line's text, before its line break.
    private func end(of line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        var end = starts[line + 1]
        while end > starts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// The byte at a position. Positions outside the text become the nearest one in it.
    /// - Complexity: linear in the line's length.
    func offset(_ position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let end = end(of: position.line)
        var (offset, units) = (starts[position.line], 0)
        while offset < end, units < position.character {
            let length = Self.length(bytes[offset])
            units += length == 4 ? 2 : 1
            offset += length
        }
        return min(offset, end)
    }

    /// The position of a byte. Offsets outside the text become the nearest one in it.
    func position(_ offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        var (index, units) = (starts[low], 0)
        while index < offset {
            let length = Self.length(bytes[index])
            units += length == 4 ? 2 : 1
            index += length
        }
        return Position(line: low, character: units)
    }

    /// The number of bytes of a character by its first byte; 1 for bytes that do not start one.
    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 1
        }
    }
}
