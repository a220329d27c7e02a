import Foundation

/// How strongly a constraint is meant: 1000 must hold, lower ones yield to every higher one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority from its number, which is checked only where it is used (above 0, up to 1000).
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold; contradictions are reported.
    public static let required = UILayoutPriority(1000)
    /// 750, with which most views resist being smaller than their content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510, for drags that may resize a window on a Mac; here only a number.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500, with which a window on a Mac keeps its size; here only a number.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490, for drags that leave a window on a Mac as it is; here only a number.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250, with which most views resist being larger than their content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50, with which a size asked of `systemLayoutSizeFitting` is wished for.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// The priority raised by a number; the sum is not limited to 1000.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// The priority lowered by a number; the difference is not limited to 0.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}
