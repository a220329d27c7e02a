import CellSimGraphics
import Foundation

/// Provides the masks and outlines of glyphs to the rasteriser. Each is created once, cached, and the same on every thread.
public enum GlyphCatalog {
    /// Returns the masks of a face at a drawing scale, `pixelsPerPoint`.
    public static func source(face: FaceReference, pixelsPerPoint: CGFloat) -> GlyphSource {
        GlyphStore.shared.source(face: face, pixelsPerPoint: pixelsPerPoint)
    }

    /// Returns the coverage of a glyph. For more than one glyph, `GlyphSource.mask` is faster.
    public static func mask(
        glyph: UInt32, face: FaceReference, pixelsPerPoint: CGFloat, subpixel: Int
    ) -> GlyphMask? {
        source(face: face, pixelsPerPoint: pixelsPerPoint).mask(glyph: glyph, subpixel: subpixel)
    }

    /// Returns a glyph's outline in points, with y downwards and the pen at the origin; nil if the face or the glyph is unknown.
    public static func outline(glyph: UInt32, face: FaceReference) -> Path? {
        GlyphStore.shared.outline(glyph: glyph, face: face)
    }
}
