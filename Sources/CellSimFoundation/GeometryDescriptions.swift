import Foundation

// On Linux these types have no description of their own, so that `print` shows the types' and members' names. As on Apple's
// systems, the numbers are in parentheses.

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
