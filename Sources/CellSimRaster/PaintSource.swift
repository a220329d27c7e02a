import CellSimGraphics

/// The colours for filling a figure.
enum PaintSource {
    /// One premultiplied colour for all pixels.
    case solid(UInt32)
    /// A colour for each pixel of the figure's area.
    case pixels(PixelBlock)
}

/// The area in which drawing has an effect: a rectangle with an optional coverage mask.
struct ClipRegion {
    var area: PixelRect
    /// The coverage mask, whose block contains `area`; nil if the whole area is visible.
    var coverage: PixelBlock?
    /// Parts of `area` with full coverage.
    var solid: [PixelRect] = []

    /// Returns the coverage mask for an area of the clip; nil if none is needed.
    func coverage(needed area: PixelRect) -> PixelBlock? {
        guard let coverage, !solid.contains(where: { $0.contains(area) }) else { return nil }
        return coverage
    }
}
