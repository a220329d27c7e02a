/// A parser of Markdown's inline syntax: CommonMark 0.30, with GitHub's strikethrough and automatic links.
///
/// The parser splits the text into pieces. A style applies to the pieces between two others. The time is nearly proportional to the
/// text's length, because no search for a missing end is repeated.
struct MarkdownInlineParser {
    /// How the parser treats line ends and attributes.
    struct Rules {
        /// Whether spaces and line feeds remain as they are.
        var preservesWhitespace = false
        /// Whether `^[text](name: value)` has attributes.
        var allowsExtendedAttributes = false
        /// Link destinations by normalised label.
        var references: [String: String] = [:]
    }

    /// A piece of text.
    struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
    }

    /// A style of the pieces with the indices of a range.
    struct Span {
        enum Style { case intent(InlinePresentationIntent), link(String), image(String), attributes(String) }
        let range: Range<Int>
        let style: Style
    }

    /// A run of characters that can start or end emphasis.
    struct Delimiter {
        let piece: Int
        let character: Unicode.Scalar
        let originalCount: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
        var previous: Int?
        var next: Int?
    }

    /// The start of a link or an image.
    struct Bracket {
        enum Kind { case link, image, attributes }
        let kind: Kind
        let piece: Int
        /// The position after the bracket.
        let position: Int
        /// The last delimiter before the bracket.
        let delimiter: Int?
        var isActive = true
        /// Whether another bracket starts inside.
        var containsBracket = false
    }

    let rules: Rules
    var scanner: MarkdownScanner
    var pieces: [Piece] = []
    var spans: [Span] = []
    var delimiters: [Delimiter] = []
    var lastDelimiter: Int?
    var brackets: [Bracket] = []
    /// The plain text that is not a piece yet.
    var plainText = String.UnicodeScalarView()
    /// The positions of runs of backticks by length, in descending order.
    var backticks: [Int: [Int]]?
    /// The ends of HTML constructs that do not occur in the rest of the text.
    var missingEnds: Set<String> = []

    /// Returns the parts of a text with their styles.
    static func parse(_ text: [Unicode.Scalar], rules: Rules) -> [MarkdownInline] {
        var parser = MarkdownInlineParser(
            rules: rules,
            scanner: MarkdownScanner(rules.preservesWhitespace ? text : Array(text[...].trimmed)))
        while let next = parser.scanner.next { parser.parse(next) }
        parser.flush()
        parser.resolveEmphasis(after: nil)
        return parser.result
    }

    private mutating func parse(_ character: Unicode.Scalar) {
        switch character {
        case "\n": parseLineFeed()
        case "\\": parseBackslash()
        case "`": parseCode()
        case "*", "_", "~": parseDelimiters(character)
        case "[":
            addBracket(.link, "[")
        case "!" where scanner.rest.dropFirst().first == "[":
            addBracket(.image, "![")
        case "^" where rules.allowsExtendedAttributes && scanner.rest.dropFirst().first == "[":
            addBracket(.attributes, "^[")
        case "]": parseClosingBracket()
        case "<": if !parseAutomaticLink(), !parseHTML() { appendNext() }
        case "&":
            if let characters = scanner.characterReference() {
                plainText.append(contentsOf: characters.unicodeScalars)
            } else {
                appendNext()
            }
        case "h", "f", "w", "@": if !parseBareLink(character) { appendNext() }
        default: appendNext()
        }
    }

    /// Adds the next character to the plain text.
    mutating func appendNext() {
        guard let next = scanner.next else { return }
        plainText.append(next)
        scanner.position += 1
    }

    /// Makes a piece of the plain text.
    mutating func flush() {
        guard !plainText.isEmpty else { return }
        pieces.append(Piece(text: String(plainText)))
        plainText = .init()
    }

    /// Adds a piece after the plain text.
    mutating func add(_ piece: Piece) {
        flush()
        pieces.append(piece)
    }

    private mutating func parseLineFeed() {
        scanner.position += 1
        guard !rules.preservesWhitespace else { return plainText.append("\n") }
        var spaces = 0
        while plainText.last == " " {
            plainText.removeLast()
            spaces += 1
        }
        scanner.skip { $0.isMarkdownSpace }
        add(Piece(text: " ", intent: spaces >= 2 ? .lineBreak : .softBreak))
    }

    private mutating func parseBackslash() {
        scanner.position += 1
        if scanner.next == "\n", !rules.preservesWhitespace {
            scanner.position += 1
            scanner.skip { $0.isMarkdownSpace }
            add(Piece(text: " ", intent: .lineBreak))
        } else if scanner.next?.isMarkdownPunctuation == true {
            appendNext()
        } else {
            plainText.append("\\")
        }
    }

    private mutating func parseCode() {
        let start = scanner.position
        let count = scanner.skip { $0 == "`" }
        guard let end = closingBackticks(count, after: scanner.position) else {
            plainText.append(contentsOf: scanner.scalars[start..<scanner.position])
            return
        }
        var code = scanner.scalars[scanner.position..<end].map { $0 == "\n" ? " " : $0 }
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = Array(code[1..<(code.count - 1)])
        }
        add(Piece(text: String(scalars: code), intent: .code))
        scanner.position = end + count
    }

    /// Returns the position of the next run of backticks with a length.
    private mutating func closingBackticks(_ count: Int, after position: Int) -> Int? {
        if backticks == nil {
            var runs: [Int: [Int]] = [:]
            var search = MarkdownScanner(scanner.scalars)
            while search.next != nil {
                let start = search.position
                let length = search.skip { $0 == "`" }
                if length > 0 { runs[length, default: []].append(start) } else { search.position += 1 }
            }
            backticks = runs.mapValues { $0.reversed() }
        }
        while let last = backticks?[count]?.last, last < position { backticks?[count]?.removeLast() }
        return backticks?[count]?.last
    }

    /// The pieces with the styles of their spans. Neighbours with the same style are joined.
    private var result: [MarkdownInline] {
        var (starts, ends): ([Int: [Span]], [Int: [Span]]) = ([:], [:])
        for span in spans where !span.range.isEmpty {
            starts[span.range.lowerBound, default: []].append(span)
            ends[span.range.upperBound, default: []].append(span)
        }
        var style = MarkdownSpanStyle()
        var result: [MarkdownInline] = []
        for (index, piece) in pieces.enumerated() {
            for span in ends[index] ?? [] { style.end(span.style) }
            // Of spans that start at the same piece, the longer ones contain the shorter ones.
            for span in (starts[index] ?? []).sorted(by: { $0.range.upperBound > $1.range.upperBound }) {
                style.start(span.style)
            }
            guard !piece.text.isEmpty else { continue }
            var part = style.inline(piece)
            if let last = result.last {
                part.text = last.text
                if part == last {
                    result[result.count - 1].text += piece.text
                    continue
                }
                part.text = piece.text
            }
            result.append(part)
        }
        return result
    }
}

/// The styles of the spans that contain a piece. Counters keep the time independent of the nesting.
private struct MarkdownSpanStyle {
    private var counts: [InlinePresentationIntent.RawValue: Int] = [:]
    private var link: String?
    private var images: [String] = []
    private var attributes: [String] = []

    mutating func start(_ style: MarkdownInlineParser.Span.Style) {
        switch style {
        case .intent(let intent): counts[intent.rawValue, default: 0] += 1
        case .link(let destination): link = destination
        case .image(let source): images.append(source)
        case .attributes(let text): attributes.append(text)
        }
    }

    mutating func end(_ style: MarkdownInlineParser.Span.Style) {
        switch style {
        case .intent(let intent): counts[intent.rawValue, default: 0] -= 1
        case .link: link = nil
        case .image: images.removeLast()
        case .attributes: attributes.removeLast()
        }
    }

    /// Returns a piece with the styles. Of nested images, only the outermost has a source.
    func inline(_ piece: MarkdownInlineParser.Piece) -> MarkdownInline {
        var intent = piece.intent
        for (value, count) in counts where count > 0 { intent.insert(InlinePresentationIntent(rawValue: value)) }
        return MarkdownInline(
            text: piece.text, intent: intent, link: link ?? piece.link, image: images.first,
            extendedAttributes: attributes.last)
    }
}
