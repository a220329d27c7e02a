// A solution is unique if no residual can move at no cost. Reduced costs alone are not sufficient: for a basic residual at
// its constant, they contain the cost of one side, and a move to the other side costs more. Such rows block moves whose
// reduced costs are zero.
/// Tests whether the last solution is unique.
extension Tableau {
    /// The directions in which a residual can move from its constant, as a bit mask.
    private static let up: UInt8 = 1, down: UInt8 = 2

    /// Returns whether the variables (all variables if nil) have the same values in every equally good solution. Variables
    /// without constraints are zero and count as determined.
    ///
    /// `true` is reliable; `false` is also returned for some unique solutions, if only several rows together block a move.
    mutating func isDetermined(_ targets: [Variable]?) -> Bool {
        guard let moves = freeMoves() else { return false }
        defer { moves.free.deallocate() }
        guard let targets, moves.areLeft || hasUndefinedVariable else { return !moves.areLeft && !hasUndefinedVariable }
        if basesAreStale { updateBases() }
        return targets.allSatisfy { isFixed($0, moves.free) }
    }

    /// Returns the variables for which `isDetermined` is false.
    mutating func undetermined(among targets: [Variable]) -> [Variable] {
        guard let moves = freeMoves() else { return targets }
        defer { moves.free.deallocate() }
        guard moves.areLeft || hasUndefinedVariable else { return [] }
        if basesAreStale { updateBases() }
        return targets.filter { !isFixed($0, moves.free) }
    }

    /// Returns the moves that cost nothing and that no row blocks, and whether there are any; nil if the solution is
    /// out of date.
    private func freeMoves() -> (free: Block<UInt8>, areLeft: Bool)? {
        if isExhausted || costsAreStale || valuesAreStale || waiting.count > 0 { return nil }
        var free = Block<UInt8>(capacity: constraints.count)
        let areLeft = collectFreeMoves(&free) && removeBlockedMoves(free)
        return (free, areLeft)
    }

    private var hasUndefinedVariable: Bool {
        var variable = 0
        while variable < variables.count {
            if variables[variable].rank == 0 && variables[variable].uses > 0 { return true }
            variable += 1
        }
        return false
    }

    /// Collects the moves whose reduced costs are zero at every level.
    /// - Returns: Whether there are any.
    private func collectFreeMoves(_ free: inout Block<UInt8>) -> Bool {
        var hasFreeMove = false
        var slot = 0
        while slot < constraints.count {
            var moves: UInt8 = 0
            if constraints[slot].row == ConstraintRecord.fixedAtConstant && !constraints[slot].isRequiredEquality {
                if isFree(slot, up: true) { moves |= Tableau.up }
                if isFree(slot, up: false) { moves |= Tableau.down }
                if moves != 0 { hasFreeMove = true }
            }
            free.append(moves)
            slot += 1
        }
        return hasFreeMove
    }

    /// Removes moves that rows at their constants block, until no row blocks another move.
    /// - Returns: Whether any moves remain.
    private func removeBlockedMoves(_ free: Block<UInt8>) -> Bool {
        var changes = true
        while changes {
            changes = false
            var row = 0
            while row < rows.count {
                if rows[row].value == 0 && removeBlockedMoves(free, byRow: row) { changes = true }
                row += 1
            }
        }
        var slot = 0
        while slot < free.count {
            if free[slot] != 0 { return true }
            slot += 1
        }
        return false
    }

    private func removeBlockedMoves(_ free: Block<UInt8>, byRow row: Int) -> Bool {
        let pool = coefficients.entries
        var entryIndex = coefficients.start(row)
        let start = entryIndex
        let end = entryIndex + coefficients.count(row)
        var count = 0
        var union: UInt8 = 0
        while entryIndex < end {
            let moves = directions(of: pool[entryIndex], free)
            if moves != 0 {
                count += 1
                union |= moves
            }
            entryIndex += 1
        }
        if count == 0 { return false }
        let blocked = blockedDirections(byRow: row)
        // Several residuals could compensate for each other.
        if count > 1 && (union == Tableau.up | Tableau.down || union & blocked == 0) { return false }
        if union & blocked == 0 { return false }
        entryIndex = start
        while entryIndex < end {
            let slot = Int(pool[entryIndex].reference)
            let moves = directions(of: pool[entryIndex], free) & ~blocked
            free[slot] = pool[entryIndex].coefficient > 0 ? moves : Tableau.swapped(moves)
            entryIndex += 1
        }
        return true
    }

    /// Returns the directions in which the free moves of an entry's residual move the basic residual of its row.
    private func directions(of entry: Entry, _ free: Block<UInt8>) -> UInt8 {
        let moves = free[Int(entry.reference)]
        return entry.coefficient > 0 ? moves : Tableau.swapped(moves)
    }

    private static func swapped(_ moves: UInt8) -> UInt8 { (moves & 1) << 1 | moves >> 1 }

    /// Returns the directions in which the reduced price isn't valid for a row's basic residual, or its constraint forbids a move.
    private func blockedDirections(byRow row: Int) -> UInt8 {
        let record = constraints[Int(rows[row].constraint)]
        if record.isRequired {
            return (record.limitsAbove ? Tableau.up : 0) | (record.limitsBelow ? Tableau.down : 0)
        }
        return record.side > 0 ? Tableau.down : Tableau.up
    }

    private mutating func isFixed(_ target: Variable, _ free: Block<UInt8>) -> Bool {
        defer { scratch.clear() }
        var entries = Block<Entry>(capacity: 1)
        defer { entries.deallocate() }
        entries.append(Entry(reference: target.index, coefficient: 1))
        addToExpansion(entries, from: 0, count: 1, factor: 1, dropped: false)
        expandDefinitions(dropped: false)
        expandBasicResiduals()
        var index = 0
        while index < scratch.variableList.count {
            let variable = Int(scratch.variableList[index])
            if scratch.variableSum[variable] != 0 && (variable != Int(target.index) || variables[variable].uses > 0) {
                return false
            }
            index += 1
        }
        index = 0
        while index < scratch.residualList.count {
            let slot = Int(scratch.residualList[index])
            if scratch.residualSum[slot] != 0 && free[slot] != 0 { return false }
            index += 1
        }
        return true
    }
}
