/// An unknown real number of a `Solver`. It belongs to the solver that created it and to copies of that solver.
public struct Variable: Hashable, Sendable {
    /// The index, in order of creation from 0.
    public let index: Int32
}

/// The comparison between a constraint's two sides.
public enum Relation: Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The left side is at least the right one.
    case greaterThanOrEqual
}

/// A variable times a coefficient, a summand of a constraint's left side.
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
