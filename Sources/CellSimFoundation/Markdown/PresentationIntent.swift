/// The block of Markdown that contains a text, with the blocks around it.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The kinds of blocks.
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// A paragraph.
        case paragraph
        /// A heading with a level from 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item of a list, with its number. The first item of a list with bullets has the number 1.
        case listItem(ordinal: Int)
        /// A block of code with the name of its language, if the text has one.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between paragraphs.
        case thematicBreak
        /// A table with columns.
        case table(columns: [TableColumn])
        /// The first row of a table.
        case tableHeaderRow
        /// A row of a table. The first row after the header has the index 1.
        case tableRow(rowIndex: Int)
        /// A cell in the column with an index from 0.
        case tableCell(columnIndex: Int)

        /// The kind's name with its value.
        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let languageHint): "codeBlock" + (languageHint.map { " '\($0)'" } ?? "")
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns)"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignments of a column's text.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// Left-aligned, which is the default.
            case left
            /// Centred.
            case center
            /// Right-aligned.
            case right
        }
        /// The alignment of the column's text.
        public var alignment: Alignment

        /// Creates a column with an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// One of the blocks that contain a text.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The kind of block.
        public var kind: Kind
        /// A number that is the same for all texts in the block, and different for other blocks.
        public var identity: Int

        /// Creates a block with a kind and an identity.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }

        /// The kind and the identity.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks from the innermost to the outermost.
    public var components: [IntentType]

    /// Creates an intent from blocks, starting with the innermost.
    public init(types: [IntentType]) { components = types }
    /// Creates an intent for a block in another one.
    ///
    /// - Parameters:
    ///   - kind: The kind of block.
    ///   - identity: A number that differs from those of other blocks.
    ///   - parent: The intent of the block around it, or `nil`.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists and quotations that contain the text, as UIKit counts its indentation.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// The blocks with their identities.
    public var debugDescription: String {
        "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
    }
}
