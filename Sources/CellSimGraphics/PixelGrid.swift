import Foundation

/// Rounds lengths and coordinates of layout (in points) to device pixels. No other code rounds them.
///
/// - Values are rounded in pixels. A value within `tolerance` of a pixel's edge, or of the middle between two edges, counts as exactly
///   on it. The tolerance absorbs rounding errors of sums and divisions.
/// - A value in the middle between two pixel edges is rounded to the right or downwards.
/// - A rectangle's edges are rounded, not its size. Adjacent rectangles stay adjacent, and equal fractions of a length may differ by a
///   pixel.
/// - Auto Layout rounds edges by their position in the window, not in the superview. A frame is the difference between
///   its own rounded edges and its superview's. (See `LayoutEngine.applySolution` for the evidence.)
/// - A size that must contain something, such as a label's text or a row's content, is rounded up.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    public let scale: CGFloat

    /// The maximum distance, in pixels, at which a value counts as being on an edge.
    public static let tolerance: CGFloat = 0.001

    /// The grid of whole points, to which some UIKit controls align on every device.
    public static let wholePoints = PixelGrid(scale: 1)

    /// Creates the grid of a display with this number of pixels per point.
    public init(scale: CGFloat) { self.scale = scale }

    /// The size of a pixel in points; the thickness of hairlines.
    public var pixel: CGFloat { 1 / scale }

    // MARK: In points

    /// Returns the nearest pixel edge. A value in the middle is rounded to the right or downwards.
    public func rounded(_ points: CGFloat) -> CGFloat { nearestPixel(points) / scale }

    /// Returns the first pixel edge at or after the value: the size at which content isn't cut off.
    public func roundedUp(_ points: CGFloat) -> CGFloat { pixelsCovering(points) / scale }

    /// Returns the last pixel edge at or before the value.
    public func roundedDown(_ points: CGFloat) -> CGFloat { pixelsWithin(points) / scale }

    /// Returns the nearest pixel edge. Unlike `rounded`, it rounds a value in the middle to the left or upwards, as in
    /// centred blocks of text.
    public func roundedTowardsStart(_ points: CGFloat) -> CGFloat {
        (points * scale - 0.5 - PixelGrid.tolerance).rounded(.up) / scale
    }

    /// Returns the smallest size in whole pixels that contains a size.
    public func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// Returns the nearest point of the grid.
    public func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// Returns the rectangle with each edge at the nearest pixel edge.
    public func rounded(_ rect: CGRect) -> CGRect {
        let (left, top) = (nearestPixel(rect.minX), nearestPixel(rect.minY))
        let (right, bottom) = (nearestPixel(rect.maxX), nearestPixel(rect.maxY))
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    // MARK: In pixels

    /// Returns the number of the nearest pixel edge, counted from zero.
    public func nearestPixel(_ points: CGFloat) -> CGFloat { PixelGrid.nearest(points * scale) }

    /// Returns the pixel edge nearest to a coordinate in pixels.
    public static func nearest(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + tolerance).rounded(.down) }

    /// Returns the number of pixels that a length covers, including partly covered ones.
    public func pixelsCovering(_ points: CGFloat) -> CGFloat { (points * scale - PixelGrid.tolerance).rounded(.up) }

    /// Returns the number of whole pixels that fit in a length.
    public func pixelsWithin(_ points: CGFloat) -> CGFloat { (points * scale + PixelGrid.tolerance).rounded(.down) }

    /// Returns the rows of whole pixels that a range of content touches, from `low` to `high` (in points). Infinite
    /// ends are beyond all content, and NaN touches nothing.
    package func rows(touching low: CGFloat, _ high: CGFloat) -> Range<Int> {
        guard !low.isNaN, !high.isNaN else { return 0..<0 }
        let (top, bottom) = (Int(saturating: pixelsWithin(low)), Int(saturating: pixelsCovering(high)))
        return top..<max(bottom, top)
    }
}
