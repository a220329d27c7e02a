/// The condition that starts a block of HTML, which decides where it ends.
enum MarkdownHTMLCondition: Equatable {
    /// `script`, `pre`, `style` or `textarea`, up to the end tag of one of them.
    case verbatimElement
    /// A comment, up to `-->`.
    case comment
    /// A processing instruction, up to `?>`.
    case instruction
    /// A declaration, up to `>`.
    case declaration
    /// A CDATA section, up to `]]>`.
    case characterData
    /// A tag of a block element, up to a blank line.
    case blockElement
    /// Another complete tag alone on its line, up to a blank line.
    case completeTag

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
        "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
        "frame",
        "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li",
        "link",
        "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source",
        "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ]
    private static let verbatimNames = ["script", "pre", "style", "textarea"]

    /// Creates the condition that a line's text fulfils, or `nil`.
    init?(_ text: ArraySlice<Unicode.Scalar>) {
        if text.starts(with: "<!--".unicodeScalars) {
            self = .comment
        } else if text.starts(with: "<?".unicodeScalars) {
            self = .instruction
        } else if text.starts(with: "<![CDATA[".unicodeScalars) {
            self = .characterData
        } else if text.starts(with: "<!".unicodeScalars), text.dropFirst(2).first?.isMarkdownLetter == true {
            self = .declaration
        } else {
            let isEndTag = text.dropFirst().first == "/"
            let afterSlash = text.dropFirst(isEndTag ? 2 : 1)
            let name = String(scalars: afterSlash.prefix { $0.isMarkdownAlphanumeric }).lowercased()
            let next = afterSlash.dropFirst(name.unicodeScalars.count).prefix(2)
            let isNameEnd = next.first.map { $0.isMarkdownSpace || $0 == ">" } ?? true
            if Self.verbatimNames.contains(name), !isEndTag, isNameEnd {
                self = .verbatimElement
            } else if Self.blockNames.contains(name), isNameEnd || Array(next) == ["/", ">"] {
                self = .blockElement
            } else {
                var scanner = MarkdownScanner(Array(text))
                guard scanner.tag(), scanner.rest.trimmed.isEmpty else { return nil }
                self = .completeTag
            }
        }
    }

    /// Whether a blank line ends the block.
    var endsAtBlankLine: Bool { self == .blockElement || self == .completeTag }

    /// Returns whether a line is the block's last one.
    func isEnd(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
        let text = String(scalars: line)
        return switch self {
        case .verbatimElement: Self.verbatimNames.contains { text.lowercased().contains("</\($0)>") }
        case .comment: text.contains("-->")
        case .instruction: text.contains("?>")
        case .declaration: text.contains(">")
        case .characterData: text.contains("]]>")
        case .blockElement, .completeTag: false
        }
    }
}
