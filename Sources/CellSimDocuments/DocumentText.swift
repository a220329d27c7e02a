import CellSimInterfaceBuilder
import CellSimProcess
import CellSimXML
import Foundation

/// The text of a XIB or storyboard as a tree. Writing it produces Interface Builder's output byte for byte.
package struct DocumentText: Sendable {
    /// The path, for messages.
    package var path: String
    /// The XML declaration, such as `<?xml version="1.0" encoding="UTF-8"?>`.
    package var declaration = Self.defaultDeclaration
    /// A Boolean value that indicates whether lines end with a carriage return and a line feed.
    package var hasCarriageReturns = false
    /// The comments before the root element.
    package var comments: [String] = []
    /// The root element, `<document>`.
    package var root: DocumentNode

    /// The XML declaration that Interface Builder writes.
    package static let defaultDeclaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The content in UTF-8 or UTF-16.
    ///   - path: The path, for messages.
    /// - Throws: `DocumentError` with file and line if the text isn't XML, contains a document type, is too large, or has a root
    ///   other than `<document>`.
    package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
        let source = try SourceText(Data(bytes), file: path)
        let reader = NodeReader(file: path)
        do {
            try XMLText.read(source.bytes, isUTF8: true, skipping: source.declarationLength, reader)
        } catch let error as DocumentError {
            throw error
        } catch let problem as XMLProblem {
            throw .malformed(
                file: path, line: max(problem.line, 1), reason: problem.description(inside: reader.openElement))
        } catch {
            throw .malformed(file: path, line: 1, reason: "\(error)")
        }
        guard let root = reader.root else {
            throw .malformed(file: path, line: 1, reason: XMLProblem(kind: .empty, line: 1).description(inside: nil))
        }
        guard root.name == "document" else {
            throw .notInterfaceBuilder(file: path, line: root.line, root: root.name)
        }
        self.path = path
        self.root = root
        comments = reader.comments
        hasCarriageReturns = source.bytes.firstIndex(of: 0x0A).map { $0 > 0 && source.bytes[$0 - 1] == 0x0D } ?? false
        let isUTF8 = bytes.starts(with: source.bytes.prefix(5))
        if source.declarationLength > 0, isUTF8 {
            declaration = String(decoding: source.bytes.prefix(source.declarationLength), as: UTF8.self)
        }
    }

    /// Reads the file at a path.
    /// - Throws: `DocumentError`.
    package init(contentsOfFile path: String) throws(DocumentError) {
        try self.init(try Self.bytes(of: path), path: path)
    }

    /// Returns the bytes of the file at a path.
    /// - Throws: `DocumentError`.
    package static func bytes(of path: String) throws(DocumentError) -> [UInt8] {
        do { return try FileReader.read(path, maximum: 128 << 20) } catch {
            throw .unreadable(
                file: path,
                reason: error.isMissing ? "no such file" : error.isFolder ? "a folder, not a file" : error.reason)
        }
    }
}

/// Builds the tree of elements from the events of the XML parser.
private final class NodeReader: XMLVisitor {
    /// An element whose end tag has not been read yet.
    private struct OpenElement {
        var name: String
        var attributes: [IBAttribute]
        var line: Int
        var content: [DocumentNode.Content] = []
    }

    private let file: String
    private var stack: [OpenElement] = []
    private var count = 0
    private(set) var root: DocumentNode?
    private(set) var comments: [String] = []

    init(file: String) { self.file = file }

    /// The name of the innermost open element.
    var openElement: String? { stack.last?.name }

    var wantsWhitespace: Bool { true }

    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws {
        try IBDocument.checkLimits(depth: stack.count, count: count, name, attributes.count, file: file, line: line)
        count += 1
        stack.append(
            OpenElement(
                name: name, attributes: attributes.map { IBAttribute(key: $0.key, value: $0.value) }, line: line))
    }

    func end(_ name: String) {
        guard let closedElement = stack.popLast() else { return }
        let node = DocumentNode(
            name: closedElement.name, attributes: closedElement.attributes, content: closedElement.content,
            line: closedElement.line)
        if stack.isEmpty { root = node } else { stack[stack.count - 1].content.append(.element(node)) }
    }

    func text(_ piece: String) {
        guard let last = stack.indices.last else { return }
        if case .text(let text) = stack[last].content.last {
            stack[last].content[stack[last].content.count - 1] = .text(text + piece)
        } else {
            stack[last].content.append(.text(piece))
        }
    }

    func comment(_ text: String) {
        if let last = stack.indices.last {
            stack[last].content.append(.comment(text))
        } else if root == nil {
            comments.append(text)
        }
    }
}
