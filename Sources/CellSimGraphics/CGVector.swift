import Foundation

/// A two-dimensional vector. Foundation on Linux doesn't have this type; names are those of Core Graphics.
public struct CGVector: Hashable, Sendable, Codable {
    /// The components of the vector.
    public var dx, dy: CGFloat

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// The zero vector.
    public static let zero = CGVector()
}
