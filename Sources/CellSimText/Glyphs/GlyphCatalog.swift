import CellSimGraphics
import Foundation

/// Glyphs' masks and outlines for the rasteriser: made once, kept, the same on every thread.
public enum GlyphCatalog {
    /// The masks of a face at `pixelsPerPoint`, the scale of the drawing.
    public static func source(face: FaceReference, pixelsPerPoint: CGFloat) -> GlyphSource {
        GlyphStore.shared.source(face: face, pixelsPerPoint: pixelsPerPoint)
    }

    /// The coverage of a glyph; see `GlyphSource.mask`, which is quicker for more than one.
    public static func mask(
        glyph: UInt32, face: FaceReference, pixelsPerPoint: CGFloat, subpixel: Int
    ) -> GlyphMask? {
        source(face: face, pixelsPerPoint: pixelsPerPoint).mask(glyph: glyph, subpixel: subpixel)
    }

    /// A glyph's outline in points, y downwards, the pen at the origin; nil when the face or the glyph is unknown.
    public static func outline(glyph: UInt32, face: FaceReference) -> Path? {
        GlyphStore.shared.outline(glyph: glyph, face: face)
    }
}
