import CellSimGraphics
import CellSimRaster
import Foundation

/// A range of pixel rows in a picture that must still be drawn.
struct PixelStrip: Sendable {
    var list: DisplayList
    /// The pixel rows in the picture of the display list.
    var rows: Range<Int>

    /// The maximum number of rows that are drawn at a time.
    static let maximumRows = 1024

    /// Returns the maximum number of rows for a picture of this width. Strips of wide pictures are lower, so that
    /// each uses at most 16 MiB.
    static func maximumHeight(width: Int) -> Int { max(min(maximumRows, (4 << 20) / max(width, 1)), 1) }

    /// Returns all strips of a list's picture, from top to bottom.
    static func all(of list: DisplayList, scale: CGFloat) -> [PixelStrip] {
        let (width, height) = Rasterizer(scale: scale).pixelSize(of: list)
        let stripHeight = maximumHeight(width: width)
        return stride(from: 0, to: height, by: stripHeight).map { top in
            PixelStrip(list: list, rows: top..<min(top + stripHeight, height))
        }
    }
}
