import Foundation

/// Axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// All axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
