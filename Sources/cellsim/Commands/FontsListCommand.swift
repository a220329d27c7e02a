import ArgumentParser
import CellSimEscaping
import CellSimProcess
import CellSimText
import Foundation

/// `cellsim fonts list`: lists the fonts that text is drawn with.
struct FontsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the fonts: families, faces, files, axes, characters and checksums.",
        usage: "cellsim fonts list [options]",
        discussion: """
            Your own fonts come first (--font-directory, CELLSIM_FONTS), then the bundled \
            fonts and those that 'cellsim fonts install' installs. CellSim never uses the \
            system's fonts.
            """,
        examples: [
            "cellsim fonts list",
            "cellsim fonts list --font-directory Fonts --json",
        ])

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Output") var output: JSONOutput

    func run() throws {
        try MainActor.assumeIsolated { try fonts.register() }
        let list = FontListing(families: FontCatalog.families)
        try AtomicFile.print(Array((output.json ? try list.json : list.text).utf8))
    }
}

/// The output of `cellsim fonts list`.
struct FontListing: Encodable {
    /// A font family.
    struct Family: Encodable {
        var name: String
        var faces: [Face]
    }

    /// A font face, or a named instance of a variable font.
    struct Face: Encodable {
        var name, style, source, file: String
        var index, weight: Int
        var width: Double
        var italic: Bool
        var axes: [Axis]
        var characters: Int?
        /// The number of characters of each script (ISO 15924). Characters that several scripts share aren't counted.
        var scripts: [String: Int]?
        var sha256: String?
    }

    /// An axis of a variable font, and the position of the face on it.
    struct Axis: Encodable {
        var tag: String
        var minimum, value, maximum: Double
    }

    /// The file and index of a font face.
    private struct FaceID: Hashable {
        var path: String
        var index: Int
    }

    let families: [Family]

    init(families: [FontCatalog.Family]) {
        var coverages: [FaceID: FontCatalog.Coverage] = [:]
        var checksums: [String: String] = [:]
        self.families = families.map { family in
            Family(
                name: family.name,
                faces: family.faces.map { face in
                    let location = FaceID(path: face.path, index: face.index)
                    if face.source != .missing, coverages[location] == nil {
                        coverages[location] = FontCatalog.coverage(path: face.path, index: face.index)
                    }
                    let checksum =
                        face.pinnedSHA256 ?? checksums[face.path] ?? Self.checksum(face.path)
                    checksums[face.path] = checksum
                    return Face(face, coverages[location], checksum)
                })
        }
    }

    private static func checksum(_ path: String) -> String? {
        (try? FileReader.read(path, isInput: false)).map { SHA256Sum.text($0) }
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: Escaping.json(try [UInt8](encoder.encode(self))), as: UTF8.self) + "\n"
        }
    }

    var text: String { Escaping.lines(families.map { $0.text + "\n" }.joined(separator: "\n")).joined(separator: "\n") }
}

/// The part of `FontListing.Family` that describes a family.
extension FontListing.Family {
    fileprivate var text: String { ([name] + faces.map(\.text)).joined(separator: "\n") }
}

/// The part of `FontListing.Face` that describes a face.
extension FontListing.Face {
    fileprivate init(_ face: FontCatalog.Face, _ coverage: FontCatalog.Coverage?, _ checksum: String?) {
        (name, style, source, file) = (face.name, face.style, face.source.rawValue, face.path)
        (index, weight, width, italic) = (face.index, face.weight, face.width, face.isItalic)
        axes = face.axes.map {
            FontListing.Axis(tag: $0.tag, minimum: $0.minimum, value: $0.value, maximum: $0.maximum)
        }
        characters = coverage?.characters
        scripts = coverage.map { Dictionary($0.scripts.map { ($0.script, $0.characters) }) { $1 } }
        sha256 = checksum
    }

    fileprivate var text: String {
        var attributes = "weight \(weight)"
        if width != 100 { attributes += ", width \(Self.number(width))" }
        if italic { attributes += ", italic" }
        var lines = ["  \(name)\(style.isEmpty ? "" : " (\(style))"): \(attributes)"]
        if !axes.isEmpty {
            lines.append(
                "    axes: "
                    + axes.map {
                        "\($0.tag) \(Self.number($0.value)) of \(Self.number($0.minimum)) to \(Self.number($0.maximum))"
                    }.joined(separator: ", "))
        }
        if let characters {
            let scriptList = (scripts ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(
                separator: ", ")
            lines.append("    characters: \(characters)" + (scriptList.isEmpty ? "" : " (\(scriptList))"))
        }
        lines.append("    \(source): \(file)" + (index > 0 ? ", face \(index + 1)" : ""))
        if let sha256 { lines.append("    sha256: \(sha256)") }
        return lines.joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}
