/// The importance of a constraint. A higher strength outweighs any number of lower ones.
public struct Strength: Hashable, Comparable, Sendable {
    /// The constraint must hold.
    public static let required = Strength(priority: 1000)

    /// The priority: 1000 if required, otherwise any number except NaN.
    public var priority: Double

    /// Creates the strength of an Auto Layout priority: 1000 and above are required.
    public init(priority: Double) {
        precondition(!priority.isNaN, "a priority is a number")
        self.priority = priority >= 1000 ? 1000 : priority
    }

    /// A Boolean value that indicates whether the constraint must hold.
    public var isRequired: Bool { priority >= 1000 }

    /// Orders by priority.
    public static func < (a: Strength, b: Strength) -> Bool { a.priority < b.priority }
}
