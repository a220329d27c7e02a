import CellSimFonts
import CellSimGraphics
import Foundation

/// A cache of the faces that are open for drawing, and of the glyph sources.
final class GlyphStore: @unchecked Sendable {
    // Unchecked: the lock guards mutable state.
    static let shared = GlyphStore()

    private struct SourceKey: Hashable {
        var face: FaceReference
        var pixelsPerPoint: CGFloat
    }

    private struct FaceKey: Hashable {
        var file: String
        var weight: Int
    }

    /// The maximum number of cached sources. When it is exceeded, the cache is emptied.
    private static let maximumSources = 32
    /// The maximum number of open faces. When it is exceeded, all faces are closed.
    private static let maximumFaces = 512
    /// The maximum number of pixels per em for masks. Larger glyphs are drawn from their outlines.
    static let maximumMaskSize: CGFloat = 512

    private let sourceLock = NSLock()
    private var sources: [SourceKey: GlyphSource] = [:]
    /// Protects FreeType's handles.
    private let faceLock = NSLock()
    private let library = FreeTypeLibrary()
    private var faces: [FaceKey: FreeTypeFace] = [:]
    /// The files of open faces, by path.
    private var files: [String: MappedFont] = [:]

    func source(face: FaceReference, pixelsPerPoint: CGFloat) -> GlyphSource {
        let key = SourceKey(face: face, pixelsPerPoint: pixelsPerPoint)
        sourceLock.lock()
        defer { sourceLock.unlock() }
        if let source = sources[key] { return source }
        if sources.count >= Self.maximumSources { sources.removeAll(keepingCapacity: true) }
        let source = GlyphSource(face: face, pixelsPerPoint: pixelsPerPoint, store: self)
        sources[key] = source
        return source
    }

    /// Returns the glyph of a character and its advance in font units; nil if the face has none.
    func glyph(for scalar: UInt32, file: String, weight: Int) -> (id: UInt32, advance: Int)? {
        faceLock.lock()
        defer { faceLock.unlock() }
        return open(FaceKey(file: file, weight: weight))?.glyph(for: scalar)
    }

    /// Returns the number of units per em of a face; 0 if the face is not available.
    func unitsPerEm(file: String, weight: Int) -> Int {
        faceLock.lock()
        defer { faceLock.unlock() }
        return open(FaceKey(file: file, weight: weight))?.unitsPerEm ?? 0
    }

    func makeMask(glyph: UInt32, face: FaceReference, pixelsPerEm: CGFloat, subpixel: Int) -> GlyphMask? {
        guard pixelsPerEm > 0, pixelsPerEm <= Self.maximumMaskSize else { return nil }
        faceLock.lock()
        defer { faceLock.unlock() }
        return open(face)?.mask(
            glyph: glyph, pixelsPerEm: pixelsPerEm, slant: face.slant, expansion: face.expansion, subpixel: subpixel)
    }

    func hasColor(_ face: FaceReference) -> Bool {
        faceLock.lock()
        defer { faceLock.unlock() }
        return open(face)?.hasColor ?? false
    }

    func makePicture(glyph: UInt32, face: FaceReference, pixelsPerEm: CGFloat) -> GlyphPicture? {
        guard pixelsPerEm > 0 else { return nil }
        faceLock.lock()
        defer { faceLock.unlock() }
        return open(face)?.picture(glyph: glyph, pixelsPerEm: min(pixelsPerEm, Self.maximumMaskSize))
    }

    func outline(glyph: UInt32, face: FaceReference) -> Path? {
        faceLock.lock()
        defer { faceLock.unlock() }
        return open(face)?.outline(
            glyph: glyph, emSize: face.emSize, slant: face.slant, expansion: face.expansion)
    }

    private func open(_ reference: FaceReference) -> FreeTypeFace? {
        open(FaceKey(file: reference.file, weight: reference.weight))
    }

    private func open(_ key: FaceKey) -> FreeTypeFace? {
        if let face = faces[key] { return face }
        guard let library, let faceSource = FontFaceSource(file: key.file, weight: key.weight),
            let face = FreeTypeFace(faceSource, library: library, file: mappedFile(faceSource))
        else { return nil }
        if faces.count >= Self.maximumFaces {
            faces.removeAll(keepingCapacity: true)
            files = [:]
        }
        faces[key] = face
        return face
    }

    private func mappedFile(_ faceSource: FontFaceSource) -> MappedFont? {
        guard faceSource.bytes == nil else { return nil }
        if let cachedFile = files[faceSource.path] { return cachedFile }
        let file = MappedFont(path: faceSource.path)
        files[faceSource.path] = file
        return file
    }
}
