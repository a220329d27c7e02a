/// Reads the font manifest without `Decodable`, because creating `Decodable`'s metadata takes longer than reading the file.
/// The manifest is read at every launch.
///
/// It supports only the format in which CellSim writes manifests. Other JSON (escapes, other keys, invalid values) is read
/// with `JSONDecoder`, which also describes errors.
package struct FontManifestReader {
    private struct UnsupportedFormat: Error {}

    private let bytes: [UInt8]
    private var position = 0

    /// Returns the manifest; nil if `JSONDecoder` must read it.
    package static func manifest(_ bytes: [UInt8]) -> FontManifest? {
        var reader = FontManifestReader(bytes: bytes)
        guard let manifest = try? reader.manifest() else { return nil }
        reader.skipWhitespace()
        return reader.position == bytes.count ? manifest : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func manifest() throws(UnsupportedFormat) -> FontManifest {
        var (system, monospaced): (String?, String?)
        var (fallback, boxes): ([String]?, String?)
        var families: [FontFamily]?
        try object { (reader, key) throws(UnsupportedFormat) in
            switch key {
            case "system": system = try reader.string()
            case "monospacedSystem": monospaced = try reader.string()
            case "fallback": fallback = try reader.strings()
            case "boxes": boxes = try reader.string()
            case "families": families = try reader.array { (reader) throws(UnsupportedFormat) in try reader.family() }
            default: throw UnsupportedFormat()
            }
        }
        guard let system, let monospaced, let fallback, let families else { throw UnsupportedFormat() }
        return FontManifest(
            system: system, monospacedSystem: monospaced, fallback: fallback, boxes: boxes, families: families)
    }

    private mutating func family() throws(UnsupportedFormat) -> FontFamily {
        var (name, standIn): (String?, String?)
        var (scale, metrics): (Double?, VerticalMetrics?)
        var (faces, scripts): ([FontFace]?, [String]?)
        try object { (reader, key) throws(UnsupportedFormat) in
            switch key {
            case "name": name = try reader.string()
            case "standIn": standIn = try reader.string()
            case "scale": scale = try reader.number()
            case "faces": faces = try reader.array { (reader) throws(UnsupportedFormat) in try reader.face() }
            case "metrics": metrics = try reader.metrics()
            case "scripts": scripts = try reader.strings()
            default: throw UnsupportedFormat()
            }
        }
        guard let name, let scale, let metrics else { throw UnsupportedFormat() }
        return FontFamily(
            name: name, standIn: standIn, scale: scale, faces: faces, metrics: metrics, scripts: scripts)
    }

    private mutating func face() throws(UnsupportedFormat) -> FontFace {
        var (file, path, weights): (String?, String?, [Int]?)
        var face = FontFace(file: "", path: "", weights: [])
        try object { (reader, key) throws(UnsupportedFormat) in
            switch key {
            case "file": file = try reader.string()
            case "path": path = try reader.string()
            case "weights": weights = try reader.array { (reader) throws(UnsupportedFormat) in try reader.integer() }
            case "italic": face.italic = try reader.bool()
            case "package": face.package = try reader.string()
            case "size": face.size = try reader.integer()
            case "sha256": face.sha256 = try reader.string()
            case "index": face.index = try reader.integer()
            default: throw UnsupportedFormat()
            }
        }
        guard let file, let path, let weights else { throw UnsupportedFormat() }
        (face.file, face.path, face.weights) = (file, path, weights)
        return face
    }

    private mutating func metrics() throws(UnsupportedFormat) -> VerticalMetrics {
        var (ascender, descender, lineGap): (Double?, Double?, Double?)
        var (capHeight, xHeight): (Double?, Double?)
        try object { (reader, key) throws(UnsupportedFormat) in
            switch key {
            case "ascender": ascender = try reader.number()
            case "descender": descender = try reader.number()
            case "lineGap": lineGap = try reader.number()
            case "capHeight": capHeight = try reader.number()
            case "xHeight": xHeight = try reader.number()
            default: throw UnsupportedFormat()
            }
        }
        guard let ascender, let descender, let lineGap, let capHeight, let xHeight else { throw UnsupportedFormat() }
        return VerticalMetrics(
            ascender: ascender, descender: descender, lineGap: lineGap, capHeight: capHeight, xHeight: xHeight)
    }

    private mutating func object(_ member: (inout Self, String) throws(UnsupportedFormat) -> Void)
        throws(UnsupportedFormat)
    {
        try expect(UInt8(ascii: "{"))
        if skipIfPresent(UInt8(ascii: "}")) { return }
        repeat {
            let key = try string()
            try expect(UInt8(ascii: ":"))
            try member(&self, key)
        } while skipIfPresent(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    private mutating func array<Element>(
        _ element: (inout Self) throws(UnsupportedFormat) -> Element
    ) throws(UnsupportedFormat) -> [Element] {
        var elements: [Element] = []
        try expect(UInt8(ascii: "["))
        if skipIfPresent(UInt8(ascii: "]")) { return elements }
        repeat { elements.append(try element(&self)) } while skipIfPresent(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return elements
    }

    private mutating func strings() throws(UnsupportedFormat) -> [String] {
        try array { (reader) throws(UnsupportedFormat) in try reader.string() }
    }

    private mutating func string() throws(UnsupportedFormat) -> String {
        try expect(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] >= 0x20, bytes[position] < 0x80, bytes[position] != UInt8(ascii: "\\") else {
                throw UnsupportedFormat()
            }
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        try expect(UInt8(ascii: "\""))
        return text
    }

    private mutating func token() -> String {
        skipWhitespace()
        let start = position
        while position < bytes.count, !Self.isTokenEnd(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isTokenEnd(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    /// Reads digits, with an optional sign and fraction.
    private mutating func number() throws(UnsupportedFormat) -> Double {
        let word = token()
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = word.utf8.first, first == UInt8(ascii: "-") || digits.contains(first),
            word.utf8.dropFirst().allSatisfy({ $0 == UInt8(ascii: ".") || digits.contains($0) }),
            word.utf8.last != UInt8(ascii: "."), word == "0" || !word.hasPrefix("0") || word.hasPrefix("0."),
            let number = Double(word)
        else { throw UnsupportedFormat() }
        return number
    }

    private mutating func integer() throws(UnsupportedFormat) -> Int {
        guard let number = Int(exactly: try number()) else { throw UnsupportedFormat() }
        return number
    }

    private mutating func bool() throws(UnsupportedFormat) -> Bool {
        switch token() {
        case "true": return true
        case "false": return false
        default: throw UnsupportedFormat()
        }
    }

    private mutating func expect(_ byte: UInt8) throws(UnsupportedFormat) {
        guard skipIfPresent(byte) else { throw UnsupportedFormat() }
    }

    private mutating func skipIfPresent(_ byte: UInt8) -> Bool {
        skipWhitespace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipWhitespace() {
        while position < bytes.count, Self.isWhitespace(bytes[position]) { position += 1 }
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
