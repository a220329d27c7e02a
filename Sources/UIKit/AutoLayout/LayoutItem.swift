import CellSimSolver
import Foundation

/// A view or guide with its variables: frame edges in the superview's coordinates, in points.
@MainActor @safe struct LayoutItem {
    /// The view, nil for a guide. Not counted: the root holds its views, and the engine looks at none once its
    /// structure has changed.
    var view: UIView? { unsafe viewReference?.takeUnretainedValue() }
    // Not `unowned(unsafe)`: an optional of a value that holds such a nil is itself taken for nil in debug builds, so that
    // a loop over items ended at the first guide.
    private let viewReference: Unmanaged<UIView>?
    let x, y, width, height: Variable
    /// The scrollable content's size, for scroll views whose content is constrained.
    var contentWidth, contentHeight: Variable?
    /// Rows of the intrinsic size: −1 where there is none.
    var compressionWidth: Int32 = -1
    var huggingWidth: Int32 = -1
    var compressionHeight: Int32 = -1
    var huggingHeight: Int32 = -1
    /// The size content would like, and the one it has at the width that the first solution gave.
    var contentSize = CGSize(width: -1, height: -1)
    var wrappedSize = CGSize(width: -1, height: -1)
    var contentVersion: Int32 = -1
    var wraps = false
    var solved = CGRect.zero
    /// The view in whose coordinates the frame is: the superview, or the one a guide belongs to. Not counted either.
    var place: UIView? { unsafe placeReference?.takeUnretainedValue() }
    private let placeReference: Unmanaged<UIView>?
    /// Where the solution has the origin and where it came to lie on the pixels, in those of the engine's root.
    var ideal = CGPoint.zero
    var snapped = CGPoint.zero

    init(view: UIView?, in place: UIView?, x: Variable, y: Variable, width: Variable, height: Variable) {
        unsafe viewReference = view.map { unsafe Unmanaged.passUnretained($0) }
        unsafe placeReference = place.map { unsafe Unmanaged.passUnretained($0) }
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// One constraint in the tableau.
@MainActor @safe struct LayoutRow {
    /// The constraint, or nil for a row of an intrinsic size.
    let constraint: NSLayoutConstraint?
    /// Not counted, as the items' views are not.
    var holder: UIView { unsafe holderReference }
    private unowned(unsafe) let holderReference: UIView
    var id: ConstraintID?
    /// Whether the constant depends on margins, safe areas or given frames.
    var dependsOnGeometry = false

    init(constraint: NSLayoutConstraint?, holder: UIView, id: ConstraintID? = nil, dependsOnGeometry: Bool = false) {
        unsafe holderReference = holder
        (self.constraint, self.id, self.dependsOnGeometry) = (constraint, id, dependsOnGeometry)
    }
}

/// A solver with the constants it has taken over and the pins of the root's size.
struct LayoutProgram {
    var solver: Solver
    var ids: [ConstraintID?] = []
    var applied: [Double]
    var widthPin: ConstraintID?
    var heightPin: ConstraintID?
    var pinStrengths: (Float, Float) = (-1, -1)
    var pinned = CGSize(width: -1, height: -1)
    /// Sizes that had to be told not to be negative.
    var nonNegative: Set<Variable> = []
    /// Rows that hold widths of the first solution (`LayoutAdjustments.heldWidthPriority`).
    var heldWidths: [ConstraintID] = []
    /// Rows that need not hold any more because they contradicted others.
    var broken: Set<Int> = []

    init(copying base: Solver, wanted: [Double]) {
        solver = base
        applied = wanted
    }

    mutating func takeOver(_ wanted: [Double]) {
        for index in ids.indices where applied[index] != wanted[index] {
            if let id = ids[index] { solver.setConstant(id, wanted[index]) }
            applied[index] = wanted[index]
        }
    }
}

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
}
