/// Tests whether a sum of variables is ambiguous in the last solution.
extension Tableau {
    /// Returns whether the sum can be increased or decreased without increasing the cost of the last solution.
    mutating func isAmbiguous(_ terms: [Term]) -> Bool {
        if isExhausted { return false }
        switch ambiguity(of: terms) {
        case .none: return false
        case .certain: return true
        case .possible: return canMove(terms, by: 1) || canMove(terms, by: -1)
        }
    }

    private enum Ambiguity { case none, possible, certain }

    /// Returns whether a sum is ambiguous. A sum that depends on an undefined variable certainly is, because no row contains
    /// the variable. A sum that depends on a residual which can leave its constant at no cost may be. Otherwise the sum is
    /// unique, because every move at no cost is a combination of moves of single residuals, each at no cost.
    private mutating func ambiguity(of terms: [Term]) -> Ambiguity {
        if costsAreStale { return .possible }
        if basesAreStale { updateBases() }
        defer { scratch.clear() }
        var entries = Block<Entry>(capacity: terms.count)
        defer { entries.deallocate() }
        for term in terms { entries.append(Entry(reference: term.variable.index, coefficient: term.coefficient)) }
        addToExpansion(entries, from: 0, count: entries.count, factor: 1, dropped: false)
        expandDefinitions(dropped: false)
        expandBasicResiduals()
        var index = 0
        while index < scratch.variableList.count {
            if scratch.variableSum[Int(scratch.variableList[index])] != 0 { return .certain }
            index += 1
        }
        index = 0
        while index < scratch.residualList.count {
            let slot = Int(scratch.residualList[index])
            if scratch.residualSum[slot] != 0 && (isFree(slot, up: true) || isFree(slot, up: false)) {
                return .possible
            }
            index += 1
        }
        return .none
    }

    func isFree(_ slot: Int, up: Bool) -> Bool {
        guard constraints[slot].mayMove(up: up) else { return false }
        var position = 0
        while position < levelOrder.count {
            if price(of: slot, up: up, level: levelOrder[position]).magnitude > Tableau.zeroCost { return false }
            position += 1
        }
        return true
    }

    /// Tries to change the sum by adding a constraint whose strength is lower than all others.
    private mutating func canMove(_ terms: [Term], by distance: Double) -> Bool {
        work += constraints.count * 4 + costs.count + coefficients.entries.count + definitions.entries.count
        var trial = copy()
        defer {
            work = trial.work
            trial.deallocate()
        }
        func sum(_ tableau: Tableau) -> Double {
            terms.reduce(0) { $0 + $1.coefficient * tableau.variables[Int($1.variable.index)].value }
        }
        let value = sum(self)
        do throws(UnsatisfiableError) {
            try unsafe terms.withUnsafeBufferPointer { (wish) throws(UnsatisfiableError) in
                _ = try unsafe trial.add(wish, 0, value + distance, strength: Strength(priority: -.infinity))
            }
            try trial.solve()
        } catch {
            return false
        }
        return (sum(trial) - value).magnitude > 1e-6 * max(1, value.magnitude)
    }
}
