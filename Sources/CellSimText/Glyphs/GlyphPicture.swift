import CellSimGraphics
import Foundation

/// A glyph as a colour bitmap.
public struct GlyphPicture: Sendable {
    /// The premultiplied pixels.
    public let bitmap: Bitmap
    /// The distance from the pen to the bitmap's left column and top row, in the bitmap's pixels; `top` counts upwards.
    public let left, top: Int
    /// The number of the bitmap's pixels per em.
    public let pixelsPerEm: CGFloat
}
