import CellSimGraphics

/// The source of colours while a figure is filled.
enum PaintSource {
    /// One premultiplied pixel everywhere.
    case solid(UInt32)
    /// A colour for every pixel of the figure's area.
    case pixels(PixelBlock)
}

/// The area that drawing may change: a rectangle, optionally with a coverage.
struct ClipRegion {
    var area: PixelRect
    /// A block that contains `area`; nil if the whole area is visible.
    var coverage: PixelBlock?
    /// Parts of `area` in which the coverage is full.
    var solid: [PixelRect] = []

    /// The coverage to apply inside an area of the clip, if any.
    func coverage(needed area: PixelRect) -> PixelBlock? {
        guard let coverage, !solid.contains(where: { $0.contains(area) }) else { return nil }
        return coverage
    }
}
