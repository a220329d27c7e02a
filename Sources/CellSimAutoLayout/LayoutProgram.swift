import CellSimSolver
import Foundation

/// A solver with the constants it has taken over and the pins of the root's size.
struct LayoutProgram {
    var solver: Solver
    /// By row; nil where the row has no terms, or was given up altogether.
    var ids: [ConstraintID?]
    var applied: [Double]
    var widthPin: ConstraintID?
    var heightPin: ConstraintID?
    var pinStrengths: (Float, Float) = (-1, -1)
    var pinned = CGSize(width: -1, height: -1)
    /// Whether the root's width, or its height, is being pinned.
    var pinningWidth: Bool?
    /// The rows of sizes that had to be told not to be negative.
    var nonNegative: [Variable: ConstraintID?] = [:]
    /// The rows of sizes that were told to be 0 unless something needs more.
    var closedSizes: [Variable: ConstraintID?] = [:]
    /// Rows that hold widths of the first solution (`LayoutNodeAdjustments.heldWidthPriority`).
    var heldWidths: [ConstraintID] = []
    /// Rows that need not hold any more because they contradicted others.
    var broken: Set<Int> = []
    /// Whether nothing was solved since the program was made from rows in their order. What such a program finds is the
    /// layout by definition; a later one's solution counts only where it is the only one.
    var isFresh = true
    /// Whether required constraints turned out to contradict one another after the first solution.
    var isTroubled = false
    /// How often rows were edited since the program was last solved.
    var idleEdits = 0

    init(copying base: Solver, ids: [ConstraintID?], applied: [Double]) {
        solver = base
        self.ids = ids
        self.applied = applied
    }

    /// Whether the solution may depend on more than the constraints.
    var mayDependOnOrder: Bool { isTroubled || !broken.isEmpty || !closedSizes.isEmpty }

    mutating func takeOver(_ wanted: [Double]) {
        for index in ids.indices where applied[index] != wanted[index] {
            if let id = ids[index] { solver.setConstant(id, wanted[index]) }
            applied[index] = wanted[index]
        }
    }

    // MARK: Edits

    /// Adds a row, in a new place or one that was vacated.
    mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ strength: Strength, at row: Int) {
        if row == ids.count {
            ids.append(nil)
            applied.append(constant)
        }
        applied[row] = constant
        guard !terms.isEmpty, !isTroubled else { return }
        do {
            ids[row] = try solver.add(terms, relation, constant, strength: strength)
        } catch {
            isTroubled = true
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
            isTroubled = true
        }
    }

    /// Lets a size be negative again, whose view has gone.
    mutating func forget(_ size: Variable) {
        if case .some(.some(let id)) = nonNegative.removeValue(forKey: size) { solver.remove(id) }
        if case .some(.some(let id)) = closedSizes.removeValue(forKey: size) { solver.remove(id) }
    }
}
