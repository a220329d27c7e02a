// The cost of a solution is a vector, one number for each level, compared in order of priority. The reduced cost of a
// residual at its constant is the change of the basic residuals' costs with it; its own cost is added (`price`).
extension Tableau {
    /// The maximum number of distinct strengths; every constraint has a reduced cost for each.
    static let maximumLevels = 100

    /// Returns the level of a non-required strength, created if missing; the next lower level if there are too many.
    mutating func retainLevel(_ priority: Double) -> Int32 {
        var position = 0
        while position < levelOrder.count {
            let level = Int(levelOrder[position])
            if levels[level].priority == priority {
                levels[level].useCount += 1
                return Int32(level)
            }
            if levels[level].priority < priority { break }
            position += 1
        }
        if levelOrder.count >= Tableau.maximumLevels {
            let level = levelOrder[min(position, levelOrder.count - 1)]
            levels[Int(level)].useCount += 1
            return level
        }
        let level = makeVacantLevel()
        levels[level] = LevelRecord(priority: priority, useCount: 1)
        levelOrder.append(0)
        var index = levelOrder.count - 1
        while index > position {
            levelOrder[index] = levelOrder[index - 1]
            index -= 1
        }
        levelOrder[position] = Int32(level)
        return Int32(level)
    }

    mutating func releaseLevel(_ level: Int32) {
        guard level >= 0 else { return }
        levels[Int(level)].useCount -= 1
        guard levels[Int(level)].useCount == 0 else { return }
        var write = 0
        var read = 0
        while read < levelOrder.count {
            if levelOrder[read] != level {
                levelOrder[write] = levelOrder[read]
                write += 1
            }
            read += 1
        }
        levelOrder.count = write
    }

    /// Returns an unused level with reduced costs of zero.
    private mutating func makeVacantLevel() -> Int {
        var level = 0
        while level < levels.count && levels[level].useCount > 0 { level += 1 }
        if level == levels.count { levels.append(LevelRecord(priority: 0, useCount: 0)) }
        if level >= levelCapacity {
            widenCosts(to: max(4, levelCapacity * 2))
        } else {
            var index = level
            while index < costs.count {
                costs[index] = 0
                index += levelCapacity
            }
        }
        return level
    }

    private mutating func widenCosts(to capacity: Int) {
        var wide = Block<Double>(capacity: constraints.capacity * capacity)
        wide.extend(to: constraints.count * capacity, with: 0)
        var slot = 0
        while slot < constraints.count {
            var level = 0
            while level < levelCapacity {
                wide[slot * capacity + level] = costs[slot * levelCapacity + level]
                level += 1
            }
            slot += 1
        }
        costs.deallocate()
        costs = wide
        levelCapacity = capacity
    }

    /// Adds a multiple of a row's coefficients to the reduced costs of one level.
    func addCosts(ofRow row: Int, factor: Double, level: Int32) {
        if factor == 0 || level < 0 { return }
        let pool = coefficients.entries
        let costs = costs
        var entryIndex = coefficients.start(row)
        let end = entryIndex + coefficients.count(row)
        while entryIndex < end {
            let index = Int(pool[entryIndex].reference) * levelCapacity + Int(level)
            let sum = costs[index] + factor * pool[entryIndex].coefficient
            costs[index] = sum < 1e-11 && sum > -1e-11 ? 0 : sum
            entryIndex += 1
        }
    }

    /// Replaces an entering residual, including its own cost, by its new row in the reduced costs.
    func substituteCosts(of entering: Int, row: Int) {
        let record = constraints[entering]
        var position = 0
        while position < levelOrder.count {
            let level = levelOrder[position]
            let index = entering * levelCapacity + Int(level)
            var cost = costs[index]
            if level == record.level { cost += record.slope }
            costs[index] = 0
            addCosts(ofRow: row, factor: cost, level: level)
            position += 1
        }
    }

    /// Recomputes reduced costs, and the sides of basic residuals from their values.
    mutating func recomputeCosts() {
        unsafe costs.base.update(repeating: 0, count: costs.count)
        var row = 0
        while row < rows.count {
            chooseSide(ofRow: row)
            chooseSideOfTie(ofRow: row)
            let record = constraints[Int(rows[row].constraint)]
            addCosts(ofRow: row, factor: record.slope, level: record.level)
            row += 1
        }
        costsAreStale = false
    }

    /// Chooses the side for which a basic residual at its constant is priced. If the residual consists of a single
    /// other residual, such as where two inequalities fix a length, the side that costs is used. Moving the other
    /// residual then has its actual cost, which saves a pivot without effect for each such pair.
    private func chooseSideOfTie(ofRow row: Int) {
        let slot = Int(rows[row].constraint)
        guard rows[row].value == 0, coefficients.count(row) == 1, !constraints[slot].isRequired,
            constraints[slot].relation != 0
        else { return }
        constraints[slot].side = -constraints[slot].relation
    }

    /// Returns the cost on a level of moving a residual from its constant by one.
    @_transparent func price(of slot: Int, up: Bool, level: Int32) -> Double {
        let record = constraints[slot]
        let reduced = costs[slot * levelCapacity + Int(level)]
        if up { return record.level == level && record.relation <= 0 ? reduced + 1 : reduced }
        return record.level == level && record.relation >= 0 ? 1 - reduced : -reduced
    }
}
