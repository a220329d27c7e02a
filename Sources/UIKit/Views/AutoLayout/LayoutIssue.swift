/// The part of a view's geometry that the constraints don't determine.
public enum AmbiguousPart: String, Sendable, Hashable {
    /// No edge or centre is fixed on the axis.
    case position
    /// An edge or the centre is fixed, but the length is not.
    case size
    /// The content size of a scroll view.
    case content = "scrollable content size"
}

/// A problem in a layout that has no solution or more than one solution.
public struct LayoutIssue: Sendable {
    /// The kind of problem. Constraints are described as equations, views by class and name.
    public enum Kind: Sendable, Hashable {
        /// The constraints contradict each other, and the layout broke `broken`.
        case unsatisfiable(constraints: [String], broken: String)
        /// The constraints inside a view exceed the solver's limit, so the layout keeps its unfinished state.
        /// `constraints` is their number.
        case exhausted(view: String, constraints: Int)
        /// The constraints do not determine the view's position, size or scrollable content on the axis.
        case ambiguous(view: String, axis: String, part: AmbiguousPart, constraints: [String])
    }

    /// The kind of problem, with its constraints and views.
    public var kind: Kind
    /// The line of the broken constraint or the ambiguous view in its document; nil for objects created in code.
    public var line: Int?
    /// The object id of the broken constraint or the ambiguous view in its document; nil for objects created in code.
    public var objectID: String?
    /// The object ids of the contradicting constraints in their document.
    public var constraintIDs: [String] = []
    /// The lines of the contradicting constraints in their document, in the order of `kind`; nil for constraints
    /// created in code.
    public var constraintLines: [Int?] = []
}
