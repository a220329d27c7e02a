/// The primal simplex method.
extension Tableau {
    /// A move of a residual away from its constant that lowers the cost of the level at `position` in the order.
    private struct Improvement {
        var slot = -1
        var up = true
        var position = Int.max
        var gain = 0.0
    }

    /// Performs the primal simplex method: minimises the cost, starting from values that satisfy the required
    /// constraints.
    mutating func optimize() {
        recomputeCosts()
        var iterations = 0
        var cursor = 0
        let cautionThreshold = 2 * rows.count + 50
        while iterations < 100 * cautionThreshold && !isExhausted {
            let cautious = iterations > cautionThreshold
            work += rows.count + (cautious ? constraints.count : 128) * 2
            let improvement = cautious ? firstImprovement() : bestImprovement(&cursor)
            guard improvement.slot >= 0, let (row, location) = blockingRow(to: improvement, cautious: cautious) else {
                return
            }
            work += coefficients.count(row) * (levelOrder.count + 1)
            pivot(row: row, location: location, side: improvement.up ? 1 : -1)
            iterations += 1
        }
    }

    /// Returns the best improvement among the next 128 constraints after the cursor; if there is none, searches the following
    /// batches.
    private func bestImprovement(_ cursor: inout Int) -> Improvement {
        var best = Improvement()
        let constraints = constraints
        var remaining = constraints.count
        while remaining > 0 && best.slot < 0 {
            var batch = min(remaining, 128)
            remaining -= batch
            while batch > 0 {
                if cursor >= constraints.count { cursor = 0 }
                let slot = cursor
                if constraints[slot].row == ConstraintRecord.fixedAtConstant {
                    if constraints[slot].mayMove(up: true) { consider(slot, up: true, &best) }
                    if constraints[slot].mayMove(up: false) { consider(slot, up: false, &best) }
                }
                cursor += 1
                batch -= 1
            }
        }
        return best
    }

    /// Returns the improvement with the smallest index. This rule is slower but prevents cycling.
    private func firstImprovement() -> Improvement {
        var best = Improvement()
        var slot = 0
        while slot < constraints.count && best.slot < 0 {
            if constraints[slot].row == ConstraintRecord.fixedAtConstant {
                if constraints[slot].mayMove(up: true) { consider(slot, up: true, &best) }
                if best.slot < 0 && constraints[slot].mayMove(up: false) { consider(slot, up: false, &best) }
            }
            slot += 1
        }
        return best
    }

    private func consider(_ slot: Int, up: Bool, _ best: inout Improvement) {
        var position = 0
        while position < levelOrder.count && position <= best.position {
            let price = price(of: slot, up: up, level: levelOrder[position])
            if price > Tableau.zeroCost { return }
            if price < -Tableau.zeroCost {
                if position < best.position || -price > best.gain + Tableau.zeroCost {
                    best = Improvement(slot: slot, up: up, position: position, gain: -price)
                }
                return
            }
            position += 1
        }
    }

    /// Returns the row whose basic residual reaches its constant first, and the entry of the moving residual in this row.
    private func blockingRow(to improvement: Improvement, cautious: Bool) -> (row: Int, location: Int)? {
        var best: (row: Int, location: Int)?
        var bestStep = Double.infinity
        var bestSize = 0.0
        var row = 0
        let rows = rows
        let sign = RowRecord.signatureBit(improvement.slot)
        while row < rows.count {
            let entryIndex = rows[row].signature & sign != 0 ? find(improvement.slot, inRow: row) : -1
            if entryIndex >= 0 {
                let coefficient = coefficients.entries[coefficients.start(row) + entryIndex].coefficient
                let size = coefficient < 0 ? -coefficient : coefficient
                let step =
                    size > Tableau.zeroPivot
                    ? self.maximumStep(ofRow: row, rate: improvement.up ? coefficient : -coefficient) : .infinity
                if step < bestStep - 1e-12
                    || (step <= bestStep && step < .infinity
                        && isBetter(row, than: best?.row, size, bestSize, cautious))
                {
                    best = (row, entryIndex)
                    bestStep = min(step, bestStep)
                    bestSize = size
                }
            }
            row += 1
        }
        return best
    }

    private func isBetter(_ row: Int, than other: Int?, _ size: Double, _ otherSize: Double, _ cautious: Bool) -> Bool {
        guard let other else { return true }
        if !cautious && size != otherSize { return size > otherSize }
        return rows[row].constraint < rows[other].constraint
    }

    /// Returns the distance that a residual can move until the row's basic residual, which changes at `rate`, reaches its
    /// constant.
    private func maximumStep(ofRow row: Int, rate: Double) -> Double {
        let record = constraints[Int(rows[row].constraint)]
        let value = rows[row].value
        if record.isRequired && record.relation == 0 { return 0 }
        if record.side > 0 { return rate < 0 ? (value > 0 ? value / -rate : 0) : .infinity }
        return rate > 0 ? (value < 0 ? -value / rate : 0) : .infinity
    }
}
