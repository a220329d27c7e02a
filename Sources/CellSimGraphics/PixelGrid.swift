import Foundation

/// The device's pixels, seen from layout: the one place where lengths and coordinates (points) are rounded to them.
///
/// - Values are rounded in pixels, and what misses a pixel's edge, or the middle between two, by no more than `tolerance`
///   counts as lying on it: that is the noise of sums and divisions, not a length that anybody asked for.
/// - The nearest pixel of a value in the middle is the one on its right or below it.
/// - Of a rectangle its edges are rounded, not its size, so that neighbours that touch still do, and equal shares of a
///   length differ by a pixel among themselves.
/// - Auto Layout rounds edges where they lie in the window, not in the superview: a frame is the difference between its
///   own rounded edges and its superview's. (`LayoutEngine.adoptSolution` has what is known of it.)
/// - What has to hold something, as a label its text or a row its content, is rounded up.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    public let scale: CGFloat

    /// By how much of a pixel a value may miss an edge and still lie on it.
    public static let tolerance: CGFloat = 0.001

    /// Whole points, on which some of UIKit's controls stand on every device.
    public static let wholePoints = PixelGrid(scale: 1)

    /// The grid of a display with that many pixels a point.
    public init(scale: CGFloat) { self.scale = scale }

    /// The length of a pixel in points: the thickness of hairlines.
    public var pixel: CGFloat { 1 / scale }

    // MARK: In points

    /// The nearest edge of a pixel; a value in the middle goes right or down.
    public func rounded(_ points: CGFloat) -> CGFloat { nearestPixel(points) / scale }

    /// The first edge of a pixel at or beyond the value: what content needs so that nothing of it is cut.
    public func roundedUp(_ points: CGFloat) -> CGFloat { pixelsCovering(points) / scale }

    /// The last edge of a pixel at or before the value.
    public func roundedDown(_ points: CGFloat) -> CGFloat { pixelsWithin(points) / scale }

    /// As `rounded`, but a value in the middle goes left or up, as blocks of text do that are centred.
    public func roundedTowardsStart(_ points: CGFloat) -> CGFloat {
        (points * scale - 0.5 - PixelGrid.tolerance).rounded(.up) / scale
    }

    /// The size in which content of that size finds room.
    public func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// The nearest point of the grid.
    public func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// The rectangle with each of its four edges on the nearest pixel.
    public func rounded(_ rect: CGRect) -> CGRect {
        let (left, top) = (nearestPixel(rect.minX), nearestPixel(rect.minY))
        let (right, bottom) = (nearestPixel(rect.maxX), nearestPixel(rect.maxY))
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    // MARK: In pixels

    /// The number of the nearest edge of a pixel, counted from zero.
    public func nearestPixel(_ points: CGFloat) -> CGFloat { PixelGrid.nearest(points * scale) }

    /// The nearest edge of a pixel to a coordinate that is in pixels already.
    public static func nearest(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + tolerance).rounded(.down) }

    /// How many pixels a length takes, one that it takes in part included.
    public func pixelsCovering(_ points: CGFloat) -> CGFloat { (points * scale - PixelGrid.tolerance).rounded(.up) }

    /// How many whole pixels find room in a length.
    public func pixelsWithin(_ points: CGFloat) -> CGFloat { (points * scale + PixelGrid.tolerance).rounded(.down) }

    /// The lines of whole pixels that a stretch of content touches, from `low` to `high` (points). Infinite ends are ends
    /// beyond all content, and what is no number touches nothing.
    package func lines(touching low: CGFloat, _ high: CGFloat) -> Range<Int> {
        guard !low.isNaN, !high.isNaN else { return 0..<0 }
        let (top, bottom) = (Int(saturating: pixelsWithin(low)), Int(saturating: pixelsCovering(high)))
        return top..<max(bottom, top)
    }
}
