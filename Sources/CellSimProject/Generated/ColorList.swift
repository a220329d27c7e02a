import CellSimProcess
import Foundation

/// A list of colours in a format that SwiftGen supports: `.txt`, `.json` or Android's `.xml`.
struct ColorList {
    /// The names and values of the colours, in the order of the file. Values have the form `0xRRGGBBAA`.
    private(set) var colors: [(name: String, value: String)] = []

    /// Reads a list of colours.
    /// - Parameters:
    ///   - path: the path of the list.
    ///   - notes: collects unreadable files.
    init(_ path: String, notes: ProjectNotes) {
        guard let bytes = try? FileReader.read(path) else {
            notes.add(.warning, path, nil, "cannot be read; its colours are skipped")
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        switch Paths.pathExtension(of: path) {
        case "txt":
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
                if parts.count == 2 { add(parts[0], parts[1]) }
            }
        case "json":
            let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
            for (name, value) in (object ?? [:]).sorted(by: { $0.key < $1.key }) { add(name, value) }
        case "xml":
            for match in text.matches(of: /<color\s+name="([^"]+)"\s*>\s*([^<\s]+)\s*</) {
                add(String(match.1), String(match.2))
            }
        default: notes.add(.warning, path, nil, "only .txt, .json and .xml lists of colours are read; skipped")
        }
    }

    private mutating func add(_ name: String, _ value: String) {
        var digits = value.hasPrefix("#") ? String(value.dropFirst()) : value
        if digits.hasPrefix("0x") { digits.removeFirst(2) }
        if digits.count == 6 { digits += "FF" }
        guard digits.count == 8, digits.allSatisfy(\.isHexDigit) else { return }
        colors.append((name, "0x" + digits))
    }
}
