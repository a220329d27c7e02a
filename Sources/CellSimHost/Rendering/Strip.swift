import CellSimGraphics
import CellSimRaster
import Foundation

/// Some pixel rows of a picture, still to be drawn.
struct Strip: Sendable {
    var list: DisplayList
    /// Pixel rows of the list's own picture.
    var rows: Range<Int>

    /// The most rows that are drawn at a time.
    static let tallest = 1024

    /// All rows of a list's picture, from the top.
    static func all(of list: DisplayList, scale: CGFloat) -> [Strip] {
        let height = Rasterizer(scale: scale).pixelSize(of: list).height
        return stride(from: 0, to: height, by: tallest).map { top in
            Strip(list: list, rows: top..<min(top + tallest, height))
        }
    }
}
