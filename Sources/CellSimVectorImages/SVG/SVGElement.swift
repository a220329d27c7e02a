import CellSimXML
import Foundation

/// An element of an SVG document.
final class SVGElement {
    /// The name without a namespace prefix.
    let name: String
    /// The attributes by their names without the prefix `xlink:`.
    let attributes: [String: String]
    /// The line number in the document, starting at 1.
    let line: Int
    private(set) var children: [SVGElement] = []
    /// The element's own text, without that of its children.
    fileprivate(set) var text = ""
    private(set) weak var parent: SVGElement?

    init(name: String, attributes: [String: String], line: Int) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    fileprivate func append(_ child: SVGElement) {
        children.append(child)
        child.parent = self
    }

    /// The id of the element that a local link such as `#name` refers to.
    var reference: String? { (attributes["href"]).flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil } }
}

/// Reads the elements of an SVG document within limits. Document types that declare entities are rejected.
final class SVGTreeReader: XMLVisitor {
    private(set) var root: SVGElement?
    private var openElements: [SVGElement] = []
    private var count = 0

    /// Reads a document.
    /// - Throws: `VectorImageError` if the data is not well-formed XML, is not SVG, or exceeds the limits.
    static func read(_ data: Data) throws -> SVGElement {
        let reader = SVGTreeReader()
        do {
            try XMLText.read(data, reader)
        } catch let problem as XMLProblem {
            throw VectorImageError(message(problem, data), line: max(problem.line, 1))
        }
        guard let root = reader.root, root.name == "svg" else { throw VectorImageError("has no <svg> root element") }
        return root
    }

    private static func message(_ problem: XMLProblem, _ data: Data) -> String {
        switch problem.kind {
        case .entityDeclaration: "declares entities, which are not resolved"
        case .encoding: "is not UTF-8 text"
        case .character where String(validating: data, as: UTF8.self) == nil: "is not UTF-8 text"
        default: "invalid XML"
        }
    }

    private static func localName(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws {
        count += 1
        guard count <= VectorLimits.elements else {
            throw VectorImageError("has more than 200,000 elements", line: line)
        }
        guard openElements.count < 256 else {
            throw VectorImageError("nests elements more than 256 deep", line: line)
        }
        let name = Self.localName(name)
        if name == "script" { throw VectorImageError("contains a script, which is not run", line: line) }
        var ownAttributes: [String: String] = [:]
        for (key, value) in attributes {
            let isLink = key.hasPrefix("xlink:")
            let short = isLink ? String(key.dropFirst(6)) : key
            if !isLink || ownAttributes[short] == nil { ownAttributes[short] = value }
        }
        let element = SVGElement(name: name, attributes: ownAttributes, line: line)
        if let last = openElements.last { last.append(element) } else if root == nil { root = element }
        openElements.append(element)
    }

    func end(_ name: String) { _ = openElements.popLast() }

    var wantsWhitespace: Bool { true }

    func text(_ piece: String) { openElements.last?.text += piece }
}
