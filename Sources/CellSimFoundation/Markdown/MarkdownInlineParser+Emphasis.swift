/// The part of the inline parser that pairs the delimiters of emphasis and strikethrough.
extension MarkdownInlineParser {
    /// Adds a run of delimiters.
    mutating func parseDelimiters(_ character: Unicode.Scalar) {
        let start = scanner.position
        let count = scanner.skip { $0 == character }
        let text = String(scalars: scanner.scalars[start..<scanner.position])
        let before = start > 0 ? scanner.scalars[start - 1] : "\n"
        let after = scanner.next ?? "\n"
        let isLeft =
            !after.isUnicodeSpace
            && (!after.isUnicodePunctuation || before.isUnicodeSpace || before.isUnicodePunctuation)
        let isRight =
            !before.isUnicodeSpace
            && (!before.isUnicodePunctuation || after.isUnicodeSpace || after.isUnicodePunctuation)
        guard isLeft || isRight, character != "~" || count <= 2 else {
            plainText.append(contentsOf: text.unicodeScalars)
            return
        }
        add(Piece(text: text))
        // Underscores inside words are text.
        let isWordSensitive = character == "_"
        delimiters.append(
            Delimiter(
                piece: pieces.count - 1, character: character, originalCount: count, count: count,
                canOpen: isLeft && (!isWordSensitive || !isRight || before.isUnicodePunctuation),
                canClose: isRight && (!isWordSensitive || !isLeft || after.isUnicodePunctuation),
                previous: lastDelimiter))
        if let lastDelimiter { delimiters[lastDelimiter].next = delimiters.count - 1 }
        lastDelimiter = delimiters.count - 1
    }

    /// A kind of closing delimiter, whose opening delimiter is not before a known index.
    private struct Closer: Hashable {
        let character: Unicode.Scalar
        let canOpen: Bool
        let remainder: Int
    }

    /// Pairs the delimiters after one, and removes them from the list.
    mutating func resolveEmphasis(after bottom: Int?) {
        var lowest: [Closer: Int] = [:]
        var current: Int?
        var search = lastDelimiter
        while let index = search, index > bottom ?? -1 { (current, search) = (index, delimiters[index].previous) }
        while let closer = current {
            guard delimiters[closer].canClose else {
                current = delimiters[closer].next
                continue
            }
            let delimiter = delimiters[closer]
            let kind = Closer(
                character: delimiter.character, canOpen: delimiter.canOpen,
                remainder: delimiter.character == "~" ? delimiter.count : delimiter.originalCount % 3)
            let limit = max(bottom ?? -1, lowest[kind] ?? -1)
            var opener = delimiter.previous
            while let index = opener, index > limit, !pairs(delimiters[index], delimiter) {
                opener = delimiters[index].previous
            }
            if let opener, opener > limit {
                current = pair(opener, closer)
            } else {
                lowest[kind] = delimiter.previous ?? -1
                current = delimiter.next
                if !delimiter.canOpen { remove(closer) }
            }
        }
        lastDelimiter = bottom
        if let bottom { delimiters[bottom].next = nil }
    }

    /// Returns whether two delimiters can be the ends of emphasis.
    private func pairs(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
        guard opener.canOpen, opener.character == closer.character else { return false }
        if closer.character == "~" { return opener.count == closer.count }
        let isAmbiguous = closer.canOpen || opener.canClose
        return !isAmbiguous || closer.originalCount % 3 == 0
            || (opener.originalCount + closer.originalCount) % 3 != 0
    }

    /// Makes a span between two delimiters, and returns the next delimiter to pair.
    private mutating func pair(_ opener: Int, _ closer: Int) -> Int? {
        let isStrikethrough = delimiters[closer].character == "~"
        let count =
            isStrikethrough ? delimiters[closer].count : min(delimiters[opener].count, delimiters[closer].count, 2)
        for index in [opener, closer] {
            delimiters[index].count -= count
            pieces[delimiters[index].piece].text.removeLast(count)
        }
        let intent: InlinePresentationIntent =
            isStrikethrough ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
        spans.append(
            Span(range: (delimiters[opener].piece + 1)..<delimiters[closer].piece, style: .intent(intent)))
        delimiters[opener].next = closer
        delimiters[closer].previous = opener
        if delimiters[opener].count == 0 { remove(opener) }
        guard delimiters[closer].count == 0 else { return closer }
        let next = delimiters[closer].next
        remove(closer)
        return next
    }

    /// Removes a delimiter from the list. Its characters remain text.
    private mutating func remove(_ index: Int) {
        let (previous, next) = (delimiters[index].previous, delimiters[index].next)
        if let previous { delimiters[previous].next = next }
        if let next { delimiters[next].previous = previous } else { lastDelimiter = previous }
    }
}

extension Unicode.Scalar {
    /// Whether the character is white space for emphasis.
    fileprivate var isUnicodeSpace: Bool {
        properties.generalCategory == .spaceSeparator || ["\t", "\n", "\u{C}", "\r"].contains(self)
    }

    /// Whether the character is punctuation for emphasis.
    fileprivate var isUnicodePunctuation: Bool {
        guard !isASCII else { return isMarkdownPunctuation }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
