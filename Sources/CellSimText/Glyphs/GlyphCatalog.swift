import CellSimFonts
import CellSimGraphics
import Foundation

/// Glyphs' masks and outlines for the rasteriser: made once, kept, the same on every thread.
public enum GlyphCatalog {
    /// The coverage of a glyph.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: The scale of the drawing.
    ///   - subpixel: The pen's place within its pixel, in quarters, 0 to 3.
    /// - Returns: Nil when the face or the glyph is unknown, or too large to be drawn from a mask.
    /// - Complexity: O(1) for a glyph seen before, else O(pixels).
    public static func mask(
        glyph: UInt32, face: FaceReference, pixelsPerPoint: CGFloat, subpixel: Int
    ) -> GlyphMask? {
        GlyphStore.shared.mask(
            GlyphStore.MaskKey(glyph: glyph, face: face, pixelsPerPoint: pixelsPerPoint, subpixel: subpixel & 3))
    }

    /// A glyph's outline in points, y downwards, the pen at the origin.
    public static func outline(glyph: UInt32, face: FaceReference) -> Path? {
        GlyphStore.shared.outline(glyph: glyph, face: face)
    }
}

/// The faces opened for drawing and the masks made so far.
final class GlyphStore: @unchecked Sendable {
    static let shared = GlyphStore()

    struct MaskKey: Hashable {
        var glyph: UInt32
        var face: FaceReference
        var pixelsPerPoint: CGFloat
        var subpixel: Int
    }

    private struct FaceKey: Hashable {
        var file: String
        var weight: Int
    }

    /// In bytes; when masks exceed it, all are forgotten and made anew at need.
    private static let capacity = 4 << 20
    /// Beyond this many pixels an em, a glyph is drawn from its outline.
    private static let largestMask: CGFloat = 512

    private let lock = NSLock()
    private let library = FreeTypeLibrary()
    private var faces: [FaceKey: FreeTypeFace] = [:]
    private var masks: [MaskKey: GlyphMask] = [:]
    private var bytes = 0

    func mask(_ key: MaskKey) -> GlyphMask? {
        let pixelsPerEm = key.face.emSize * key.pixelsPerPoint
        guard pixelsPerEm > 0, pixelsPerEm <= Self.largestMask else { return nil }
        lock.lock()
        defer { lock.unlock() }
        if let mask = masks[key] { return mask }
        guard let face = face(key.face),
            let mask = face.mask(
                glyph: key.glyph, pixelsPerEm: pixelsPerEm, slant: key.face.slant, subpixel: key.subpixel)
        else { return nil }
        bytes += mask.coverage.count + 128
        if bytes > Self.capacity {
            masks.removeAll(keepingCapacity: true)
            bytes = mask.coverage.count + 128
        }
        masks[key] = mask
        return mask
    }

    func outline(glyph: UInt32, face: FaceReference) -> Path? {
        lock.lock()
        defer { lock.unlock() }
        return self.face(face)?.outline(glyph: glyph, emSize: face.emSize, slant: face.slant)
    }

    private func face(_ reference: FaceReference) -> FreeTypeFace? {
        let key = FaceKey(file: reference.file, weight: reference.weight)
        if let face = faces[key] { return face }
        guard let library, let entry = FontLibrary.shared.face(file: reference.file),
            let path = FontLibrary.shared.path(of: entry),
            let face = FreeTypeFace(path: path, weight: entry.isVariable ? reference.weight : nil, library: library)
        else { return nil }
        faces[key] = face
        return face
    }
}
