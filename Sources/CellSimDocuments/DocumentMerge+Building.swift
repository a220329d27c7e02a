import CellSimInterfaceBuilder

/// The part of `DocumentMerge` that builds the merged document.
extension DocumentMerge {
    /// Returns the ordered children of each element in the merged document.
    mutating func mergedLists() -> [ObjectKey: [ObjectKey]] {
        var lists: [ObjectKey: [ObjectKey]] = [:]
        let (chosen, table) = (parents, table)
        for key in [ours.root] + parents.keys.sorted() {
            let (mine, other) = (ours.entries[key], theirs.entries[key])
            let before = base?.entries[key]
            let values = Set(
                mergedProperties(key).filter { _, value in
                    if case .element = value { true } else { false }
                }.keys)
            // An element that only one side contains keeps its comments. Otherwise, comments that neither side removed are
            // kept.
            let comments = Self.mergedComments(before, mine, other)
            let merged = MergeOrder(
                base: before?.children ?? [], ours: mine?.children ?? [], theirs: other?.children ?? [],
                keeping: { chosen[$0].map { $0 == key } ?? (values.contains($0) || comments.contains($0)) },
                name: { table.name(of: $0) })
            lists[key] = merged.keys
            if merged.isConflict, let node = (mine ?? other)?.node, Self.ordered.contains(node.name) {
                recordConflict(.order, at: key)
            }
        }
        return lists
    }

    /// Containers whose order is significant.
    static let ordered: Set<String> = ["cells", "items", "sections", "segments", "subviews", "toolbarItems"]

    private static func mergedComments(
        _ base: ObjectIndex.Entry?, _ ours: ObjectIndex.Entry?, _ theirs: ObjectIndex.Entry?
    ) -> Set<ObjectKey> {
        guard let ours, let theirs else { return Set((ours ?? theirs)?.children ?? []) }
        let before = Set(base?.children ?? []), mine = Set(ours.children), other = Set(theirs.children)
        return mine.union(other).filter { mine.contains($0) && other.contains($0) || !before.contains($0) }
    }

    /// Creates an element with all its content. The recursion is limited by the maximum depth of documents.
    mutating func node(_ key: ObjectKey, _ lists: [ObjectKey: [ObjectKey]]) -> DocumentNode {
        let values = mergedProperties(key)
        let (mine, other) = (ours.entries[key], theirs.entries[key])
        guard let template = (mine ?? other)?.node else { return ours.document.root }
        let table = table
        let order = MergeOrder(
            base: base?.entries[key]?.attributes ?? [], ours: mine?.attributes ?? [], theirs: other?.attributes ?? [],
            keeping: { if case .attribute = values[$0] { true } else { false } }, name: { table.name(of: $0) })
        var attributes: [IBAttribute] = []
        for slot in order.keys {
            guard case .attribute(let value) = values[slot] else { continue }
            attributes.append(IBAttribute(key: String(table.name(of: slot).dropFirst()), value: value))
        }
        var content: [DocumentNode.Content] = []
        for child in lists[key] ?? [] {
            if case .element(let value) = values[child] {
                content.append(.element(value))
            } else if let text = ours.comments[child] ?? theirs.comments[child] {
                content.append(.comment(text))
            } else {
                let insertionIndex = content.count
                // A container that became empty because of removals is removed, like in Interface Builder.
                let start = conflicts.count
                let childNode = node(child, lists)
                if childNode.content.isEmpty, childNode.attributes.isEmpty, !isEmptyOnOneSide(child) { continue }
                let objectConflicts = conflictsByObject[child] ?? []
                content.insert(contentsOf: objectConflicts.map { .comment($0.comment) }, at: insertionIndex)
                conflicts.insert(contentsOf: objectConflicts, at: start)
                content.append(.element(childNode))
            }
        }
        if content.isEmpty, template.hasText { content = template.content }
        return DocumentNode(
            name: mergedName(key) ?? template.name, attributes: attributes, content: content, line: template.line)
    }

    private func isEmptyOnOneSide(_ key: ObjectKey) -> Bool {
        [ours, theirs].contains { $0.entries[key]?.node.content.isEmpty ?? false }
    }

    /// Returns the element's name from the side that changed it.
    private func mergedName(_ key: ObjectKey) -> String? {
        guard let mine = ours.entries[key]?.node.name, let other = theirs.entries[key]?.node.name else { return nil }
        return mine == base?.entries[key]?.node.name ? other : mine
    }

    // MARK: Properties

    /// Returns the merged properties of an element.
    private func mergedProperties(_ key: ObjectKey) -> [ObjectKey: ObjectIndex.Value] {
        guard let mine = ours.entries[key] else { return theirs.entries[key]?.values ?? [:] }
        guard let other = theirs.entries[key] else { return mine.values }
        let before = base?.entries[key]
        var merged: [ObjectKey: ObjectIndex.Value] = [:]
        for slot in Set(mine.properties).union(other.properties) {
            merged[slot] = mergeValue(slot, key, before?.values[slot], mine.values[slot], other.values[slot]).value
        }
        return merged
    }

    /// Returns the merged value of a property, and whether the sides conflict.
    func mergeValue(
        _ slot: ObjectKey, _ key: ObjectKey, _ base: ObjectIndex.Value?, _ ours: ObjectIndex.Value?,
        _ theirs: ObjectIndex.Value?
    ) -> (value: ObjectIndex.Value?, isConflict: Bool) {
        if PropertyRules.isEqual(ours, theirs) || PropertyRules.isEqual(theirs, base) { return (ours, false) }
        if PropertyRules.isEqual(ours, base) { return (theirs, false) }
        let name = table.name(of: slot)
        let preferred = prefersOurs ? ours : theirs
        if isSame(ours, theirs, name) { return (preferred, false) }
        if isSame(theirs, base, name) { return (ours, false) }
        if isSame(ours, base, name) { return (theirs, false) }
        guard let node = self.ours.entries[key]?.node else { return (ours, false) }
        if PropertyRules.isDerived(name, of: node, hasAutoLayout: hasAutoLayout) || isInDerivedPart(key) {
            return (preferred ?? ours ?? theirs, false)
        }
        return (ours, true)
    }

    /// Records the properties that both sides changed to different values.
    mutating func findConflicts() {
        for key in [ours.root] + parents.keys.sorted() {
            guard let mine = ours.entries[key], let other = theirs.entries[key] else { continue }
            let before = base?.entries[key]
            for slot in mine.properties + other.properties.filter({ mine.values[$0] == nil }) {
                let (left, right, old) = (mine.values[slot], other.values[slot], before?.values[slot])
                guard mergeValue(slot, key, old, left, right).isConflict else { continue }
                recordConflict(
                    .property(String(table.name(of: slot).drop { $0 == "@" })), at: key, base: old?.description,
                    ours: left?.description, theirs: right?.description)
            }
        }
    }
}

/// The part of `ObjectIndex.Value` that describes values in messages.
extension ObjectIndex.Value {
    /// The description of the value: the attribute, the text, or the element's attributes.
    var description: String {
        switch self {
        case .attribute(let text): return text
        case .element(let node):
            if node.hasText { return node.text }
            let parts = node.attributes.filter { $0.key != "key" }.map { "\($0.key) \($0.value)" }
            return ([node.name] + parts).joined(separator: " ")
        }
    }
}
