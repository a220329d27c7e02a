import CellSimInterfaceBuilder

/// One XML element as written in a document: attributes and content in their order. Immutable.
///
/// `IBElement` serves loading: it sorts attributes and drops comments. This type serves writing: nothing of the text is lost.
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
    /// The attributes in the order of the text.
    package let attributes: [IBAttribute]
    /// The children, texts and comments. Blanks between elements are left out.
    package let content: [Content]
    /// The line on which the start tag ends, from 1.
    package let line: Int

    /// Creates an element. If it has child elements, texts of blanks alone are dropped.
    package init(name: String, attributes: [IBAttribute], content: [Content] = [], line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.line = line
        let hasChildren = content.contains { part in if case .text = part { false } else { true } }
        self.content = hasChildren ? content.filter { !$0.isBlank } : content
    }

    /// The value of an attribute; nil if the element lacks it.
    package subscript(key: String) -> String? {
        for attribute in attributes where attribute.key == key { return attribute.value }
        return nil
    }

    /// The child elements.
    package var children: [DocumentNode] {
        content.compactMap { part in if case .element(let child) = part { child } else { nil } }
    }

    /// The element's own text.
    package var text: String {
        content.reduce(into: "") { text, part in if case .text(let piece) = part { text += piece } }
    }

    /// Whether the element has text of its own.
    package var hasText: Bool { content.contains { part in if case .text = part { true } else { false } } }

    /// The attribute `id`, if it identifies an object of the document.
    package var objectID: String? { name == "device" || name == "adaptation" ? nil : self["id"] }
}

extension DocumentNode.Content {
    /// Whether this is a text of blanks alone.
    fileprivate var isBlank: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
}
