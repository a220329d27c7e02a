import Foundation

/// Glyphs of one face and size with their places, ready to be drawn.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph's number in its face and its origin on the baseline, in points from the run's origin.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its face; 0 is drawn where the font lacks a character.
        public var id: UInt32
        /// The glyph's origin, in points from the run's; y grows downwards.
        public var x, y: CGFloat

        /// A glyph at a place in points from the run's origin.
        public init(id: UInt32, x: CGFloat, y: CGFloat) { (self.id, self.x, self.y) = (id, x, y) }
    }

    /// Which outlines: looked up by the rasteriser in the text module.
    public var face: FaceReference
    /// The glyphs in the order in which they are drawn.
    public var glyphs: [Glyph]
    /// The characters drawn, for the display list's text alone.
    public var text: String

    /// Glyphs of a face; `text` has the characters that they show.
    public init(face: FaceReference, glyphs: [Glyph], text: String) {
        (self.face, self.glyphs, self.text) = (face, glyphs, text)
    }
}

/// Names one set of outlines: a font file of the manifest, its variation and its drawn size.
public struct FaceReference: Hashable, Sendable {
    /// The file's name in the font manifest, such as `Inter-roman`.
    public var file: String
    /// OpenType `wght`, 100 to 900.
    public var weight: Int
    /// OpenType `opsz` in design units, or 0 where the face has no such axis.
    public var opticalSize: Int
    /// The em size of the outlines in points: the font's point size times the stand-in's scale (0.969 for Inter).
    public var emSize: CGFloat
    /// A slant for faces without italics of their own: horizontal shear, 0 for none.
    public var slant: CGFloat
    /// How much wider than high the outlines are drawn: 1 for as the file has them.
    public var expansion: CGFloat = 1

    /// Outlines of a font file; see the members for their units.
    public init(file: String, weight: Int, opticalSize: Int = 0, emSize: CGFloat, slant: CGFloat = 0) {
        (self.file, self.weight, self.opticalSize) = (file, weight, opticalSize)
        (self.emSize, self.slant) = (emSize, slant)
    }
}
