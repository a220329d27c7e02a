import Foundation

/// Rounds the coordinates and lengths of layouts from points to device pixels. No other code does so.
///
/// - Coordinates are rounded after conversion to pixels. A coordinate within `tolerance` of a pixel edge, or of the midpoint
///   between two edges, counts as exactly there. The tolerance absorbs rounding errors of sums and quotients.
/// - A midpoint between two pixel edges is rounded to the right or down.
/// - The edges of a rectangle are rounded, not its size. Adjacent rectangles therefore stay adjacent, and equal fractions of
///   a length can differ by a pixel.
/// - Auto Layout rounds edges by their position in the window instead of the superview. A frame is the difference between
///   its rounded edges and those of its superview. (See `LayoutEngine.applySolution` for the evidence.)
/// - A size that must contain something, such as the text of a label or the content of a row, is rounded up.
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point.
    public let scale: CGFloat

    /// The maximum distance from an edge, in pixels, at which a coordinate counts as being on the edge.
    public static let tolerance: CGFloat = 0.001

    /// The grid of whole points, to which some UIKit controls align on every device.
    public static let wholePoints = PixelGrid(scale: 1)

    /// Creates the pixel grid of a display with a number of pixels per point.
    public init(scale: CGFloat) { self.scale = scale }

    /// The size of a pixel in points, which is the thickness of hairlines.
    public var pixel: CGFloat { 1 / scale }

    // MARK: In points

    /// Returns the nearest pixel edge. Midpoints are rounded to the right or down.
    public func rounded(_ points: CGFloat) -> CGFloat { nearestPixel(points) / scale }

    /// Returns the first pixel edge at or after a coordinate. A size rounded this way doesn't clip its content.
    public func roundedUp(_ points: CGFloat) -> CGFloat { pixelsCovering(points) / scale }

    /// Returns the last pixel edge at or before a coordinate.
    public func roundedDown(_ points: CGFloat) -> CGFloat { pixelsWithin(points) / scale }

    /// Returns the nearest pixel edge. Unlike in `rounded`, midpoints are rounded to the left or up, as in centred blocks of
    /// text.
    public func roundedTowardsStart(_ points: CGFloat) -> CGFloat {
        (points * scale - 0.5 - PixelGrid.tolerance).rounded(.up) / scale
    }

    /// Returns the smallest size in whole pixels that contains a size.
    public func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// Returns the nearest point of the grid.
    public func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// Returns a rectangle whose edges are rounded to the nearest pixel edges.
    public func rounded(_ rect: CGRect) -> CGRect {
        let (left, top) = (nearestPixel(rect.minX), nearestPixel(rect.minY))
        let (right, bottom) = (nearestPixel(rect.maxX), nearestPixel(rect.maxY))
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    // MARK: In pixels

    /// Returns the index of the nearest pixel edge, starting at zero.
    public func nearestPixel(_ points: CGFloat) -> CGFloat { PixelGrid.nearest(points * scale) }

    /// Returns the pixel edge nearest to a coordinate in pixels.
    public static func nearest(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + tolerance).rounded(.down) }

    /// Returns the number of pixels that a length covers at least in part.
    public func pixelsCovering(_ points: CGFloat) -> CGFloat { (points * scale - PixelGrid.tolerance).rounded(.up) }

    /// Returns the number of complete pixels in a length.
    public func pixelsWithin(_ points: CGFloat) -> CGFloat { (points * scale + PixelGrid.tolerance).rounded(.down) }

    /// Returns the rows of pixels that the range from `low` to `high` (in points) touches. Infinite bounds are beyond all
    /// content; NaN touches nothing.
    package func rows(touching low: CGFloat, _ high: CGFloat) -> Range<Int> {
        guard !low.isNaN, !high.isNaN else { return 0..<0 }
        let (top, bottom) = (Int(saturating: pixelsWithin(low)), Int(saturating: pixelsCovering(high)))
        return top..<max(bottom, top)
    }
}
