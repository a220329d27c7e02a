import CellSimGraphics
import Foundation

/// The masks of one face at one size. Get the source once per run, then request each glyph from it.
///
/// It is safe on all threads. Masks are cached and don't depend on the order of requests.
public final class GlyphSource: @unchecked Sendable {
    // Unchecked: the lock guards mutable state.
    /// The maximum size of the cached masks, in bytes. When it is exceeded, the cache is emptied.
    private static let capacity = 1 << 20

    private let face: FaceReference
    private let pixelsPerEm: CGFloat
    private let store: GlyphStore
    private let lock = NSLock()
    private var masks: [UInt64: GlyphMask] = [:]
    private var cachedByteCount = 0
    private var pictures: [UInt32: GlyphPicture?] = [:]
    /// Whether some of the face's glyphs are colour pictures.
    public let hasColor: Bool

    init(face: FaceReference, pixelsPerPoint: CGFloat, store: GlyphStore) {
        (self.face, self.store) = (face, store)
        pixelsPerEm = face.emSize * pixelsPerPoint
        hasColor = store.hasColor(face)
    }

    /// The maximum number of cached pictures. When it is exceeded, the cache is emptied.
    private static let maximumPictures = 128

    /// Returns a glyph's colour picture; nil if the glyph has a mask.
    ///
    /// - Complexity: O(1) for a cached glyph, otherwise O(pixels).
    public func picture(glyph: UInt32) -> GlyphPicture? {
        guard hasColor else { return nil }
        lock.lock()
        let cachedPicture = pictures[glyph]
        lock.unlock()
        if let cachedPicture { return cachedPicture }
        let picture = store.makePicture(glyph: glyph, face: face, pixelsPerEm: pixelsPerEm)
        lock.lock()
        defer { lock.unlock() }
        if pictures.count >= Self.maximumPictures { pictures.removeAll(keepingCapacity: true) }
        pictures[glyph] = .some(picture)
        return picture
    }

    /// Returns the coverage of a glyph whose pen is `subpixel` quarter pixels (0 to 3) to the right of a pixel's left edge.
    ///
    /// - Returns: nil if the face or the glyph is unknown, or if the glyph is too large for a mask.
    /// - Complexity: O(1) for a cached glyph, otherwise O(pixels).
    public func mask(glyph: UInt32, subpixel: Int) -> GlyphMask? {
        let key = UInt64(glyph) << 2 | UInt64(subpixel & 3)
        lock.lock()
        let cachedMask = masks[key]
        lock.unlock()
        if let cachedMask { return cachedMask }
        guard let mask = store.makeMask(glyph: glyph, face: face, pixelsPerEm: pixelsPerEm, subpixel: subpixel & 3)
        else { return nil }
        lock.lock()
        defer { lock.unlock() }
        cachedByteCount += mask.coverage.count + 128
        if cachedByteCount > Self.capacity {
            masks.removeAll(keepingCapacity: true)
            cachedByteCount = mask.coverage.count + 128
        }
        masks[key] = mask
        return mask
    }
}
