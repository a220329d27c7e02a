/// How much a constraint matters: a higher strength beats any number of lower ones.
public struct Strength: Hashable, Comparable, Sendable {
    /// The constraint must hold.
    public static let required = Strength(priority: 1000)

    /// The priority, 1000 when required; below that, any number that can be ordered.
    public var priority: Double

    /// Makes the strength of a priority as Auto Layout counts them: 1000 and above are required.
    public init(priority: Double) {
        precondition(!priority.isNaN, "a priority is a number")
        self.priority = priority >= 1000 ? 1000 : priority
    }

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority >= 1000 }

    /// Orders by priority.
    public static func < (a: Strength, b: Strength) -> Bool { a.priority < b.priority }
}
