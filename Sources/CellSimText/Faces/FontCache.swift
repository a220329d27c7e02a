import CellSimFonts
import Foundation

/// The fonts opened so far; each file and weight once.
final class FontCache: @unchecked Sendable {
    // Unchecked: the lock guards mutable state.
    static let shared = FontCache()

    private struct Key: Hashable {
        var file: String
        var weight: Int
        var trackedSize: CGFloat

        init(_ face: DrawnFace) { (file, weight, trackedSize) = (face.file, face.weight, face.trackedSize) }
    }

    /// When there are more, all fonts are dropped and opened again when needed. A font with an axis of optical sizes has one
    /// entry for each size.
    private static let maximumFonts = 512
    /// When there are more, all lists are dropped and built again when needed.
    private static let maximumCandidates = 4096

    private let lock = NSLock()
    private var fonts: [Key: HarfBuzzFont] = [:]
    /// The most recently requested font: most texts request the same one repeatedly.
    private var latest: (key: Key, font: HarfBuzzFont)?
    private var tableGlyphs: [Key: TableGlyphs] = [:]
    private var candidates: [TextFont: FaceList] = [:]

    /// The font of a face; nil when its file is missing or damaged (which the font library reports).
    func font(_ face: DrawnFace) -> HarfBuzzFont? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(face)
        if let latest, latest.key == key { return latest.font }
        if let font = fonts[key] {
            latest = (key, font)
            return font
        }
        guard let opening = FontOpening(file: face.file, weight: face.weight),
            let font = HarfBuzzFont(opening, trackedSize: face.trackedSize)
        else { return nil }
        if fonts.count >= Self.maximumFonts { fonts.removeAll(keepingCapacity: true) }
        fonts[key] = font
        latest = (key, font)
        return font
    }

    /// The table characters' glyphs of a face; none when its file is missing or damaged.
    func tableGlyphs(_ face: DrawnFace) -> TableGlyphs {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(face)
        if let glyphs = tableGlyphs[key] { return glyphs }
        let glyphs = TableGlyphs(face)
        // A file that can't be opened now may exist the next time.
        guard glyphs.isThere else { return glyphs }
        if tableGlyphs.count >= Self.maximumFonts { tableGlyphs.removeAll(keepingCapacity: true) }
        tableGlyphs[key] = glyphs
        return glyphs
    }

    /// Forgets which faces draw which fonts: there are others now.
    func forgetCandidates() {
        lock.lock()
        defer { lock.unlock() }
        candidates = [:]
    }

    /// The faces that may draw a font; the same for all sizes unless the user provided fonts.
    func faces(for font: TextFont) -> FaceList {
        AddedFonts.begin()
        var key = font
        key.linePitch = nil
        if FontLibrary.shared.given.isEmpty { key.pointSize = 1 }
        lock.lock()
        defer { lock.unlock() }
        if let faces = candidates[key] { return faces }
        let faces = FaceList(DrawnFace.candidates(for: key))
        if candidates.count >= Self.maximumCandidates { candidates.removeAll(keepingCapacity: true) }
        candidates[key] = faces
        return faces
    }
}
