import CellSimXML
import Foundation

/// Builds the tree of elements while the XML parser reads a document.
///
/// The parser isn't recursive and doesn't build a tree itself. Limits bound the depth and memory use.
final class DocumentReader: XMLVisitor {
    private struct OpenElement {
        let name: String
        let attributes: [IBAttribute]
        let line: Int
        let index: Int
        var children: [IBElement] = []
        var text = ""
    }

    private let file: String
    private var stack: [OpenElement] = []
    private var count = 0
    private var names: [String: String] = [:]
    private var root: IBElement?

    private init(file: String) {
        self.file = file
    }

    /// Returns the root element of a text and the number of its elements.
    static func read(_ text: SourceText, file: String) throws(DocumentError) -> (root: IBElement, count: Int) {
        let reader = DocumentReader(file: file)
        do {
            try XMLText.read(text.bytes, isUTF8: true, skipping: text.declarationLength, reader)
        } catch let error as DocumentError {
            throw error
        } catch let problem as XMLProblem {
            throw reader.error(problem)
        } catch {
            throw .malformed(file: file, line: 1, reason: "\(error)")
        }
        guard let root = reader.root else {
            throw .malformed(file: file, line: 1, reason: "the document has no XML element")
        }
        return (root, reader.count)
    }

    /// Converts a problem of the XML parser to an error.
    private func error(_ problem: XMLProblem) -> DocumentError {
        .malformed(
            file: file, line: max(problem.line, 1),
            reason: (count == 0 ? XMLProblem(kind: .empty, line: 1) : problem)
                .description(inside: stack.last?.name))
    }

    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws {
        try IBDocument.checkLimits(depth: stack.count, count: count, name, attributes.count, file: file, line: line)
        stack.append(
            OpenElement(
                name: interned(name),
                attributes: attributes.map { IBAttribute(key: interned($0.key), value: $0.value) },
                line: line, index: count))
        count += 1
    }

    func end(_ name: String) {
        guard let openElement = stack.popLast() else { return }
        let element = IBElement(
            name: openElement.name, attributes: openElement.attributes, children: openElement.children,
            text: openElement.text, line: openElement.line,
            index: openElement.index, parentIndex: stack.last?.index ?? -1)
        if stack.isEmpty {
            root = element
        } else {
            stack[stack.count - 1].children.append(element)
        }
    }

    /// A Boolean value that indicates whether whitespace is significant, that is, whether the text of the element has begun.
    var wantsWhitespace: Bool { stack.last?.text.isEmpty == false }

    func text(_ piece: String) {
        guard !stack.isEmpty else { return }
        stack[stack.count - 1].text += piece
    }

    /// Returns a shared string for all occurrences of a long name.
    private func interned(_ name: String) -> String {
        if name.utf8.count <= 15 { return name }
        if let internedName = names[name] { return internedName }
        names[name] = name
        return name
    }
}

/// Checks the limits of documents.
extension IBDocument {
    /// Checks that a document stays within the limits with another element.
    ///
    /// - Parameters:
    ///   - depth: The number of elements that contain it.
    ///   - count: The number of elements before it in the document.
    ///   - name: The XML name of the element.
    ///   - attributeCount: The number of its attributes.
    ///   - file: The path of the document for messages.
    ///   - line: The line number at the end of its start tag.
    /// - Throws: A ``DocumentError`` if a limit is exceeded.
    package static func checkLimits(
        depth: Int, count: Int, _ name: String, _ attributeCount: Int, file: String, line: Int
    ) throws(DocumentError) {
        guard depth < maximumDepth else { throw .tooDeep(file: file, line: line, limit: maximumDepth) }
        guard count < maximumElementCount else {
            throw .tooManyElements(file: file, line: line, limit: maximumElementCount)
        }
        guard attributeCount <= IBLimits.attributeCount else {
            throw .tooManyAttributes(
                file: file, line: line, element: String(name.prefix(64)), limit: IBLimits.attributeCount)
        }
    }
}

/// Describes problems of the XML parser.
extension XMLProblem {
    /// Returns a description of the problem for messages.
    /// - Parameter element: The name of the innermost open element, if any.
    package func description(inside element: String?) -> String {
        let location = element.map { " inside <\($0)>" } ?? ""
        return switch kind {
        case .empty: "the document has no XML element"
        case .character: "a character that XML does not allow" + location
        case .entity: "an entity that is not declared" + location
        case .entityDeclaration: "an entity is declared" + location
        case .attribute: "an attribute without a value in quotes" + location
        case .duplicateAttribute: "a duplicate attribute" + location
        case .name: "a name that XML does not allow" + location
        case .endTag: "an end tag that does not match" + location
        case .unterminatedTag: "a tag that does not end" + location
        case .unterminatedComment: "a comment that does not end" + location
        case .unterminatedSection: "a CDATA section that does not end" + location
        case .contentAfterRoot: "content after the document's end"
        case .end: "the document ends too early" + location
        case .encoding: "an unsupported encoding" + location
        case .other(let words): words + location
        }
    }
}
