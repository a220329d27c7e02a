import CellSimProcess
import Foundation
import FoundationXML

/// An element of an SVG document.
final class SVGElement {
    /// Without a namespace's prefix.
    let name: String
    /// By names without the prefix `xlink:`.
    let attributes: [String: String]
    /// Counted from 1.
    let line: Int
    private(set) var children: [SVGElement] = []
    /// The characters directly in it.
    fileprivate(set) var text = ""
    private(set) weak var parent: SVGElement?

    init(name: String, attributes: [String: String], line: Int) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    fileprivate func append(_ child: SVGElement) {
        children.append(child)
        child.parent = self
    }

    /// The element that a link such as `#name` leads to.
    var reference: String? { (attributes["href"]).flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil } }
}

/// Reads the elements of an SVG document, within bounds; entities and document types that declare any are refused.
final class SVGTreeReader: NSObject, XMLParserDelegate {
    private(set) var root: SVGElement?
    private var open: [SVGElement] = []
    private var count = 0
    private var failure: VectorImageError?

    /// - Throws: `VectorImageError` for what is not well formed, no SVG, or too large.
    static func read(_ data: Data) throws -> SVGElement {
        if XMLHazards.hidesASCII(data) { throw VectorImageError("is no text in UTF-8", line: 1) }
        // The parser does not tell of entities.
        if let declaration = XMLHazards.declaration(in: data) {
            let words =
                declaration.name == "ENTITY"
                ? "declares entities, which are not resolved"
                : "declares attributes or notations (<!\(declaration.name)), which are not read"
            throw VectorImageError(words, line: declaration.line)
        }
        try checkEncoding(data)
        let reader = SVGTreeReader()
        let parser = XMLParser(stream: InputStream(data: XMLHazards.withInstructionData(data)))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWhole, parser.parserError == nil else {
            throw VectorImageError("is no well-formed XML", line: max(parser.lineNumber, 1))
        }
        guard let root = reader.root, root.name == "svg" else { throw VectorImageError("has no <svg> as its root") }
        return root
    }

    /// The parser ends the program at names that are no UTF-8; what declares Latin-1 is turned into UTF-8 by it.
    private static func checkEncoding(_ data: Data) throws {
        guard String(validating: data, as: UTF8.self) == nil else { return }
        let head = String(decoding: data.prefix(100), as: UTF8.self).lowercased()
        if head.hasPrefix("<?xml"), head.contains("encoding=\"iso-8859-1\"") { return }
        let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
        let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw VectorImageError("is no text in UTF-8", line: wrong + 1)
    }

    private func stop(_ parser: XMLParser, _ message: String) {
        if failure == nil { failure = VectorImageError(message, line: max(parser.lineNumber, 1)) }
        parser.abortParsing()
    }

    private static func local(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        guard count <= VectorLimits.elements else { return stop(parser, "has more than 200,000 elements") }
        guard open.count < 256 else { return stop(parser, "has elements more than 256 deep in one another") }
        let name = Self.local(elementName)
        if name == "script" { return stop(parser, "contains a script, which is not run") }
        var own: [String: String] = [:]
        for (key, value) in attributes {
            let short = key.hasPrefix("xlink:") ? String(key.dropFirst(6)) : key
            if short == key || attributes[short] == nil { own[short] = value }
        }
        let element = SVGElement(name: name, attributes: own, line: max(parser.lineNumber, 1))
        if let last = open.last { last.append(element) } else if root == nil { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        _ = open.popLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
    }
}
