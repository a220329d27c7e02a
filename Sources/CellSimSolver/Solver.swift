/// Solves linear equalities and inequalities over real variables, incrementally.
///
/// Required constraints hold exactly. The violations of other constraints are minimised by priority: first the sum at
/// the highest priority; then, among those solutions, the sum at the next one; and so on. The same calls always give
/// the same solution. A solver is a value: copies share memory until one changes, and a copy of a solved solver starts
/// from its solution.
public struct Solver: Sendable {
    private var box = TableauBox(Tableau())

    /// Creates a solver without variables.
    public init() {}

    /// The tableau, which is copied first if other solvers share it.
    private var uniqueBox: TableauBox {
        mutating get {
            if !isKnownUniquelyReferenced(&box) { box = TableauBox(box.tableau.copy()) }
            return box
        }
    }

    /// Reserves memory for a number of variables and constraints.
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        uniqueBox.tableau.reserveCapacity(variables: variables, constraints: constraints)
    }

    /// Adds a variable. Its value is 0 until a constraint determines it.
    /// - Parameter followsOthers: Whether constraints define this variable in preference to variables without this flag. In
    ///   chains of positions and lengths, definitions stay short if the positions have it.
    public mutating func makeVariable(followsOthers: Bool = false) -> Variable {
        Variable(index: Int32(uniqueBox.tableau.makeVariable(followsOthers: followsOthers)))
    }

    /// Adds the constraint `Σ coefficient·variable relation constant`.
    /// - Parameter terms: May contain a variable more than once.
    /// - Throws: The required constraints, including the new one, that conflict. The solver is unchanged in that case.
    /// - Complexity: Proportional to the number of terms if one of the variables is new; otherwise to the size of the definitions and rows
    ///   that the terms expand to, and to the number of pivots if a required constraint doesn't hold yet.
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required
    ) throws(UnsatisfiableError) -> ConstraintID {
        try unsafe terms.withUnsafeBufferPointer { (terms) throws(UnsatisfiableError) in
            try unsafe add(terms, relation, constant, strength: strength)
        }
    }

    /// Adds a constraint whose terms are in the caller's memory. The solver doesn't retain this memory.
    public mutating func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, strength: Strength = .required
    ) throws(UnsatisfiableError) -> ConstraintID {
        precondition(constant.isFinite, "a constraint's constant must be finite")
        let box = uniqueBox
        let sign: Int8 =
            switch relation {
            case .lessThanOrEqual: -1
            case .equal: 0
            case .greaterThanOrEqual: 1
            }
        let slot = try unsafe box.tableau.add(terms, sign, constant, strength: strength)
        return box.tableau.id(slot)
    }

    /// Removes a constraint. Values change with the next `solve`.
    public mutating func remove(_ id: ConstraintID) {
        let slot = slot(id)
        uniqueBox.tableau.remove(slot)
    }

    /// Changes the constant of a constraint of any strength. The change takes effect in the next `solve`.
    public mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "a constraint's constant must be finite")
        let slot = slot(id)
        if box.tableau.constraints[slot].constant == constant { return }
        let box = uniqueBox
        box.tableau.constraints[slot].constant = constant
        if box.tableau.constraints[slot].isDropped { box.tableau.basesAreStale = true }
        box.tableau.valuesAreStale = true
    }

    /// Changes the strength of a constraint. The change takes effect in the next `solve`.
    /// - Throws: The conflicting required constraints if the constraint can't become required. It then keeps its strength.
    public mutating func setStrength(_ id: ConstraintID, _ strength: Strength) throws(UnsatisfiableError) {
        let slot = slot(id)
        try uniqueBox.tableau.setStrength(slot, strength)
    }

    /// Updates the values after all changes since the last call.
    /// - Throws: The required constraints that conflict because of changed constants. The values remain those of the last solution. Remove
    ///   or change one of the constraints, and solve again.
    /// - Complexity: After changed constants, proportional to the size of the tableau times the number of constraints that start or stop
    ///   holding with equality.
    public mutating func solve() throws(UnsatisfiableError) {
        try uniqueBox.tableau.solve()
    }

    /// Limits the work of the following calls, measured approximately in numbers read. A solver that reaches the limit may violate
    /// satisfiable constraints, may return values that aren't optimal, and reports no ambiguity.
    public mutating func limitWork(to limit: Int) { (uniqueBox.tableau.work, uniqueBox.tableau.workLimit) = (0, limit) }

    /// The approximate number of coefficients that were read since the limit was set.
    public var work: Int { box.tableau.work }

    /// A Boolean value that indicates whether the work limit was reached.
    public var isExhausted: Bool { box.tableau.isExhausted }

    /// Returns the value of a variable in the last solution; 0 if no constraint determines it.
    public func value(of variable: Variable) -> Double {
        box.tableau.variables[Int(variable.index)].value
    }

    /// Returns the violation of a constraint in the last solution, in units of its constant; 0 if it holds.
    public func violation(of id: ConstraintID) -> Double { box.tableau.violation(of: slot(id)) }

    /// Returns whether another equally good solution has a different value of the variable.
    /// - Complexity: The cost of copying the solver and solving it twice.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        var copy = self
        return copy.isAmbiguous([Term(variable)])
    }

    /// Returns whether another equally good solution has a different value of the sum. The call changes only internal state,
    /// which makes the next query cheaper.
    /// - Complexity: Proportional to the size of the terms' expanded definitions; if these aren't sufficient, the cost of two
    ///   copies and two solutions.
    public mutating func isAmbiguous(_ terms: [Term]) -> Bool { uniqueBox.tableau.isAmbiguous(terms) }

    /// Returns a description of the variables, constraints and rows for tests and debugging. It depends only on the sequence of calls.
    public func dump() -> String { box.tableau.dump() }

    /// Returns whether the variables (all variables if nil) have the same values in every equally good solution. Variables
    /// without constraints count as determined. `true` is reliable. `false` is also returned for some unique solutions, if only
    /// several constraints together determine them.
    /// - Complexity: Proportional to the number of constraints and the number of entries in rows that hold with equality.
    public mutating func isDetermined(_ variables: [Variable]? = nil) -> Bool {
        uniqueBox.tableau.isDetermined(variables)
    }

    /// Returns the variables for which `isDetermined` is false.
    /// - Complexity: The cost of one call of `isDetermined` for all variables together.
    public mutating func undetermined(among variables: [Variable]) -> [Variable] {
        uniqueBox.tableau.undetermined(among: variables)
    }

    private func slot(_ id: ConstraintID) -> Int {
        let slot = Int(id.slot)
        precondition(
            slot < box.tableau.constraints.count && box.tableau.constraints[slot].serial == id.serial
                && box.tableau.constraints[slot].row != ConstraintRecord.vacant,
            "the constraint is not in the solver")
        return slot
    }
}
