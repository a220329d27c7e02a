/// Computes the values of rows and variables.
extension Tableau {
    /// Computes the value of a row's basic residual from the constants of the other residuals.
    func updateValue(ofRow row: Int) {
        let pool = coefficients.entries
        let constraints = constraints
        var entryIndex = coefficients.start(row)
        let end = entryIndex + coefficients.count(row)
        let basic = constraints[Int(rows[row].constraint)]
        let constant = basic.constant
        var sum = basic.base
        var size = (constant < 0 ? -constant : constant) + (sum < 0 ? -sum : sum)
        while entryIndex < end {
            let other = constraints[Int(pool[entryIndex].reference)]
            let product = pool[entryIndex].coefficient * (other.constant - other.base)
            sum += product
            size += product < 0 ? -product : product
            entryIndex += 1
        }
        let value = sum - constant
        rows[row].value = (value < 0 ? -value : value) <= 1e-10 + 1e-13 * size ? 0 : value
    }

    mutating func updateRowValues() {
        if basesAreStale { updateBases() }
        var row = 0
        while row < rows.count {
            updateValue(ofRow: row)
            row += 1
        }
        valuesAreStale = false
    }

    /// Sets the side of a basic residual from its value; for a residual at its constant, to the side without a cost.
    func chooseSide(ofRow row: Int) {
        let slot = Int(rows[row].constraint)
        let value = rows[row].value
        let record = constraints[slot]
        let side: Int8 = record.isRequired || value == 0 ? (record.relation < 0 ? -1 : 1) : (value < 0 ? -1 : 1)
        constraints[slot].side = side
    }

    /// Computes the values of all variables. Undefined variables are zero.
    mutating func updateVariables() {
        var index = descending.count - 1
        while index >= 0 {
            if descending[index] >= 0 { updateVariable(Int(descending[index])) }
            index -= 1
        }
        index = 0
        let count = ascending.count
        while index < count {
            if ascending[index] >= 0 { updateVariable(Int(ascending[index])) }
            index += 1
        }
    }

    private func updateVariable(_ variable: Int) {
        let pool = definitions.entries
        let constraints = constraints
        let variables = variables
        var entryIndex = definitions.start(variable)
        let end = entryIndex + definitions.count(variable)
        var sum = 0.0
        while entryIndex < end {
            let entry = pool[entryIndex]
            if entry.reference >= 0 {
                sum += entry.coefficient * variables[Int(entry.reference)].value
            } else {
                let slot = Int(~entry.reference)
                var residual = constraints[slot].constant
                let row = Int(constraints[slot].row)
                if row >= 0 { residual += rows[row].value }
                sum += entry.coefficient * residual
            }
            entryIndex += 1
        }
        variables[variable].value = sum
    }

    /// Returns the difference between a constraint's left side and its constant in the last solution, and the sum of the
    /// terms' magnitudes.
    func excess(of slot: Int) -> (excess: Double, size: Double) {
        let pool = terms.entries
        let constant = constraints[slot].constant
        var entryIndex = terms.start(slot)
        let end = entryIndex + terms.count(slot)
        var sum = -constant
        var size = constant < 0 ? -constant : constant
        while entryIndex < end {
            let product = pool[entryIndex].coefficient * variables[Int(pool[entryIndex].reference)].value
            sum += product
            size += product < 0 ? -product : product
            entryIndex += 1
        }
        return (sum, size)
    }

    /// Returns the amount by which the last solution violates a constraint; 0 if it holds.
    func violation(of slot: Int) -> Double {
        let (excess, size) = excess(of: slot)
        if excess.magnitude <= 1e-9 + 1e-12 * size { return 0 }
        if excess > 0 { return constraints[slot].limitsAbove ? excess : 0 }
        return constraints[slot].limitsBelow ? -excess : 0
    }
}
