extension Tableau {
    /// Whether the variable can be raised or lowered without raising the cost of the last solution.
    func isAmbiguous(_ variable: Int) -> Bool {
        mayBeAmbiguous(variable) && (canMove(variable, by: 1) || canMove(variable, by: -1))
    }

    /// Whether the variable depends on an undefined one or on a residual that can leave its constant at no price; if not, it
    /// is unique, since a move that costs nothing is made of residuals' moves none of which costs anything.
    private func mayBeAmbiguous(_ variable: Int) -> Bool {
        if costsAreStale || variables[variable].rank == 0 { return true }
        var trial = copy()
        defer { trial.deallocate() }
        trial.expand(definitions.entries, from: definitions.start(variable), count: definitions.count(variable))
        let scratch = trial.scratch
        for index in 0..<scratch.variableList.count where scratch.variableSum[Int(scratch.variableList[index])] != 0 {
            return true
        }
        for index in 0..<scratch.residualList.count {
            let slot = Int(scratch.residualList[index])
            if scratch.residualSum[slot] != 0 && (isFree(slot, up: true) || isFree(slot, up: false)) { return true }
        }
        return false
    }

    private func isFree(_ slot: Int, up: Bool) -> Bool {
        constraints[slot].mayMove(up: up)
            && (0..<levelOrder.count).allSatisfy {
                price(of: slot, up: up, level: levelOrder[$0]).magnitude <= Tableau.zeroCost
            }
    }

    /// Asks for another value with less strength than anything else has.
    private func canMove(_ variable: Int, by distance: Double) -> Bool {
        var trial = copy()
        defer { trial.deallocate() }
        let value = variables[variable].value
        let wish = [Term(Variable(index: Int32(variable)))]
        do throws(Unsatisfiable) {
            try unsafe wish.withUnsafeBufferPointer { (wish) throws(Unsatisfiable) in
                _ = try unsafe trial.add(wish, 0, value + distance, strength: Strength(priority: -.infinity))
            }
            try trial.solve()
        } catch {
            return false
        }
        return (trial.variables[variable].value - value).magnitude > 1e-6 * max(1, value.magnitude)
    }
}
