import Foundation

/// The priority of a constraint: 1000 is required; a lower priority yields to all higher ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority. Its range (above 0, up to 1000) is checked only when it is used.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Required (1000): the constraint must be satisfied; contradictions are reported.
    public static let required = UILayoutPriority(1000)
    /// High (750): the default priority with which views resist shrinking below their content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority (510) of drags that may resize a window on a Mac. It has no effect.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority (500) with which a window on a Mac keeps its size. It has no effect.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority (490) of drags that do not resize a window on a Mac. It has no effect.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// Low (250): the default priority with which views resist growing beyond their content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority (50) of the target size in `systemLayoutSizeFitting`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// Returns the priority increased by a number; the sum is not limited to 1000.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// Returns the priority decreased by a number; the difference is not limited to 0.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}
