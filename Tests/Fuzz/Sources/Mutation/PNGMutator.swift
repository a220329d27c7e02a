import CellSimCZlib

/// Mutates PNG files: changes samples and chunks, and corrects the checksums.
struct PNGMutator: StructureMutator {
    private struct Chunk {
        var kind: String
        var content: [UInt8]
    }

    private let extras: [Chunk]
    private static let order = ["IHDR", "PLTE", "IDAT", "IEND"]

    init(seeds: [[UInt8]]) {
        extras = seeds.compactMap(Self.chunks).flatMap(\.self).filter { !Self.order.contains($0.kind) }
    }

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard var chunks = Self.chunks(bytes) else { return nil }
        let others = chunks.indices.filter { !Self.order.contains(chunks[$0].kind) }
        switch random.below(6) {
        case 0:
            guard let extra = random.pick(extras) else { return nil }
            chunks.insert(extra, at: 1)
        case 1:
            guard let location = random.pick(others) else { return nil }
            chunks.remove(at: location)
        case 2:
            guard let location = random.pick(others), !chunks[location].content.isEmpty else { return nil }
            chunks[location].content[random.below(chunks[location].content.count)] = UInt8(random.below(256))
        case 3:
            guard let location = chunks.firstIndex(where: { $0.kind == "PLTE" }), !chunks[location].content.isEmpty
            else {
                return nil
            }
            chunks[location].content[random.below(chunks[location].content.count)] = UInt8(random.below(256))
        default:
            guard changeSamples(&chunks, &random) else { return nil }
        }
        return Self.written(chunks)
    }

    private func changeSamples(_ chunks: inout [Chunk], _ random: inout FuzzRandom) -> Bool {
        let data = chunks.filter { $0.kind == "IDAT" }.flatMap(\.content)
        var samples = [UInt8](repeating: 0, count: 1 << 20), count = UInt(1 << 20)
        guard let location = chunks.firstIndex(where: { $0.kind == "IDAT" }), !data.isEmpty,
            uncompress(&samples, &count, data, UInt(data.count)) == Z_OK, count > 0
        else { return false }
        for _ in 0...random.below(8) {
            samples[random.below(Int(count))] = UInt8(random.oneIn(2) ? random.below(5) : random.below(256))
        }
        var packed = [UInt8](repeating: 0, count: Int(count) + 1024), size = UInt(packed.count)
        guard compress(&packed, &size, samples, count) == Z_OK else { return false }
        chunks.removeAll { $0.kind == "IDAT" }
        chunks.insert(Chunk(kind: "IDAT", content: Array(packed.prefix(Int(size)))), at: location)
        return true
    }

    private static func chunks(_ bytes: [UInt8]) -> [Chunk]? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 8 else { return nil }
        var result: [Chunk] = [], location = 8
        while location + 12 <= bytes.count {
            let length = bytes[location..<location + 4].reduce(0) { $0 << 8 | Int($1) }
            guard location + 12 + length <= bytes.count else { return nil }
            let kind = String(decoding: bytes[location + 4..<location + 8], as: UTF8.self)
            result.append(Chunk(kind: kind, content: Array(bytes[location + 8..<location + 8 + length])))
            location += 12 + length
        }
        return result.count < 3 ? nil : result
    }

    private static func written(_ chunks: [Chunk]) -> [UInt8] {
        var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for chunk in chunks {
            let body = Array(chunk.kind.utf8) + chunk.content
            let sum = UInt32(truncatingIfNeeded: crc32(0, body, UInt32(body.count)))
            for shift in [24, 16, 8, 0] { result.append(UInt8(truncatingIfNeeded: chunk.content.count >> shift)) }
            result += body
            for shift in [24, 16, 8, 0] { result.append(UInt8(truncatingIfNeeded: sum >> UInt32(shift))) }
        }
        return result
    }
}
