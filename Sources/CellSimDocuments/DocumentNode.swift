import CellSimInterfaceBuilder

/// An XML element as written in a document, with the order of its attributes and content. Immutable.
///
/// `IBElement` is used to load documents: it sorts attributes and drops comments. This type is used to write
/// documents, so it preserves the whole text.
package final class DocumentNode: Sendable {
    /// A part of an element's content.
    package enum Content: Sendable {
        /// A child element.
        case element(DocumentNode)
        /// Text with entities replaced.
        case text(String)
        /// The text of a comment, without its delimiters.
        case comment(String)
    }

    /// The element's XML name.
    package let name: String
    /// The attributes, in document order.
    package let attributes: [IBAttribute]
    /// The children, texts and comments. White space between elements is omitted.
    package let content: [Content]
    /// The line of the end of the start tag, from 1.
    package let line: Int

    /// Creates an element. If it has child elements, texts with only white space are dropped.
    package init(name: String, attributes: [IBAttribute], content: [Content] = [], line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.line = line
        let hasChildren = content.contains { part in if case .text = part { false } else { true } }
        self.content = hasChildren ? content.filter { !$0.isBlank } : content
    }

    /// The value of an attribute, or nil if the element doesn't have it.
    package subscript(key: String) -> String? {
        for attribute in attributes where attribute.key == key { return attribute.value }
        return nil
    }

    /// The child elements.
    package var children: [DocumentNode] {
        content.compactMap { part in if case .element(let child) = part { child } else { nil } }
    }

    /// The element's own text, without that of its children.
    package var text: String {
        content.reduce(into: "") { text, part in if case .text(let piece) = part { text += piece } }
    }

    /// A Boolean value that indicates whether the element has its own text.
    package var hasText: Bool { content.contains { part in if case .text = part { true } else { false } } }

    /// The attribute `id`, if it identifies an object of the document.
    package var objectID: String? { name == "device" || name == "adaptation" ? nil : self["id"] }
}

/// The part of `DocumentNode.Content` that detects white space.
extension DocumentNode.Content {
    /// A Boolean value that indicates whether this is a text with only white space.
    fileprivate var isBlank: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
}
