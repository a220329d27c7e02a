import Foundation

/// The four corner radii of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
    /// The radius of each corner.
    public var topLeft, topRight, bottomRight, bottomLeft: CGFloat

    /// Creates a radius for each corner, in points.
    public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    }

    /// Creates the same radius for all corners, in points.
    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Square corners.
    public static let zero = CornerRadii(0)

    /// Whether all corners are square.
    public var isZero: Bool { self == .zero }

    /// Returns the radii limited to half of the shorter side, and at least 0.
    public func limited(to size: CGSize) -> CornerRadii {
        let maximumRadius = max(min(size.width, size.height) / 2, 0)
        func limit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), maximumRadius) }
        return CornerRadii(
            topLeft: limit(topLeft), topRight: limit(topRight), bottomRight: limit(bottomRight),
            bottomLeft: limit(bottomLeft))
    }
}
