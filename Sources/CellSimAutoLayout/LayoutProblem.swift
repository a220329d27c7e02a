/// Constraints that have no solution, or whose solution takes too much work.
package struct LayoutProblem: Sendable {
    package enum Kind: Sendable {
        /// These constraints contradict one another, and the engine broke `broken`. As equations.
        case unsatisfiable(constraints: [String], broken: String)
        /// Solving the constraints below a view exceeded the work limit; `constraints` is their number.
        case exhausted(view: String, constraints: Int)
    }

    package var kind: Kind
    /// The line and identifier, in its document, of the broken constraint or of the view.
    package var line: Int?
    package var sourceID: String?
    /// The identifiers of the constraints that contradict one another.
    package var constraintIDs: [String] = []
    /// The origins of an unsatisfiable set's constraints, in their order; nil for constraints created in code.
    package var origins: [ConstraintOrigin?] = []
    /// The origin of the broken constraint.
    package var brokenOrigin: ConstraintOrigin?
    /// Sizes given from outside that belong to the set, as equations.
    package var givenSizes: [String] = []
}

/// The line of a constraint in its document.
package struct ConstraintOrigin: Sendable {
    package var file: String
    package var line: Int
}

/// The part of a view's layout that is undetermined.
package enum OpenPart: Sendable {
    /// Neither an edge nor the middle is fixed.
    case position
    /// The position is determined, the length is not.
    case size
    /// The size of the scrolled content.
    case content
}
