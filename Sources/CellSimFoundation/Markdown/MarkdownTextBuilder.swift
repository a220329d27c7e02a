import CellSimProcess
import Foundation

/// A builder of attributed text from a Markdown document.
struct MarkdownTextBuilder {
    typealias Scope = AttributeScopes.FoundationAttributes

    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?

    private var rules = MarkdownInlineParser.Rules()
    private var result = AttributedString()
    private var lastIdentity = 0

    init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
        (self.options, self.baseURL) = (options, baseURL)
        rules.allowsExtendedAttributes = options.allowsExtendedAttributes
    }

    /// Returns the attributed text of a Markdown text.
    mutating func text(_ markdown: String) -> AttributedString {
        if options.interpretedSyntax == .full {
            let (document, references) = MarkdownBlockParser.parse(markdown)
            rules.references = references
            for child in document.children { add(child, in: nil) }
        } else {
            rules.preservesWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            let normalised = markdown.replacingOccurrences(of: "\r\n", with: "\n")
            add(Array(normalised.unicodeScalars), in: nil)
        }
        if let language = options.languageCode { result[Scope.LanguageIdentifierAttribute.self] = language }
        return result
    }

    /// Adds a block and its children. The parser limits their nesting.
    private mutating func add(_ block: MarkdownBlock, in parent: PresentationIntent?) {
        switch block.kind {
        case .document: for child in block.children { add(child, in: parent) }
        case .paragraph: add(block.text, in: intent(.paragraph, parent))
        case .heading(let level): add(block.text, in: intent(.header(level: level), parent))
        case .quote:
            let quote = intent(.blockQuote, parent)
            for child in block.children { add(child, in: quote) }
        case .list(let marker): addList(block, marker, in: parent)
        case .item: for child in block.children { add(child, in: parent) }
        case .code(_, let info):
            let language = info.split(whereSeparator: \.isWhitespace).first.map { String($0) }
            let lines = block.lines.map { String(scalars: $0) + "\n" }
            append(lines.joined(), attributes(intent(.codeBlock(languageHint: language), parent)))
        case .html:
            var attributes = attributes(parent)
            attributes[Scope.InlinePresentationIntentAttribute.self] = .blockHTML
            append(String(scalars: block.text) + "\n", attributes)
        case .thematicBreak: append("\u{2E3B}", attributes(intent(.thematicBreak, parent)))
        case .table(let alignments): addTable(block, alignments, in: parent)
        }
    }

    private mutating func addList(
        _ block: MarkdownBlock, _ marker: MarkdownListMarker, in parent: PresentationIntent?
    ) {
        let (kind, start): (PresentationIntent.Kind, Int) =
            if case .number(let start, _) = marker { (.orderedList, start) } else { (.unorderedList, 1) }
        let list = intent(kind, parent)
        for (index, item) in block.children.enumerated() {
            let itemIntent = intent(.listItem(ordinal: start + index), list)
            for child in item.children { add(child, in: itemIntent) }
        }
    }

    private mutating func addTable(
        _ block: MarkdownBlock, _ alignments: [MarkdownTableAlignment], in parent: PresentationIntent?
    ) {
        let columns = alignments.map { alignment -> PresentationIntent.TableColumn in
            switch alignment {
            case .none, .left: .init(alignment: .left)
            case .center: .init(alignment: .center)
            case .right: .init(alignment: .right)
            }
        }
        let table = intent(.table(columns: columns), parent)
        for (index, row) in block.lines.enumerated() {
            let rowIntent = intent(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), table)
            for (column, cell) in MarkdownTable.cells(row).prefix(columns.count).enumerated() {
                add(Array(cell), in: intent(.tableCell(columnIndex: column), rowIntent))
            }
        }
    }

    /// Returns a block's intent with the next identity.
    private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
        lastIdentity += 1
        return PresentationIntent(kind, identity: lastIdentity, parent: parent)
    }

    private func attributes(_ intent: PresentationIntent?) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes[Scope.PresentationIntentAttribute.self] = intent
        return attributes
    }

    private mutating func append(_ text: String, _ attributes: AttributeContainer) {
        if !text.isEmpty { result.append(AttributedString(text, attributes: attributes)) }
    }

    /// Adds the text of a block, whose inline syntax it parses.
    private mutating func add(_ text: [Unicode.Scalar], in intent: PresentationIntent?) {
        for part in MarkdownInlineParser.parse(text, rules: rules) {
            var attributes = attributes(intent)
            if !part.intent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = part.intent }
            attributes[Scope.LinkAttribute.self] = part.link.flatMap(url)
            attributes[Scope.ImageURLAttribute.self] = part.image.flatMap(url)
            if let text = part.extendedAttributes { reportAttributes(text) }
            append(part.text, attributes)
        }
    }

    /// Returns the URL of a destination, or `nil` for one that is not a URL, whose text then has no link.
    private func url(_ destination: String) -> URL? { URL(string: destination, relativeTo: baseURL) }

    private func reportAttributes(_ text: String) {
        let name = "AttributedString.MarkdownParsingOptions.allowsExtendedAttributes"
        Notice.report(
            .once,
            "the attributes '\(text.prefix(80))' of a Markdown text have no effect: they are not decoded\(SupportName.suffix(name))"
        )
    }
}
