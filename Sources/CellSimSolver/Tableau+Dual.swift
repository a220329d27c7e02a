/// The dual simplex method.
extension Tableau {
    /// The step that corrects a row whose basic residual is on the wrong side of its constant.
    private enum Correction {
        case enter(location: Int), changeSide, none
    }

    /// Performs the dual simplex method: corrects basic residuals that are on the wrong side of their constants. If the
    /// reduced costs are up to date, the result is optimal; otherwise only the required constraints are considered.
    /// - Throws: The required constraints of a row that no other residual can correct. The tableau remains usable.
    mutating func restoreFeasibility() throws(UnsatisfiableError) {
        var iterations = 0
        let antiCyclingThreshold = 2 * rows.count + 50
        while iterations < 100 * antiCyclingThreshold && !isExhausted {
            let preventsCycling = iterations > antiCyclingThreshold
            work += rows.count
            let row = mostViolatedRow(cautious: preventsCycling)
            if row < 0 { return }
            work += coefficients.count(row) * (levelOrder.count + 1)
            let rises = rows[row].value < 0
            switch correction(forRow: row, rises: rises, cautious: preventsCycling) {
            case .none: throw conflict(ofRow: row)
            case .changeSide: changeSide(ofRow: row)
            case .enter(let location):
                let coefficient = coefficients.entries[coefficients.start(row) + location].coefficient
                pivot(row: row, location: location, side: rises == (coefficient > 0) ? 1 : -1)
            }
            iterations += 1
        }
    }

    /// Returns whether the row's basic residual violates a required constraint or, if the reduced costs are up to date, is not
    /// on the side for which it is priced.
    func needsCorrection(_ row: Int) -> Bool {
        let value = rows[row].value
        if value == 0 { return false }
        let record = constraints[Int(rows[row].constraint)]
        if record.isRequired { return value > 0 ? record.limitsAbove : record.limitsBelow }
        return !costsAreStale && (value > 0) != (record.side > 0)
    }

    private func mostViolatedRow(cautious: Bool) -> Int {
        var worst = -1
        var worstSize = 0.0
        var row = 0
        while row < rows.count {
            if needsCorrection(row) {
                let value = rows[row].value
                let size = cautious ? 1 : (value < 0 ? -value : value)
                if size > worstSize || (size == worstSize && rows[row].constraint < rows[worst].constraint) {
                    worst = row
                    worstSize = size
                }
            }
            row += 1
        }
        return worst
    }

    private func changeSide(ofRow row: Int) {
        let slot = Int(rows[row].constraint)
        let before = constraints[slot].slope
        constraints[slot].side = -constraints[slot].side
        addCosts(ofRow: row, factor: constraints[slot].slope - before, level: constraints[slot].level)
    }

    /// Returns the conflict that consists of the required constraints in a row.
    mutating func conflict(ofRow row: Int) -> UnsatisfiableError {
        var ids = [id(Int(rows[row].constraint))]
        var entryIndex = coefficients.start(row)
        let end = entryIndex + coefficients.count(row)
        while entryIndex < end {
            let entry = coefficients.entries[entryIndex]
            if entry.coefficient.magnitude > Tableau.zeroPivot { ids.append(id(Int(entry.reference))) }
            entryIndex += 1
        }
        expandDropped(ofRow: row)
        var index = 0
        while index < scratch.residualList.count {
            let residual = Int(scratch.residualList[index])
            if constraints[residual].isDropped, scratch.residualSum[residual].magnitude > Tableau.zeroPivot {
                ids.append(id(residual))
            }
            index += 1
        }
        scratch.clear()
        return UnsatisfiableError(constraints: ids.sorted())
    }

    /// Returns whether the constraint is required and no residual can correct its row.
    func isUncorrectable(_ row: Int) -> Bool {
        if case .none = correction(forRow: row, rises: rows[row].value < 0, cautious: false) {
            return constraints[Int(rows[row].constraint)].isRequired
        }
        return false
    }

    private func correction(forRow row: Int, rises: Bool, cautious: Bool) -> Correction {
        let start = coefficients.start(row)
        let end = start + coefficients.count(row)
        let pool = coefficients.entries
        let candidates = scratch.candidates
        var count = 0
        var entryIndex = start
        while entryIndex < end {
            let entry = pool[entryIndex]
            if entry.coefficient > Tableau.zeroPivot || entry.coefficient < -Tableau.zeroPivot {
                if constraints[Int(entry.reference)].mayMove(up: rises == (entry.coefficient > 0)) {
                    candidates[count] = Int32(truncatingIfNeeded: entryIndex - start)
                    count += 1
                }
            }
            entryIndex += 1
        }
        if !costsAreStale {
            if !constraints[Int(rows[row].constraint)].isRequired {
                candidates[count] = -1
                count += 1
            }
            var position = 0
            while position < levelOrder.count && count > 1 {
                count = keepCheapest(count, row: row, rises: rises, level: levelOrder[position])
                position += 1
            }
        }
        return choose(among: count, row: row, cautious: cautious)
    }

    /// Keeps only the candidates with the minimum price per unit of the row's residual on a level; returns their number.
    private func keepCheapest(_ count: Int, row: Int, rises: Bool, level: Int32) -> Int {
        let candidates = scratch.candidates
        let ratios = scratch.ratios
        let pool = coefficients.entries
        let start = coefficients.start(row)
        let basic = constraints[Int(rows[row].constraint)]
        var minimumRatio = Double.infinity
        var index = 0
        while index < count {
            var ratio = 0.0
            if candidates[index] < 0 {
                if basic.level == level { ratio = basic.relation == 0 ? 2 : 1 }
            } else {
                let entry = pool[start + Int(candidates[index])]
                let positive = entry.coefficient > 0
                ratio = price(of: Int(entry.reference), up: rises == positive, level: level)
                ratio /= positive ? entry.coefficient : -entry.coefficient
            }
            ratios[index] = ratio
            if ratio < minimumRatio { minimumRatio = ratio }
            index += 1
        }
        var keptCount = 0
        index = 0
        while index < count {
            if ratios[index] <= minimumRatio + Tableau.zeroCost {
                candidates[keptCount] = candidates[index]
                keptCount += 1
            }
            index += 1
        }
        return keptCount
    }

    /// Chooses among equally cheap candidates: first changing sides, then optional constraints, then the largest coefficient,
    /// then the smallest index.
    private func choose(among count: Int, row: Int, cautious: Bool) -> Correction {
        let candidates = scratch.candidates
        let pool = coefficients.entries
        let start = coefficients.start(row)
        var best = -1
        var bestIsFree = false
        var bestSize = 0.0
        var index = 0
        while index < count {
            let entryIndex = Int(candidates[index])
            if entryIndex < 0 { return .changeSide }
            let entry = pool[start + entryIndex]
            let size = cautious ? 1 : (entry.coefficient < 0 ? -entry.coefficient : entry.coefficient)
            let isFree = costsAreStale && !constraints[Int(entry.reference)].isRequired
            if best < 0 || (isFree && !bestIsFree)
                || (isFree == bestIsFree
                    && (size > bestSize || (size == bestSize && entry.reference < pool[start + best].reference)))
            {
                best = entryIndex
                bestIsFree = isFree
                bestSize = size
            }
            index += 1
        }
        return best < 0 ? .none : .enter(location: best)
    }
}
