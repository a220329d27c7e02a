import CellSimFonts
import Foundation

/// A cache of open fonts, with one entry for each file and weight.
final class FontCache: @unchecked Sendable {
    // Unchecked: the lock guards mutable state.
    static let shared = FontCache()

    private struct Key: Hashable {
        var file: String
        var weight: Int
        var trackedSize: CGFloat

        init(_ face: ResolvedFace) { (file, weight, trackedSize) = (face.file, face.weight, face.trackedSize) }
    }

    /// The maximum number of cached fonts. When it is exceeded, the cache is emptied. A font with an optical size axis
    /// has one entry for each size.
    private static let maximumFonts = 512
    /// The maximum number of cached face lists. When it is exceeded, the cache is emptied.
    private static let maximumFaceLists = 4096

    private let lock = NSLock()
    private var fonts: [Key: HarfBuzzFont] = [:]
    /// The most recently requested font. Most texts request the same font repeatedly.
    private var mostRecent: (key: Key, font: HarfBuzzFont)?
    private var tableGlyphs: [Key: TableGlyphs] = [:]
    private var faceLists: [TextFont: FaceList] = [:]

    /// Returns the font of a face; nil if its file is missing or damaged (the font library reports the reason).
    func font(_ face: ResolvedFace) -> HarfBuzzFont? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(face)
        if let mostRecent, mostRecent.key == key { return mostRecent.font }
        if let font = fonts[key] {
            mostRecent = (key, font)
            return font
        }
        guard let faceSource = FontFaceSource(file: face.file, weight: face.weight),
            let font = HarfBuzzFont(faceSource, trackedSize: face.trackedSize)
        else { return nil }
        if fonts.count >= Self.maximumFonts { fonts.removeAll(keepingCapacity: true) }
        fonts[key] = font
        mostRecent = (key, font)
        return font
    }

    /// Returns the glyphs of a face for the characters in the system font's tables; empty if its file is missing or
    /// damaged.
    func tableGlyphs(_ face: ResolvedFace) -> TableGlyphs {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(face)
        if let glyphs = tableGlyphs[key] { return glyphs }
        let glyphs = TableGlyphs(face)
        // Don't cache a failure: the file may be available the next time.
        guard glyphs.isAvailable else { return glyphs }
        if tableGlyphs.count >= Self.maximumFonts { tableGlyphs.removeAll(keepingCapacity: true) }
        tableGlyphs[key] = glyphs
        return glyphs
    }

    /// Discards the cached face lists after the available faces have changed.
    func invalidateFaceLists() {
        lock.lock()
        defer { lock.unlock() }
        faceLists = [:]
    }

    /// Returns the faces that can draw a font. The result is the same for all sizes unless the user provided fonts.
    func faces(for font: TextFont) -> FaceList {
        RegisteredFonts.registerEnvironmentFonts()
        var key = font
        key.linePitch = nil
        if FontLibrary.shared.userFonts.isEmpty { key.pointSize = 1 }
        lock.lock()
        defer { lock.unlock() }
        if let faces = faceLists[key] { return faces }
        let faces = FaceList(ResolvedFace.candidates(for: key))
        if faceLists.count >= Self.maximumFaceLists { faceLists.removeAll(keepingCapacity: true) }
        faceLists[key] = faces
        return faces
    }
}
