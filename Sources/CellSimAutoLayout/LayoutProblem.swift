/// A layout problem: constraints without a solution, or whose solution takes too much work.
package struct LayoutProblem: Sendable {
    package enum Kind: Sendable {
        /// Constraints conflict, and the engine broke `broken`. The values are equations as text.
        case unsatisfiable(constraints: [String], broken: String)
        /// Solving the constraints below a view exceeded the work limit. `constraints` is the number of constraints.
        case exhausted(view: String, constraints: Int)
    }

    package var kind: Kind
    /// The line and the identifier of the broken constraint or the view in its document.
    package var line: Int?
    package var sourceID: String?
    /// The identifiers of the conflicting constraints.
    package var constraintIDs: [String] = []
    /// The origins of the conflicting constraints, in the same order; nil for constraints created in code.
    package var origins: [ConstraintOrigin?] = []
    /// The origin of the broken constraint.
    package var brokenOrigin: ConstraintOrigin?
    /// The root's sizes that are part of the conflict, as equations.
    package var rootSizes: [String] = []
}

/// The line of a constraint in its document.
package struct ConstraintOrigin: Sendable {
    package var file: String
    package var line: Int
}

/// The part of a view's layout that is ambiguous.
package enum OpenPart: Sendable {
    /// The position: neither an edge nor the centre is determined.
    case position
    /// The length. The position is determined.
    case size
    /// The size of the scrollable content.
    case content
}
