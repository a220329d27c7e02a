/// A parser of the block structure of Markdown: CommonMark 0.30, with the tables of GitHub.
///
/// Each line first continues the open blocks, then starts new ones, and its rest is text of the innermost block.
/// The time is proportional to the length of the text times the nesting, which is limited.
struct MarkdownBlockParser {
    /// The largest number of nested blocks. A deeper block's markers are text, so that no document exhausts the stack.
    static let maximumDepth = 100

    /// Returns the blocks of a document, and its link destinations by normalised label.
    static func parse(_ text: String) -> (document: MarkdownBlock, references: [String: String]) {
        var parser = MarkdownBlockParser()
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(text.utf8.count)
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": scalars.append("\n")
            case "\n": if previous != "\r" { scalars.append("\n") }
            case "\0": scalars.append("\u{FFFD}")
            default: scalars.append(scalar)
            }
            previous = scalar
        }
        if scalars.last == "\n" { scalars.removeLast() }
        for line in scalars.split(separator: "\n", omittingEmptySubsequences: false) {
            parser.line = MarkdownLine(line)
            parser.readLine()
        }
        parser.close(from: 0)
        return (parser.document, parser.references)
    }

    let document = MarkdownBlock(.document)
    /// The open blocks, from the document to the innermost.
    var open: [MarkdownBlock]
    var references: [String: String] = [:]
    var line = MarkdownLine([])
    /// The number of open blocks that the line continues. The others are closed before a block starts.
    var matchedCount = 1

    init() { open = [document] }

    /// The innermost block that the line continues or has started.
    var container: MarkdownBlock { open[matchedCount - 1] }

    /// What the start of a block does with the line.
    enum Start {
        /// No block starts.
        case none
        /// A block starts, in which other blocks can start.
        case container
        /// A block starts that contains the rest of the line.
        case verbatim
        /// The block contains nothing else of the line.
        case wholeLine
    }

    private mutating func readLine() {
        matchedCount = 1
        for index in 1..<max(open.count, 1) {
            guard let continues = continueBlock(open[index]) else { return close(from: index) }
            guard continues else { break }
            matchedCount += 1
        }
        starts: while !container.isVerbatim {
            switch startBlock() {
            case .none: break starts
            case .container: continue
            case .verbatim: break starts
            case .wholeLine: return
            }
        }
        addText()
    }

    /// Adds the rest of the line to the innermost block, or to a new paragraph.
    private mutating func addText() {
        let isBlank = line.isBlank
        if matchedCount < open.count, !isBlank, open[open.count - 1].kind == .paragraph {
            // A line without the containers' markers continues a paragraph.
            line.skipSpaces()
            open[open.count - 1].lines.append(line.rest)
            return
        }
        closeUnmatched()
        let block = container
        switch block.kind {
        case .paragraph, .table:
            guard !isBlank else { return }
            line.skipSpaces()
            block.lines.append(line.rest)
        case .code: block.lines.append(line.restWithSpaces)
        case .html(let condition):
            block.lines.append(line.restWithSpaces)
            if condition.isEnd(line.rest) { close(from: open.count - 1) }
        default:
            guard !isBlank else { return }
            line.skipSpaces()
            add(.paragraph).lines.append(line.rest)
        }
    }

    /// Returns whether the line continues a block, and consumes the block's markers. Returns `nil` if the line ends the block.
    private mutating func continueBlock(_ block: MarkdownBlock) -> Bool? {
        switch block.kind {
        case .document, .list: return true
        case .quote:
            guard !line.isIndentedCode, line.textStart == ">" else { return false }
            line.skipSpaces()
            line.skipCharacters(1)
            line.skipColumns(1)
            return true
        case .item(let indentation):
            if line.isBlank {
                line.skipSpaces()
                return !block.children.isEmpty
            }
            guard line.indentation >= indentation else { return false }
            line.skipColumns(indentation)
            return true
        case .paragraph, .table: return !line.isBlank
        case .heading, .thematicBreak: return false
        case .html(let condition): return !(line.isBlank && condition.endsAtBlankLine)
        case .code(nil, _):
            guard line.isIndentedCode || line.isBlank else { return false }
            line.skipColumns(4)
            return true
        case .code(let fence?, _):
            if !line.isIndentedCode, line.textStart == fence.character {
                let text = line.scalars[line.textPosition...].trimmedEnd
                if text.count >= fence.length, text.allSatisfy({ $0 == fence.character }) { return nil }
            }
            line.skipColumns(fence.indentation)
            return true
        }
    }

    /// Adds a block to the container, after closing the blocks that can't contain it.
    @discardableResult
    mutating func add(_ kind: MarkdownBlock.Kind) -> MarkdownBlock {
        closeUnmatched()
        while let last = open.last, !last.canContain(kind) { close(from: open.count - 1) }
        let block = MarkdownBlock(kind)
        open[open.count - 1].children.append(block)
        open.append(block)
        matchedCount = open.count
        return block
    }

    /// Closes the open blocks that the line does not continue.
    private mutating func closeUnmatched() { if matchedCount < open.count { close(from: matchedCount) } }

    /// Closes the open blocks from an index on.
    private mutating func close(from index: Int) {
        while open.count > index {
            let block = open.removeLast()
            switch block.kind {
            case .paragraph:
                removeDefinitions(from: block)
                if block.lines.isEmpty { open.last?.children.removeLast() }
            case .code(nil, _):
                while let last = block.lines.last, last.trimmed.isEmpty { block.lines.removeLast() }
            default: break
            }
        }
        matchedCount = min(matchedCount, max(open.count, 1))
    }

    /// Removes the link reference definitions at the start of a paragraph.
    mutating func removeDefinitions(from block: MarkdownBlock) {
        guard block.lines.first?.first == "[" else { return }
        var scanner = MarkdownScanner(block.text)
        var end = 0
        while let (label, destination) = scanner.definition() {
            if references[label] == nil { references[label] = destination }
            end = scanner.position
        }
        guard end > 0 else { return }
        let rest = scanner.scalars[end...]
        block.lines = rest.trimmed.isEmpty ? [] : rest.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
