/// A problem in layout: constraints without a solution, or whose solution takes too much work.
package struct LayoutProblem: Sendable {
    package enum Kind: Sendable {
        /// Constraints conflict, and the engine broke `broken`; all are equations as text.
        case unsatisfiable(constraints: [String], broken: String)
        /// Solving the constraints below a view exceeded the work limit; `constraints` is their number.
        case exhausted(view: String, constraints: Int)
    }

    package var kind: Kind
    /// The line and identifier, in its document, of the broken constraint or of the view.
    package var line: Int?
    package var sourceID: String?
    /// The identifiers of the conflicting constraints.
    package var constraintIDs: [String] = []
    /// The origins of the conflicting constraints, in order; nil for constraints created in code.
    package var origins: [ConstraintOrigin?] = []
    /// The origin of the broken constraint.
    package var brokenOrigin: ConstraintOrigin?
    /// The given sizes that are part of the conflict, as equations.
    package var rootSizes: [String] = []
}

/// The line of a constraint in its document.
package struct ConstraintOrigin: Sendable {
    package var file: String
    package var line: Int
}

/// The part of a view's layout that is undetermined.
package enum OpenPart: Sendable {
    /// The position: neither an edge nor the centre is determined.
    case position
    /// The length; the position is determined.
    case size
    /// The size of the scrolled content.
    case content
}
