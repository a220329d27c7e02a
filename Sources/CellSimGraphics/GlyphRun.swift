import Foundation

/// Positioned glyphs of one face and size, ready to be drawn.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph's number in its face and its origin on the baseline, in points from the run's origin.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its face; 0 is drawn if the font lacks a character.
        public var id: UInt32
        /// The glyph's origin, in points from the run's; y grows downwards.
        public var x, y: CGFloat

        /// Creates a glyph at a position in points from the run's origin.
        public init(id: UInt32, x: CGFloat, y: CGFloat) { (self.id, self.x, self.y) = (id, x, y) }
    }

    /// The reference to the outlines, which the rasteriser looks up in the text module.
    public var face: FaceReference
    /// The glyphs in drawing order.
    public var glyphs: [Glyph]
    /// The characters drawn; used only for the display list's text.
    public var text: String

    /// Creates a run from glyphs of a face; `text` has the characters that they show.
    public init(face: FaceReference, glyphs: [Glyph], text: String) {
        (self.face, self.glyphs, self.text) = (face, glyphs, text)
    }
}

/// A reference to a set of outlines: a font file in the manifest, its variation and its drawn size.
public struct FaceReference: Hashable, Sendable {
    /// The file's name in the font manifest, such as `Inter-roman`.
    public var file: String
    /// OpenType `wght`, 100 to 900.
    public var weight: Int
    /// OpenType `opsz` in design units, or 0 if the face has no such axis.
    public var opticalSize: Int
    /// The em size of the outlines in points: the font's point size times the substitute's scale (0.969 for Inter).
    public var emSize: CGFloat
    /// The horizontal shear for faces without italics; 0 for none.
    public var slant: CGFloat
    /// The horizontal scale of the outlines; 1 leaves them unchanged.
    public var expansion: CGFloat = 1

    /// Creates a reference to the outlines of a font file; the properties describe the units.
    public init(file: String, weight: Int, opticalSize: Int = 0, emSize: CGFloat, slant: CGFloat = 0) {
        (self.file, self.weight, self.opticalSize) = (file, weight, opticalSize)
        (self.emSize, self.slant) = (emSize, slant)
    }
}
