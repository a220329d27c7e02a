/// A free real unknown of a `Solver`; it belongs to the solver that made it and to that solver's copies.
public struct Variable: Hashable, Sendable {
    /// The position in order of creation, from 0.
    public let index: Int32
}

/// How the two sides of a constraint compare.
public enum Relation: Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual
    /// Both sides are the same.
    case equal
    /// The left side is at least the right one.
    case greaterThanOrEqual
}

/// A variable times a factor, a summand of a constraint's left side.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// Its factor.
    public var coefficient: Double

    /// Makes the product of `variable` and `coefficient`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
