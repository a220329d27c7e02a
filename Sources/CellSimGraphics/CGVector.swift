import Foundation

/// A two-dimensional vector. Foundation on Linux has none; names are Core Graphics'.
public struct CGVector: Hashable, Sendable, Codable {
    public var dx, dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    public init() { self.init(dx: 0, dy: 0) }

    public static let zero = CGVector()
}
