import CellSimGraphics
import CellSimRaster
import Foundation

/// Some pixel rows of a picture, still to be drawn.
struct Strip: Sendable {
    var list: DisplayList
    /// Pixel rows of the list's own picture.
    var rows: Range<Int>

    /// The maximum number of rows that are drawn at a time.
    static let tallest = 1024

    /// The maximum for a picture of this width: strips of wide pictures are lower, so that each takes at most 16 MiB.
    static func tallest(width: Int) -> Int { max(min(tallest, (4 << 20) / max(width, 1)), 1) }

    /// All rows of a list's picture, from the top.
    static func all(of list: DisplayList, scale: CGFloat) -> [Strip] {
        let (width, height) = Rasterizer(scale: scale).pixelSize(of: list)
        let tallest = tallest(width: width)
        return stride(from: 0, to: height, by: tallest).map { top in
            Strip(list: list, rows: top..<min(top + tallest, height))
        }
    }
}
