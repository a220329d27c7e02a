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
        do throws(Unsatisfiable) {
            _ = try trial.add(
                CollectionOfOne(Term(Variable(index: Int32(variable)))), 0, value + distance,
                strength: Strength(priority: -.infinity))
            try trial.solve()
        } catch {
            return false
        }
        return (trial.variables[variable].value - value).magnitude > 1e-6 * max(1, value.magnitude)
    }
}
