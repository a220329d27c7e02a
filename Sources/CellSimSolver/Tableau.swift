/// The state of a solver, in two layers.
///
/// *Definitions*: a new variable is defined by the constraint that introduces it, as a sum of other variables and that
/// constraint's residual, and is not substituted anywhere: variables are free, so no ratio test needs their rows.
/// *Rows*: a constraint without an undefined variable is expanded to residuals of other constraints and becomes a row of
/// a simplex tableau. A residual outside the rows equals its constant. No row has a constant term, so the values of a
/// row are always computed from the constraints' own constants and editing these never accumulates errors.
///
/// *Dropped residuals*: a required equality that defines a variable never leaves its constant, so rows omit its residual;
/// their contribution is computed from the definitions (`Tableau+Bases`). So a long chain of equations, or a sum over many
/// equal lengths, makes no row long.
struct Tableau {
    var constraints = Block<ConstraintRecord>()
    var variables = Block<VariableRecord>()
    var rows = Block<RowRecord>()
    /// The left side of each constraint as given.
    var terms = SparseRows()
    /// The definition of each variable.
    var definitions = SparseRows()
    /// The entries of each row.
    var coefficients = SparseRows()

    /// Reduced costs: `levelCapacity` numbers for each constraint.
    var costs = Block<Double>()
    var levelCapacity = 0
    var levels = Block<LevelRecord>()
    /// Levels in use by descending priority.
    var levelOrder = Block<Int32>()

    /// Defined variables by ascending rank, with gaps (-1), above and below zero.
    var ascending = Block<Int32>()
    var descending = Block<Int32>()
    var vacantSlots = Block<Int32>()
    var waiting = Block<Int32>()

    var nextSerial: UInt32 = 0
    var definedCount = 0
    var pivotsSinceRebuild = 0
    /// A constant or the set of rows changed since row values were computed.
    var valuesAreStale = false
    /// Costs changed so that the basis may not be optimal and `costs` is not up to date.
    var costsAreStale = false
    /// Definitions or constants changed since the bases were computed.
    var basesAreStale = true

    /// The approximate number of entries visited since the limit was set, and the limit.
    var work = 0
    var workLimit = Int.max

    var scratch = Scratch()

    @_transparent var isExhausted: Bool { work > workLimit }

    static let zeroPivot = 1e-9
    static let zeroCost = 1e-9

    func copy() -> Tableau {
        var result = self
        result.constraints = constraints.copy()
        result.variables = variables.copy()
        result.rows = rows.copy()
        result.terms = terms.copy()
        result.definitions = definitions.copy()
        result.coefficients = coefficients.copy()
        result.costs = costs.copy()
        result.levels = levels.copy()
        result.levelOrder = levelOrder.copy()
        result.ascending = ascending.copy()
        result.descending = descending.copy()
        result.vacantSlots = vacantSlots.copy()
        result.waiting = waiting.copy()
        result.scratch = Scratch(variables: variables.count, constraints: constraints.count)
        return result
    }

    func deallocate() {
        constraints.deallocate()
        variables.deallocate()
        rows.deallocate()
        terms.deallocate()
        definitions.deallocate()
        coefficients.deallocate()
        costs.deallocate()
        levels.deallocate()
        levelOrder.deallocate()
        ascending.deallocate()
        descending.deallocate()
        vacantSlots.deallocate()
        waiting.deallocate()
        scratch.deallocate()
    }

    mutating func reserveCapacity(variables variableCount: Int, constraints constraintCount: Int) {
        variables.reserve(variableCount)
        constraints.reserve(constraintCount)
        terms.reserveCapacity(rows: constraintCount, entries: constraintCount * 3)
        definitions.reserveCapacity(rows: variableCount, entries: variableCount * 3)
        ascending.reserve(variableCount)
    }

    mutating func makeVariable(followsOthers: Bool) -> Int {
        variables.append(VariableRecord(followsOthers: followsOthers))
        definitions.extend(to: variables.count)
        scratch.extend(variables: variables.count)
        return variables.count - 1
    }

    /// A slot for a new constraint whose terms are still to be stored.
    mutating func makeConstraint(relation: Int8, constant: Double, level: Int32) -> Int {
        let slot: Int
        if vacantSlots.count > 0 {
            vacantSlots.count -= 1
            slot = Int(vacantSlots[vacantSlots.count])
        } else {
            slot = constraints.count
            constraints.append(ConstraintRecord())
            terms.extend(to: slot + 1)
            scratch.extend(constraints: slot + 1)
            costs.extend(to: (slot + 1) * levelCapacity, with: 0)
        }
        constraints[slot] = ConstraintRecord(
            constant: constant, row: ConstraintRecord.waiting, level: level, serial: nextSerial, relation: relation)
        nextSerial &+= 1
        return slot
    }

    func id(_ slot: Int) -> ConstraintID { ConstraintID(slot: Int32(slot), serial: constraints[slot].serial) }
}

/// Owns a tableau's memory; the unit of copying on write.
final class TableauBox {
    // Nothing in this file calls other code, so no two changes can overlap.
    @safe @exclusivity(unchecked) var tableau: Tableau

    init(_ tableau: Tableau) { self.tableau = tableau }

    deinit { tableau.deallocate() }
}

// Unchecked: a box is changed only while a single solver refers to it; shared ones are read.
extension TableauBox: @unchecked Sendable {}
