/// Computes the contributions of dropped residuals to variables and constraints (their bases).
///
/// A variable's base is its value if all residuals except the dropped ones were zero. The base of a constraint that was
/// inserted as a row is its left side for these values. The residual of such a constraint minus its base is a sum of
/// residuals that are not dropped. Rows are sums of such differences: `basic - base = Σ coefficient·(residual - base)`,
/// where only those constraints have a nonzero base.
extension Tableau {
    /// Recomputes all bases, the flags of fixed variables, and the leaders of variables that move together.
    mutating func updateBases() {
        var index = descending.count - 1
        while index >= 0 {
            if descending[index] >= 0 { updateBase(ofVariable: Int(descending[index])) }
            index -= 1
        }
        index = 0
        while index < ascending.count {
            if ascending[index] >= 0 { updateBase(ofVariable: Int(ascending[index])) }
            index += 1
        }
        index = 0
        while index < constraints.count {
            if constraints[index].wasInsertedAsRow { constraints[index].base = baseOfTerms(of: index) }
            index += 1
        }
        basesAreStale = false
    }

    func updateBase(ofVariable variable: Int) {
        let pool = definitions.entries
        var entryIndex = definitions.start(variable)
        let end = entryIndex + definitions.count(variable)
        var sum = 0.0
        var movableCount = 0
        var movableEntry = Entry(reference: -1, coefficient: 0)
        while entryIndex < end {
            let entry = pool[entryIndex]
            if entry.reference >= 0 {
                sum += entry.coefficient * variables[Int(entry.reference)].base
                if !variables[Int(entry.reference)].isFixed {
                    movableCount += 1
                    movableEntry = entry
                }
            } else if constraints[Int(~entry.reference)].isDropped {
                sum += entry.coefficient * constraints[Int(~entry.reference)].constant
            } else {
                movableCount += 1
                movableEntry.reference = -1
            }
            entryIndex += 1
        }
        variables[variable].base = sum
        variables[variable].isFixed = movableCount == 0
        variables[variable].leader = -1
        guard movableCount == 1, movableEntry.reference >= 0,
            movableEntry.coefficient == 1 || movableEntry.coefficient == -1
        else { return }
        let next = variables[Int(movableEntry.reference)]
        variables[variable].leader = next.leader >= 0 ? next.leader : movableEntry.reference
        variables[variable].isMirrored = (movableEntry.coefficient < 0) != (next.leader >= 0 && next.isMirrored)
    }

    /// Returns the contribution of dropped residuals to a constraint's left side.
    func baseOfTerms(of slot: Int) -> Double {
        let pool = terms.entries
        var entryIndex = terms.start(slot)
        let end = entryIndex + terms.count(slot)
        var sum = 0.0
        while entryIndex < end {
            sum += pool[entryIndex].coefficient * variables[Int(pool[entryIndex].reference)].base
            entryIndex += 1
        }
        return sum
    }

    /// Resets the flags of fixed variables and the leaders of variables that move together.
    mutating func clearFixedVariables() {
        var variable = 0
        while variable < variables.count {
            variables[variable].isFixed = false
            variables[variable].leader = -1
            variable += 1
        }
        basesAreStale = true
    }

    /// Adds a dropped residual to the rows again, before its constraint is removed or made optional.
    mutating func restoreColumn(of slot: Int) {
        constraints[slot].isDropped = false
        let slopes = slopesOfVariables(for: slot)
        defer { slopes.deallocate() }
        var slopesOfTerms = Block<Double>(capacity: constraints.count)
        defer { slopesOfTerms.deallocate() }
        var index = 0
        while index < constraints.count {
            slopesOfTerms.append(constraints[index].wasInsertedAsRow ? slopeOfTerms(of: index, slopes) : 0)
            index += 1
        }
        var row = 0
        while row < rows.count {
            let coefficient = slope(ofRow: row, slopesOfTerms)
            if coefficient > 1e-11 || coefficient < -1e-11 { appendEntry(slot, coefficient, toRow: row) }
            row += 1
        }
        clearFixedVariables()
        // Bases are valid for one set of definitions. Rows that are inserted later must use the same bases.
        updateBases()
    }

    /// Returns the derivative of each variable with respect to a residual. Entries of definitions that contain the residual are no
    /// longer counted as dropped.
    private func slopesOfVariables(for slot: Int) -> Block<Double> {
        var slopes = Block<Double>(capacity: variables.count)
        slopes.extend(to: variables.count, with: 0)
        let targetReference = ~Int32(truncatingIfNeeded: slot)
        func updateSlope(_ variable: Int) {
            let pool = definitions.entries
            let start = definitions.start(variable)
            var entryIndex = start
            var sum = 0.0
            while entryIndex < start + definitions.count(variable) {
                let entry = pool[entryIndex]
                if entry.reference == targetReference {
                    sum += entry.coefficient
                    variables[variable].nonDroppedCount = Int32(truncatingIfNeeded: definitions.count(variable))
                } else if entry.reference >= 0 {
                    sum += entry.coefficient * slopes[Int(entry.reference)]
                }
                entryIndex += 1
            }
            slopes[variable] = sum
        }
        var index = descending.count - 1
        while index >= 0 {
            if descending[index] >= 0 { updateSlope(Int(descending[index])) }
            index -= 1
        }
        index = 0
        while index < ascending.count {
            if ascending[index] >= 0 { updateSlope(Int(ascending[index])) }
            index += 1
        }
        return slopes
    }

    private func slopeOfTerms(of slot: Int, _ slopes: Block<Double>) -> Double {
        let pool = terms.entries
        var entryIndex = terms.start(slot)
        let end = entryIndex + terms.count(slot)
        var sum = 0.0
        while entryIndex < end {
            sum = Scratch.sum(sum, pool[entryIndex].coefficient * slopes[Int(pool[entryIndex].reference)])
            entryIndex += 1
        }
        return sum
    }

    private func slope(ofRow row: Int, _ ofTerms: Block<Double>) -> Double {
        let pool = coefficients.entries
        var entryIndex = coefficients.start(row)
        let end = entryIndex + coefficients.count(row)
        var sum = ofTerms[Int(rows[row].constraint)]
        while entryIndex < end {
            sum = Scratch.sum(sum, -pool[entryIndex].coefficient * ofTerms[Int(pool[entryIndex].reference)])
            entryIndex += 1
        }
        return sum
    }

    private mutating func appendEntry(_ slot: Int, _ coefficient: Double, toRow row: Int) {
        let count = coefficients.count(row)
        coefficients.reserve(row, count + 1)
        coefficients.entries[coefficients.start(row) + count] = Entry(
            reference: Int32(truncatingIfNeeded: slot), coefficient: coefficient)
        coefficients.setCount(row, count + 1)
        rows[row].signature |= RowRecord.signatureBit(slot)
        costsAreStale = true
    }

    /// Computes in `scratch` the sums of the dropped residuals that a row omits. Other sums in `scratch` are meaningless.
    mutating func expandDropped(ofRow row: Int) {
        let slot = Int(rows[row].constraint)
        if constraints[slot].wasInsertedAsRow {
            addToExpansion(terms.entries, from: terms.start(slot), count: terms.count(slot), factor: 1)
        }
        let pool = coefficients.entries
        var entryIndex = coefficients.start(row)
        let end = entryIndex + coefficients.count(row)
        while entryIndex < end {
            let other = Int(pool[entryIndex].reference)
            if constraints[other].wasInsertedAsRow {
                addToExpansion(
                    terms.entries, from: terms.start(other), count: terms.count(other),
                    factor: -pool[entryIndex].coefficient
                )
            }
            entryIndex += 1
        }
        expandDefinitions()
    }
}
