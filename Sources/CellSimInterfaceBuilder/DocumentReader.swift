import CellSimXML
import Foundation

/// Builds the tree of elements while the XML parser walks over the text.
///
/// The parser keeps no tree and calls nothing recursively; the limits bound both depth and memory.
final class DocumentReader: XMLVisitor {
    private struct Open {
        let name: String
        let attributes: [IBAttribute]
        let line: Int
        let index: Int
        var children: [IBElement] = []
        var text = ""
    }

    private let file: String
    private var stack: [Open] = []
    private var count = 0
    private var names: [String: String] = [:]
    private var root: IBElement?

    private init(file: String) {
        self.file = file
    }

    /// The root element of `text` and the number of elements.
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

    /// What the XML parser found wrong, in words.
    private func error(_ problem: XMLProblem) -> DocumentError {
        .malformed(
            file: file, line: max(problem.line, 1),
            reason: count == 0 ? "the document has no XML element" : reason(problem))
    }

    private func reason(_ problem: XMLProblem) -> String {
        let place = stack.last.map { " inside <\($0.name)>" } ?? ""
        return switch problem.kind {
        case .empty: "the document has no XML element"
        case .character: "a character that XML does not allow" + place
        case .entity: "an entity that is not declared" + place
        case .entityDeclaration: "an entity is declared" + place
        case .attribute: "an attribute without a value in quotes" + place
        case .repeatedAttribute: "a duplicate attribute" + place
        case .name: "a name that XML does not allow" + place
        case .endTag: "an end tag that does not match" + place
        case .openTag: "a tag that does not end" + place
        case .openComment: "a comment that does not end" + place
        case .openSection: "a CDATA section that does not end" + place
        case .moreAfterEnd: "content after the document's end"
        case .end: "the document ends too early" + place
        case .encoding: "an unsupported encoding" + place
        case .other(let words): "\(words)" + place
        }
    }

    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws {
        guard stack.count < IBDocument.maximumDepth else {
            throw DocumentError.tooDeep(file: file, line: line, limit: IBDocument.maximumDepth)
        }
        guard count < IBDocument.maximumElementCount else {
            throw DocumentError.tooManyElements(file: file, line: line, limit: IBDocument.maximumElementCount)
        }
        guard attributes.count <= IBLimits.attributeCount else {
            throw DocumentError.tooManyAttributes(
                file: file, line: line, element: String(name.prefix(64)), limit: IBLimits.attributeCount)
        }
        stack.append(
            Open(
                name: shared(name), attributes: attributes.map { IBAttribute(key: shared($0.key), value: $0.value) },
                line: line, index: count))
        count += 1
    }

    func end(_ name: String) {
        guard let open = stack.popLast() else { return }
        let element = IBElement(
            name: open.name, attributes: open.attributes, children: open.children, text: open.text, line: open.line,
            index: open.index, parentIndex: stack.last?.index ?? -1)
        if stack.isEmpty {
            root = element
        } else {
            stack[stack.count - 1].children.append(element)
        }
    }

    /// Blanks count where an element's text has begun.
    var wantsBlanks: Bool { stack.last?.text.isEmpty == false }

    func text(_ piece: String) {
        guard !stack.isEmpty else { return }
        stack[stack.count - 1].text += piece
    }

    /// One string object for every occurrence of a long name.
    private func shared(_ name: String) -> String {
        if name.utf8.count <= 15 { return name }
        if let known = names[name] { return known }
        names[name] = name
        return name
    }
}
