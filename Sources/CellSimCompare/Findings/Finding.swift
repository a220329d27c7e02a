/// A place where two pictures differ, and in what way.
public struct Finding: Hashable, Sendable {
    /// In what way two pictures differ.
    public enum Kind: Hashable, Sendable {
        /// The pictures' sizes differ.
        case size
        /// The same content stands elsewhere, by so many pixels to the right and down.
        case moved(dx: Int, dy: Int)
        /// The same shapes in other colours.
        case color
        /// Only pixels that smooth edges, as of glyphs drawn by another rasteriser, differ.
        case glyphEdges
        /// Anything else.
        case content

        /// The kind's name in reports.
        public var name: String {
            switch self {
            case .size: "size"
            case .moved: "moved"
            case .color: "color"
            case .glyphEdges: "glyphEdges"
            case .content: "content"
            }
        }
    }

    /// The rectangle around the difference, in the pictures' pixels.
    public var box: PixelBox
    /// How many pixels in the box count as different.
    public var differentPixels: Int
    /// In what way they differ there.
    public var kind: Kind

    /// A finding: so many pixels that count, within a box.
    public init(box: PixelBox, differentPixels: Int, kind: Kind) {
        (self.box, self.differentPixels, self.kind) = (box, differentPixels, kind)
    }
}

extension Finding.Kind: CustomStringConvertible {
    /// In words, as in `moved by 3,-2`.
    public var description: String {
        switch self {
        case .size: "size"
        case .moved(let dx, let dy): "moved by \(dx),\(dy)"
        case .color: "colour"
        case .glyphEdges: "glyph edges"
        case .content: "content"
        }
    }
}
