import Foundation

/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
    /// The radii of the corners.
    public var topLeft, topRight, bottomRight, bottomLeft: CGFloat

    /// Creates a value with a radius for each corner, in points.
    public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    }

    /// Creates a value with the same radius for all corners, in points.
    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// The radii of square corners.
    public static let zero = CornerRadii(0)

    /// A Boolean value that indicates whether all corners are square.
    public var isZero: Bool { self == .zero }

    /// Returns the radii, limited to the range from 0 to half the shorter side.
    public func limited(to size: CGSize) -> CornerRadii {
        let maximumRadius = max(min(size.width, size.height) / 2, 0)
        func limit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), maximumRadius) }
        return CornerRadii(
            topLeft: limit(topLeft), topRight: limit(topRight), bottomRight: limit(bottomRight),
            bottomLeft: limit(bottomLeft))
    }
}
