/// Constraints that have no solution, or one that costs too much.
package struct LayoutProblem: Sendable {
    package enum Kind: Sendable {
        /// These constraints contradict one another; `broken` was given up. As equations.
        case unsatisfiable(constraints: [String], broken: String)
        /// The constraints below a view, so many, took more work than is done for them.
        case exhausted(view: String, constraints: Int)
    }

    package var kind: Kind
    /// The line and identifier, in its document, of the constraint that was given up or of the view.
    package var line: Int?
    package var sourceID: String?
    /// The identifiers of the constraints that contradict one another.
    package var constraintIDs: [String] = []
    /// Where the constraints of an unsatisfiable set come from, in their order; nil for those made in code.
    package var origins: [ConstraintOrigin?] = []
    /// Where the constraint that was given up comes from.
    package var brokenOrigin: ConstraintOrigin?
    /// Sizes that were given from outside and belong to the set, as equations.
    package var givenSizes: [String] = []
}

/// The line of a constraint in its document.
package struct ConstraintOrigin: Sendable {
    package var file: String
    package var line: Int
}

/// What a layout leaves open of a view.
package enum OpenPart: Sendable {
    /// Neither an edge nor the middle is fixed.
    case position
    /// One of them is fixed, the length is not.
    case size
    /// The size of what it scrolls.
    case content
}
