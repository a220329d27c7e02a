/// An attribute of an element.
public struct IBAttribute: Sendable, Hashable {
    /// The name of the attribute.
    public let key: String
    /// The value of the attribute, with entities resolved.
    public let value: String

    /// Creates an attribute.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// An element of a document: its name, attributes, children, text and line. Elements are immutable.
public final class IBElement: Sendable {
    /// The XML name of the element, such as `label`.
    public let name: String
    /// The attributes, sorted by key.
    public let attributes: [IBAttribute]
    /// The child elements in document order.
    public let children: [IBElement]
    /// The element's own text, without that of its children.
    public let text: String
    /// The line number at the end of the start tag, starting at 1.
    public let line: Int
    /// The index of the element in the document's `elements`.
    public let index: Int
    /// The index of the parent; -1 for the root.
    public let parentIndex: Int
    /// The value of the attribute `id`.
    public let id: String?
    /// The value of the attribute `key`, by which the parent identifies this element.
    public let key: String?

    /// Creates an element. The order of `attributes` doesn't matter.
    public init(
        name: String, attributes: [IBAttribute], children: [IBElement], text: String = "", line: Int, index: Int,
        parentIndex: Int
    ) {
        self.name = name
        self.attributes = attributes.sorted { $0.key < $1.key }
        self.children = children
        self.text = text
        self.line = line
        self.index = index
        self.parentIndex = parentIndex
        self.id = self.attributes.first { $0.key == "id" }?.value
        self.key = self.attributes.first { $0.key == "key" }?.value
    }

    /// The value of an attribute; `nil` if the element doesn't have it.
    public subscript(name: String) -> String? {
        for attribute in attributes where attribute.key == name { return attribute.value }
        return nil
    }

    /// Returns the first child with a `key` attribute, ignoring variations.
    public func child(key: String) -> IBElement? {
        for child in children where child.key == key && child.name != "variation" { return child }
        return nil
    }

    /// Returns the first child with an XML name.
    public func child(named name: String) -> IBElement? {
        for child in children where child.name == name { return child }
        return nil
    }
}
