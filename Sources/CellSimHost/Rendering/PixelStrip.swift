import CellSimGraphics
import CellSimRaster
import Foundation

/// A range of pixel rows to draw, with the display list of the picture.
struct PixelStrip: Sendable {
    var list: DisplayList
    /// The range of pixel rows in the picture.
    var rows: Range<Int>

    /// The maximum number of rows to draw at a time.
    static let maximumRows = 1024

    /// Returns the maximum number of rows per strip for a picture of this width. Strips of wide pictures are lower, so that each
    /// uses at most 16 MiB.
    static func maximumHeight(width: Int) -> Int { max(min(maximumRows, (4 << 20) / max(width, 1)), 1) }

    /// Returns all strips of a picture, from top to bottom.
    static func all(of list: DisplayList, scale: CGFloat) -> [PixelStrip] {
        let (width, height) = Rasterizer(scale: scale).pixelSize(of: list)
        let stripHeight = maximumHeight(width: width)
        return stride(from: 0, to: height, by: stripHeight).map { top in
            PixelStrip(list: list, rows: top..<min(top + stripHeight, height))
        }
    }
}
