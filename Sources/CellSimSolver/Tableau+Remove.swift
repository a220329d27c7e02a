/// Removes constraints.
extension Tableau {
    /// Removes a constraint. The values change in the next solution.
    mutating func remove(_ slot: Int) {
        let state = constraints[slot].row
        if state == ConstraintRecord.waiting {
            remove(waiting: slot)
        } else {
            if valuesAreStale { updateRowValues() }
            if constraints[slot].isDropped { restoreColumn(of: slot) }
            if state == ConstraintRecord.fixedAtConstant { unfixResidual(slot) }
            if constraints[slot].row >= 0 && constraints[slot].useCount == 0 { removeRow(of: slot) }
        }
        // Definitions can't contain the residual of a removed constraint, so they are rebuilt.
        let changesDefinitions = constraints[slot].useCount > 0
        releaseLevel(constraints[slot].level)
        terms.release(slot)
        constraints[slot] = ConstraintRecord(serial: constraints[slot].serial)
        clearCosts(of: slot)
        vacantSlots.append(Int32(truncatingIfNeeded: slot))
        if changesDefinitions { rebuild() }
    }

    func clearCosts(of slot: Int) {
        var index = slot * levelCapacity
        while index < (slot + 1) * levelCapacity {
            costs[index] = 0
            index += 1
        }
    }

    mutating func remove(waiting slot: Int) {
        var write = 0
        var read = 0
        while read < waiting.count {
            if Int(waiting[read]) != slot {
                waiting[write] = waiting[read]
                write += 1
            }
            read += 1
        }
        waiting.count = write
    }

    /// The limit of reliable pivots. Smaller coefficients may be rounding errors; they are pivots only as a last resort.
    static let minimumReliablePivot = 1e-7

    /// Unfixes a residual. It becomes basic in the row with the smallest ratio. If no row contains it, removes the definition
    /// of the lowest-ranked variable whose definition contains it.
    private mutating func unfixResidual(_ slot: Int) {
        var best: (row: Int, location: Int)?
        var bestStep = Double.infinity
        var bestSize = 0.0
        let sign = RowRecord.signatureBit(slot)
        var row = 0
        while row < rows.count {
            let entryIndex = rows[row].signature & sign != 0 ? find(slot, inRow: row) : -1
            if entryIndex >= 0 {
                let size = coefficients.entries[coefficients.start(row) + entryIndex].coefficient.magnitude
                let step = rows[row].value.magnitude / size
                let isTiny = size < Tableau.minimumReliablePivot, bestIsTiny = bestSize < Tableau.minimumReliablePivot
                if (isTiny == bestIsTiny && (step < bestStep || (step == bestStep && size > bestSize)))
                    || (!isTiny && bestIsTiny)
                {
                    best = (row, entryIndex)
                    bestStep = step
                    bestSize = size
                }
            }
            row += 1
        }
        if let (row, location) = best {
            costsAreStale = true
            pivot(row: row, location: location, side: 1)
        } else {
            removeDefinition(mentioning: slot)
        }
    }

    private mutating func removeRow(of slot: Int) {
        let row = Int(constraints[slot].row)
        if constraints[slot].slope != 0 { costsAreStale = true }
        let last = rows.count - 1
        coefficients.release(row)
        if row != last {
            coefficients.swap(row, last)
            rows[row] = rows[last]
            constraints[Int(rows[row].constraint)].row = Int32(truncatingIfNeeded: row)
        }
        coefficients.removeLast()
        rows.count = last
    }

    /// Removes the lowest-ranked definition that contains the constraint's residual, solves it for the residual, and
    /// substitutes the residual in all other definitions.
    private mutating func removeDefinition(mentioning slot: Int) {
        pivotsSinceRebuild += 1
        let variable = lowestRankedVariable(mentioning: slot)
        if variable < 0 { return }
        let start = definitions.start(variable)
        let count = definitions.count(variable)
        var factor = 0.0
        var index = 0
        while index < count {
            let entry = definitions.entries[start + index]
            changeUseCount(entry.reference, -1)
            if entry.reference == ~Int32(truncatingIfNeeded: slot) { factor = entry.coefficient }
            index += 1
        }
        if constraints[slot].useCount > 0 {
            index = 0
            add(1 / factor, toVariable: variable)
            while index < count {
                let entry = definitions.entries[start + index]
                let amount = -entry.coefficient / factor
                if entry.reference >= 0 {
                    add(amount, toVariable: Int(entry.reference))
                } else if Int(~entry.reference) != slot {
                    scratch.add(amount, toResidual: Int(~entry.reference))
                }
                index += 1
            }
        }
        clearDefinition(of: variable)
        if constraints[slot].useCount > 0 { substituteInDefinitions(slot) }
        scratch.clear()
        updateBases()
    }

    /// Adds an amount to a variable's sum in `scratch`.
    mutating func add(_ amount: Double, toVariable variable: Int) {
        if !scratch.variableSeen[variable] {
            scratch.variableSeen[variable] = true
            scratch.variableList[scratch.variableList.count] = Int32(truncatingIfNeeded: variable)
            scratch.variableList.count += 1
        }
        scratch.variableSum[variable] = Scratch.sum(scratch.variableSum[variable], amount)
    }

    private mutating func clearDefinition(of variable: Int) {
        let rank = Int(variables[variable].rank)
        if rank > 0 { ascending[rank - 1] = -1 } else { descending[-rank - 1] = -1 }
        variables[variable].rank = 0
        variables[variable].value = 0
        variables[variable].base = 0
        definitions.release(variable)
        definedCount -= 1
        clearFixedVariables()
    }

    /// Returns the lowest-ranked variable whose definition contains the residual; -1 if there is none.
    private func lowestRankedVariable(mentioning slot: Int) -> Int {
        var index = descending.count - 1
        while index >= 0 {
            let variable = Int(descending[index])
            if variable >= 0 && entryIndex(of: slot, inDefinitionOf: variable) >= 0 { return variable }
            index -= 1
        }
        index = 0
        while index < ascending.count {
            let variable = Int(ascending[index])
            if variable >= 0 && entryIndex(of: slot, inDefinitionOf: variable) >= 0 { return variable }
            index += 1
        }
        return -1
    }

    private func entryIndex(of slot: Int, inDefinitionOf variable: Int) -> Int {
        let pool = definitions.entries
        let start = definitions.start(variable)
        let end = start + definitions.count(variable)
        let targetReference = ~Int32(truncatingIfNeeded: slot)
        var location = start
        while location < end {
            if pool[location].reference == targetReference { return location - start }
            location += 1
        }
        return -1
    }

    /// Substitutes a residual in the definitions by the sum in `scratch`.
    private mutating func substituteInDefinitions(_ slot: Int) {
        var variable = 0
        while variable < variables.count && constraints[slot].useCount > 0 {
            if variables[variable].rank != 0 {
                let location = entryIndex(of: slot, inDefinitionOf: variable)
                if location >= 0 { substitute(at: location, inDefinitionOf: variable) }
            }
            variable += 1
        }
    }

    private mutating func substitute(at entryIndex: Int, inDefinitionOf variable: Int) {
        let available = scratch.variableList.count + scratch.residualList.count
        definitions.reserve(variable, definitions.count(variable) + available)
        let pool = definitions.entries
        let start = definitions.start(variable)
        var end = start + definitions.count(variable)
        let removed = pool[start + entryIndex]
        changeUseCount(removed.reference, -1)
        end -= 1
        pool[start + entryIndex] = pool[end]
        var index = 0
        while index < available {
            let isVariable = index < scratch.variableList.count
            let listed =
                isVariable ? scratch.variableList[index] : scratch.residualList[index - scratch.variableList.count]
            let sum = isVariable ? scratch.variableSum[Int(listed)] : scratch.residualSum[Int(listed)]
            let reference = isVariable ? listed : ~listed
            if sum != 0 { end = merge(reference, removed.coefficient * sum, pool, start, end) }
            index += 1
        }
        definitions.setCount(variable, end - start)
        variables[variable].nonDroppedCount = Int32(truncatingIfNeeded: end - start)
    }

    private func merge(_ reference: Int32, _ amount: Double, _ pool: Block<Entry>, _ start: Int, _ end: Int) -> Int {
        var entryIndex = start
        while entryIndex < end && pool[entryIndex].reference != reference { entryIndex += 1 }
        if entryIndex == end {
            pool[end] = Entry(reference: reference, coefficient: amount)
            changeUseCount(reference, 1)
            return end + 1
        }
        let sum = Scratch.sum(pool[entryIndex].coefficient, amount)
        if sum != 0 {
            pool[entryIndex].coefficient = sum
            return end
        }
        changeUseCount(reference, -1)
        pool[entryIndex] = pool[end - 1]
        return end - 1
    }
}
