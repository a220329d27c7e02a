/// Mutates trees of keys and values so that most stay valid. It replaces a value with another value of the same key in the seeds. It
/// adds a key only to maps that have this key in the seeds.
struct TreeMutator {
    /// The values by key.
    private var values: [String: [FuzzTree]] = [:]
    /// The keys by the key of the enclosing map.
    private var keys: [String: [String]] = [:]
    /// On average, one in this many changes uses a value that occurs in no seed.
    var oddity = 3

    init(_ seeds: [FuzzTree]) { for seed in seeds { learn(seed, under: "") } }

    mutating func learn(_ tree: FuzzTree, under key: String) {
        switch tree {
        case .scalar: break
        case .list(let items):
            for item in items {
                add(item, to: key + "[]")
                learn(item, under: key)
            }
        case .map(let entries):
            for entry in entries {
                if !(keys[key]?.contains(entry.key) ?? false) { keys[key, default: []].append(entry.key) }
                add(entry.value, to: key + "." + entry.key)
                learn(entry.value, under: entry.key)
            }
        }
    }

    private mutating func add(_ value: FuzzTree, to key: String) {
        guard value.count <= 100, values[key, default: []].count < 200 else { return }
        values[key, default: []].append(value)
    }

    func mutate(_ tree: FuzzTree, _ random: inout FuzzRandom) -> FuzzTree? {
        for _ in 0..<8 {
            var result = tree, location = random.below(tree.count)
            var isChanged = false
            visit(&result, under: "", as: "", &location) { isChanged = change(&$0, under: $1, as: $2, &random) }
            if isChanged { return result }
        }
        return nil
    }

    /// Calls a function with a node of the tree, its key, and the key of its map. Nodes are counted from the root.
    private func visit(
        _ tree: inout FuzzTree, under key: String, as name: String, _ location: inout Int,
        _ body: (inout FuzzTree, String, String) -> Void
    ) {
        if location == 0 { body(&tree, key, name) }
        location -= 1
        guard location >= 0 else { return }
        switch tree {
        case .scalar: break
        case .list(var items):
            for index in items.indices where location >= 0 {
                visit(&items[index], under: key, as: key + "[]", &location, body)
            }
            tree = .list(items)
        case .map(var entries):
            for index in entries.indices where location >= 0 {
                let inner = entries[index].key
                visit(&entries[index].value, under: inner, as: key + "." + inner, &location, body)
            }
            tree = .map(entries)
        }
    }

    /// Changes a node.
    /// - Returns: whether the node has changed.
    private func change(
        _ tree: inout FuzzTree, under key: String, as name: String, _ random: inout FuzzRandom
    ) -> Bool {
        switch tree {
        case .scalar(let text, let isQuoted):
            if random.oneIn(oddity) {
                if let new = FuzzValues.changingNumber(in: Array(text.utf8), &random) {
                    tree = .scalar(String(decoding: new, as: UTF8.self), isQuoted: isQuoted)
                } else if isQuoted {
                    tree = .scalar(random.pick(FuzzValues.texts) ?? "", isQuoted: true)
                }
                return true
            }
            guard let new = random.pick(values[name] ?? []) else { return false }
            tree = new
        case .list(var items):
            switch random.below(4) {
            case 0:
                guard let new = random.pick(values[key + "[]"] ?? []) else { return false }
                items.insert(new, at: random.below(items.count + 1))
            case 1:
                guard items.count > 1 else { return false }
                items.remove(at: random.below(items.count))
            case 2:
                guard items.count > 1 else { return false }
                items.swapAt(random.below(items.count), random.below(items.count))
            default:
                guard let item = random.pick(items), items.count < 40 else { return false }
                items.append(item)
            }
            tree = .list(items)
        case .map(var entries):
            if random.oneIn(3) {
                guard entries.count > 1 else { return false }
                entries.remove(at: random.below(entries.count))
            } else {
                guard let new = random.pick(keys[key] ?? []), let value = random.pick(values[key + "." + new] ?? [])
                else {
                    return false
                }
                if let old = entries.firstIndex(where: { $0.key == new }) {
                    entries[old].value = value
                } else {
                    entries.append((new, value))
                }
            }
            tree = .map(entries)
        }
        return true
    }
}

/// Mutates JSON: a single document, or one in each line.
struct JSONMutator: StructureMutator {
    private let trees: TreeMutator

    init(seeds: [[UInt8]]) { trees = TreeMutator(seeds.compactMap(FuzzTree.init(yaml:))) }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        if let tree = FuzzTree(yaml: bytes) { return trees.mutate(tree, &random).map { Array($0.json.utf8) } }
        var lines = bytes.split(separator: 10).map(Array.init)
        let location = random.below(lines.count)
        guard lines.count > 1, let tree = FuzzTree(yaml: lines[location]), let new = trees.mutate(tree, &random) else {
            return nil
        }
        lines[location] = Array(new.json.utf8)
        return Array(lines.joined(separator: [10]))
    }
}

/// Mutates `cellsim.yml` with valid values of its keys.
struct ConfigurationMutator: StructureMutator {
    private var trees: TreeMutator

    /// Creates a mutator.
    /// - Parameters:
    ///   - seeds: the sample inputs.
    ///   - documents: the names of the documents in the folder.
    ///   - data: the names of the data files in the folder.
    init(seeds: [[UInt8]], documents: [String], data: [String]) {
        trees = TreeMutator(seeds.compactMap(FuzzTree.init(yaml:)))
        trees.oddity = 12
        for key in ConfigurationKey.all {
            let around = key.location == .file ? "" : key.location.rawValue
            for value in Self.values(of: key, documents, data) {
                trees.learn(.map([(key.name, value)]), under: around)
            }
        }
    }

    private static func plain(_ texts: [String]) -> [FuzzTree] { texts.map { .scalar($0, isQuoted: false) } }

    private static func values(of key: ConfigurationKey, _ documents: [String], _ data: [String]) -> [FuzzTree] {
        switch key.form {
        case .text, .texts:
            switch key.name {
            case "scene", "object": return plain(["all"])
            case "reuse-identifier": return plain(["Row"])
            default: return plain(["Row", "two words", "a/b", "é", "漢字", "x.y"])
            }
        case .path, .paths:
            switch key.name {
            case "document": return plain(documents + ["*.xib"]) + [.list(plain(documents))]
            case "exclude": return plain(["Other.xib", "No*.xib"])
            case "data": return plain(data) + [.list(plain(data))]
            case "references": return plain(["Snapshots", "Refs/a", "./r"])
            case "artifacts": return plain([".cellsim", "out", "a/b"])
            case "fonts": return []
            default: return plain(["Images", "."]) + [.list(plain(["Images"]))]
            }
        case .integer(let range):
            return plain([1, 2, 3, 5, 8, range.lowerBound].filter(range.contains).map(String.init))
        case .fraction: return plain(["0", "0.5", "0.99", "1", "98%"])
        case .word(let words): return plain(words)
        case .axis(let axis):
            let values = axisValues(axis)
            return key.location == .variants
                ? values + [.list(Array(values.prefix(2))), .list(Array(values.suffix(2)))] : values
        case .flag: return plain(["true", "false"])
        case .boxes: return [.list(plain(["0,0,4,4"])), .list(plain(["1,2,30,4", "5,5,1,1"]))]
        case .mapping, .list: return []
        }
    }

    private static func axisValues(_ axis: AppearanceAxis) -> [FuzzTree] {
        switch axis {
        case .language: plain(["de", "ar", "pt-BR", "ja", "pseudo", "pseudo-rtl"])
        case .width: plain(["120", "200", "320.5"])
        case .height: plain(["40", "100", "180.25"])
        default: plain(Array((axis.values ?? []).prefix(12)))
        }
    }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard let tree = FuzzTree(yaml: bytes), let new = trees.mutate(tree, &random) else { return nil }
        return Array((random.oneIn(4) ? new.json : new.yaml()).utf8)
    }
}
