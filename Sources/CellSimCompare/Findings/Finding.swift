/// An area in which two pictures differ, and the kind of difference.
public struct Finding: Hashable, Sendable {
    /// The kind of difference between two pictures.
    public enum Kind: Hashable, Sendable {
        /// The pictures' sizes differ.
        case size
        /// The same content at another position, moved by these numbers of pixels to the right and down.
        case moved(dx: Int, dy: Int)
        /// The same content with another size. The width and height increased by these numbers of pixels.
        case resized(width: Int, height: Int)
        /// Content that exists only in the reference.
        case missing
        /// Content that exists only in the other picture.
        case extra
        /// The same shapes in other colours.
        case color
        /// The same shapes, moved by less than a pixel.
        case shifted
        /// The same shapes, blurred, sharpened or resampled.
        case sharpness
        /// The same shapes at the same position. Only antialiased edge pixels differ, as from another rasteriser.
        case glyphEdges
        /// Other changes.
        case content

        /// The name of the kind in reports.
        public var name: String {
            switch self {
            case .size: "size"
            case .moved: "moved"
            case .resized: "resized"
            case .missing: "missing"
            case .extra: "extra"
            case .color: "color"
            case .shifted: "shifted"
            case .sharpness: "sharpness"
            case .glyphEdges: "glyphEdges"
            case .content: "content"
            }
        }

        /// A Boolean value that indicates whether only edges differ; shapes and colours are the same.
        var affectsOnlyEdges: Bool { self == .shifted || self == .sharpness || self == .glyphEdges }
    }

    /// The bounding box of the difference, in pixels.
    public var box: PixelBox
    /// The number of pixels in the box that count as different.
    public var differentPixels: Int
    /// The kind of difference.
    public var kind: Kind

    /// Creates a finding.
    public init(box: PixelBox, differentPixels: Int, kind: Kind) {
        (self.box, self.differentPixels, self.kind) = (box, differentPixels, kind)
    }
}

extension Finding.Kind: CustomStringConvertible {
    /// The description, such as `moved by 3,-2`.
    public var description: String {
        switch self {
        case .size: "size"
        case .moved(let dx, let dy): "moved by \(dx),\(dy)"
        case .resized(let width, let height): "resized by \(width),\(height)"
        case .missing: "missing"
        case .extra: "extra"
        case .color: "colour"
        case .shifted: "moved by less than a pixel"
        case .sharpness: "sharpness"
        case .glyphEdges: "glyph edges"
        case .content: "content"
        }
    }
}
