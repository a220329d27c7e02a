/// Converts between byte offsets in a text and lines and columns. Columns are counted in UTF-16 code units, as in
/// editors.
struct LineTable: Sendable {
    /// A line and a column, both counted from 0.
    struct Position: Equatable, Sendable {
        var line: Int
        var character: Int
    }

    let bytes: [UInt8]
    /// The offset of the first byte of each line.
    private let starts: [Int]

    /// Creates a table of the lines in a text.
    /// - Parameter bytes: a text in UTF-8, whose lines end with `
    /// `, `\r
    /// ` or `\r`.
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

    /// Returns the offset of the end of a line, before its line break.
    private func end(of line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        var end = starts[line + 1]
        while end > starts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// Returns the byte offset of a position. A position outside the text is moved to the nearest one inside.
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

    /// Returns the position of a byte offset. An offset outside the text is moved to the nearest one inside.
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

    /// Returns the length in bytes of a character with this first byte, or 1 for bytes that do not start a character.
    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 1
        }
    }
}
