import Foundation

/// The priority of a constraint, from 1 to 1000 (required). Constraints with higher priorities are satisfied first.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority. Its range is validated only when it is used.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Required (1000). Conflicts between required constraints are reported.
    public static let required = UILayoutPriority(1000)
    /// High (750): the default priority with which views resist shrinking below their intrinsic size.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of drags that can resize a window on a Mac (510). It has no special meaning in CellSim.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a window keeps its size on a Mac (500). It has no special meaning in CellSim.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of drags that can't resize a window on a Mac (490). It has no special meaning in CellSim.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// Low (250): the default priority with which views resist growing beyond their intrinsic size.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in `systemLayoutSizeFitting` (50).
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// Returns a priority increased by a number. The result isn't clamped.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// Returns a priority decreased by a number. The result isn't clamped.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}
