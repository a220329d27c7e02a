import Foundation

/// Positioned glyphs of a face, ready to be drawn.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph with its origin on the baseline.
    public struct Glyph: Hashable, Sendable {
        /// The id of the glyph in its face. Glyph 0 is drawn for characters that the font doesn't have.
        public var id: UInt32
        /// The origin of the glyph, in points from the origin of the run, with the y axis pointing down.
        public var x, y: CGFloat

        /// Creates a glyph at a position in points from the run's origin.
        public init(id: UInt32, x: CGFloat, y: CGFloat) { (self.id, self.x, self.y) = (id, x, y) }
    }

    /// The face, whose outlines the rasteriser obtains from the text module.
    public var face: FaceReference
    /// The glyphs in drawing order.
    public var glyphs: [Glyph]
    /// The characters, which are used only in the text form of display lists.
    public var text: String

    /// Creates a run of glyphs; `text` contains their characters.
    public init(face: FaceReference, glyphs: [Glyph], text: String) {
        (self.face, self.glyphs, self.text) = (face, glyphs, text)
    }
}

/// A reference to outlines: a font file in the manifest, its variation and its size.
public struct FaceReference: Hashable, Sendable {
    /// The name of the file in the font manifest, such as `Inter-roman`.
    public var file: String
    /// The value of the OpenType axis `wght`, from 100 to 900.
    public var weight: Int
    /// The value of the OpenType axis `opsz` in design units; 0 if the face doesn't have this axis.
    public var opticalSize: Int
    /// The em size in points: the point size of the font times the scale of its substitute (0.969 for Inter).
    public var emSize: CGFloat
    /// The horizontal shear for faces without italics; 0 for upright glyphs.
    public var slant: CGFloat
    /// The horizontal scale of the outlines; 1 for unscaled outlines.
    public var expansion: CGFloat = 1

    /// Creates a reference to the outlines in a font file. The units are those of the properties.
    public init(file: String, weight: Int, opticalSize: Int = 0, emSize: CGFloat, slant: CGFloat = 0) {
        (self.file, self.weight, self.opticalSize) = (file, weight, opticalSize)
        (self.emSize, self.slant) = (emSize, slant)
    }
}
