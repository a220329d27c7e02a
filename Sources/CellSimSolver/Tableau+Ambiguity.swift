extension Tableau {
    /// Whether the variable can be raised or lowered without raising the cost of the last solution.
    func isAmbiguous(_ variable: Int) -> Bool {
        canMove(variable, by: 1) || canMove(variable, by: -1)
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
