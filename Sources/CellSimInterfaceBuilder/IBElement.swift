/// One attribute of an element, as written.
public struct IBAttribute: Sendable, Hashable {
    /// The attribute's name.
    public let key: String
    /// The attribute's value with entities replaced.
    public let value: String

    /// Creates an attribute.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// One XML element of a document: its name, attributes, children, text and line. Immutable.
public final class IBElement: Sendable {
    /// The element's XML name, such as `label`.
    public let name: String
    /// The attributes, sorted by key.
    public let attributes: [IBAttribute]
    /// The child elements in document order.
    public let children: [IBElement]
    /// The element's own text, without its children's text.
    public let text: String
    /// The line on which the start tag ends, from 1.
    public let line: Int
    /// The element's index in the document's list of elements, in the order of their start tags.
    public let index: Int
    /// The parent's index in that list; -1 for the root.
    public let parentIndex: Int
    /// The attribute `id`.
    public let id: String?
    /// The attribute `key`: the parent's name for this element.
    public let key: String?

    /// Creates an element; the order of `attributes` doesn't matter.
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

    /// The value of the attribute `name`, or `nil` if the element lacks it.
    public subscript(name: String) -> String? {
        for attribute in attributes where attribute.key == name { return attribute.value }
        return nil
    }

    /// Returns the first child whose `key` attribute is `key`, except variations.
    public func child(key: String) -> IBElement? {
        for child in children where child.key == key && child.name != "variation" { return child }
        return nil
    }

    /// Returns the first child element with this XML name.
    public func child(named name: String) -> IBElement? {
        for child in children where child.name == name { return child }
        return nil
    }
}
