/// Adds, changes and solves constraints.
extension Tableau {
    /// Adds a constraint. A required constraint is satisfied immediately; others wait for `solve`.
    /// - Throws: The required constraints that conflict with it. The constraint is then removed.
    mutating func add(
        _ newTerms: UnsafeBufferPointer<Term>, _ relation: Int8, _ constant: Double, strength: Strength
    ) throws(UnsatisfiableError) -> Int {
        let level = strength.isRequired ? -1 : retainLevel(strength.priority)
        let slot = makeConstraint(relation: relation, constant: constant, level: level)
        unsafe storeTerms(newTerms, of: slot)
        if level >= 0 {
            waiting.append(Int32(truncatingIfNeeded: slot))
        } else {
            insert(slot)
            if let conflict = enforce(slot) {
                remove(slot)
                throw conflict
            }
        }
        return slot
    }

    /// Satisfies a required constraint that has been inserted.
    /// - Returns: The conflict, if the constraint is part of one. Conflicts among other constraints, which edits may cause, are
    ///   found by `solve`.
    mutating func enforce(_ slot: Int) -> UnsatisfiableError? {
        guard constraints[slot].row >= 0, !isExhausted else { return nil }
        if valuesAreStale { updateRowValues() }
        guard needsCorrection(Int(constraints[slot].row)) else { return nil }
        if pivotsSinceRebuild > Tableau.maximumReliablePivots {
            rebuild()
            updateRowValues()
            guard constraints[slot].row >= 0, needsCorrection(Int(constraints[slot].row)) else { return nil }
        }
        let row = Int(constraints[slot].row)
        if isUncorrectable(row) { return conflict(ofRow: row) }
        do throws(UnsatisfiableError) {
            try restoreFeasibility()
            return nil
        } catch {
            return isSatisfiable(without: slot) ? error : nil
        }
    }

    private mutating func isSatisfiable(without slot: Int) -> Bool {
        work += constraints.count * 4 + costs.count + coefficients.entries.count + definitions.entries.count
        var trial = copy()
        defer {
            work = trial.work
            trial.deallocate()
        }
        trial.remove(slot)
        trial.costsAreStale = true
        do throws(UnsatisfiableError) {
            try trial.restoreFeasibility()
            return true
        } catch {
            return false
        }
    }

    /// Changes the strength of a constraint.
    /// - Throws: The required constraints that would conflict with it. The strength is then unchanged.
    mutating func setStrength(_ slot: Int, _ strength: Strength) throws(UnsatisfiableError) {
        let old = constraints[slot].level
        let new = strength.isRequired ? -1 : retainLevel(strength.priority)
        if new == old {
            releaseLevel(new)
            return
        }
        if constraints[slot].row == ConstraintRecord.waiting {
            if new < 0 {
                remove(waiting: slot)
                insert(slot)
            }
        } else if new >= 0 || constraints[slot].row >= 0 {
            if constraints[slot].isDropped { restoreColumn(of: slot) }
            costsAreStale = true
        }
        constraints[slot].level = new
        if new < 0, let conflict = enforce(slot) {
            constraints[slot].level = old
            costsAreStale = true
            throw conflict
        }
        releaseLevel(old)
    }

    /// Satisfies the required constraints and minimises the violations of the others.
    mutating func solve() throws(UnsatisfiableError) {
        work += variables.count + constraints.count
        if pivotsSinceRebuild > 100 + 2 * constraints.count
            || ascending.count + descending.count > 2 * definedCount + 64
        {
            rebuild()
        }
        insertWaiting()
        try reoptimize()
        if pivotsSinceRebuild > Tableau.maximumReliablePivots && hasAccumulatedErrors {
            rebuild()
            try reoptimize()
        }
    }

    /// The number of pivots up to which rounding errors are negligible.
    static let maximumReliablePivots = 20

    private mutating func reoptimize() throws(UnsatisfiableError) {
        if valuesAreStale { updateRowValues() }
        do throws(UnsatisfiableError) {
            try restoreFeasibility()
        } catch {
            if pivotsSinceRebuild <= Tableau.maximumReliablePivots { throw error }
            rebuild()
            updateRowValues()
            try restoreFeasibility()
        }
        if costsAreStale { optimize() }
        updateVariables()
    }

    /// A Boolean value that indicates whether the variables deviate from the tableau by more than the rounding errors of a
    /// single solution.
    private var hasAccumulatedErrors: Bool {
        var slot = 0
        while slot < constraints.count {
            let state = constraints[slot].row
            if state != ConstraintRecord.vacant {
                let expected = state >= 0 ? rows[Int(state)].value : 0
                let (excess, size) = excess(of: slot)
                let error = excess - expected
                if (error < 0 ? -error : error) > 1e-10 + 1e-12 * size { return true }
            }
            slot += 1
        }
        return false
    }

    /// Inserts the waiting constraints in order of descending strength.
    private mutating func insertWaiting() {
        if waiting.count == 0 { return }
        if basesAreStale { updateBases() }
        var position = 0
        while position < levelOrder.count {
            let level = levelOrder[position]
            var index = 0
            while index < waiting.count {
                let slot = Int(waiting[index])
                if constraints[slot].level == level {
                    insert(slot)
                    if constraints[slot].row >= 0 && constraints[slot].slope != 0 { costsAreStale = true }
                }
                index += 1
            }
            position += 1
        }
        waiting.count = 0
    }

    /// Recomputes the definitions and rows of the current basis from the original constraints, to remove accumulated errors.
    mutating func rebuild() {
        work += variables.count + constraints.count * 4
        var allowed = Block<Bool>(capacity: variables.count)
        defer { allowed.deallocate() }
        var index = 0
        while index < variables.count {
            allowed.append(variables[index].rank != 0)
            variables[index] = VariableRecord(
                value: variables[index].value, followsOthers: variables[index].followsOthers)
            index += 1
        }
        definitions.removeAll()
        definitions.extend(to: variables.count)
        coefficients.removeAll()
        rows.count = 0
        ascending.count = 0
        descending.count = 0
        definedCount = 0
        basesAreStale = true
        var basic = Block<Int32>(capacity: 8)
        defer { basic.deallocate() }
        index = 0
        while index < constraints.count {
            constraints[index].useCount = 0
            (constraints[index].isDropped, constraints[index].wasInsertedAsRow, constraints[index].base) = (
                false, false, 0
            )
            if constraints[index].row >= 0 { basic.append(Int32(truncatingIfNeeded: index)) }
            index += 1
        }
        index = 0
        while index < constraints.count {
            if constraints[index].row == ConstraintRecord.fixedAtConstant { insert(index, allowed: allowed) }
            index += 1
        }
        updateBases()
        index = 0
        while index < basic.count {
            insert(Int(basic[index]))
            index += 1
        }
        pivotsSinceRebuild = 0
        costsAreStale = true
        valuesAreStale = true
    }
}
