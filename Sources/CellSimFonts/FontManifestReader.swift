/// Reads the font manifest without `Decodable`, whose metadata takes longer to create than the file takes to read.
/// Every run begins with this.
///
/// It only supports the form in which CellSim writes manifests. For other JSON (escapes, other keys, invalid values), a
/// decoder reads the manifest and describes any errors.
package struct FontManifestReader {
    private struct Unknown: Error {}

    private let bytes: [UInt8]
    private var location = 0

    /// Returns the manifest; nil if a decoder must read it.
    package static func manifest(_ bytes: [UInt8]) -> FontManifest? {
        var reader = FontManifestReader(bytes: bytes)
        guard let manifest = try? reader.manifest() else { return nil }
        reader.skipBlanks()
        return reader.location == bytes.count ? manifest : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func manifest() throws(Unknown) -> FontManifest {
        var (system, monospaced): (String?, String?)
        var (fallback, boxes): ([String]?, String?)
        var families: [FontFamily]?
        try object { (reader, key) throws(Unknown) in
            switch key {
            case "system": system = try reader.string()
            case "monospacedSystem": monospaced = try reader.string()
            case "fallback": fallback = try reader.strings()
            case "boxes": boxes = try reader.string()
            case "families": families = try reader.list { (reader) throws(Unknown) in try reader.family() }
            default: throw Unknown()
            }
        }
        guard let system, let monospaced, let fallback, let families else { throw Unknown() }
        return FontManifest(
            system: system, monospacedSystem: monospaced, fallback: fallback, boxes: boxes, families: families)
    }

    private mutating func family() throws(Unknown) -> FontFamily {
        var (name, standIn): (String?, String?)
        var (scale, metrics): (Double?, VerticalMetrics?)
        var (faces, scripts): ([FontFace]?, [String]?)
        try object { (reader, key) throws(Unknown) in
            switch key {
            case "name": name = try reader.string()
            case "standIn": standIn = try reader.string()
            case "scale": scale = try reader.number()
            case "faces": faces = try reader.list { (reader) throws(Unknown) in try reader.face() }
            case "metrics": metrics = try reader.metrics()
            case "scripts": scripts = try reader.strings()
            default: throw Unknown()
            }
        }
        guard let name, let scale, let metrics else { throw Unknown() }
        return FontFamily(
            name: name, standIn: standIn, scale: scale, faces: faces, metrics: metrics, scripts: scripts)
    }

    private mutating func face() throws(Unknown) -> FontFace {
        var (file, path, weights): (String?, String?, [Int]?)
        var face = FontFace(file: "", path: "", weights: [])
        try object { (reader, key) throws(Unknown) in
            switch key {
            case "file": file = try reader.string()
            case "path": path = try reader.string()
            case "weights": weights = try reader.list { (reader) throws(Unknown) in try reader.whole() }
            case "italic": face.italic = try reader.truth()
            case "package": face.package = try reader.string()
            case "size": face.size = try reader.whole()
            case "sha256": face.sha256 = try reader.string()
            case "index": face.index = try reader.whole()
            default: throw Unknown()
            }
        }
        guard let file, let path, let weights else { throw Unknown() }
        (face.file, face.path, face.weights) = (file, path, weights)
        return face
    }

    private mutating func metrics() throws(Unknown) -> VerticalMetrics {
        var (ascender, descender, lineGap): (Double?, Double?, Double?)
        var (capHeight, xHeight): (Double?, Double?)
        try object { (reader, key) throws(Unknown) in
            switch key {
            case "ascender": ascender = try reader.number()
            case "descender": descender = try reader.number()
            case "lineGap": lineGap = try reader.number()
            case "capHeight": capHeight = try reader.number()
            case "xHeight": xHeight = try reader.number()
            default: throw Unknown()
            }
        }
        guard let ascender, let descender, let lineGap, let capHeight, let xHeight else { throw Unknown() }
        return VerticalMetrics(
            ascender: ascender, descender: descender, lineGap: lineGap, capHeight: capHeight, xHeight: xHeight)
    }

    private mutating func object(_ member: (inout Self, String) throws(Unknown) -> Void) throws(Unknown) {
        try take(UInt8(ascii: "{"))
        if takes(UInt8(ascii: "}")) { return }
        repeat {
            let key = try string()
            try take(UInt8(ascii: ":"))
            try member(&self, key)
        } while takes(UInt8(ascii: ","))
        try take(UInt8(ascii: "}"))
    }

    private mutating func list<Element>(
        _ element: (inout Self) throws(Unknown) -> Element
    ) throws(Unknown) -> [Element] {
        var all: [Element] = []
        try take(UInt8(ascii: "["))
        if takes(UInt8(ascii: "]")) { return all }
        repeat { all.append(try element(&self)) } while takes(UInt8(ascii: ","))
        try take(UInt8(ascii: "]"))
        return all
    }

    private mutating func strings() throws(Unknown) -> [String] {
        try list { (reader) throws(Unknown) in try reader.string() }
    }

    private mutating func string() throws(Unknown) -> String {
        try take(UInt8(ascii: "\""))
        let start = location
        while location < bytes.count, bytes[location] != UInt8(ascii: "\"") {
            guard bytes[location] >= 0x20, bytes[location] < 0x80, bytes[location] != UInt8(ascii: "\\") else {
                throw Unknown()
            }
            location += 1
        }
        let text = String(decoding: bytes[start..<location], as: UTF8.self)
        try take(UInt8(ascii: "\""))
        return text
    }

    private mutating func word() -> String {
        skipBlanks()
        let start = location
        while location < bytes.count, !Self.isEnd(bytes[location]) { location += 1 }
        return String(decoding: bytes[start..<location], as: UTF8.self)
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    /// Reads digits, with an optional sign and fraction.
    private mutating func number() throws(Unknown) -> Double {
        let word = word()
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = word.utf8.first, first == UInt8(ascii: "-") || digits.contains(first),
            word.utf8.dropFirst().allSatisfy({ $0 == UInt8(ascii: ".") || digits.contains($0) }),
            word.utf8.last != UInt8(ascii: "."), word == "0" || !word.hasPrefix("0") || word.hasPrefix("0."),
            let number = Double(word)
        else { throw Unknown() }
        return number
    }

    private mutating func whole() throws(Unknown) -> Int {
        guard let number = Int(exactly: try number()) else { throw Unknown() }
        return number
    }

    private mutating func truth() throws(Unknown) -> Bool {
        switch word() {
        case "true": return true
        case "false": return false
        default: throw Unknown()
        }
    }

    private mutating func take(_ byte: UInt8) throws(Unknown) {
        guard takes(byte) else { throw Unknown() }
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard location < bytes.count, bytes[location] == byte else { return false }
        location += 1
        return true
    }

    private mutating func skipBlanks() {
        while location < bytes.count, Self.isBlank(bytes[location]) { location += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
