import CellSimCZlib

/// Mutates PDF files: changes numbers and operators in content streams, and rewrites the cross-reference table.
struct PDFMutator: StructureMutator {
    private struct Object {
        var number: Int
        /// The bytes before the stream, or all bytes if there is no stream.
        var head: [UInt8]
        var stream: [UInt8]?
    }

    /// Groups of operators that leave the graphics state unchanged.
    private static let groups = [
        "q 1 0 0 rg 2 2 20 10 re f Q", "q 0 0 1 RG 3 w [4 2] 1 d 1 1 m 30 30 l S Q",
        "q 1 J 1 j 5 w 2 2 m 9 20 l 30 4 l s Q",
        "q .5 0 0 .5 3 4 cm 0 g 0 0 10 10 re f* Q", "q 5 5 20 20 re W n 0 .5 .2 rg 0 0 40 40 re f Q",
        "q 0 .2 .4 .1 k 8 8 m 9 20 30 40 12 6 c h b* Q", "q 1 0 .5 1 2 3 cm 2 2 9 9 re B Q",
        "q 10 M 0 j 4 4 m 5 30 l 6 4 l S Q",
        "q W n Q", "q 3 3 m 9 9 20 4 v 2 2 1 1 y f Q", "q /Gone gs Q", "q 2 i 0 0 m 40 0 l 40 40 l h f Q",
    ]

    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        guard var objects = Self.objects(bytes), let trailer = Self.trailer(bytes) else { return nil }
        let streams = objects.indices.filter { objects[$0].stream != nil }
        if let index = random.pick(streams), !random.oneIn(4), let stream = objects[index].stream,
            let new = changed(stream, &random)
        {
            objects[index].stream = new
        } else {
            let index = random.below(objects.count)
            guard let new = FuzzValues.changingNumber(in: objects[index].head, &random) else { return nil }
            objects[index].head = new
        }
        return Self.written(objects, trailer)
    }

    private func changed(_ stream: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        // Image samples are not operators.
        guard stream.count < 20000, stream.allSatisfy({ $0 < 127 && ($0 >= 32 || $0 == 10 || $0 == 13 || $0 == 9) })
        else {
            return BinaryMutator(head: 0).mutate(stream, &random)
        }
        var lines = stream.split(separator: 10).map(Array.init)
        guard !lines.isEmpty else { return nil }
        let location = random.below(lines.count)
        switch random.below(6) {
        case 0: lines.insert(Array((random.pick(Self.groups) ?? "").utf8), at: random.below(lines.count + 1))
        case 1: lines.insert(lines[location], at: location)
        case 2 where lines.count > 1: lines.remove(at: location)
        case 3: lines.swapAt(location, random.below(lines.count))
        default:
            guard let new = FuzzValues.changingNumber(in: lines[location], &random) else { return nil }
            lines[location] = new
        }
        return Array(lines.joined(separator: [10])) + [10]
    }

    // MARK: Reading

    private static func find(_ word: String, _ bytes: [UInt8], from start: Int) -> Int? {
        let word = Array(word.utf8)
        guard let first = word.first else { return nil }
        var location = start
        while let found = bytes[min(location, bytes.count)...].firstIndex(of: first) {
            if bytes[found...].starts(with: word) { return found }
            location = found + 1
        }
        return nil
    }

    private static func objects(_ bytes: [UInt8]) -> [Object]? {
        var result: [Object] = [], location = 0
        while let start = find(" obj", bytes, from: location) {
            let line = bytes[..<start].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
            let words = bytes[line..<start].split(separator: 32)
            guard let word = words.first, let number = Int(String(decoding: word, as: UTF8.self)),
                (1...5000).contains(number),
                let end = find("endobj", bytes, from: start)
            else { return nil }
            var object = Object(number: number, head: Array(bytes[start + 4..<end]))
            location = end + 6
            if let mark = find("stream", bytes, from: start), mark < end,
                let last = find("endstream", bytes, from: mark + 6)
            {
                guard let close = find("endobj", bytes, from: last) else { return nil }
                var body = mark + 6
                if body < last, bytes[body] == 13 { body += 1 }
                if body < last, bytes[body] == 10 { body += 1 }
                object.head = Array(bytes[start + 4..<mark])
                object.stream = Array(bytes[body..<last])
                location = close + 6
            }
            result.append(inflated(object))
        }
        return result.isEmpty ? nil : result
    }

    /// Returns an object with its stream decompressed, if it uses the usual filter.
    private static func inflated(_ object: Object) -> Object {
        guard let stream = object.stream, let filter = find("/Filter", object.head, from: 0) else { return object }
        let name = Array("/FlateDecode".utf8)
        guard let location = find("/FlateDecode", object.head, from: filter), location <= filter + 9,
            find("/DecodeParms", object.head, from: 0) == nil
        else { return object }
        var output = [UInt8](repeating: 0, count: 1 << 18)
        var count = UInt(output.count)
        guard uncompress(&output, &count, stream, UInt(stream.count)) == Z_OK else { return object }
        var result = object
        result.stream = Array(output.prefix(Int(count)))
        result.head.removeSubrange(filter..<location + name.count)
        return result
    }

    private static func trailer(_ bytes: [UInt8]) -> [UInt8]? {
        guard let start = find("trailer", bytes, from: 0), let end = find(">>", bytes, from: start) else { return nil }
        return Array(bytes[start + 7..<end + 2])
    }

    // MARK: Writing

    private static func written(_ objects: [Object], _ trailer: [UInt8]) -> [UInt8] {
        var result = Array("%PDF-1.7\n".utf8), locations: [Int: Int] = [:]
        for object in objects {
            locations[object.number] = result.count
            result += Array("\(object.number) 0 obj".utf8)
            guard let stream = object.stream else {
                result += object.head + Array("endobj\n".utf8)
                continue
            }
            result += withLength(object.head, stream.count) + Array("stream\n".utf8) + stream
            result += Array("\nendstream\nendobj\n".utf8)
        }
        let table = result.count, size = (locations.keys.max() ?? 0) + 1
        result += Array("xref\n0 \(size)\n0000000000 65535 f \n".utf8)
        for number in 1..<max(size, 1) {
            let digits = String(locations[number] ?? 0)
            let offset = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
            result += Array((offset + (locations[number] == nil ? " 65535 f \n" : " 00000 n \n")).utf8)
        }
        return result + Array("trailer".utf8) + trailer + Array("\nstartxref\n\(table)\n%%EOF\n".utf8)
    }

    private static func withLength(_ head: [UInt8], _ count: Int) -> [UInt8] {
        guard let start = find("/Length", head, from: 0) else { return head }
        // A number, or a reference to a number.
        var end = start + 7
        while end < head.count, head[end] != UInt8(ascii: "/"), head[end] != UInt8(ascii: ">"), head[end] != 10 {
            end += 1
        }
        return Array(head[..<start]) + Array("/Length \(count) ".utf8) + head[end...]
    }
}
