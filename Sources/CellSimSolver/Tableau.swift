/// The state of a solver: a simplex tableau with definitions of variables.
///
/// *Definitions*: the constraint that introduces a variable defines it, as a sum of other variables and the constraint's
/// residual. The definition is not substituted elsewhere: variables are unrestricted, so ratio tests don't need their
/// rows.
/// *Rows*: a constraint without an undefined variable is expanded into residuals of other constraints and becomes a row
/// of a simplex tableau. A nonbasic residual equals its constant. Rows have no constant terms: their values are always
/// computed from the constants of the constraints, so that edits don't accumulate errors.
///
/// *Dropped residuals*: the residual of a required equality that defines a variable always equals its constant, so rows
/// omit it. Its contribution is computed from the definitions (`Tableau+Bases`). Therefore a long chain of equations,
/// or a sum of many equal lengths, does not make rows long.
struct Tableau {
    var constraints = Block<ConstraintRecord>()
    var variables = Block<VariableRecord>()
    var rows = Block<RowRecord>()
    /// The left side of each constraint, as specified by the caller.
    var terms = SparseRows()
    /// The definition of each variable.
    var definitions = SparseRows()
    /// The entries of each row.
    var coefficients = SparseRows()

    /// Reduced costs: `levelCapacity` numbers per constraint.
    var costs = Block<Double>()
    var levelCapacity = 0
    var levels = Block<LevelRecord>()
    /// The levels in use, by descending priority.
    var levelOrder = Block<Int32>()

    /// The defined variables, ordered by the magnitude of their rank, with gaps (-1): `ascending` has the positive ranks,
    /// `descending` the negative ones.
    var ascending = Block<Int32>()
    var descending = Block<Int32>()
    var vacantSlots = Block<Int32>()
    var waiting = Block<Int32>()

    var nextSerial: UInt32 = 0
    var definedCount = 0
    var pivotsSinceRebuild = 0
    /// A Boolean value that indicates whether a constant or the set of rows changed after the row values were computed.
    var valuesAreStale = false
    /// A Boolean value that indicates whether costs changed: `costs` is outdated and the basis may not be optimal.
    var costsAreStale = false
    /// A Boolean value that indicates whether definitions or constants changed after the bases were computed.
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

    /// Creates a constraint without terms and returns its slot.
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

/// Owns a tableau's memory and enables copy-on-write.
final class TableauBox {
    // Code in this file calls no external code, so accesses can't overlap.
    @safe @exclusivity(unchecked) var tableau: Tableau

    init(_ tableau: Tableau) { self.tableau = tableau }

    deinit { tableau.deallocate() }
}

// Unchecked: a box is mutated only if it has a single reference; shared boxes are only read.
extension TableauBox: @unchecked Sendable {}
