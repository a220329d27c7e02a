import CellSimFonts
import Foundation

/// The fonts opened so far; each file and weight once.
final class FontCache: @unchecked Sendable {
    static let shared = FontCache()

    private struct Key: Hashable {
        var file: String
        var weight: Int
    }

    private let lock = NSLock()
    private var fonts: [Key: HarfBuzzFont] = [:]
    private var tableGlyphs: [Key: TableGlyphs] = [:]
    private var candidates: [TextFont: FaceList] = [:]

    /// The font of a face; nil when its file is missing or damaged (which the font library reports).
    func font(_ face: DrawnFace) -> HarfBuzzFont? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(file: face.file, weight: face.weight)
        if let font = fonts[key] { return font }
        guard let entry = FontLibrary.shared.face(file: face.file), let path = FontLibrary.shared.path(of: entry),
            let font = HarfBuzzFont(path: path, weight: entry.isVariable ? face.weight : nil)
        else { return nil }
        fonts[key] = font
        return font
    }

    /// The table characters' glyphs of a face; nil when its file is missing or damaged.
    func tableGlyphs(_ face: DrawnFace) -> TableGlyphs? {
        guard let font = font(face) else { return nil }
        lock.lock()
        defer { lock.unlock() }
        let key = Key(file: face.file, weight: face.weight)
        if let glyphs = tableGlyphs[key] { return glyphs }
        let glyphs = TableGlyphs(font)
        tableGlyphs[key] = glyphs
        return glyphs
    }

    /// Forgets which faces draw which fonts: there are others now.
    func forgetCandidates() {
        lock.lock()
        defer { lock.unlock() }
        candidates = [:]
    }

    /// The faces that may draw a font; the same for all sizes.
    func faces(for font: TextFont) -> FaceList {
        var key = font
        (key.pointSize, key.linePitch) = (1, nil)
        lock.lock()
        defer { lock.unlock() }
        if let faces = candidates[key] { return faces }
        let faces = FaceList(DrawnFace.candidates(for: font))
        candidates[key] = faces
        return faces
    }
}
