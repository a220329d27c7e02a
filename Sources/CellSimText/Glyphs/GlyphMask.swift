/// The coverage of a glyph on the pixel grid, in 256 levels, with rows from the top.
public struct GlyphMask: Sendable, Hashable {
    /// The distance from the pen's pixel to the bitmap's left column and top row, in pixels; `top` counts upwards.
    public let left, top: Int
    /// The size in pixels.
    public let width, height: Int
    /// The length of a row; a multiple of four, as pixman requires.
    public let bytesPerRow: Int
    /// The coverage, `bytesPerRow` × `height` bytes.
    public let coverage: [UInt8]
}
