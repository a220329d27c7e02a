/// A real variable of a `Solver`. It belongs to the solver that created it and to copies of that solver.
public struct Variable: Hashable, Sendable {
    /// The index, in order of creation, starting at 0.
    public let index: Int32
}

/// The relation between the two sides of a constraint.
public enum Relation: Sendable {
    /// The left side is less than or equal to the right side.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The left side is greater than or equal to the right side.
    case greaterThanOrEqual
}

/// The product of a variable and a coefficient on the left side of a constraint.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient.
    public var coefficient: Double

    /// Creates the product of `variable` and `coefficient`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
