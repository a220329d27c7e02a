/// Mutates XML documents so that most stay valid. It replaces an attribute's value by another one from the seeds, and inserts elements
/// where the seeds have such elements.
struct MarkupMutator: StructureMutator {
    /// The values by `element attribute`, the attributes by element, and the elements by parent.
    private var values: [String: [[UInt8]]] = [:]
    private var attributes: [String: [String]] = [:]
    private var snippets: [String: [[UInt8]]] = [:]
    /// Whether object ids must be unique, as in Interface Builder documents.
    private let hasUniqueIDs: Bool

    /// The attributes that identify an element or determine its type.
    private static let fixed: Set<String> = ["id", "key", "xmlns", "type", "version", "targetRuntime"]

    init(seeds: [[UInt8]], hasUniqueIDs: Bool) {
        self.hasUniqueIDs = hasUniqueIDs
        for outline in seeds.compactMap(MarkupOutline.init) { learn(outline) }
    }

    private mutating func learn(_ outline: MarkupOutline) {
        let ids = Set(outline.elements.compactMap { $0.attribute("id").map(outline.value) })
        for (index, element) in outline.elements.enumerated() {
            for attribute in element.attributes {
                let value = Array(outline.bytes[attribute.value]), key = element.name + " " + attribute.name
                if hasUniqueIDs, attribute.name == "id" || ids.contains(outline.value(attribute)) { continue }
                if !(values[key]?.contains(value) ?? false), values[key, default: []].count < 64 {
                    values[key, default: []].append(value)
                }
                if !(attributes[element.name]?.contains(attribute.name) ?? false) {
                    attributes[element.name, default: []].append(attribute.name)
                }
            }
            guard let parent = element.parent, element.range.count <= 4000 else { continue }
            let family = outline.family(of: index).map { outline.elements[$0] }
            let own = Set(family.compactMap { $0.attribute("id").map(outline.value) })
            let isComplete = family.allSatisfy { part in
                part.attributes.allSatisfy { own.contains(outline.value($0)) || !ids.contains(outline.value($0)) }
            }
            let around = outline.elements[parent].name
            if isComplete || !hasUniqueIDs, snippets[around, default: []].count < 200 {
                snippets[around, default: []].append(Array(outline.bytes[element.range]))
            }
        }
    }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard let outline = MarkupOutline(bytes) else { return nil }
        for _ in 0..<8 {
            let changed =
                switch random.below(16) {
                case 0..<7: changeValue(outline, &random)
                case 7, 8: addAttribute(outline, &random)
                case 9: removeAttribute(outline, &random)
                case 10: duplicate(outline, &random)
                case 11: remove(outline, &random)
                case 12, 13: insert(outline, &random)
                case 14: exchange(outline, &random)
                default: changeText(outline, &random)
                }
            if let changed { return changed }
        }
        return nil
    }

    // MARK: Attributes

    private func changeValue(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        guard let element = random.pick(outline.elements), let attribute = random.pick(element.attributes),
            !Self.fixed.contains(attribute.name)
        else { return nil }
        let old = Array(outline.bytes[attribute.value])
        if hasUniqueIDs,
            let owner = outline.elements.first(where: {
                $0.attribute("id").map(outline.value) == outline.value(attribute)
            })
        {
            // Replaces a reference by one to another object of the same kind.
            let others = outline.elements.filter { $0.name == owner.name }.compactMap { $0.attribute("id") }
            return random.pick(others).map { outline.replacing(attribute.value, with: Array(outline.bytes[$0.value])) }
        }
        if random.oneIn(2), let new = FuzzValues.changingNumber(in: old, &random) {
            return outline.replacing(attribute.value, with: new)
        }
        if ["text", "title", "placeholder", "prompt"].contains(attribute.name), random.oneIn(2) {
            return outline.replacing(attribute.value, with: Array((random.pick(FuzzValues.texts) ?? "").utf8))
        }
        guard let new = random.pick(values[element.name + " " + attribute.name] ?? []), new != old else { return nil }
        return outline.replacing(attribute.value, with: new)
    }

    private func addAttribute(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        guard let element = random.pick(outline.elements), let name = random.pick(attributes[element.name] ?? []),
            !Self.fixed.contains(name), element.attribute(name) == nil,
            let value = random.pick(values[element.name + " " + name] ?? [])
        else { return nil }
        return outline.replacing(element.nameEnd..<element.nameEnd, with: Array(" \(name)=\"".utf8) + value + [34])
    }

    private func removeAttribute(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        guard let element = random.pick(outline.elements), let attribute = random.pick(element.attributes),
            !Self.fixed.contains(attribute.name), element.attribute("key") == nil
        else { return nil }
        let isReference = ["destination", "firstItem", "firstAttribute", "property", "kind", "selector", "name"]
            .contains(attribute.name)
        return isReference ? nil : outline.replacing(attribute.whole, with: [])
    }

    // MARK: Elements

    /// Returns a copy of elements with new ids and updated references.
    private func renamed(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
        guard hasUniqueIDs, let outline = MarkupOutline(bytes) else { return bytes }
        var names: [String: String] = [:]
        for id in outline.elements.compactMap({ $0.attribute("id") }) {
            names[outline.value(id)] = "f" + String(random.next() >> 24, radix: 36)
        }
        var result: [UInt8] = [], position = 0
        for attribute in outline.elements.flatMap(\.attributes) {
            guard let name = names[outline.value(attribute)] else { continue }
            result += bytes[position..<attribute.value.lowerBound] + Array(name.utf8)
            position = attribute.value.upperBound
        }
        return result + bytes[position...]
    }

    private func duplicate(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        guard let element = random.pick(outline.elements), element.parent != nil, element.attribute("key") == nil,
            element.range.count <= 4000, let parent = element.parent,
            outline.elements[parent].children.count(where: { outline.elements[$0].name == element.name }) > 1
                || !hasUniqueIDs
        else { return nil }
        let copy = renamed(Array(outline.bytes[element.range]), &random)
        return outline.replacing(element.range.upperBound..<element.range.upperBound, with: copy)
    }

    /// Removes an element and the references to it.
    private func remove(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        let index = random.below(outline.elements.count)
        let first = outline.elements[index]
        guard first.parent != nil, first.range.count * 4 < outline.bytes.count,
            first.attribute("key").map({ !["contentView", "view", "frame"].contains(outline.value($0)) }) ?? true
        else { return nil }
        var gone = Set(outline.family(of: index))
        var ids: Set<String> = []
        while hasUniqueIDs {
            ids.formUnion(gone.compactMap { outline.elements[$0].attribute("id").map(outline.value) })
            let more = outline.elements.indices.filter { number in
                !gone.contains(number)
                    && outline.elements[number].attributes.contains {
                        $0.name != "id" && ids.contains(outline.value($0))
                    }
            }
            if more.isEmpty { break }
            for number in more { gone.formUnion(outline.family(of: number)) }
        }
        guard gone.count * 2 < outline.elements.count else { return nil }
        var result: [UInt8] = [], position = 0
        for number in gone.sorted() {
            let range = outline.elements[number].range
            guard range.lowerBound >= position else { continue }
            result += outline.bytes[position..<range.lowerBound]
            position = range.upperBound
        }
        return result + outline.bytes[position...]
    }

    private func insert(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        let around = outline.elements.filter { $0.content != nil && snippets[$0.name] != nil }
        guard let parent = random.pick(around), let snippet = random.pick(snippets[parent.name] ?? []),
            let content = parent.content
        else { return nil }
        // An element with a key must be unique in its parent.
        let inner = MarkupOutline(snippet)
        if let inner, let key = inner.elements[0].attribute("key").map(inner.value),
            parent.children.contains(where: { outline.elements[$0].attribute("key").map(outline.value) == key })
        {
            return nil
        }
        let locations =
            [content.lowerBound, content.upperBound] + parent.children.map { outline.elements[$0].range.upperBound }
        guard let location = random.pick(locations) else { return nil }
        return outline.replacing(location..<location, with: renamed(snippet, &random))
    }

    /// Swaps two neighbouring elements.
    private func exchange(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        guard let parent = random.pick(outline.elements.filter { $0.children.count > 1 }) else { return nil }
        let location = random.below(parent.children.count - 1)
        let first = outline.elements[parent.children[location]].range
        let second = outline.elements[parent.children[location + 1]].range
        return outline.replacing(
            first.lowerBound..<second.upperBound,
            with: Array(outline.bytes[second]) + outline.bytes[first.upperBound..<second.lowerBound]
                + outline.bytes[first])
    }

    private func changeText(_ outline: MarkupOutline, _ random: inout FuzzRandom) -> [UInt8]? {
        let leaves = outline.elements.filter { $0.children.isEmpty && !($0.content?.isEmpty ?? true) }
        guard let leaf = random.pick(leaves), let content = leaf.content else { return nil }
        if let new = FuzzValues.changingNumber(in: Array(outline.bytes[content]), &random) {
            return outline.replacing(content, with: new)
        }
        return outline.replacing(content, with: Array((random.pick(FuzzValues.texts) ?? "").utf8))
    }
}
