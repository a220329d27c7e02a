/// The changes that the `<variation>` children of an element make for given traits.
///
/// Variations are applied in the order of increasing specificity. Among those with the same specificity, the last one takes
/// precedence.
public struct IBVariations: Sendable {
    private let variations: [IBElement]
    /// The variations with invalid keys.
    public let unreadable: [IBElement]

    /// Collects the variations of an element that match traits.
    public init(of element: IBElement, for traits: IBTraits) {
        var matching: [(specificity: Int, element: IBElement)] = []
        var unreadable: [IBElement] = []
        for child in element.children where child.name == "variation" {
            guard let key = child.key.flatMap(IBVariationKey.init) else {
                unreadable.append(child)
                continue
            }
            if key.matches(traits) { matching.append((key.specificity, child)) }
        }
        self.unreadable = unreadable
        variations = (0...5).flatMap { level in matching.filter { $0.specificity == level }.map(\.element) }
    }

    /// A Boolean value that indicates whether no variation matches.
    public var isEmpty: Bool { variations.isEmpty }

    /// Returns the ids that the masks of a collection (`constraints` or `subviews`) exclude.
    public func excludedIDs(from collection: String) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations {
            for mask in variation.children where mask.name == "mask" && mask.key == collection {
                for entry in mask.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" { excluded.insert(reference) }
                    if entry.name == "include" { excluded.remove(reference) }
                }
            }
        }
        return excluded
    }

    /// The attributes that the variations set, with the value that takes precedence.
    public var attributes: [IBAttribute] {
        var values: [String: String] = [:]
        for variation in variations {
            for attribute in variation.attributes where attribute.key != "key" {
                values[attribute.key] = attribute.value
            }
        }
        return values.map { IBAttribute(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
    }

    /// The child elements with keys, such as fonts, colours and insets, that the variations set. For each key, it is the one that
    /// takes precedence.
    public var children: [IBElement] {
        var childrenByKey: [String: IBElement] = [:]
        for variation in variations {
            for child in variation.children where child.name != "mask" {
                if let key = child.key { childrenByKey[key] = child }
            }
        }
        return childrenByKey.values.sorted { $0.index < $1.index }
    }
}

/// Applies variations to elements.
extension IBElement {
    /// A Boolean value that indicates whether the element has variations.
    public var hasVariations: Bool { children.contains { $0.name == "variation" } }

    /// Returns the element with the attributes and child elements of the variations that match traits.
    ///
    /// Masks aren't applied: the result contains excluded constraints and subviews. If nothing changes, the result is the element
    /// itself.
    public func varied(for traits: IBTraits) -> IBElement {
        guard hasVariations else { return self }
        let variations = IBVariations(of: self, for: traits)
        let changed = variations.attributes
        let replaced = variations.children
        guard !changed.isEmpty || !replaced.isEmpty else { return self }
        let changedKeys = Set(changed.map(\.key))
        let replacedKeys = Set(replaced.compactMap(\.key))
        return IBElement(
            name: name, attributes: attributes.filter { !changedKeys.contains($0.key) } + changed,
            children: children.filter { $0.name == "variation" || !replacedKeys.contains($0.key ?? "") } + replaced,
            text: text, line: line, index: index, parentIndex: parentIndex)
    }
}
