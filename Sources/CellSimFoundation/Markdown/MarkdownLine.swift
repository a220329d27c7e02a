/// A line of a Markdown document with a position. Tabs reach to the next multiple of four columns.
struct MarkdownLine {
    let scalars: [Unicode.Scalar]
    private(set) var position = 0
    private var column = 0
    /// The columns that are left of a tab at the position, of which a container has consumed the others.
    private var remainingTabColumns = 0

    init(_ scalars: ArraySlice<Unicode.Scalar>) { self.scalars = Array(scalars) }

    /// The position of the next character that is not a space or a tab.
    var textPosition: Int {
        var index = position
        while index < scalars.count, scalars[index].isMarkdownSpace { index += 1 }
        return index
    }

    /// The next character that is not a space or a tab, or `nil` at the end.
    var textStart: Unicode.Scalar? {
        let index = textPosition
        return index < scalars.count ? scalars[index] : nil
    }

    /// Whether only spaces and tabs follow.
    var isBlank: Bool { textPosition == scalars.count }

    /// The number of columns before the next character that is not a space or a tab.
    var indentation: Int {
        var copy = self
        copy.skipSpaces()
        return copy.column - column
    }

    /// Whether the indentation makes the line part of a code block.
    var isIndentedCode: Bool { indentation >= 4 }

    /// The characters after the position.
    var rest: ArraySlice<Unicode.Scalar> { scalars[min(position, scalars.count)...] }

    /// The characters after the position. A partly consumed tab is replaced with spaces.
    var restWithSpaces: ArraySlice<Unicode.Scalar> {
        guard remainingTabColumns > 0 else { return rest }
        return (Array(repeating: " ", count: remainingTabColumns) + scalars[(position + 1)...])[...]
    }

    /// Moves the position to the next character that is not a space or a tab.
    mutating func skipSpaces() {
        while position < scalars.count, scalars[position].isMarkdownSpace { skipColumns(1) }
    }

    /// Moves the position past a number of spaces' columns. A tab can be consumed partly. Stops at other characters.
    mutating func skipColumns(_ count: Int) {
        for _ in 0..<count where position < scalars.count {
            switch scalars[position] {
            case "\t":
                if remainingTabColumns == 0 { remainingTabColumns = 4 - column % 4 }
                remainingTabColumns -= 1
                column += 1
                if remainingTabColumns == 0 { position += 1 }
            case " ":
                position += 1
                column += 1
            default: return
            }
        }
    }

    /// Moves the position past a number of characters that are not tabs.
    mutating func skipCharacters(_ count: Int) {
        position = min(position + count, scalars.count)
        column += count
    }

    /// Moves the position to the end.
    mutating func skipToEnd() {
        position = scalars.count
        remainingTabColumns = 0
    }
}

extension Unicode.Scalar {
    /// Whether the character is a space or a tab.
    var isMarkdownSpace: Bool { self == " " || self == "\t" }

    /// Whether the character is a space, a tab or a line feed.
    var isMarkdownWhitespace: Bool { isMarkdownSpace || self == "\n" }

    /// Whether the character is ASCII punctuation, which a backslash escapes.
    var isMarkdownPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// Whether the character is an ASCII letter.
    var isMarkdownLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    /// Whether the character is an ASCII digit.
    var isMarkdownDigit: Bool { ("0"..."9").contains(self) }

    /// Whether the character is an ASCII letter or digit.
    var isMarkdownAlphanumeric: Bool { isMarkdownLetter || isMarkdownDigit }
}

extension ArraySlice<Unicode.Scalar> {
    /// The characters without whitespace at both ends.
    var trimmed: ArraySlice<Unicode.Scalar> { trimmedStart.trimmedEnd }

    /// The characters without whitespace at the start.
    var trimmedStart: ArraySlice<Unicode.Scalar> { drop(while: \.isMarkdownWhitespace) }

    /// The characters without whitespace at the end.
    var trimmedEnd: ArraySlice<Unicode.Scalar> {
        var end = endIndex
        while end > startIndex, self[end - 1].isMarkdownWhitespace { end -= 1 }
        return self[startIndex..<end]
    }
}

extension String {
    /// Creates a string from Unicode scalars.
    init(scalars: some Sequence<Unicode.Scalar>) {
        self.init()
        unicodeScalars.append(contentsOf: scalars)
    }
}
