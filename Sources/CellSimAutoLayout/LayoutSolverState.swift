import CellSimSolver
import Foundation

/// The state of a layout that is solved incrementally: a solver with its constraints, so that a later layout only applies
/// what changed.
struct LayoutSolverState {
    var solver: Solver
    /// The constraints by row; nil if the row has no terms or was removed.
    var constraintIDs: [ConstraintID?]
    var appliedConstants: [Double]
    var widthPin: ConstraintID?
    var heightPin: ConstraintID?
    var pinStrengths: (Float, Float) = (-1, -1)
    var pinned = CGSize(width: -1, height: -1)
    /// The dimension of the root that is being fixed: true for the width, false for the height, nil for neither.
    var pinningWidth: Bool?
    /// The rows that prevent negative sizes.
    var nonnegativeSizeConstraints: [Variable: ConstraintID?] = [:]
    /// The rows that set undetermined sizes to 0.
    var zeroSizeConstraints: [Variable: ConstraintID?] = [:]
    /// The rows that keep the widths of the first solution (`LayoutNodeAdjustments.heldWidthPriority`).
    var heldWidthConstraints: [ConstraintID] = []
    /// The indices of rows that are no longer required because of conflicts.
    var brokenRows: Set<Int> = []
    /// True until the first solution. The first solution is always used as the layout. A later one is used only if it is
    /// unique, because its result could depend on the order of edits.
    var isUnsolved = true
    /// A Boolean value that indicates whether required constraints conflicted after the first solution.
    var hasConflicts = false
    /// The number of edits since the solver state was last solved.
    var editsSinceLastSolve = 0

    init(copying base: Solver, ids: [ConstraintID?], applied: [Double]) {
        solver = base
        self.constraintIDs = ids
        self.appliedConstants = applied
    }

    /// A Boolean value that indicates whether the solution may depend on the order of the constraints.
    var mayDependOnOrder: Bool { hasConflicts || !brokenRows.isEmpty || !zeroSizeConstraints.isEmpty }

    mutating func applyConstants(_ constants: [Double]) {
        for index in constraintIDs.indices where appliedConstants[index] != constants[index] {
            if let id = constraintIDs[index] { solver.setConstant(id, constants[index]) }
            appliedConstants[index] = constants[index]
        }
    }

    // MARK: Edits

    /// Adds a row at a new index or a vacant one.
    mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ strength: Strength, at row: Int) {
        if row == constraintIDs.count {
            constraintIDs.append(nil)
            appliedConstants.append(constant)
        }
        appliedConstants[row] = constant
        guard !terms.isEmpty, !hasConflicts else { return }
        do {
            constraintIDs[row] = try solver.add(terms, relation, constant, strength: strength)
        } catch {
            hasConflicts = true
        }
    }

    mutating func remove(at row: Int) {
        guard let id = constraintIDs[row] else { return }
        solver.remove(id)
        constraintIDs[row] = nil
    }

    mutating func setStrength(_ strength: Strength, at row: Int) {
        guard let id = constraintIDs[row] else { return }
        do {
            try solver.setStrength(id, strength)
        } catch {
            hasConflicts = true
        }
    }

    /// Removes the rows that prevent a negative size or set an undetermined size to 0.
    mutating func removeSizeRows(_ size: Variable) {
        if case .some(.some(let id)) = nonnegativeSizeConstraints.removeValue(forKey: size) { solver.remove(id) }
        if case .some(.some(let id)) = zeroSizeConstraints.removeValue(forKey: size) { solver.remove(id) }
    }
}
