import CellSimSolver
import Foundation

/// A solver with the constants that were applied to it and the constraints that fix the root's size.
struct LayoutProgram {
    var solver: Solver
    /// The constraints by row; nil if the row has no terms, or was removed.
    var ids: [ConstraintID?]
    var appliedConstants: [Double]
    var widthPin: ConstraintID?
    var heightPin: ConstraintID?
    var pinStrengths: (Float, Float) = (-1, -1)
    var pinned = CGSize(width: -1, height: -1)
    /// Whether the root's width (true) or height (false) is currently being fixed.
    var pinningWidth: Bool?
    /// The rows that keep sizes from being negative.
    var minimumSizes: [Variable: ConstraintID?] = [:]
    /// The rows that set sizes to 0 unless other constraints require more.
    var zeroedSizes: [Variable: ConstraintID?] = [:]
    /// The rows that keep widths of the first solution (`LayoutNodeAdjustments.heldWidthPriority`).
    var heldWidths: [ConstraintID] = []
    /// The rows that are no longer required because of conflicts.
    var brokenRows: Set<Int> = []
    /// Whether nothing was solved since the program was created from rows in their order. The solution of such a
    /// program is the layout by definition; a later solution is used only if it is unique.
    var isFresh = true
    /// Whether required constraints were found to conflict after the first solution.
    var hasConflicts = false
    /// The number of edits of rows since the program was last solved.
    var editsSinceLastSolve = 0

    init(copying base: Solver, ids: [ConstraintID?], applied: [Double]) {
        solver = base
        self.ids = ids
        self.appliedConstants = applied
    }

    /// Whether the solution may depend on the order of constraints.
    var mayDependOnOrder: Bool { hasConflicts || !brokenRows.isEmpty || !zeroedSizes.isEmpty }

    mutating func applyConstants(_ constants: [Double]) {
        for index in ids.indices where appliedConstants[index] != constants[index] {
            if let id = ids[index] { solver.setConstant(id, constants[index]) }
            appliedConstants[index] = constants[index]
        }
    }

    // MARK: Edits

    /// Adds a row, at a new index or a vacated one.
    mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ strength: Strength, at row: Int) {
        if row == ids.count {
            ids.append(nil)
            appliedConstants.append(constant)
        }
        appliedConstants[row] = constant
        guard !terms.isEmpty, !hasConflicts else { return }
        do {
            ids[row] = try solver.add(terms, relation, constant, strength: strength)
        } catch {
            hasConflicts = true
        }
    }

    mutating func remove(at row: Int) {
        guard let id = ids[row] else { return }
        solver.remove(id)
        ids[row] = nil
    }

    mutating func setStrength(_ strength: Strength, at row: Int) {
        guard let id = ids[row] else { return }
        do {
            try solver.setStrength(id, strength)
        } catch {
            hasConflicts = true
        }
    }

    /// Allows a removed view's size to be negative again.
    mutating func removeSizeRows(_ size: Variable) {
        if case .some(.some(let id)) = minimumSizes.removeValue(forKey: size) { solver.remove(id) }
        if case .some(.some(let id)) = zeroedSizes.removeValue(forKey: size) { solver.remove(id) }
    }
}
