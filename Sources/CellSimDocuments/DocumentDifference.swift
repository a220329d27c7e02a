import CellSimInterfaceBuilder

/// The changes between two versions of a document. Ignores generated values: versions, frames of views with Auto Layout,
/// resources, identifiers of connections, and the order of elements other than views and items.
package struct DocumentDifference {
    /// The changes, in the order of the new version.
    package private(set) var changes: [DocumentChange] = []

    private let old, new: ObjectIndex
    private let table: ObjectKeyTable
    private let names: (old: ObjectNames, new: ObjectNames)
    private let hasAutoLayout: Bool
    private let oldImages, newImages: [String: String]

    /// Compares two versions of a document.
    package init(from old: DocumentText, to new: DocumentText) {
        var table = ObjectKeyTable()
        self.old = ObjectIndex(old, &table)
        self.new = ObjectIndex(new, &table)
        self.table = table
        (oldImages, newImages) = (old.embeddedImages, new.embeddedImages)
        names = (ObjectNames(old.root), ObjectNames(new.root))
        hasAutoLayout = new.root["useAutolayout"] == "YES" || old.root["useAutolayout"] == "YES"
        compare(self.new.root, path: [], prefix: "")
    }

    /// Compares an element of the new version, and its content.
    /// - Parameters:
    ///   - key: The key of the element.
    ///   - outer: The names of the objects that contain it.
    ///   - outerPrefix: The prefix of its property names relative to the innermost object, such as `normal.`.
    private mutating func compare(_ key: ObjectKey, path outer: [String], prefix outerPrefix: String) {
        guard let entry = new.entries[key], !PropertyRules.isDerived(entry.node) else { return }
        let node = entry.node, isNamed = node.isNamed
        let path = isNamed || outer.isEmpty ? outer + [names.new.name(of: node)] : outer
        let prefix = isNamed ? "" : outerPrefix + Self.prefix(of: node)
        if let before = old.entries[key] {
            compareParents(entry, before, path)
            compareProperties(entry, before, path, prefix)
            compareOrder(entry, before, path)
        } else if isNamed {
            changes.append(change(.added, node, path))
        } else if node.content.isEmpty || !node.attributes.allSatisfy({ $0.key == "key" }) {
            changes.append(
                change(.changed, node, path, property: String(prefix.dropLast()), new: summary(node, names.new)))
        }
        for child in old.entries[key]?.children ?? [] { reportRemoval(child, path, prefix) }
        for child in entry.children { compare(child, path: path, prefix: prefix) }
    }

    /// Returns the prefix that an unnamed element adds to the names of its properties. Lists don't add a prefix.
    private static func prefix(of node: DocumentNode) -> String {
        if let key = node["key"] ?? node["reference"] { return node["key"] == nil ? "\(node.name) \(key)." : "\(key)." }
        return node.attributes.isEmpty ? "" : "\(node.name)."
    }

    private func change(
        _ kind: DocumentChange.Kind, _ node: DocumentNode, _ path: [String], property: String? = nil,
        old: String? = nil, new: String? = nil
    ) -> DocumentChange {
        DocumentChange(
            kind: kind, element: node.name, id: node.objectID, path: path, line: node.line, property: property,
            old: old, new: new)
    }

    private func summary(_ node: DocumentNode, _ names: ObjectNames) -> String {
        let parts = node.attributes.filter { $0.key != "key" }.map { attribute in
            "\(attribute.key) \(attribute.key == "reference" ? names.shortName(attribute.value) : attribute.value)"
        }
        return ([node.name] + parts).joined(separator: " ")
    }

    // MARK: Removals

    /// Reports the removal of an element that is missing in the new version, and of the objects inside it.
    private mutating func reportRemoval(_ key: ObjectKey, _ outer: [String], _ outerPrefix: String) {
        guard let entry = old.entries[key], new.entries[key] == nil, !PropertyRules.isDerived(entry.node) else {
            return
        }
        let node = entry.node, isNamed = node.isNamed
        let path = isNamed ? outer + [names.old.name(of: node)] : outer
        let prefix = isNamed ? "" : outerPrefix + Self.prefix(of: node)
        if isNamed {
            changes.append(change(.removed, node, path))
        } else if node.content.isEmpty || !node.attributes.allSatisfy({ $0.key == "key" }) {
            changes.append(
                change(.changed, node, path, property: String(prefix.dropLast()), old: summary(node, names.old)))
        }
        for child in entry.children { reportRemoval(child, path, prefix) }
    }

    // MARK: Objects in both versions

    private mutating func compareParents(_ entry: ObjectIndex.Entry, _ before: ObjectIndex.Entry, _ path: [String]) {
        guard entry.parent != before.parent, entry.node.isIdentified else { return }
        let from = owner(before.parent, old), to = owner(entry.parent, new)
        changes.append(
            change(
                .moved, entry.node, path, old: from.map(names.old.name(of:)) ?? "",
                new: to.map(names.new.name(of:)) ?? ""))
    }

    /// Returns the object to which a container belongs.
    private func owner(_ key: ObjectKey?, _ index: ObjectIndex) -> DocumentNode? {
        var current = key
        while let key = current, let entry = index.entries[key] {
            if entry.node.isNamed { return entry.node }
            current = entry.parent
        }
        return nil
    }

    private mutating func compareProperties(
        _ entry: ObjectIndex.Entry, _ before: ObjectIndex.Entry, _ path: [String], _ prefix: String
    ) {
        let node = entry.node
        for slot in entry.properties + before.properties.filter({ entry.values[$0] == nil }) {
            let name = table.name(of: slot)
            let (left, right) = (before.values[slot], entry.values[slot])
            guard !PropertyRules.isEquivalent(left, right, name), !isSameImage(left, right),
                !PropertyRules.isDerived(name, of: node, hasAutoLayout: hasAutoLayout)
            else { continue }
            let key = String(name.drop { $0 == "@" })
            let isReference = IBDocument.referenceAttributes[node.name]?.contains(key) ?? false
            let texts = [(left, names.old), (right, names.new)].map { value, names in
                value.map { isReference ? names.shortName($0.description) : $0.description }
            }
            changes.append(change(.changed, node, path, property: prefix + key, old: texts[0], new: texts[1]))
        }
    }

    /// Returns whether two attributes refer to the same embedded image. Each save changes the name of the image.
    private func isSameImage(_ old: ObjectIndex.Value?, _ new: ObjectIndex.Value?) -> Bool {
        guard case .attribute(let first)? = old, case .attribute(let second)? = new else { return false }
        return oldImages[first].map { $0 == newImages[second] } ?? false
    }

    private mutating func compareOrder(_ entry: ObjectIndex.Entry, _ before: ObjectIndex.Entry, _ path: [String]) {
        guard DocumentMerge.ordered.contains(entry.node.name) else { return }
        let common = Set(entry.children).intersection(before.children)
        let lists = [before.children, entry.children].map { $0.filter(common.contains) }
        guard lists[0] != lists[1] else { return }
        let texts = zip(lists, [(old, names.old), (new, names.new)]).map { list, side in
            list.prefix(12).compactMap { key in side.0.entries[key].map { side.1.name(of: $0.node) } }
                .joined(separator: ", ") + (list.count > 12 ? ", …" : "")
        }
        changes.append(change(.reordered, entry.node, path, property: entry.node.name, old: texts[0], new: texts[1]))
    }
}
