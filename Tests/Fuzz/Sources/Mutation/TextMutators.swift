/// Mutates lines of words, as in CSV data, scroll scripts and string tables.
struct LineMutator: StructureMutator {
    private let lines: [[UInt8]]
    private let separator: UInt8

    init(seeds: [[UInt8]], separator: UInt8) {
        lines = seeds.flatMap { $0.split(separator: 10).map(Array.init) }
        self.separator = separator
    }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        var own = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        let location = random.below(own.count)
        switch random.below(7) {
        case 0: own.insert(random.pick(lines) ?? [], at: random.below(own.count + 1))
        case 1 where own.count > 1: own.remove(at: location)
        case 2: own.insert(own[location], at: random.below(own.count + 1))
        case 3: own.swapAt(location, random.below(own.count))
        case 4:
            var words = own[location].split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
            words[random.below(words.count)] =
                random.pick((random.pick(lines) ?? []).split(separator: separator)).map(Array.init)
                ?? Array((random.pick(FuzzValues.texts) ?? "").utf8)
            own[location] = Array(words.joined(separator: [separator]))
        default:
            guard let new = FuzzValues.changingNumber(in: own[location], &random) else { return nil }
            own[location] = new
        }
        return Array(own.joined(separator: [10]))
    }
}

/// Mutates Swift sources: moves, copies and removes balanced declarations and statements, and swaps names.
struct SwiftMutator: StructureMutator {
    /// The blocks of lines by their indentation.
    private var blocks: [Int: [[UInt8]]] = [:]
    private var names: [[UInt8]] = []

    private static let attributes = [
        "@objc ", "@IBOutlet ", "@IBAction ", "@IBInspectable ", "@available(iOS 13, *) ", "private ", "override ",
        "final ",
        "public ", "@MainActor ", "weak ", "lazy ", "static ", "@objc dynamic ", "@discardableResult ", "open ",
    ]

    init(seeds: [[UInt8]]) {
        var known: Set<[UInt8]> = []
        for seed in seeds {
            let lines = Self.lines(seed)
            for block in Self.blocks(lines) where block.count <= 40 {
                let indent = lines[block.lowerBound].prefix { $0 == 32 }.count
                blocks[indent, default: []].append(Array(lines[block].joined(separator: [10])))
            }
            for range in Self.words(seed) where known.insert(Array(seed[range])).inserted {
                names.append(Array(seed[range]))
            }
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    }

    /// Returns the ranges of lines with balanced brackets whose first and last lines have the same indentation.
    private static func blocks(_ lines: [[UInt8]]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for start in lines.indices where !lines[start].allSatisfy({ $0 == 32 }) {
            var depth = 0
            for end in start..<min(lines.count, start + 60) {
                for byte in lines[end] {
                    if "([{".utf8.contains(byte) { depth += 1 }
                    if ")]}".utf8.contains(byte) { depth -= 1 }
                    if depth < 0 { break }
                }
                if depth == 0 { result.append(start..<end + 1) }
                if depth <= 0 { break }
            }
        }
        return result
    }

    private static func words(_ bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = [], location = 0
        while location < bytes.count {
            let start = location
            while location < bytes.count,
                bytes[location] | 32 >= 97 && bytes[location] | 32 <= 122
                    || location > start && bytes[location] >= 48 && bytes[location] <= 57
            {
                location += 1
            }
            if location > start, !keywords.contains(String(decoding: bytes[start..<location], as: UTF8.self)) {
                result.append(start..<location)
            }
            location = max(location, start + 1)
        }
        return result
    }

    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "import", "init", "deinit", "if",
        "else",
        "guard", "return", "for", "in", "while", "switch", "case", "default", "where", "self", "super", "throws", "try",
        "catch",
        "do", "as", "is", "nil", "true", "false", "static", "override", "private", "public", "final", "weak", "lazy",
        "set",
        "get", "some", "any", "async", "await", "throw", "defer", "break", "continue", "subscript", "typealias",
        "endif",
        "elseif", "selector", "available", "operator", "inout", "repeat", "didSet", "willSet", "mutating",
    ]

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        if random.oneIn(3) {
            guard let word = random.pick(Self.words(bytes)), let name = random.pick(names) else { return nil }
            return Array(bytes[..<word.lowerBound]) + name + bytes[word.upperBound...]
        }
        var lines = Self.lines(bytes)
        guard let block = random.pick(Self.blocks(lines)) else { return nil }
        let indent = lines[block.lowerBound].prefix { $0 == 32 }.count
        switch random.below(5) {
        case 0: lines.removeSubrange(block)
        case 1: lines.insert(contentsOf: lines[block], at: block.upperBound)
        case 2, 3:
            guard let other = random.pick(blocks[indent] ?? []) else { return nil }
            if random.oneIn(2) {
                lines.insert(other, at: block.upperBound)
            } else {
                lines.replaceSubrange(block, with: [other])
            }
        default:
            let words = ["var ", "let ", "func ", "class ", "struct ", "enum ", "protocol ", "init("]
            guard words.contains(where: { lines[block.lowerBound].dropFirst(indent).starts(with: $0.utf8) }) else {
                return nil
            }
            lines[block.lowerBound].insert(contentsOf: (random.pick(Self.attributes) ?? "").utf8, at: indent)
        }
        return Array(lines.joined(separator: [10]))
    }
}

/// Mutates a few bytes after the header of binary files.
struct BinaryMutator: StructureMutator {
    /// The number of bytes at the start that stay unchanged.
    var head = 32

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard bytes.count > head else { return nil }
        var bytes = bytes
        let location = head + random.below(bytes.count - head)
        bytes[location] = random.oneIn(2) ? bytes[location] ^ (1 << UInt8(random.below(8))) : UInt8(random.below(255))
        return bytes
    }
}

/// Mutates image files, whose format is recognized by the first bytes.
struct PictureMutator: StructureMutator {
    let png: PNGMutator

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        if bytes.starts(with: [0x89, 0x50]) { return png.mutate(bytes, &random) }
        if bytes.starts(with: [0xFF, 0xD8]), let changed = changedJPEG(bytes, &random) { return changed }
        return BinaryMutator(head: bytes.count * 2 / 3).mutate(bytes, &random)
    }

    /// Mutates the quantization tables and metadata of a JPEG. Samples are changed rarely, because readers reject most
    /// damaged ones.
    private func changedJPEG(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        var segments: [Range<Int>] = [], location = 2
        while location + 4 <= bytes.count, bytes[location] == 0xFF {
            let length = Int(bytes[location + 2]) << 8 | Int(bytes[location + 3])
            guard location + 2 + length <= bytes.count else { return nil }
            let kind = bytes[location + 1]
            // The values of a quantization table; all bytes of application data or a comment.
            if kind == 0xDB, length > 3 { segments.append(location + 5..<location + 2 + length) }
            if kind & 0xF0 == 0xE0 || kind == 0xFE, length > 8 {
                segments.append(location + 10..<location + 2 + length)
            }
            location += 2 + length
            if kind == 0xDA { break }
        }
        guard let segment = random.oneIn(10) ? location..<bytes.count - 2 : random.pick(segments), !segment.isEmpty
        else {
            return nil
        }
        var bytes = bytes
        bytes[segment.lowerBound + random.below(segment.count)] = UInt8(1 + random.below(254))
        return bytes
    }
}

/// Mutates scroll scripts: adds, removes and changes commands.
struct ScrollMutator: StructureMutator {
    private static func command(_ random: inout FuzzRandom) -> String {
        switch random.below(7) {
        case 0: "down \(random.below(2000))"
        case 1: "up \(random.below(2000))"
        case 2: "top"
        case 3: "bottom"
        case 4: "to \(random.below(40))"
        case 5: "tap \(random.below(40))"
        default: "reload"
        }
    }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        var commands = String(decoding: bytes, as: UTF8.self).split { $0 == ";" || $0.isNewline }.map(String.init)
        guard !commands.isEmpty else { return Array(Self.command(&random).utf8) }
        let location = random.below(commands.count)
        switch random.below(4) {
        case 0: commands.insert(Self.command(&random), at: location)
        case 1: commands[location] = Self.command(&random)
        case 2 where commands.count > 1: commands.remove(at: location)
        default: commands.swapAt(location, random.below(commands.count))
        }
        return Array(commands.prefix(30).joined(separator: random.oneIn(4) ? "\n" : "; ").utf8)
    }
}

/// Mutates inputs whose first byte determines the format of the rest.
struct MarkedMutator: StructureMutator {
    let forms: [UInt8: any StructureMutator]

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard let mark = bytes.first, let form = forms[mark] else { return nil }
        return form.mutate(Array(bytes.dropFirst()), &random).map { [mark] + $0 }
    }
}

/// Mutates old-style property lists, such as project files.
struct PropertyListMutator: StructureMutator {
    private var trees: TreeMutator

    init(seeds: [[UInt8]]) {
        trees = TreeMutator(seeds.compactMap(FuzzTree.init(propertyList:)))
        trees.oddity = 8
    }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard let tree = FuzzTree(propertyList: bytes), let new = trees.mutate(tree, &random) else { return nil }
        return Array(("// !$*UTF8*$!\n" + new.propertyList + "\n").utf8)
    }
}

/// Mutates records in JSON or CSV.
struct DataMutator: StructureMutator {
    let json: JSONMutator
    let lines: LineMutator

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        let first = bytes.first { $0 > 32 }
        let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        return isJSON ? json.mutate(bytes, &random) : lines.mutate(bytes, &random)
    }
}
