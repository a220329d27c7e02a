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
        /// The same shapes, drawn elsewhere by less than a pixel.
        case shifted
        /// The same shapes, blurred, sharpened or resampled.
        case sharpness
        /// The same shapes at the same place: only pixels that smooth their edges differ, as another rasteriser draws
        /// them.
        case glyphEdges
        /// Anything else.
        case content

        /// The kind's name in reports.
        public var name: String {
            switch self {
            case .size: "size"
            case .moved: "moved"
            case .color: "color"
            case .shifted: "shifted"
            case .sharpness: "sharpness"
            case .glyphEdges: "glyphEdges"
            case .content: "content"
            }
        }

        /// Whether shapes and colours are the same, and their edges alone differ.
        var isOfEdges: Bool { self == .shifted || self == .sharpness || self == .glyphEdges }
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
        case .shifted: "moved by less than a pixel"
        case .sharpness: "sharpness"
        case .glyphEdges: "glyph edges"
        case .content: "content"
        }
    }
}
