import CellSimCPixman
import CellSimGraphics
import Foundation

/// Draws display lists into bitmaps.
///
/// A list produces the same bytes on every processor, in debug and release builds, as a whole or in bands, and with any number
/// of parallel rasterisers, because coverage and compositing use integer arithmetic.
public struct Rasterizer: Sendable {
    /// The number of pixels per point.
    public let scale: CGFloat

    /// The maximum number of rows and columns to draw at once, because FreeType and pixman use 16-bit coordinates.
    static let maximumTileSize = 8192

    /// Creates a rasteriser.
    /// - Precondition: The scale is positive and finite.
    public init(scale: CGFloat) {
        precondition(scale > 0 && scale.isFinite, "the scale must be positive")
        self.scale = scale
    }

    /// Returns the size in pixels of a list's picture: the size in points times the scale, rounded up.
    public func pixelSize(of list: DisplayList) -> (width: Int, height: Int) {
        let grid = PixelGrid(scale: scale)
        func pixels(_ points: CGFloat) -> Int {
            points > 0 && points.isFinite ? max(Int(saturating: grid.pixelsCovering(points)), 0) : 0
        }
        return (pixels(list.size.width), pixels(list.size.height))
    }

    /// Draws the entire list.
    /// - Parameter background: The background colour; nil makes the background transparent.
    /// - Complexity: Linear in the number of commands, and for each command in the number of pixels it affects.
    public func render(_ list: DisplayList, background: RGBAColor? = nil) -> Bitmap {
        renderBand(list, rows: 0..<pixelSize(of: list).height, background: background)
    }

    /// Draws some pixel rows of the list. They are identical to those of `render`.
    /// - Parameter rows: The rows, counted from the top. Rows outside the picture contain only the background.
    /// - Complexity: Linear in the number of commands, and in the number of pixels they affect in these rows.
    public func renderBand(_ list: DisplayList, rows: Range<Int>, background: RGBAColor? = nil) -> Bitmap {
        let (width, height) = pixelSize(of: list)
        var bitmap = Bitmap(width: width, height: rows.count)
        guard width > 0, !rows.isEmpty else { return bitmap }
        let stride = bitmap.bytesPerRow
        let tile =
            GroupNesting.depth(of: list) > 1
            ? GroupNesting.tile(for: list, maximum: Self.maximumTileSize) : Self.maximumTileSize
        let backdrops = BackdropExtent(list, scale: scale)
        let picture = PixelRect(left: 0, top: 0, right: width, bottom: max(height, rows.upperBound))
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for top in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: tile) {
                for left in Swift.stride(from: 0, to: width, by: tile) {
                    let area = PixelRect(
                        left: left, top: top, right: min(left + tile, width), bottom: min(top + tile, rows.upperBound))
                    let first = unsafe start + (top - rows.lowerBound) * stride + left * 4
                    let target = unsafe PixelBlock(
                        .color, bounds: area, borrowing: first.assumingMemoryBound(to: UInt8.self), bytesPerRow: stride)
                    let needed = backdrops.isEmpty ? area : backdrops.pixelsNeeded(for: area).intersection(picture)
                    let drawn = needed == area ? target : PixelBlock(.color, bounds: needed)
                    if let background { drawn.fill(needed, with: background.premultipliedPixel) }
                    Painter(target: drawn, scale: scale).draw(list)
                    if needed != area {
                        target.composite(
                            PIXMAN_OP_SRC, drawn.image, sourceOrigin: (needed.left, needed.top), area: area)
                    }
                }
            }
        }
        return bitmap
    }
}
