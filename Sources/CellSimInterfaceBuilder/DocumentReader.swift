import Foundation
import FoundationXML

/// Builds the tree of elements while the XML parser walks over the text.
///
/// The parser keeps no tree and calls nothing recursively; the limits bound both depth and memory.
final class DocumentReader: NSObject, XMLParserDelegate {
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
    private var failure: DocumentError?

    private init(file: String) {
        self.file = file
    }

    /// The root element of `text` and the number of elements.
    static func read(_ text: SourceText, file: String) throws(DocumentError) -> (root: IBElement, count: Int) {
        let reader = DocumentReader(file: file)
        let parser = XMLParser(stream: text.stream)
        parser.delegate = reader
        let succeeded = parser.parse()
        if let failure = reader.failure { throw failure }
        guard succeeded, parser.parserError == nil, let root = reader.root else {
            throw .malformed(file: file, line: max(parser.lineNumber, 1), reason: reader.reason(of: parser.parserError))
        }
        return (root, reader.count)
    }

    /// What the XML parser found wrong, in words; its codes are those of libxml2.
    private func reason(of error: (any Error)?) -> String {
        if count == 0 { return "there is no XML element" }
        let place = stack.last.map { " inside <\($0.name)>" } ?? ""
        switch error.map({ ($0 as NSError).code }) {
        case 9: return "a character that XML does not allow" + place
        case 26, 27: return "an entity that is not declared" + place
        case 38, 39, 40, 41: return "an attribute without a value in quotes" + place
        case 42: return "an attribute is given twice" + place
        case 45: return "a comment that does not end" + place
        case 63: return "a CDATA section that does not end" + place
        case 65, 73: return "a tag that does not end" + place
        case 68: return "a name that XML does not allow" + place
        case 76: return "an end tag that does not match" + place
        case 1, nil: return stack.isEmpty ? "the XML parser gave up" : "the text ends or breaks off" + place
        case 5: return stack.isEmpty ? "there is more after the document's end" : "the text ends" + place
        case 4, 77: return "the text ends" + place
        case let code?: return "XML parser error \(code)" + place
        }
    }

    private func stop(_ parser: XMLParser, with error: DocumentError) {
        if failure == nil { failure = error }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard failure == nil else { return }
        let line = parser.lineNumber
        guard stack.count < IBDocument.maximumDepth else {
            return stop(parser, with: .tooDeep(file: file, line: line, limit: IBDocument.maximumDepth))
        }
        guard count < IBDocument.maximumElementCount else {
            return stop(parser, with: .tooManyElements(file: file, line: line, limit: IBDocument.maximumElementCount))
        }
        let attributes = attributeDict.map { IBAttribute(key: shared($0.key), value: $0.value) }
        stack.append(Open(name: shared(elementName), attributes: attributes, line: line, index: count))
        count += 1
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let open = stack.popLast() else { return }
        let element = IBElement(
            name: open.name, attributes: open.attributes, children: open.children, text: open.text, line: open.line,
            index: open.index, parentIndex: stack.last?.index ?? -1)
        if stack.isEmpty {
            root = element
        } else {
            stack[stack.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !stack.isEmpty else { return }
        if stack[stack.count - 1].text.isEmpty,
            string.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 })
        {
            return
        }
        stack[stack.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !stack.isEmpty else { return }
        stack[stack.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        stop(parser, with: .malformed(file: file, line: max(parser.lineNumber, 1), reason: reason(of: parseError)))
    }

    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        stop(parser, with: .documentType(file: file, line: parser.lineNumber))
    }

    /// One string object for every occurrence of a long name.
    private func shared(_ name: String) -> String {
        if name.utf8.count <= 15 { return name }
        if let known = names[name] { return known }
        names[name] = name
        return name
    }
}
