import CellSimGraphics
import Foundation

/// A glyph that is a picture in colour.
public struct GlyphPicture: Sendable {
    /// Premultiplied.
    public let bitmap: Bitmap
    /// From the pen to the bitmap's left column and top row, in the bitmap's pixels; `top` counts upwards.
    public let left, top: Int
    /// How many of the bitmap's pixels an em takes.
    public let pixelsPerEm: CGFloat
}
