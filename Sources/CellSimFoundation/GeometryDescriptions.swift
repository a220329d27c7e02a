import Foundation

// On Linux, these types have no descriptions of their own, so `print` shows the names of types and members. These
// conformances print only the numbers in parentheses, as on Apple platforms.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and height, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin's coordinates, width and height, such as `(0.0, 1.0, 100.0, 50.5)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
