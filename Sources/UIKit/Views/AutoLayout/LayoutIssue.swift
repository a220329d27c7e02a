/// The part of a view's geometry that is ambiguous.
public enum AmbiguousPart: String, Sendable, Hashable {
    /// The position: no edge or centre is determined on the axis.
    case position
    /// The size: an edge or the centre is determined on the axis, but not the length.
    case size
    /// The content size of a scroll view.
    case content = "scrollable content size"
}

/// A problem in the constraints of a layout: they have no solution, or more than one.
public struct LayoutIssue: Sendable {
    /// The kinds of problems. Constraints are described as equations, views by class and name.
    public enum Kind: Sendable, Hashable {
        /// The constraints conflict; `broken` was broken.
        case unsatisfiable(constraints: [String], broken: String)
        /// The constraints in a view exceed the limits of the solver, so the layout is incomplete. `constraints` is their number.
        case exhausted(view: String, constraints: Int)
        /// The constraints don't determine the position, the size or the content size of a view on an axis.
        case ambiguous(view: String, axis: String, part: AmbiguousPart, constraints: [String])
    }

    /// The kind of problem, with the affected constraints and views.
    public var kind: Kind
    /// The line of the broken constraint or ambiguous view in its document; nil for objects that were created in code.
    public var line: Int?
    /// The object ID of the broken constraint or ambiguous view; nil for objects that were created in code.
    public var objectID: String?
    /// The object IDs of the conflicting constraints.
    public var constraintIDs: [String] = []
    /// The lines of the conflicting constraints in their document, in the order of `kind`; nil for constraints that were
    /// created in code.
    public var constraintLines: [Int?] = []
}
