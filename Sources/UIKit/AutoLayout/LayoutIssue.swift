/// What a layout leaves open of a view.
public enum AmbiguousPart: String, Sendable, Hashable {
    /// Neither an edge nor the middle is fixed.
    case position
    /// One of them is fixed, the length is not.
    case size
    /// The size of what a scroll view shows.
    case content = "scrollable content size"
}

/// A layout that has no solution or more than one.
public struct LayoutIssue: Sendable {
    /// What is wrong with the layout. Constraints are written as equations, views as their class and name.
    public enum Kind: Sendable, Hashable {
        /// These constraints contradict one another; the last one was given up.
        case unsatisfiable(constraints: [String], broken: String)
        /// The constraints of a view's inside, so many, took more work than is done for them; it lies as it came about.
        case exhausted(view: String, constraints: Int)
        /// The view's position, size or scrollable content on the axis is not determined by these constraints.
        case ambiguous(view: String, axis: String, part: AmbiguousPart, constraints: [String])
    }

    /// What is wrong, and with which constraints and views.
    public var kind: Kind
    /// The line, in its document, of the element of the broken constraint or the ambiguous view.
    public var line: Int?
    /// The object id, in its document, of the broken constraint or the ambiguous view; nil for those made in code.
    public var objectID: String?
    /// The identifiers, in their document, of the constraints that contradict one another.
    public var constraintIDs: [String] = []
    /// The lines, in their document, of the constraints that contradict one another, in the order of `kind`'s; nil for
    /// those made in code.
    public var constraintLines: [Int?] = []
}
