import CellSimCHarfBuzz
import CellSimCShims
import CellSimFonts
import Foundation

/// Lists all fonts that can draw text.
public enum FontCatalog {
    /// The source of a font.
    public enum Source: String, Sendable {
        /// A font that is bundled with the program.
        case bundled
        /// A font that `cellsim fonts install` installed.
        case installed
        /// A font that an app, a folder or a caller registered.
        case given
        /// A known font whose file is missing.
        case missing
    }

    /// A face of a family.
    public struct Face: Sendable {
        /// The PostScript name.
        public let name: String
        /// The style name, such as `Bold Italic`.
        public let style: String
        /// The absolute path of the file; for a missing file, the path at which it would be installed.
        public let path: String
        /// The face's index in the file.
        public let index: Int
        /// The weight in OpenType's units.
        public let weight: Int
        /// The width in OpenType's units; 100 is normal.
        public let width: Double
        /// Whether the face is italic.
        public let isItalic: Bool
        /// The face's value on each axis, with the axis's limits; empty for a static face.
        public let axes: [(tag: String, minimum: Double, value: Double, maximum: Double)]
        /// The source of the font.
        public let source: Source
        /// The expected hash of a file that isn't bundled.
        public let pinnedSHA256: String?
    }

    /// A family with its faces.
    public struct Family: Sendable {
        /// The family name that apps request. For bundled families, it is the name of the family that is drawn.
        public let name: String
        /// The faces, in the order of the manifest or of their registration.
        public let faces: [Face]
    }

    /// The characters that a face contains.
    public struct Coverage: Sendable {
        /// The number of characters.
        public let characters: Int
        /// The number of characters in each script (ISO 15924), sorted by script. Characters that several scripts share aren't counted.
        public let scripts: [(script: String, characters: Int)]
    }

    /// All families: registered families first, then bundled and installed ones. Each group is sorted by name.
    public static var families: [Family] {
        RegisteredFonts.registerEnvironmentFonts()
        let library = FontLibrary.shared
        let registeredFaces = library.userFonts.faces
        let names = Set(registeredFaces.map(\.names.family)).sorted()
        let registeredFamilies = names.map { name in
            Family(
                name: name, faces: registeredFaces.filter { $0.names.family == name }.map { face(of: $0, .given, nil) })
        }
        let manifestFamilies = library.manifest.families.filter { $0.faces != nil }.sorted { $0.name < $1.name }
        return registeredFamilies
            + manifestFamilies.map { family in Family(name: family.name, faces: (family.faces ?? []).flatMap(faces)) }
    }

    private static func faces(_ entry: FontFace) -> [Face] {
        let library = FontLibrary.shared
        guard let path = library.path(of: entry) else {
            let installPath = library.installed.folder?.appendingPathComponent(entry.path).path ?? entry.path
            return [
                Face(
                    name: entry.file, style: "", path: installPath, index: entry.index ?? 0,
                    weight: entry.weights.first ?? 400, width: 100, isItalic: entry.isItalic, axes: [],
                    source: .missing, pinnedSHA256: entry.sha256)
            ]
        }
        let source = entry.package == nil ? Source.bundled : .installed
        guard let faces = try? FontFileReader.faces(path: path),
            let first = faces.first(where: { $0.index == entry.index ?? 0 })
        else { return [] }
        return [face(of: first, source, entry.sha256)]
    }

    private static func face(of face: UserFontFace, _ source: Source, _ checksum: String?) -> Face {
        Face(
            name: face.names.postScript, style: face.names.style, path: face.path, index: face.index,
            weight: face.style.weight, width: face.style.width, isItalic: face.style.isItalic,
            axes: zip(face.axes, face.coordinates).map { ($0.tag, $0.minimum, $1.value, $0.maximum) }, source: source,
            pinnedSHA256: checksum)
    }

    /// Returns the characters of a face in a file; nil if the file isn't a font.
    /// - Complexity: linear in the number of characters.
    public static func coverage(path: String, index: Int) -> Coverage? {
        let bytes = FontLibrary.shared.userFonts.bytes(path: path)
        guard let font = HarfBuzzFont(FontFaceSource(path: path, index: index, bytes: bytes)) else { return nil }
        let characters = font.characters
        var counts: [Int32: Int] = [:]
        for character in characters { counts[cellsim_script(character), default: 0] += 1 }
        let scripts = counts.filter { $0.key > 1 }.map { script, count in
            let tag = cellsim_script_tag(script)
            let letters = (0..<4).map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)))) }
            return (script: String(letters), characters: count)
        }
        return Coverage(
            characters: characters.count,
            scripts: scripts.sorted { $0.script < $1.script }.filter { $0.script != "Zzzz" })
    }
}

extension HarfBuzzFont {
    /// The characters for which the face has a glyph, in ascending order.
    var characters: [UInt32] {
        unsafe withHandle { font in
            guard let set = unsafe cellsim_hb_set_create() else { return [] }
            defer { unsafe cellsim_hb_set_destroy(set) }
            unsafe cellsim_hb_face_collect_unicodes(cellsim_hb_font_get_face(font), set)
            var characters: [UInt32] = []
            var character = hb_codepoint_t.max
            while unsafe cellsim_hb_set_next(set, &character) != 0 { characters.append(character) }
            return characters
        }
    }
}
