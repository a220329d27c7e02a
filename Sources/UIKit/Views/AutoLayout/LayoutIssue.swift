/// The part of a view's geometry that the constraints don't determine.
public enum AmbiguousPart: String, Sendable, Hashable {
    /// No edge and no centre is fixed on the axis.
    case position
    /// An edge or the centre is fixed, but not the length.
    case size
    /// The size of a scroll view's content.
    case content = "scrollable content size"
}

/// A layout that has no solution or more than one.
public struct LayoutIssue: Sendable {
    /// The problem in the layout. Constraints are written as equations, views as their class and name.
    public enum Kind: Sendable, Hashable {
        /// These constraints contradict one another; the layout broke the last one.
        case unsatisfiable(constraints: [String], broken: String)
        /// The constraints inside a view, with their number, exceed the solver's limit; the layout keeps its unfinished
        /// state.
        case exhausted(view: String, constraints: Int)
        /// The view's position, size or scrollable content on the axis is not determined by these constraints.
        case ambiguous(view: String, axis: String, part: AmbiguousPart, constraints: [String])
    }

    /// The problem, with its constraints and views.
    public var kind: Kind
    /// The line of the broken constraint or the ambiguous view in its document.
    public var line: Int?
    /// The object id of the broken constraint or the ambiguous view in its document; nil for those made in code.
    public var objectID: String?
    /// The ids of the contradicting constraints in their document.
    public var constraintIDs: [String] = []
    /// The lines of the contradicting constraints in their document, in the order of `kind`; nil for those made in
    /// code.
    public var constraintLines: [Int?] = []
}
