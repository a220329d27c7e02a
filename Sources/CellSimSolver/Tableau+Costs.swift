// The cost of a solution is a vector with one number per level, compared in order of priority. The reduced cost of a
// residual at its constant is the derivative of the basic residuals' costs; `price` adds the residual's own cost.
/// Maintains the levels of strengths and the reduced costs of residuals.
extension Tableau {
    /// The maximum number of distinct strengths. Every constraint has a reduced cost for each of them.
    static let maximumLevels = 100

    /// Returns the level of a non-required strength and increments its use count. Creates the level if necessary; above the maximum number
    /// of levels, returns the next lower one.
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

    /// Returns the index of an unused level and sets its reduced costs to zero.
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

    /// Substitutes an entering residual, including its own cost, in the reduced costs by its new row.
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

    /// Recomputes the sides of basic residuals from their values, then the reduced costs.
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

    /// Chooses the side for which a basic residual at its constant is priced. If the row consists of a single other residual
    /// (for example if two inequalities fix a length), chooses the side with a cost. The other residual then has its actual
    /// price, which saves a degenerate pivot for each such pair.
    private func chooseSideOfTie(ofRow row: Int) {
        let slot = Int(rows[row].constraint)
        guard rows[row].value == 0, coefficients.count(row) == 1, !constraints[slot].isRequired,
            constraints[slot].relation != 0
        else { return }
        constraints[slot].side = -constraints[slot].relation
    }

    /// Returns the cost on a level of moving a residual by one unit from its constant.
    @_transparent func price(of slot: Int, up: Bool, level: Int32) -> Double {
        let record = constraints[slot]
        let reduced = costs[slot * levelCapacity + Int(level)]
        if up { return record.level == level && record.relation <= 0 ? reduced + 1 : reduced }
        return record.level == level && record.relation >= 0 ? 1 - reduced : -reduced
    }
}
