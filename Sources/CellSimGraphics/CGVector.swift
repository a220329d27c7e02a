import Foundation

/// A two-dimensional vector. Foundation on Linux has none; names are Core Graphics'.
public struct CGVector: Hashable, Sendable, Codable {
    /// The components along both axes.
    public var dx, dy: CGFloat

    /// A vector of these components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of no length.
    public static let zero = CGVector()
}
