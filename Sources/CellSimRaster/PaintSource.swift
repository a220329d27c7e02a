import CellSimGraphics

/// The colours that fill a shape.
enum PaintSource {
    /// A single premultiplied colour.
    case solid(UInt32)
    /// One colour per pixel of the shape's area.
    case pixels(PixelBlock)
}

/// The area in which drawing has an effect: a rectangle with an optional coverage mask.
struct ClipRegion {
    var area: PixelRect
    /// The coverage mask, whose block contains `area`; nil if the entire area is visible.
    var coverage: PixelBlock?
    /// Parts of `area` with full coverage.
    var fullyCoveredAreas: [PixelRect] = []

    /// Returns the coverage mask if an area of the clip needs one; otherwise nil.
    func coverage(needed area: PixelRect) -> PixelBlock? {
        guard let coverage, !fullyCoveredAreas.contains(where: { $0.contains(area) }) else { return nil }
        return coverage
    }
}
