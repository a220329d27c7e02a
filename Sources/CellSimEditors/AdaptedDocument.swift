/// An open document: the editor's text and the adapted text for the language server. Translates positions between the two texts.
package struct AdaptedDocument: Sendable {
    /// A range of bytes in the editor's text, and the length of its replacement in the server's text.
    package struct Replacement: Equatable, Sendable {
        /// The offset of the first replaced byte, and the offset after the last one. They are equal for an insertion.
        package var start: Int
        package var end: Int
        /// The number of bytes that replace the range.
        package var count: Int

        package init(start: Int, end: Int, count: Int) { (self.start, self.end, self.count) = (start, end, count) }
    }

    /// The side of an insertion that a position belongs to.
    enum InsertionSide { case before, after }

    /// The position in the editor's text for a position in the server's text.
    struct Origin: Equatable {
        var offset: Int
        /// A Boolean value that indicates whether the position is inside an insertion, which the editor's text doesn't contain.
        var isInserted: Bool
        /// A Boolean value that indicates whether the position is inside a replacement or an insertion.
        var isReplaced: Bool
    }

    let editorLines: LineTable
    let serverLines: LineTable
    private let replacements: [Replacement]
    /// The offset of each replacement in the server's text.
    private let starts: [Int]

    /// Creates a document from the two texts.
    /// - Parameters:
    ///   - text: the editor's text.
    ///   - adapted: the server's text.
    ///   - replacements: the replacements in ascending order, without overlaps.
    /// - Returns: nil if the replacements don't match the texts.
    package init?(text: String, adapted: String, replacements: [Replacement]) {
        (editorLines, self.serverLines) = (LineTable(Array(text.utf8)), LineTable(Array(adapted.utf8)))
        var (starts, position, shift) = ([Int](), 0, 0)
        for replacement in replacements {
            guard replacement.start >= position, replacement.end >= replacement.start,
                replacement.end <= editorLines.bytes.count, replacement.count >= 0,
                replacement.count <= self.serverLines.bytes.count
            else { return nil }
            starts.append(replacement.start + shift)
            shift += replacement.count - (replacement.end - replacement.start)
            position = replacement.end
        }
        guard editorLines.bytes.count + shift == self.serverLines.bytes.count else { return nil }
        (self.replacements, self.starts) = (replacements, starts)
    }

    /// Creates a document whose text the server receives unchanged.
    package init(unchanged text: String) {
        editorLines = LineTable(Array(text.utf8))
        (serverLines, replacements, starts) = (editorLines, [], [])
    }

    /// The text for the server.
    package var serverText: String { String(decoding: serverLines.bytes, as: UTF8.self) }

    /// Returns the offset in the server's text for an offset in the editor's text.
    /// - Parameters:
    ///   - offset: the offset in the editor's text.
    ///   - side: the side of an insertion at this offset, or nil to use the side of the adjacent word.
    func serverOffset(_ offset: Int, _ side: InsertionSide? = nil) -> Int {
        var shift = 0
        for replacement in replacements {
            if replacement.start > offset { break }
            if replacement.start == replacement.end, replacement.start == offset {
                guard (side ?? defaultSide(offset)) == .after else { break }
            } else if offset < replacement.end {
                return replacement.start + shift + min(offset - replacement.start, replacement.count)
            }
            shift += replacement.count - (replacement.end - replacement.start)
        }
        return offset + shift
    }

    /// Returns the side of an insertion for an offset. The end of a word, which the user may be typing, is before the insertion. Any other
    /// offset is after it.
    private func defaultSide(_ offset: Int) -> InsertionSide {
        func isWord(_ index: Int) -> Bool {
            guard editorLines.bytes.indices.contains(index) else { return false }
            let byte = editorLines.bytes[index]
            return byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte)
                || (97...122).contains(byte)
        }
        return isWord(offset - 1) && !isWord(offset) ? .before : .after
    }

    /// Returns the position in the editor's text for an offset in the server's text.
    func origin(_ offset: Int) -> Origin {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return Origin(offset: offset, isInserted: false, isReplaced: false) }
        let (replacement, start) = (replacements[low - 1], starts[low - 1])
        guard offset < start + replacement.count else {
            return Origin(
                offset: replacement.end + offset - start - replacement.count, isInserted: false, isReplaced: false)
        }
        return Origin(
            offset: min(replacement.start + offset - start, replacement.end),
            isInserted: replacement.start == replacement.end, isReplaced: true)
    }
}
