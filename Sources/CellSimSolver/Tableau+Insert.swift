/// Inserts constraints as definitions of variables or as rows.
extension Tableau {
    /// Stores the left side of a constraint. Combines terms of the same variable and omits zeros.
    mutating func storeTerms(_ newTerms: UnsafeBufferPointer<Term>, of slot: Int) {
        var index = 0
        while index < newTerms.count {
            let term = unsafe newTerms[index]
            let variable = Int(term.variable.index)
            precondition(variable >= 0 && variable < variables.count, "the variable belongs to another solver")
            precondition(term.coefficient.isFinite, "a coefficient is finite")
            add(term.coefficient, toVariable: variable)
            index += 1
        }
        let listed = scratch.variableList.count
        terms.reserve(slot, listed)
        let pool = terms.entries
        let start = terms.start(slot)
        var count = 0
        index = 0
        while index < listed {
            let variable = scratch.variableList[index]
            let coefficient = scratch.variableSum[Int(variable)]
            if coefficient != 0 {
                pool[start + count] = Entry(reference: variable, coefficient: coefficient)
                count += 1
            }
            index += 1
        }
        terms.setCount(slot, count)
        scratch.clear()
    }

    /// Inserts a waiting constraint as a definition or a row. The row may violate the constraint; its cost is not added yet.
    /// - Parameter allowed: Whether each variable may be defined; nil allows all.
    mutating func insert(_ slot: Int, allowed: Block<Bool>? = nil) {
        if let termIndex = indexOfFreshVariable(of: slot, allowed: allowed) {
            define(byTermAt: termIndex, of: slot)
            return
        }
        // The expansion can skip fixed variables only if the bases are up to date.
        let omitsDropped = !basesAreStale
        expandTerms(of: slot, dropped: !omitsDropped)
        if omitsDropped, bestUndefinedVariable(allowed: allowed) != nil {
            scratch.clear()
            expandTerms(of: slot, dropped: true)
        }
        if let variable = bestUndefinedVariable(allowed: allowed) {
            define(variable, fromExpansionOf: slot)
        } else {
            constraints[slot].wasInsertedAsRow = true
            constraints[slot].base = omitsDropped ? baseOfTerms(of: slot) : baseOfExpansion
            expandBasicResiduals()
            appendRow(fromExpansionOf: slot)
        }
        scratch.clear()
    }

    /// The sum of the dropped residuals in `scratch`.
    private var baseOfExpansion: Double {
        var sum = 0.0
        var index = 0
        while index < scratch.residualList.count {
            let residual = Int(scratch.residualList[index])
            if constraints[residual].isDropped { sum += scratch.residualSum[residual] * constraints[residual].constant }
            index += 1
        }
        return sum
    }

    /// Returns the index of the term whose variable becomes defined: an undefined variable that no definition contains.
    /// Prefers a coefficient of 1 or -1, then a variable that follows others, then the newest variable.
    private func indexOfFreshVariable(of slot: Int, allowed: Block<Bool>?) -> Int? {
        let pool = terms.entries
        let start = terms.start(slot)
        let end = start + terms.count(slot)
        var best = -1
        var bestRank = 0
        var entryIndex = start
        while entryIndex < end {
            let entry = pool[entryIndex]
            let record = variables[Int(entry.reference)]
            if record.rank == 0 && record.uses == 0 && (allowed.map { $0[Int(entry.reference)] } ?? true) {
                let isUnit = entry.coefficient == 1 || entry.coefficient == -1
                let rank = (isUnit ? 2 : 0) + (record.followsOthers ? 1 : 0)
                if best < 0 || rank > bestRank || (rank == bestRank && entry.reference > pool[start + best].reference) {
                    best = entryIndex - start
                    bestRank = rank
                }
            }
            entryIndex += 1
        }
        return best < 0 ? nil : best
    }

    private mutating func define(byTermAt chosen: Int, of slot: Int) {
        let count = terms.count(slot)
        let pool = terms.entries
        let start = terms.start(slot)
        let variable = Int(pool[start + chosen].reference)
        let inverse = 1 / pool[start + chosen].coefficient
        beginDefinition(of: variable, available: count, by: slot, factor: inverse)
        var index = 0
        while index < count {
            if index != chosen {
                appendToDefinition(
                    of: variable, reference: pool[start + index].reference, -inverse * pool[start + index].coefficient)
            }
            index += 1
        }
        ascending.append(Int32(truncatingIfNeeded: variable))
        variables[variable].rank = Int32(truncatingIfNeeded: ascending.count)
        endDefinition(of: variable, by: slot, live: definitions.count(variable))
    }

    /// Marks the constraint's residual as dropped and updates the bases. If the variable is fixed or its base isn't 0, the
    /// bases of variables that depend on it become stale.
    private mutating func endDefinition(of variable: Int, by slot: Int, live: Int) {
        variables[variable].nonDroppedCount = Int32(truncatingIfNeeded: live)
        constraints[slot].isDropped = constraints[slot].isRequiredEquality
        if basesAreStale { return }
        updateBase(ofVariable: variable)
        if variables[variable].uses > 0 && (variables[variable].base != 0 || variables[variable].isFixed) {
            basesAreStale = true
        }
    }

    private func bestUndefinedVariable(allowed: Block<Bool>?) -> Int? {
        var best = -1
        var bestSize = Tableau.zeroPivot
        var index = 0
        while index < scratch.variableList.count {
            let variable = Int(scratch.variableList[index])
            let sum = scratch.variableSum[variable]
            let size = sum < 0 ? -sum : sum
            if variables[variable].rank == 0 && (allowed.map { $0[variable] } ?? true)
                && (size > bestSize || (size == bestSize && variable > best))
            {
                best = variable
                bestSize = size
            }
            index += 1
        }
        return best < 0 ? nil : best
    }

    private mutating func define(_ variable: Int, fromExpansionOf slot: Int) {
        let inverse = 1 / scratch.variableSum[variable]
        beginDefinition(
            of: variable, available: scratch.variableList.count + scratch.residualList.count + 1, by: slot,
            factor: inverse)
        var index = 0
        while index < scratch.variableList.count {
            let other = scratch.variableList[index]
            let sum = scratch.variableSum[Int(other)]
            if sum != 0 && Int(other) != variable { appendToDefinition(of: variable, reference: other, -inverse * sum) }
            index += 1
        }
        appendResiduals(of: variable, -inverse, dropped: false)
        let nonDroppedCount = definitions.count(variable)
        appendResiduals(of: variable, -inverse, dropped: true)
        descending.append(Int32(truncatingIfNeeded: variable))
        variables[variable].rank = -Int32(truncatingIfNeeded: descending.count)
        endDefinition(of: variable, by: slot, live: nonDroppedCount)
    }

    /// Appends either the dropped residuals of the expansion to a definition or the others.
    private func appendResiduals(of variable: Int, _ factor: Double, dropped: Bool) {
        var index = 0
        while index < scratch.residualList.count {
            let other = scratch.residualList[index]
            let sum = scratch.residualSum[Int(other)]
            if sum != 0 && constraints[Int(other)].isDropped == dropped {
                appendToDefinition(of: variable, reference: ~other, factor * sum)
            }
            index += 1
        }
    }

    private mutating func beginDefinition(of variable: Int, available: Int, by slot: Int, factor: Double) {
        definitions.reserve(variable, available)
        definitions.setCount(variable, 0)
        appendToDefinition(of: variable, reference: ~Int32(truncatingIfNeeded: slot), factor)
        constraints[slot].row = ConstraintRecord.fixedAtConstant
        definedCount += 1
    }

    private func appendToDefinition(of variable: Int, reference: Int32, _ coefficient: Double) {
        let count = definitions.count(variable)
        definitions.entries[definitions.start(variable) + count] = Entry(reference: reference, coefficient: coefficient)
        definitions.setCount(variable, count + 1)
        changeUseCount(reference, 1)
    }

    /// Changes the use count of an unknown, which is the number of definitions that contain it.
    func changeUseCount(_ reference: Int32, _ difference: Int32) {
        if reference < 0 {
            constraints[Int(~reference)].useCount += difference
        } else {
            variables[Int(reference)].uses += difference
        }
    }

    private mutating func appendRow(fromExpansionOf slot: Int) {
        let row = rows.count
        rows.append(RowRecord(value: 0, constraint: Int32(truncatingIfNeeded: slot)))
        coefficients.extend(to: row + 1)
        coefficients.reserve(row, scratch.residualList.count)
        let pool = coefficients.entries
        let start = coefficients.start(row)
        var count = 0
        var index = 0
        var signature: UInt64 = 0
        while index < scratch.residualList.count {
            let residual = scratch.residualList[index]
            let sum = scratch.residualSum[Int(residual)]
            if sum != 0 && !constraints[Int(residual)].isDropped {
                signature |= RowRecord.signatureBit(Int(residual))
                pool[start + count] = Entry(reference: residual, coefficient: sum)
                count += 1
            }
            index += 1
        }
        coefficients.setCount(row, count)
        rows[row].signature = signature
        constraints[slot].row = Int32(truncatingIfNeeded: row)
        updateValue(ofRow: row)
        chooseSide(ofRow: row)
    }
}
