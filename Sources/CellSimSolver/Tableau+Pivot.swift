/// The pivot operation of the simplex methods.
extension Tableau {
    /// Exchanges a row's basic residual and the residual of the entry at `location`. The former becomes equal to its constant;
    /// the latter moves away from its constant to `side`.
    mutating func pivot(row: Int, location: Int, side: Int8) {
        let leaving = Int(rows[row].constraint)
        let entering = Int(coefficients.entries[coefficients.start(row) + location].reference)
        if !costsAreStale {
            addCosts(ofRow: row, factor: -constraints[leaving].slope, level: constraints[leaving].level)
        }
        solve(row, forEntryAt: location)
        rows[row].constraint = Int32(truncatingIfNeeded: entering)
        constraints[leaving].row = ConstraintRecord.fixedAtConstant
        constraints[entering].row = Int32(truncatingIfNeeded: row)
        constraints[entering].side = side
        if !costsAreStale { substituteCosts(of: entering, row: row) }
        substitute(entering, byRow: row)
        updateValue(ofRow: row)
        pivotsSinceRebuild += 1
    }

    /// Solves the row's equation for the residual at `entryIndex`. The former basic residual takes the entry's place.
    private func solve(_ row: Int, forEntryAt entryIndex: Int) {
        let pool = coefficients.entries
        let start = coefficients.start(row)
        let end = start + coefficients.count(row)
        let inverse = 1 / pool[start + entryIndex].coefficient
        var index = start
        while index < end {
            pool[index].coefficient *= -inverse
            index += 1
        }
        pool[start + entryIndex] = Entry(reference: rows[row].constraint, coefficient: inverse)
        rows[row].signature |= RowRecord.signatureBit(Int(rows[row].constraint))
    }

    /// Substitutes a residual in all other rows by the sum in `row`, and updates their values.
    private mutating func substitute(_ entering: Int, byRow row: Int) {
        work += rows.count
        mark(row)
        var other = 0
        let rows = rows
        let sign = RowRecord.signatureBit(entering)
        while other < rows.count {
            if other != row && rows[other].signature & sign != 0 {
                let entryIndex = find(entering, inRow: other)
                if entryIndex >= 0 {
                    work += coefficients.count(other) + coefficients.count(row)
                    combine(other, entryIndex, row)
                    updateValue(ofRow: other)
                }
            }
            other += 1
        }
        unmark(row)
    }

    /// Returns the index of a residual in a row; -1 if the row doesn't contain it.
    func find(_ residual: Int, inRow row: Int) -> Int {
        let pool = coefficients.entries
        let start = coefficients.start(row)
        let end = start + coefficients.count(row)
        let targetReference = Int32(truncatingIfNeeded: residual)
        var index = start
        while index < end {
            if pool[index].reference == targetReference { return index - start }
            index += 1
        }
        return -1
    }

    private func mark(_ row: Int) {
        let pool = coefficients.entries
        let position = scratch.markedPositions
        let start = coefficients.start(row)
        let count = coefficients.count(row)
        var index = 0
        while index < count {
            position[Int(pool[start + index].reference)] = Int32(truncatingIfNeeded: index + 1)
            index += 1
        }
    }

    private func unmark(_ row: Int) {
        let pool = coefficients.entries
        let position = scratch.markedPositions
        var index = coefficients.start(row)
        let end = index + coefficients.count(row)
        while index < end {
            position[Int(pool[index].reference)] = 0
            index += 1
        }
    }

    /// Substitutes the entry at `entryIndex` of `row` by its coefficient times the marked row `source`.
    private mutating func combine(_ row: Int, _ entryIndex: Int, _ source: Int) {
        coefficients.reserve(row, coefficients.count(row) + coefficients.count(source))
        let pool = coefficients.entries
        let start = coefficients.start(row)
        let factor = pool[start + entryIndex].coefficient
        pool[start + entryIndex].coefficient = 0
        addCommonEntries(of: source, factor: factor, to: row)
        appendMissingEntries(of: source, factor: factor, to: row)
    }

    /// Adds the marked row's entries to the entries with the same residual and negates their marks. Removes entries that
    /// become zero.
    private func addCommonEntries(of source: Int, factor: Double, to row: Int) {
        let pool = coefficients.entries
        let position = scratch.markedPositions
        let start = coefficients.start(row)
        let end = start + coefficients.count(row)
        let sourceStart = coefficients.start(source)
        var signature: UInt64 = 0
        var write = start
        var read = start
        while read < end {
            var entry = pool[read]
            let markedPosition = position[Int(entry.reference)]
            if markedPosition != 0 {
                position[Int(entry.reference)] = -markedPosition
                entry.coefficient = Scratch.sum(
                    entry.coefficient, factor * pool[sourceStart + Int(markedPosition) - 1].coefficient)
            }
            if entry.coefficient != 0 {
                signature |= RowRecord.signatureBit(Int(entry.reference))
                pool[write] = entry
                write += 1
            }
            read += 1
        }
        coefficients.setCount(row, write - start)
        rows[row].signature = signature
    }

    /// Appends the remaining entries of the marked row, and makes all marks positive again.
    private func appendMissingEntries(of source: Int, factor: Double, to row: Int) {
        let pool = coefficients.entries
        let position = scratch.markedPositions
        let start = coefficients.start(row)
        var signature = rows[row].signature
        var write = start + coefficients.count(row)
        var read = coefficients.start(source)
        let end = read + coefficients.count(source)
        while read < end {
            let entry = pool[read]
            let markedPosition = position[Int(entry.reference)]
            if markedPosition < 0 {
                position[Int(entry.reference)] = -markedPosition
            } else {
                signature |= RowRecord.signatureBit(Int(entry.reference))
                pool[write] = Entry(reference: entry.reference, coefficient: factor * entry.coefficient)
                write += 1
            }
            read += 1
        }
        coefficients.setCount(row, write - start)
        rows[row].signature = signature
    }
}
