/// The part of the parser that recognises the starts of blocks.
extension MarkdownBlockParser {
    /// Starts a block at the line's position, if there is one.
    mutating func startBlock() -> Start {
        if line.isIndentedCode {
            guard open.last?.kind != .paragraph, !line.isBlank, open.count < Self.maximumDepth else { return .none }
            if case .table = container.kind { return .none }
            line.skipColumns(4)
            add(.code(fence: nil, info: ""))
            return .verbatim
        }
        guard let character = line.textStart else { return .none }
        let text = line.scalars[line.textPosition...]
        switch character {
        case "#": return startHeading(text)
        case "`", "~": return startFence(text)
        case "<": return startHTML(text)
        case ">":
            guard open.count < Self.maximumDepth else { return .none }
            line.skipSpaces()
            line.skipCharacters(1)
            line.skipColumns(1)
            add(.quote)
            return .container
        default: break
        }
        if underlineHeading(text) { return .wholeLine }
        if Self.isThematicBreak(text) {
            add(.thematicBreak)
            return .wholeLine
        }
        let item = startItem(text)
        return item == .none && startTable(text) ? .wholeLine : item
    }

    private mutating func startHeading(_ text: ArraySlice<Unicode.Scalar>) -> Start {
        let content = text.drop { $0 == "#" }
        let level = content.startIndex - text.startIndex
        guard level <= 6, content.first?.isMarkdownSpace ?? true else { return .none }
        var title = content.trimmed
        var end = title.endIndex
        while end > title.startIndex, title[end - 1] == "#" { end -= 1 }
        if end == title.startIndex {
            title = []
        } else if title[end - 1].isMarkdownSpace {
            title = title[..<end].trimmedEnd
        }
        add(.heading(level: level)).lines = [title]
        return .wholeLine
    }

    private mutating func startFence(_ text: ArraySlice<Unicode.Scalar>) -> Start {
        guard let character = text.first else { return .none }
        let info = text.drop { $0 == character }
        let length = info.startIndex - text.startIndex
        guard length >= 3, character == "~" || !info.contains("`") else { return .none }
        let indentation = line.indentation
        let fence = MarkdownBlock.Fence(character: character, length: length, indentation: indentation)
        add(.code(fence: fence, info: MarkdownScanner.unescaped(info.trimmed)))
        return .wholeLine
    }

    private mutating func startHTML(_ text: ArraySlice<Unicode.Scalar>) -> Start {
        guard let condition = MarkdownHTMLCondition(text) else { return .none }
        // A complete tag doesn't interrupt a paragraph.
        if condition == .completeTag, open.last?.kind == .paragraph { return .none }
        add(.html(condition))
        return .verbatim
    }

    /// Turns the paragraph above a line of `=` or `-` into a heading, and returns whether it does.
    private mutating func underlineHeading(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let underline = text.trimmedEnd
        guard container.kind == .paragraph, matchedCount == open.count, let character = underline.first,
            character == "=" || character == "-", underline.allSatisfy({ $0 == character })
        else { return false }
        removeDefinitions(from: container)
        guard !container.lines.isEmpty else { return false }
        container.kind = .heading(level: character == "=" ? 1 : 2)
        return true
    }

    /// Turns the last line of the paragraph above a delimiter row into a table, and returns whether it does.
    private mutating func startTable(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard container.kind == .paragraph, matchedCount == open.count, let header = container.lines.last,
            let alignments = MarkdownTable.alignments(text), MarkdownTable.cells(header).count == alignments.count
        else { return false }
        let paragraph = container
        if paragraph.lines.count == 1 {
            paragraph.kind = .table(alignments)
        } else {
            paragraph.lines.removeLast()
            add(.table(alignments)).lines = [header]
        }
        return true
    }

    private static func isThematicBreak(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let character = text.first, ["*", "-", "_"].contains(character) else { return false }
        var count = 0
        for scalar in text where !scalar.isMarkdownSpace {
            guard scalar == character else { return false }
            count += 1
        }
        return count >= 3
    }

    private mutating func startItem(_ text: ArraySlice<Unicode.Scalar>) -> Start {
        guard open.count < Self.maximumDepth, let (marker, length) = Self.listMarker(text) else { return .none }
        let content = text.dropFirst(length)
        guard content.first?.isMarkdownSpace ?? true else { return .none }
        if container.kind == .paragraph {
            // An empty item, or one with another number than 1, doesn't interrupt a paragraph.
            if content.trimmed.isEmpty { return .none }
            if case .number(let start, _) = marker, start != 1 { return .none }
        }
        let offset = line.indentation
        line.skipSpaces()
        line.skipCharacters(length)
        let spaces = line.indentation
        let isWide = line.isBlank || spaces >= 5
        line.skipColumns(isWide ? 1 : spaces)
        let isSameList = if case .list(let other) = container.kind { other.continues(marker) } else { false }
        if !isSameList { add(.list(marker)) }
        add(.item(indentation: offset + length + (isWide ? 1 : spaces)))
        return .container
    }

    /// Returns the marker at the start of a list item, and its length.
    private static func listMarker(_ text: ArraySlice<Unicode.Scalar>) -> (MarkdownListMarker, length: Int)? {
        guard let first = text.first else { return nil }
        if ["*", "+", "-"].contains(first) { return (.bullet(first), 1) }
        let digits = text.prefix(10).prefix { $0.isMarkdownDigit }
        guard (1...9).contains(digits.count), let number = Int(String(scalars: digits)),
            let delimiter = text.dropFirst(digits.count).first, delimiter == "." || delimiter == ")"
        else { return nil }
        return (.number(start: number, delimiter: delimiter), digits.count + 1)
    }
}
