import CellSimInterfaceBuilder

/// An immutable XML element with the order of its attributes and content as in the document.
///
/// `IBElement`, which is used for loading, sorts attributes and ignores comments. This type is used for writing, so it preserves
/// the entire text.
package final class DocumentNode: Sendable {
    /// A part of an element's content.
    package enum Content: Sendable {
        /// A child element.
        case element(DocumentNode)
        /// Text with resolved entities.
        case text(String)
        /// The text of a comment, without delimiters.
        case comment(String)
    }

    /// The element's XML name.
    package let name: String
    /// The attributes, in document order.
    package let attributes: [IBAttribute]
    /// The child elements, text and comments. Whitespace between elements is omitted.
    package let content: [Content]
    /// The line at the end of the start tag, starting at 1.
    package let line: Int

    /// Creates an element. If it has child elements, text that consists only of whitespace is dropped.
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

    /// The element's own text, without the text of its children.
    package var text: String {
        content.reduce(into: "") { text, part in if case .text(let piece) = part { text += piece } }
    }

    /// A Boolean value that indicates whether the element has its own text.
    package var hasText: Bool { content.contains { part in if case .text = part { true } else { false } } }

    /// The `id` attribute, if it identifies an object of the document.
    package var objectID: String? { name == "device" || name == "adaptation" ? nil : self["id"] }
}

/// The part of `DocumentNode.Content` that detects whitespace.
extension DocumentNode.Content {
    /// A Boolean value that indicates whether this is text that consists only of whitespace.
    fileprivate var isBlank: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
}
