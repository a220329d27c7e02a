/// A glyph's coverage on the pixel grid: 256 levels, rows from the top.
public struct GlyphMask: Sendable, Hashable {
    /// From the pen's pixel to the bitmap's left column and top row, in pixels; `top` counts upwards.
    public let left, top: Int
    /// In pixels.
    public let width, height: Int
    /// A multiple of four, as pixman wants it.
    public let bytesPerRow: Int
    /// `bytesPerRow` × `height` bytes.
    public let coverage: [UInt8]
}
