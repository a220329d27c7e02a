import CellSimInterfaceBuilder

/// An index of the objects and properties in one version of a document.
package struct ObjectIndex {
    /// The value of a property: an attribute, or a child element without separately editable parts.
    enum Value {
        case attribute(String)
        case element(DocumentNode)
    }

    /// An element with separately editable parts: an object or a container.
    struct Entry {
        var node: DocumentNode
        var parent: ObjectKey?
        /// The properties in document order: attributes, then child elements.
        var properties: [ObjectKey] = []
        var values: [ObjectKey: Value] = [:]
        /// The attributes in document order.
        var attributes: [ObjectKey] = []
        /// The child elements (including values) and comments, in document order.
        var children: [ObjectKey] = []
    }

    /// The document.
    package let document: DocumentText
    /// The key of the root element.
    let root: ObjectKey
    private(set) var entries: [ObjectKey: Entry] = [:]
    /// The keys of all entries in document order.
    private(set) var order: [ObjectKey] = []
    /// The comments, keyed by the key of their position.
    private(set) var comments: [ObjectKey: String] = [:]
    /// The elements whose identifier an earlier element already has.
    private(set) var repeatedIDs: [DocumentNode] = []

    /// Indexes a document.
    package init(_ document: DocumentText, _ table: inout ObjectKeyTable) {
        self.document = document
        root = table.key("document", in: ObjectKeyTable.documentScope)
        // Uses an explicit stack instead of recursion. A parent precedes its children.
        var pendingNodes: [(node: DocumentNode, key: ObjectKey, parent: ObjectKey?)] = [(document.root, root, nil)]
        while let (node, key, parent) = pendingNodes.popLast() {
            var entry = Entry(node: node, parent: parent)
            for attribute in node.attributes {
                let slot = table.key("@" + attribute.key, in: key)
                assignedKeys.insert(slot)
                entry.attributes.append(slot)
                entry.properties.append(slot)
                entry.values[slot] = .attribute(attribute.value)
            }
            var inner: [(DocumentNode, ObjectKey, ObjectKey?)] = []
            for part in node.content {
                switch part {
                case .text: break
                case .comment(let text):
                    let slot = uniqueKey("<!--" + text, in: key, &table)
                    comments[slot] = text
                    entry.children.append(slot)
                case .element(let child) where child.isValue:
                    let slot = uniqueKey(child.valueName(in: node), in: key, &table)
                    entry.children.append(slot)
                    entry.properties.append(slot)
                    entry.values[slot] = .element(child)
                case .element(let child):
                    let (name, isObject) = (child.localName, child.isIdentified)
                    let slot = uniqueKey(name, in: isObject ? ObjectKeyTable.documentScope : key, &table)
                    if isObject, table.name(of: slot) != name { repeatedIDs.append(child) }
                    entry.children.append(slot)
                    inner.append((child, slot, key))
                }
            }
            entries[key] = entry
            order.append(key)
            pendingNodes.append(contentsOf: inner.reversed())
        }
        (assignedKeys, numbers) = ([], [:])
    }

    /// The assigned keys, and the next number for each repeated name. Empty after initialization.
    private var assignedKeys: Set<ObjectKey> = []
    private var numbers: [ObjectKey: Int] = [:]

    /// Returns the key of a name below a parent. Repeated names are numbered.
    private mutating func uniqueKey(_ name: String, in parent: ObjectKey, _ table: inout ObjectKeyTable) -> ObjectKey {
        let first = table.key(name, in: parent)
        if assignedKeys.insert(first).inserted { return first }
        var number = numbers[first] ?? 2
        while true {
            let slot = table.key("\(name) \(number)", in: parent)
            number += 1
            if assignedKeys.insert(slot).inserted {
                numbers[first] = number
                return slot
            }
        }
    }
}
