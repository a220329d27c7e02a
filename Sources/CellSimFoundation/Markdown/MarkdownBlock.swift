/// A block of a Markdown document. The parser changes blocks while it reads lines.
final class MarkdownBlock {
    /// The kinds of blocks.
    enum Kind: Equatable {
        case document, quote, paragraph, thematicBreak
        case heading(level: Int)
        case list(MarkdownListMarker)
        /// An item, with the number of columns that its content is indented by.
        case item(indentation: Int)
        /// A code block. An indented block has no fence.
        case code(fence: Fence?, info: String)
        /// HTML, whose condition decides where it ends.
        case html(MarkdownHTMLCondition)
        /// A table. The first line of `lines` is the header.
        case table([MarkdownTableAlignment])
    }

    /// The start of a fenced code block.
    struct Fence: Equatable {
        let character: Unicode.Scalar
        let length: Int
        let indentation: Int
    }

    var kind: Kind
    var children: [MarkdownBlock] = []
    /// The lines of text of a block without children. They have no line ends.
    var lines: [ArraySlice<Unicode.Scalar>] = []

    init(_ kind: Kind) { self.kind = kind }

    /// Whether the block can have a child of this kind.
    func canContain(_ child: Kind) -> Bool {
        let isItem = if case .item = child { true } else { false }
        return switch kind {
        case .document, .quote, .item: !isItem
        case .list: isItem
        default: false
        }
    }

    /// Whether the block contains lines, in which no other blocks can start.
    var isVerbatim: Bool {
        switch kind {
        case .code, .html: true
        default: false
        }
    }

    /// Whether the block collects lines.
    var acceptsLines: Bool {
        switch kind {
        case .paragraph, .code, .html, .table: true
        default: false
        }
    }

    /// The lines, joined with line feeds.
    var text: [Unicode.Scalar] { Array(lines.joined(separator: CollectionOfOne("\n"))) }
}

/// The marker of list items. Items with different markers belong to different lists.
enum MarkdownListMarker: Equatable {
    case bullet(Unicode.Scalar)
    case number(start: Int, delimiter: Unicode.Scalar)

    /// Whether an item with the other marker continues a list with this one.
    func continues(_ other: MarkdownListMarker) -> Bool {
        switch (self, other) {
        case (.bullet(let first), .bullet(let second)): first == second
        case (.number(_, let first), .number(_, let second)): first == second
        default: false
        }
    }
}

/// The alignment of a table's column.
enum MarkdownTableAlignment { case none, left, center, right }
